### Ludotheque: warum der Server etwas ablehnt, auf Deutsch.
### Dieselben Namen, dieselbe Reihenfolge, dieselben Platzhalter wie in error.en.ftl und error.fr.ftl.

error-bad-input = Das lässt sich nicht lesen; bitte prüfen: { $where }.
error-no-such-option = Diese Option gibt es nicht: { $options }.
error-bad-value = Dieser Wert ist nicht möglich für: { $options }.
error-unfit-options = Diese Optionen passen nicht zusammen: { $options }.
error-bad-chairs = Dieses Spiel ist für { $seats } Spieler: { $game }.
error-no-such-game = Es gibt kein Spiel „{ $game }“.
error-no-such-bot = Es gibt keinen Bot „{ $bot }“.
error-bad-clock = Eine Uhr braucht mindestens { $seconds } Sekunden.
error-bad-name = Ein Name hat 1 bis 20 sichtbare Zeichen.
error-not-signed-in = Wähle zuerst einen Namen.
error-wrong-password = Anmeldename und Passwort passen nicht zusammen.
error-login-taken = Der Anmeldename „{ $login }“ ist vergeben; wähle einen anderen.
error-has-account = Du hast schon ein Konto: { $login }.
error-no-account = Du hast noch kein Konto; eröffne zuerst eines.
error-mixed-name = Mische in einem Wort des Namens keine ähnlich aussehenden Buchstaben verschiedener Schriften.
error-name-alike = Dieser Name sieht aus wie der von jemand anderem; wähle einen anderen.
error-no-such-table = Unter dieser Adresse gibt es keinen Tisch; prüfe den Link.
error-no-such-page = Unter dieser Adresse gibt es nichts.
error-no-such-person = So jemanden gibt es hier nicht.
error-no-such-device = Dort bist du nicht angemeldet.
error-not-allowed = Das geht unter dieser Adresse nicht.
error-too-many-tables = Du hast { $most } unfertige Tische; beende oder verlasse zuerst einen.
error-not-your-seat = Das ist nicht dein Platz.
error-no-such-seat = Dieser Tisch hat keinen Platz { $seat }.
error-seat-taken = Dort hat sich gerade jemand anderes hingesetzt.
error-one-chair = Hier nimmt jeder einen Stuhl; mehr kann erlauben, wer den Tisch eröffnet.
error-removed = Der Gastgeber hat diesen Tisch für dich geschlossen.
error-only-host = Das kann nur der Gastgeber des Tisches.
error-not-watching = Diese Person schaut nicht zu.
error-not-started = Die Partie hat noch nicht begonnen.
error-already-started = Die Partie hat schon begonnen.
error-game-over = Die Partie ist vorbei.
error-not-over = Das öffnet sich, sobald die Partie vorbei ist.
error-not-reviewed = Diese Partie wurde nach anderen Regeln gespielt; sie kann hier nicht analysiert werden.
error-stale = Am Tisch ging es weiter; wähle noch einmal.
error-not-asked = Du bist gerade nicht gefragt.
error-no-hints = Tipps gibt es nur, wo du allein gegen Bots spielst.
error-illegal = „{ $choice }“ steht nicht zur Wahl.
error-lesson-other = Das ist erlaubt, aber diese Lektion hat etwas anderes vor.
error-no-such-lesson = Für dieses Spiel gibt es keine Lektion.
error-puzzle-other = Das ist erlaubt, aber es gibt etwas Besseres.
error-no-such-puzzle = Diese Aufgabe gibt es nicht.
error-cannot = Das ist jetzt nicht möglich.
error-other-rules = Diese Partie { $game } begann unter anderen Regeln und kann hier nicht weitergehen.
error-too-fast = Zu viel auf einmal; warte einen Augenblick.
error-wait-to-sign-in = Zu viele falsche Passwörter; versuche es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
error-unknown-host = Unter diesem Namen ist der Server nicht bekannt; wer ihn betreibt, kann ihn in der Einstellung „hosts“ nennen.
error-too-large = Das ist zu lang.
error-foreign-origin = Diese Seite darf hier nicht für dich handeln.
error-operators-only = Das ist für den Betreiber des Servers; frage auf dessen Rechner oder mit dem Token.
error-store-trouble = Es konnte nicht gespeichert werden, also hat sich nichts geändert; versuche es noch einmal.
error-unsure = Es ist noch nicht bekannt, ob das gespeichert wurde; der Tisch wird es zeigen.
error-closing = Der Server fährt herunter; versuche es gleich noch einmal.
error-broken = Auf dem Server ging etwas schief.
