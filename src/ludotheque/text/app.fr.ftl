### Ludotheque : les mots autour de tous les jeux, en français.
### Mêmes identifiants, même ordre, mêmes variables que dans app.en.ftl et app.de.ftl. On dit « vous ».

app-player = Joueur { $number }
app-bot = { $name } (bot)
app-bot-novice = Bot novice
    .about = Voit à peine devant lui et se trompe souvent : pour une première partie.
app-bot-easy = Bot facile
    .about = Voit un peu devant lui et se trompe encore.
app-bot-medium = Bot moyen
    .about = Joue bien et se trompe de temps en temps.
app-bot-hard = Bot difficile
    .about = Réfléchit à l’avance et ne se trompe guère.
app-bot-expert = Bot expert
    .about = Réfléchit aussi loin qu’il le peut.
app-bot-greedy = Bot glouton
    .about = Regarde jusqu’à la fin de son tour et prend ce qui rapporte le plus.
app-bot-random = Bot au hasard
    .about = Fait n’importe quoi de permis.
app-you = vous
app-yes = Oui
app-no = Non
# Une chose et ce qu’elle est : « Main : 3 Mage ».
app-labelled = { $label } : { $text }

## À qui de jouer

app-bot-thinks = { $name } réfléchit…

## Une première partie, pas à pas

app-lesson-other = C’est permis, mais cette leçon a autre chose en vue.
app-lesson-try = Essayez : { $choice }.

## Un problème

app-puzzle = { $game }, problème { $number }, degré { $grade } sur 6
app-puzzle-solved = La partie en est à ses derniers tours. Un choix gagne nettement plus souvent que tous les autres, même contre un adversaire qui ne fait aucune erreur. Lequel ?
app-puzzle-searched = D’après tout ce que vous pouvez savoir ici, un choix est nettement le meilleur. Lequel ?
app-puzzle-worse = { $choice } : vous avez ainsi { $wins } chances sur 100 de gagner. Il y a mieux.
app-puzzle-wrong = { $choice } : c’est permis, mais il y a mieux.
app-puzzle-best = Le meilleur choix est : { $choice }. Vous avez ainsi { $wins } chances sur 100 de gagner ; avec le suivant, { $other }, { $less } sur 100.

## La table

app-round = Manche { $round } sur { $rounds }
app-turn = Tour { $turn }
app-empty = vide
app-unseen = { $count } face cachée

## Une consigne : la table passe pour un joueur jusqu’à ce qu’il la retire

app-order = Mes réponses
app-order-none = Me demander chaque fois

## Revoir une partie finie

app-review = Analyse
app-review-progress = Chaque choix est revu …
app-review-eyes = Une analyse va avec les yeux d’une place, ou avec tout découvert.
app-review-of = Analyse : { $game }
app-review-standing = Les chances de chacun, d’après ce qu’il pouvait savoir
app-review-turns = Tournants
app-review-turn = Choix { $number }, { $name } : « { $chosen } ». Mieux : « { $best } », qui gagne environ { $before } parties semblables sur 100 au lieu de { $after }.
app-review-none = Aucun choix n’a coûté cher.
app-review-about = Un bot fort a revu chaque choix, sans en savoir plus que son joueur à ce moment. Les chiffres sont des estimations.

## Un grand moment, en une ligne

app-highlight = ★ { $title }. { $text }
