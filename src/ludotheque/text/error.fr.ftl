### Ludotheque : pourquoi le serveur refuse quelque chose, en français.
### Mêmes identifiants, même ordre, mêmes paramètres que dans error.en.ftl et error.de.ftl.

error-bad-input = Ceci est illisible ; veuillez vérifier : { $where }.
error-no-such-option = Cette option n’existe pas : { $options }.
error-bad-value = Cette valeur n’est pas possible pour : { $options }.
error-unfit-options = Ces options ne vont pas ensemble : { $options }.
error-bad-chairs = Ce jeu se joue à { $seats } : { $game }.
error-no-such-game = Il n’y a pas de jeu « { $game } ».
error-no-such-bot = Il n’y a pas de bot « { $bot } ».
error-bad-clock = Une pendule compte au moins { $seconds } secondes.
error-bad-name = Un nom compte de 1 à 20 caractères visibles.
error-not-signed-in = Choisissez d’abord un nom.
error-wrong-password = L’identifiant et le mot de passe ne correspondent pas.
error-login-taken = L’identifiant « { $login } » est déjà pris ; choisissez-en un autre.
error-has-account = Vous avez déjà un compte : { $login }.
error-no-account = Vous n’avez pas encore de compte ; ouvrez-en un d’abord.
error-mixed-name = Ne mêlez pas, dans un mot du nom, des lettres semblables de plusieurs écritures.
error-name-alike = Ce nom ressemble à celui de quelqu’un d’autre ; choisissez-en un autre.
error-no-such-table = Il n’y a pas de table à cette adresse ; vérifiez le lien.
error-no-such-page = Il n’y a rien à cette adresse.
error-no-such-person = Il n’y a personne de ce nom ici.
error-no-such-device = Vous n’êtes pas connecté à cet endroit.
error-not-allowed = Cela ne peut pas se faire à cette adresse.
error-too-many-tables = Vous avez { $most } tables inachevées ; terminez-en ou quittez-en une d’abord.
error-not-your-seat = Ce n’est pas votre place.
error-no-such-seat = Cette table n’a pas de place { $seat }.
error-seat-taken = Quelqu’un d’autre vient de s’asseoir là.
error-one-chair = Ici, chacun prend une seule chaise ; l’hôte peut en permettre davantage en ouvrant une table.
error-removed = L’hôte vous a fermé cette table.
error-only-host = Seul l’hôte de la table peut faire cela.
error-not-watching = Cette personne n’est pas parmi les spectateurs.
error-not-started = La partie n’a pas encore commencé.
error-already-started = La partie a déjà commencé.
error-game-over = La partie est terminée.
error-not-over = Cela s’ouvre une fois la partie terminée.
error-not-reviewed = Cette partie a été jouée avec d’autres règles ; elle ne peut pas être analysée ici.
error-stale = La table a avancé ; choisissez à nouveau.
error-not-asked = Ce n’est pas à vous de choisir.
error-no-hints = Il n’y a de conseils que là où vous jouez seul contre des bots.
error-illegal = « { $choice } » ne fait pas partie des choix.
error-lesson-other = C’est permis, mais cette leçon a autre chose en vue.
error-no-such-lesson = Il n’y a pas de leçon pour ce jeu.
error-puzzle-other = C’est permis, mais il y a mieux.
error-no-such-puzzle = Ce problème n’existe pas.
error-cannot = Ce n’est pas possible maintenant.
error-other-rules = Cette partie de { $game } a commencé sous d’autres règles et ne peut pas continuer ici.
error-too-fast = Trop de choses à la fois ; attendez un instant.
error-wait-to-sign-in = Trop de mots de passe erronés ; réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
error-unknown-host = Ce serveur n’est pas connu sous ce nom ; son exploitant peut l’ajouter au réglage « hosts ».
error-too-large = C’est trop long.
error-foreign-origin = Cette page ne peut pas agir ici en votre nom.
error-operators-only = Ceci est réservé à l’exploitant du serveur ; demandez-le depuis sa machine, ou avec le jeton.
error-store-trouble = L’enregistrement a échoué, rien n’a donc changé ; réessayez.
error-unsure = On ne sait pas encore si cela a été enregistré ; la table le montrera.
error-closing = Le serveur s’arrête ; réessayez dans un instant.
error-broken = Une erreur est survenue sur le serveur.
