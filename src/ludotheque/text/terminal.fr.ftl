### Ludotheque : les mots des commandes et du terminal, en français.
### Mêmes identifiants, même ordre, mêmes variables que dans terminal.en.ftl et terminal.de.ftl. On dit « vous ».

## À qui de jouer

app-choose-key = Choisissez avec la touche devant une ligne, ou avec les flèches et Entrée.
app-type-number = Votre choix, de 1 à { $count } (? pour l’aide) :
app-illegal = « { $choice } » ne fait pas partie des choix. Tapez un numéro du menu, ou ? pour l’aide.
app-undo-not = Un choix fait ne se reprend pas.
app-pass-device = À présent { $name }. Les autres ne regardent plus ; puis { $name } appuie sur Entrée.
app-hurry = … (une touche : plus vite)
app-watching = Les bots jouent.
app-next = Suite
app-by-itself = Laisser jouer tout seul
app-pause = Pause

## Une première partie, pas à pas

app-lesson = Première partie, { $step } sur { $steps }
app-lesson-shows = À regarder : { $cards }

## La table

app-menu = Comment choisir
app-log = Ce qui s’est passé
app-table = La table en mots
app-cards = Cartes
app-rules = Règles
app-help = Aide
app-keys-title = Touches
app-signs-title = Signes
app-keys = c cartes · r règles · l journal · t table · L langue · ? aide · q quitter
app-reader-keys = Échap retour · ↑ ↓ défiler · taper pour chercher
app-search = Chercher
app-not-found = Rien trouvé.
app-quit-sure = Quitter cette partie ? Elle n’est pas finie.
app-stay = Continuer à jouer
app-leave = Quitter
app-too-small = Cette fenêtre fait { $width } × { $height } caractères ; il en faut { $needs_width } × { $needs_height } pour la table. Agrandissez-la, ou jouez avec --plain.

## La table en lignes : ce qu’on peut taper, et ce que cela fait

app-about-notation = Tapez un numéro de 1 à { $count }, ou le choix en notation, par exemple : { $example }. Un nom suffit quand un seul choix le porte. Plusieurs choix d’une même question tiennent sur une ligne, séparés par des virgules.
app-choices = { $count } choix
app-narrow = { $count } choix. Tapez le début ou une partie d’un choix, par exemple { $example }, pour lire ceux qui conviennent.
app-say-menu = menu
app-about-menu = tout le menu, si long soit-il
app-say-table = table
app-about-table = toute la table en mots
app-say-card = carte
app-about-card = ce que dit une carte, dont le nom suit
app-say-cards = cartes
app-about-cards = toutes les cartes par leur nom
app-say-rules = règles
app-about-rules = les sections ; avec un numéro, cette section ou cette règle
app-say-log = journal
app-about-log = tout ce qui s’est passé
app-say-why = pourquoi
app-about-why = pourquoi une chose est impossible ; suivie du choix ou de la chose
app-say-what = et
app-about-what = à quoi un choix mènerait : et si, puis son numéro ou ses mots
app-say-if = si
app-say-order = consigne
app-about-order = passer désormais d’office, ou être de nouveau interrogé ; suivie d’un numéro
app-say-help = aide
app-about-help = ces lignes, puis le menu
app-say-quit = quitter
app-about-quit = quitter la partie
app-no-such-card = Il n’y a pas de carte « { $name } ».
app-no-such-rule = Il n’y a pas de règle { $number }.
app-which-rule = Ajoutez le numéro d’une section ou d’une règle.

## Une consigne : la table passe pour un joueur jusqu’à ce qu’il la retire

app-order-stands = { $order } (actuellement)
app-order-typed = Pour passer d’office désormais, tapez consigne.
app-order-key = o : passer d’office désormais, ou être de nouveau interrogé

## La fin

app-game-over = La partie est finie.
app-unfinished = La partie n’est pas finie.
app-wins = Victoire : { $name }.
app-loses = Défaite : { $name }.
app-score = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
app-save-as = Garder cette partie sous { $path }
app-record-saved = La partie est enregistrée dans { $path }.
app-record-review = Un bot fort dit où elle a basculé : ludotheque review { $path }
app-record-kept = Cette partie a été enregistrée avec d’autres règles ou cartes (règles { $rules }) ; elle est racontée telle qu’elle a été conservée.
app-record-cut = Cette partie a été enregistrée avec d’autres règles ou cartes (règles { $rules }) ; celles d’aujourd’hui racontent { $number } de ses { $choices } choix.
app-not-saved = La partie n’a pas pu être enregistrée dans { $path } : { $reason }

## Looking ahead

app-ahead = Et si, et pourquoi pas
app-ahead-key = w : à quoi mènerait le choix sous le curseur, et pourquoi d’autres cartes ne servent pas
app-why-not = Rien ne s’y oppose : { $choice }.
