### Ludotheque : les mots de la page de table et de la rediffusion, en français.
### Mêmes identifiants, même ordre, mêmes variables que dans table.en.ftl et table.de.ftl. On dit « vous ».

## Le haut de la table

table-you = Vous
table-thinks = choisit
table-bot-thinks = réfléchit
table-away = absent
table-bot-plays = { $bot } joue à sa place
table-time-left = Temps restant
table-days = { $days } j { $hours } h
table-about = Table
table-link = Lien vers cette table
table-copy = Copier
table-copied = Copié
table-copy-by-hand = Ce navigateur ne copie pas ; sélectionnez le lien et copiez-le vous-même.
table-share-link = Partager
table-code = Montrer à un appareil photo
table-code-about = L’adresse { $url } sous forme de code pour un appareil photo
table-only-here = Seule cette machine peut l’ouvrir. Pour que d’autres de votre réseau puissent jouer, démarrez le serveur avec
table-deeds = Ce qu’on peut faire
table-takeback = Reprendre
table-resign = Abandonner
table-resign-sure = Vous abandonnez cette partie et votre adversaire l’emporte. C’est définitif.
table-abort = Annuler la partie
table-abort-sure = La partie s’arrête avant d’avoir commencé ; personne ne gagne.
table-older = Les règles ont changé depuis le début de cette partie, qui ne peut donc pas continuer : abandonnez, ou convenez avec les autres d’y mettre fin.
table-agree = Terminer sans vainqueur
table-agree-sure = La partie s’arrête quand tous sont d’accord ; personne ne gagne.
table-agreed = D’accord jusqu’ici : { $names }.
table-return = Reprendre vous-même
table-rematch = Revanche
table-once-more = Rejouer
table-other-side = L’autre camp

## Ce qui est demandé

table-ask = Votre choix
table-your-turn = À vous
table-waits = On attend { $names }.
table-hurry = Sauter
table-sealed = Vous avez choisi : { $choice }.
table-sealed-change = Cela reste secret jusqu’à ce que chacun ait choisi ; d’ici là, vous pouvez changer.
table-all-choices = Tous les choix
table-list = Liste des choix ({ $count })
table-further = ↓ { $count } de plus sur le plateau
table-again = Touchez encore, ou ici :
table-hint = Conseil
table-hint-choice = Je choisirais : « { $choice } ».
table-hint-worth = Cela gagne environ { $worth } parties semblables sur 100.
table-hint-other = Cela gagne environ { $worth } parties semblables sur 100 ; « { $other } », environ { $less }.
table-choosable = au choix
table-chosen = choisi
table-lost-wish = La connexion s’est rompue avant que la table ne vous entende ; choisissez de nouveau.
table-connecting = Vous rejoignez la table…
table-offline = La connexion est perdue et reviendra d’elle-même. La table reste lisible ; les choix attendent.

## Le plateau

table-total = Total
table-more = +{ $points }
table-deck-order = Chacun peut savoir quelles cartes s’y trouvent ; personne n’en connaît l’ordre.
table-all-events = Les événements de cette partie : { $events }
table-close = Fermer

## Le tiroir

table-drawer = Journal et plus
table-log = Journal
table-log-empty = Il ne s’est encore rien passé.
table-log-lines = { $count ->
    [one] 1 ligne
   *[other] { $count } lignes
}
table-rules = Règles
table-cards = Cartes
table-chat = Discussion
table-chat-empty = Personne n’a encore rien dit.
table-unread = { $count ->
    [one] { $count } nouvelle ligne
   *[other] { $count } nouvelles lignes
}
table-chat-say = Dites quelque chose
table-chat-send = Envoyer
table-people = Personnes présentes : { $count }
table-watches = regarde
table-mute = Ne plus entendre
table-unmute = Entendre de nouveau
table-remove = Éloigner
table-somebody = Quelqu’un
table-explain = Expliquer
table-explain-now = Ce qu’on attend
table-explain-over = La partie est finie ; on n’attend plus rien.
table-explain-coming = Pourquoi, et ce qui suit
table-explain-choices = Ce que fait chaque choix
table-rule = Règle { $number }

## Touches

table-help = Touches
table-help-about = Tout ce qui s’éclaire se clique ; tout se fait aussi au clavier.
table-key-move = d’un choix à l’autre
table-key-choose = choisir ; pendant que les cartes bougent : plus vite
table-key-back = retour, fermer
table-key-help = ces touches
table-key-log = journal
table-key-rules = règles
table-key-card = la carte désignée, en grand
table-key-takeback = reprendre

## Avant la partie

table-open-title = Une chaise est encore libre
table-open-about = La partie commence dès que toutes les chaises sont prises.
table-sit = S’asseoir ici
table-sit-too = Jouer aussi cette place, à cet écran
table-account = a un compte
table-invite = Invitez quelqu’un avec ce lien
table-leave = Quitter la table
table-pass = Passez l’écran à { $name }
table-pass-about = Les autres ne regardent pas. Personne ne voit le choix d’un autre.
table-pass-ready = Je suis { $name }

## Après la partie

table-ending = La partie est finie
table-ended = La partie est finie.
table-won = Vous avez gagné.
table-lost = Vous avez perdu.
table-aborted = Cette partie a été annulée.
table-wants-rematch = Revanche souhaitée : { $names }.
table-next = À la partie suivante
table-check = Vérifier la donne
table-fair = Équitable : le secret est bien celui promis au début, et la donne en découle.
table-unfair = Le secret n’est pas celui qui avait été promis.
table-commitment = Promesse faite avant la première carte (SHA-256)
table-secret = Secret, dévoilé depuis la fin
table-download = Télécharger
table-to-lobby = Vers l’accueil

## La rediffusion

table-replay = Revoir la partie
table-replay-of = Revoir la partie : { $game }
table-replay-begins = La partie commence.
table-replay-somebody = Quelqu’un a choisi en secret.
table-replay-older = Cette partie a été jouée avec d’anciennes règles ; elle est montrée telle qu’elle a été conservée.
table-replay-retold = Cette partie a été jouée avec d’anciennes règles ; celles d’aujourd’hui la racontent aussi loin qu’elles le peuvent.
table-replay-undrawn = La table de ces anciennes règles ne peut plus être dessinée ; le journal raconte ce qui s’est passé.
table-chose = { $name } : { $choice }
table-first = Au début
table-previous = Un pas en arrière
table-run = Lire
table-pause = Pause
table-following = Un pas en avant
table-last = À la fin
table-step = Étape
table-step-of = Étape { $step } sur { $steps }
table-speed = Vitesse
table-seen-by = Vu par
table-seen-all = Tout à découvert
table-seen-spectator = Un spectateur
table-share = Partager cette étape
table-from-here = Jouer à partir d’ici
table-from-turn = Choisir autrement
table-from-step = { $bots ->
    [0] Vous continuez cette partie après le choix { $step }, sans adversaire à table.
    [1] Vous continuez cette partie après le choix { $step }, contre un bot.
   *[other] Vous continuez cette partie après le choix { $step }, contre des bots.
}
table-from-seat = Votre place
table-from-anew = Ce que cette place ne pouvait pas voir alors est redistribué, même ce que vous savez maintenant, et le hasard est un autre. La table est privée et ne compte nulle part.
table-begun = Ce qui précède
table-back = Vers la table

## Quand une table ne peut être montrée

table-gone-title = Cette table n’existe pas
table-gone = Il n’y a pas de table à cette adresse. Vérifiez le lien, ou ouvrez-en une nouvelle.
table-trouble-title = Cette table ne peut être montrée
table-not-yours = Cette place est à quelqu’un d’autre, ou l’hôte vous a fermé la table.
table-signed-out = Vous êtes déconnecté. Réessayez pour regarder, ou connectez-vous d’abord.
table-closed = La table a fermé la connexion. Réessayez dans un instant.
