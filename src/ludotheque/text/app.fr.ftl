### Ludotheque : les mots autour de tous les jeux, en français.
### Mêmes identifiants, même ordre, mêmes variables que dans app.en.ftl et app.de.ftl. On dit « vous ».

app-title = Ludotheque
app-you = Vous
app-opponent = Adversaire
app-bot = { $name } (ordinateur)
app-player = Joueur { $number }
app-yes = Oui
app-no = Non

## À qui de jouer

app-your-turn = À vous de jouer
app-waiting = En attente de l’autre joueur…
app-choose-key = Choisissez avec les chiffres, ou avec les flèches et Entrée.
app-type-number = Tapez le numéro de votre choix, puis Entrée :
app-illegal = « { $choice } » ne fait pas partie des choix. Tapez un numéro du menu, ou ? pour l’aide.
app-undo-not = Un choix fait ne se reprend pas.
app-pass-device = Passez l’appareil : c’est à { $name }. { $name }, appuyez sur une touche quand l’autre ne regarde plus.
app-ready = On y va ?

## La table

app-menu = Vos choix
app-log = Ce qui s’est passé
app-card = Carte
app-cards = Cartes
app-rules = Règles
app-language = Langue
app-help = Aide
app-quit = Quitter
app-quit-sure = Quitter cette partie ? Elle n’est pas finie.
app-keys = 1–9 choisir · ↑ ↓ se déplacer · Entrée valider · c cartes · r règles · l langue · ? aide · q quitter
app-round = Manche { $round } sur { $rounds }
app-turn = Tour { $turn }
app-current-location = On se bat ici
app-unknown-hand = { $count ->
    [one] { $count } champion caché
   *[other] { $count } champions cachés
}
app-empty = vide
app-too-small = Cette fenêtre fait { $width } × { $height } caractères ; il en faut { $needs_width } × { $needs_height } pour la table. Agrandissez-la, ou jouez avec --plain.

## La fin

app-game-over = La partie est finie
app-wins = Victoire : { $name }.
app-score = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
app-record-saved = La partie est enregistrée dans { $path }.
app-bye = À la prochaine.
