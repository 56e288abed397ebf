### Ludotheque : les mots des pages web autour de la table, en français.
### Mêmes identifiants, même ordre, mêmes variables que dans web.en.ftl et web.de.ftl. On dit « vous ».

## Partout

web-skip = Aller au contenu
web-pages = Pages
web-more = Plus
web-lobby = Accueil
web-games = Jeux
web-my-games = Mes parties
web-rules = Règles
web-cards = Cartes
web-about = À propos et équité
web-loading = Chargement…
web-nothing-found = Rien trouvé.
web-found = { $count ->
    [one] { $count } résultat
   *[other] { $count } résultats
}
web-try-again = Réessayer
web-to-lobby = Vers l’accueil
web-you = Vous
web-guest = Invité { $number }
web-independent = Une réalisation indépendante. Les jeux et leurs noms appartiennent à leurs auteurs et à leurs éditeurs.

## Réglages

web-settings = Réglages
web-settings-and-pages = Réglages et pages
web-your-name = Votre nom
web-change-name = Changer votre nom
web-language = Langue
web-theme = Thème
web-theme-auto = Comme le système
web-theme-dark = Sombre
web-theme-day = Clair
web-theme-contrast = Contraste élevé
web-speed = Animations
web-speed-slow = Lentes
web-speed-normal = Normales
web-speed-fast = Rapides
web-speed-off = Aucune
web-sound = Sons
web-twice = Toucher une pièce : lire d’abord, puis jouer
web-on = Activés
web-off = Désactivés

## Quand quelque chose ne va pas

web-trouble = Quelque chose ne va pas
web-unreachable = Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.
web-went-wrong = Cela n’a pas marché. Réessayez ; si cela se reproduit, rechargez la page.
web-missing = Il n’y a rien ici
web-missing-about = Cette adresse ne mène nulle part. Le lien a peut-être été coupé ; l’accueil mène à toutes les tables et à tous les jeux.

## L’accueil

web-welcome = Bienvenue,
web-welcome-guest = Pas besoin de compte : choisissez un jeu et jouez.
web-welcome-account = Vos parties vous attendent sur tous vos appareils.
web-players = { $count } joueurs
web-minutes = { $count } minutes
web-play-now = Jouer maintenant
web-play-now-about = { $count ->
    [0] En solitaire
    [one] Contre un bot
   *[other] Contre des bots
}, avec les options habituelles, tout de suite.
web-play-first = Une première partie facile
web-play-how = « Jouer maintenant » : contre qui, et comment
web-rating = Force mesurée : { $rating } (le bot novice : 1000).
web-ratings = Force mesurée de ses bots en duel : { $ratings }.
web-play-against = { $count ->
    [one] Adversaire
   *[other] Adversaires
}
web-new-table = Nouvelle table
web-open-tables = Tables ouvertes
web-open-tables-none = Personne ne cherche de joueurs en ce moment. Ouvrez une table et invitez quelqu’un.
web-tables-to-watch = Tables à regarder
web-all-my-games = Toutes mes parties
web-join = Rejoindre
web-watch = Regarder
web-play = Jouer
web-go-on = Continuer
web-look = Voir
web-replay = Revoir
web-seat-free = place libre
web-state-open = { $count ->
    [one] { $count } joueur attendu
   *[other] { $count } joueurs attendus
}
web-state-playing = En cours
web-state-your-turn = C’est à vous
web-state-their-turn = Les autres réfléchissent
web-state-aborted = Annulée avant le premier coup
web-won = Gagnée.
web-lost = Perdue.
web-score = { $name } : { $points }
web-ending-played = { $winners } l’emporte, { $scores }.
web-ending-drawn = Personne ne l’emporte seul : { $scores }.
web-ending-shared = { $winners } l’emportent ensemble : { $scores }.
web-ending-resigned = { $by } abandonne ; victoire : { $winners }.
web-ending-flagged = { $by } n’a plus de temps ; victoire : { $winners }.
web-ending-alone-won = { $name } a gagné.
web-ending-alone-lost = { $name } a perdu.
web-ending-alone-resigned = { $name } a abandonné.
web-ending-alone-flagged = Temps écoulé pour { $name }.

## Une nouvelle table

web-new-table-of = Nouvelle table : { $game }
web-seats = Qui joue
web-seats-count = Nombre de joueurs
web-seat-number = Place { $number }
web-seat-me-about = C’est votre place.
web-seat-open = Un ami, par lien
web-seat-open-about = Qui a le lien peut s’asseoir.
web-seat-bot = Un bot
web-seat-bot-about = Il ne sait que ce que sa place peut savoir.
web-seat-here = Quelqu’un devant cet écran
web-seat-here-about = Vous partagez cet écran ; entre les tours, il cache ce qui est secret.
web-bot-level = Sorte de bot
web-their-name = Son nom
web-options = Options
web-fine-print = Points de détail
web-fine-print-about = { $count ->
    [one] { $count } décision, réglée comme d’habitude
   *[other] { $count } décisions, toutes réglées comme d’habitude
}
web-as-usual = Comme d’habitude
web-clock = Pendule
web-clock-kind = Comment compter le temps
web-clock-none = Sans pendule
web-clock-none-about = Prenez votre temps.
web-clock-move = Par coup
web-clock-move-about = Le même temps pour chaque décision.
web-clock-move-seconds = Temps par coup
web-clock-bank = Pour toute la partie
web-clock-bank-about = Une réserve pour toutes les décisions, avec un peu de temps rendu à chacune.
web-clock-bank-seconds = Temps pour la partie
web-clock-increment = Rendu à chaque décision
web-clock-days = Par correspondance
web-clock-days-about = Des jours pour chaque coup ; revenez quand vous voulez.
web-clock-days-seconds = Jours par coup
web-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
web-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
web-chance = Hasard
web-seed = Graine
web-seed-none = tirée en secret
web-seed-about = D’ordinaire vide : le hasard est tiré en secret. Avec un nombre ici, quiconque saisit le même nombre et les mêmes options joue la même partie, et toute la table apprend ce nombre.
web-seed-known = Tout le hasard de cette table est connu : graine { $seed }.
web-seed-listed = À l’accueil, la table dit que son hasard est connu.
web-the-others = Les autres
web-who-may-come = Qui peut venir
web-private = Par lien seulement
web-private-about = La table n’est dans aucune liste. Seuls ceux qui ont le lien la trouvent.
web-listed = Tout le monde
web-listed-about = La table figure à l’accueil ; chacun peut jouer ou regarder.
web-chairs-each = Combien de chaises une personne peut prendre
web-chairs-one = Une
web-chairs-one-about = Personne ne joue contre soi-même.
web-chairs-many = Plusieurs
web-chairs-many-about = Pour des amis qui partagent un écran ailleurs.
web-absent = Si quelqu’un s’absente
web-absent-wait = Attendre
web-absent-wait-about = La table attend son retour.
web-absent-bot = Un bot prend le relais
web-absent-bot-about = Il joue à sa place jusqu’à son retour.
web-absent-loses = Il perd
web-absent-loses-about = Après un moment, la partie revient aux autres.
web-open-table-and-invite = Ouvrir la table et inviter
web-start = Commencer la partie

## La table

web-resign-sure = Vous abandonnez cette partie et tous les autres l’emportent. C’est définitif.
web-resign-sure-alone = Vous abandonnez cette partie, et elle est perdue. C’est définitif.
web-seed-of-table = Graine de cette table : { $seed }. Quiconque la saisit joue la même partie.
web-pass-on = Passez l’écran
web-pass-on-about = La table attend { $names }. Prenez l’écran l’un après l’autre, que vous ayez une réponse ou non ; les autres regardent ailleurs.

## Mes parties

web-my-games-none = Vous n’avez pas encore joué. À l’accueil, une partie commence en un clic.
web-my-games-guest = En tant qu’invité, vous ne retrouvez ces parties que dans ce navigateur.
web-going = En cours
web-finished = Terminées
web-standing = Vos résultats
web-game = Jeu
web-games-played = Parties
web-games-won = Gagnées
web-games-drawn = Nulles
web-put-away = Ranger
web-put-away-which = Ranger ou abandonner la partie avec { $names }
web-put-away-about = Rangée, elle n’est plus dans cet accueil, mais reste sous « Mes parties ».
web-give-up = L’abandonner
web-give-up-about = Abandonnée, elle est perdue, et les autres gagnent.
web-dissolve = Quitter la table
web-dissolve-about = En quittant la table, vous laissez la place à quelqu’un d’autre ; si vous l’avez ouverte, elle disparaît.
web-record = Télécharger
web-search-players = Chercher un joueur

## Le compte

web-account = Compte
web-sign-in-or-up = Se connecter ou ouvrir un compte
web-account-about = Un compte, c’est un identifiant et un mot de passe, rien de plus. Il vous permet de retrouver vos parties sur tous vos appareils.
web-account-opened = Votre compte est ouvert. Vos parties restent les vôtres.
web-sign-in = Se connecter
web-sign-out = Se déconnecter
web-open-account = Ouvrir un compte
web-open-account-about = { $name } devient un compte et garde toutes ses parties.
web-login = Identifiant
web-login-about = De 3 à 30 minuscules, chiffres, points, tirets ou tirets bas.
web-password = Mot de passe
web-password-about = Au moins 8 caractères. Il ne peut pas être retrouvé : gardez-le bien.
web-devices = Où vous êtes connecté
web-device-unknown = Un appareil inconnu
web-device-times = Depuis le { $since }, vu pour la dernière fois le { $seen }
web-device-this = Cet appareil
web-device-ended = Vous y êtes déconnecté.
web-sign-out-there = S’y déconnecter
web-change-password = Changer le mot de passe
web-change-password-about = Vous restez connecté ici et nulle part ailleurs.
web-old-password = Ancien mot de passe
web-new-password = Nouveau mot de passe
web-password-changed = Le mot de passe est changé. Vous êtes déconnecté partout ailleurs.
web-my-data = Vos données
web-my-data-about = Ce que ce serveur garde de vous : votre nom, votre compte si vous en avez un, vos appareils connectés, vos tables avec ce que vous y avez choisi et dit.
web-my-data-take = Les télécharger
web-forget-me = Être oublié
web-forget-me-about = Les parties que vous jouez sont abandonnées. Le nom, le compte et tout ce que vous avez dit sont effacés ; les parties restent, sans votre nom. C’est sans retour.
web-forget-me-name = Pour continuer, tapez votre nom : { $name }
web-forget-me-do = M’oublier pour toujours
web-forgotten = Vous êtes oublié.

## Règles et cartes

web-rules-of = { $game } : règles
web-search-rules = Chercher : mots ou numéro
web-in-a-minute = En une minute
web-sections = Sections
web-cards-of = { $game } : cartes
web-search-cards = Chercher parmi les cartes
web-kind = Sorte de carte
web-every-kind = Toutes les sortes

## À propos et équité

web-about-text = Ludotheque joue des jeux de société avec leurs règles complètes et appliquées. Tout choix proposé est permis, et tout choix permis est proposé.
web-fair = Un hasard honnête
web-fair-about = Personne ne peut connaître ni changer ce que le hasard apporte ; qui tient le serveur ne le pourrait pas sans être découvert.
web-fair-secret = Avant le premier coup, le serveur tire un nombre secret. Tous les mélanges et tous les jets de cette table en découlent.
web-fair-commitment = Il vous montre aussitôt une empreinte de ce secret. L’empreinte ne trahit rien, et aucun autre secret n’a la même.
web-fair-deal = La partie se joue.
web-fair-check = À la fin, le secret est publié. Un clic à la table vérifie qu’il correspond à l’empreinte et que toute la partie en découle.
web-fair-by-hand = Vous pouvez vérifier vous-même. L’empreinte est :
web-fair-formula-secret = les 32 octets du secret
web-fair-formula-table = l’identifiant de la table
web-fair-hidden = Ce qu’une place ne peut pas voir ne lui est jamais envoyé. Un bot réfléchit avec ce que sait sa place, et rien d’autre.
web-privacy = Ce qui est gardé
web-privacy-text = Votre nom, vos parties, et un cookie qui vous reconnaît. Les réglages restent dans ce navigateur. Rien n’est chargé d’ailleurs, et personne d’autre n’apprend votre visite.
web-rights = Droits
web-rights-text = Les jeux, leurs titres et leurs noms appartiennent à leurs auteurs et à leurs éditeurs. Ceci est une réalisation indépendante, ni faite ni approuvée par eux ; ses phrases et ses images sont les siennes.
web-licence = Ludotheque est un logiciel libre, sous licence MIT.
web-credits = Crédits
web-credits-icons = Les emblèmes viennent de
web-credits-fonts = Les caractères sont Alegreya, de Juan Pablo del Peral, et Inter, de Rasmus Andersson, sous la

## L’interface pour les programmes

web-api = Pour les programmes
web-api-about = Les bots et les autres clients parlent au serveur comme le fait cette page : par HTTP, et par une connexion ouverte à la table. La description pour les machines :
web-api-operations = Ce que l’on peut demander
web-api-body = Envoyé avec
web-api-types = Types

## Apprendre en jouant

web-learn = Apprendre en jouant
web-learn-about = Une première partie de cinq minutes, pas à pas ; « Jouer maintenant » commence tout de suite.
web-learn-step = Étape { $step } sur { $steps }
web-learn-free = Partie libre
web-learn-back = Retour
web-learn-restart = Depuis le début
web-learn-leave = Quitter
web-learn-awaited = la leçon continue par ce choix
web-learn-look = À regarder :
web-learn-words = Le texte de la leçon
web-learn-done = C’était votre première partie. Jouez-en maintenant une entière.
web-learn-again = Refaire la partie libre

## Problèmes

web-puzzles = Problèmes
web-puzzles-about = Des positions où un choix est nettement le meilleur. Tout ce qu’il faut est sous vos yeux. Plus il y a de points, plus c’est difficile.
web-puzzle-daily = Le problème du jour
web-puzzle-streak = { $days ->
    [one] Résolu { $days } jour de suite
   *[other] Résolu { $days } jours de suite
}
web-puzzle-solved-of = { $solved } sur { $count } résolus
web-puzzle-number = Problème { $number }
web-puzzle-grade = Degré { $grade } sur 6
web-puzzle-is-solved = résolu
web-puzzle-solution = Solution
web-puzzle-right = C’est juste.
web-puzzle-finders = Robots qui le trouvent plus d’une fois sur deux : { $bots }.
web-puzzle-no-finders = Aucun robot ne le trouve plus d’une fois sur deux.
web-puzzle-next = Problème suivant
web-puzzle-again = Recommencer
web-puzzle-on = Vous pouvez continuer la partie contre un robot.
