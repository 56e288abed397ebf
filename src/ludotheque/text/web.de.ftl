### Ludotheque: die Wörter der Webseiten um den Tisch herum, auf Deutsch.
### Gleiche Namen, gleiche Reihenfolge, gleiche Platzhalter wie in web.en.ftl und web.fr.ftl. Anrede: du.

## Überall

web-skip = Zum Inhalt
web-pages = Seiten
web-more = Mehr
web-lobby = Empfang
web-games = Spiele
web-my-games = Meine Partien
web-rules = Regeln
web-cards = Karten
web-about = Über uns und Fairness
web-loading = Wird geladen …
web-nothing-found = Nichts gefunden.
web-found = { $count ->
    [one] { $count } gefunden
   *[other] { $count } gefunden
}
web-try-again = Noch einmal versuchen
web-to-lobby = Zum Empfang
web-you = Du
web-guest = Gast { $number }
web-independent = Eine unabhängige Umsetzung. Spiele und ihre Namen gehören ihren Autoren und Verlagen.

## Einstellungen

web-settings = Einstellungen
web-settings-and-pages = Einstellungen und Seiten
web-your-name = Dein Name
web-change-name = Namen ändern
web-language = Sprache
web-theme = Farben
web-theme-auto = Wie das System
web-theme-dark = Dunkel
web-theme-day = Hell
web-theme-contrast = Hoher Kontrast
web-speed = Bewegungen
web-speed-slow = Langsam
web-speed-normal = Normal
web-speed-fast = Schnell
web-speed-off = Keine
web-sound = Töne
web-twice = Ein Tipp liest, der zweite spielt
web-on = An
web-off = Aus

## Wenn etwas schiefgeht

web-trouble = Etwas stimmt nicht
web-unreachable = Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuche es noch einmal.
web-went-wrong = Das hat nicht geklappt. Versuche es noch einmal; geschieht es wieder, lade die Seite neu.
web-missing = Hier ist nichts
web-missing-about = Diese Adresse führt nirgendwohin. Vielleicht ist der Link unvollständig; vom Empfang aus findest du jeden Tisch und jedes Spiel.

## Der Empfang

web-welcome = Willkommen,
web-welcome-guest = Ganz ohne Konto: Wähle ein Spiel und spiele.
web-welcome-account = Deine Partien warten auf jedem Gerät auf dich.
web-players = { $count } Spieler
web-minutes = { $count } Minuten
web-play-now = Sofort spielen
web-play-now-about = { $count ->
    [0] Allein
    [one] Gegen einen Bot
   *[other] Gegen Bots
}, mit den üblichen Optionen, ohne zu warten.
web-play-first = Eine leichte erste Partie
web-play-how = „Sofort spielen“: gegen wen und wie
web-rating = Gemessene Stärke: { $rating } (der Neulings-Bot: 1000).
web-ratings = Gemessene Stärke der Bots im Duell: { $ratings }.
web-play-against = { $count ->
    [one] Gegner
   *[other] Gegner
}
web-new-table = Neuer Tisch
web-open-tables = Offene Tische
web-open-tables-none = Gerade sucht niemand Mitspieler. Eröffne einen Tisch und lade jemanden ein.
web-tables-to-watch = Tische zum Zuschauen
web-all-my-games = Alle meine Partien
web-join = Mitspielen
web-watch = Zuschauen
web-play = Spielen
web-go-on = Weiter
web-look = Ansehen
web-replay = Nachspielen
web-seat-free = freier Platz
web-state-open = { $count ->
    [one] Wartet auf { $count } Person
   *[other] Wartet auf { $count } Personen
}
web-state-playing = Läuft
web-state-your-turn = Du bist dran
web-state-their-turn = Die anderen sind dran
web-state-aborted = Vor dem ersten Zug abgesagt
web-won = Gewonnen.
web-lost = Verloren.
web-score = { $name }: { $points }
web-ending-played = { $winners } gewinnt, { $scores }.
web-ending-drawn = Niemand gewinnt allein: { $scores }.
web-ending-shared = { $winners } gewinnen gemeinsam: { $scores }.
web-ending-resigned = { $by } gibt auf; der Sieg geht an { $winners }.
web-ending-flagged = { $by } hat keine Zeit mehr; der Sieg geht an { $winners }.
web-ending-alone-won = { $name } hat gewonnen.
web-ending-alone-lost = { $name } hat verloren.
web-ending-alone-resigned = { $name } hat aufgegeben.
web-ending-alone-flagged = Die Zeit von { $name } ist abgelaufen.

## Ein neuer Tisch

web-new-table-of = Neuer Tisch: { $game }
web-seats = Wer spielt
web-seats-count = Anzahl der Spieler
web-seat-number = Platz { $number }
web-seat-me-about = Hier sitzt du.
web-seat-open = Jemand mit dem Link
web-seat-open-about = Wer den Link hat, darf sich setzen.
web-seat-bot = Ein Bot
web-seat-bot-about = Er weiß nur, was sein Platz wissen darf.
web-seat-here = Jemand an diesem Bildschirm
web-seat-here-about = Ihr teilt euch den Bildschirm; zwischen den Zügen verbirgt er, was geheim ist.
web-bot-level = Art des Bots
web-their-name = Name
web-options = Optionen
web-fine-print = Kleingedrucktes
web-fine-print-about = { $count ->
    [one] { $count } Entscheidung, wie üblich eingestellt
   *[other] { $count } Entscheidungen, alle wie üblich eingestellt
}
web-as-usual = Wie üblich
web-clock = Uhr
web-clock-kind = Wie die Zeit zählt
web-clock-none = Keine Uhr
web-clock-none-about = Lasst euch Zeit.
web-clock-move = Für jeden Zug
web-clock-move-about = Für jede Entscheidung gleich viel Zeit.
web-clock-move-seconds = Zeit für einen Zug
web-clock-bank = Für die ganze Partie
web-clock-bank-about = Ein Vorrat für alle Entscheidungen; jede bringt etwas Zeit zurück.
web-clock-bank-seconds = Zeit für die Partie
web-clock-increment = Zurück je Entscheidung
web-clock-days = Als Fernpartie
web-clock-days-about = Tage für jeden Zug; komm wieder, wann du magst.
web-clock-days-seconds = Tage für einen Zug
web-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
web-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
web-chance = Zufall
web-seed = Startzahl
web-seed-none = geheim gezogen
web-seed-about = Meist leer: Der Zufall wird geheim gezogen. Steht hier eine Zahl, spielen alle, die dieselbe Zahl und dieselben Optionen eingeben, dieselbe Partie, und alle am Tisch erfahren die Zahl.
web-seed-known = Aller Zufall an diesem Tisch ist bekannt: Startzahl { $seed }.
web-seed-listed = Am Empfang sagt der Tisch, dass sein Zufall bekannt ist.
web-the-others = Die anderen
web-who-may-come = Wer kommen darf
web-private = Nur mit Link
web-private-about = Der Tisch steht in keiner Liste. Nur wer den Link hat, findet ihn.
web-listed = Alle
web-listed-about = Der Tisch steht am Empfang; alle dürfen mitspielen oder zuschauen.
web-chairs-each = Wie viele Stühle eine Person nehmen darf
web-chairs-one = Einen
web-chairs-one-about = Niemand spielt gegen sich selbst.
web-chairs-many = Mehrere
web-chairs-many-about = Für Freunde, die sich anderswo einen Bildschirm teilen.
web-absent = Wenn jemand wegbleibt
web-absent-wait = Warten
web-absent-wait-about = Der Tisch wartet auf die Rückkehr.
web-absent-bot = Ein Bot übernimmt
web-absent-bot-about = Er spielt bis zur Rückkehr weiter.
web-absent-loses = Partie verloren
web-absent-loses-about = Nach einer Weile gewinnen die anderen.
web-open-table-and-invite = Tisch eröffnen und einladen
web-start = Partie beginnen

## Der Tisch

web-resign-sure = Du gibst diese Partie auf, und alle anderen gewinnen. Das lässt sich nicht zurücknehmen.
web-resign-sure-alone = Du gibst diese Partie auf, und sie ist verloren. Das lässt sich nicht zurücknehmen.
web-seed-of-table = Startzahl dieses Tisches: { $seed }. Wer sie eingibt, spielt dieselbe Partie.
web-pass-on = Bildschirm weitergeben
web-pass-on-about = Der Tisch wartet auf { $names }. Nehmt den Bildschirm nacheinander, ob ihr eine Antwort habt oder nicht; die anderen schauen weg.

## Meine Partien

web-my-games-none = Du hast noch nicht gespielt. Am Empfang ist eine Partie einen Klick entfernt.
web-my-games-guest = Als Gast findest du diese Partien nur in diesem Browser.
web-going = Laufend
web-finished = Beendet
web-standing = Wie du gespielt hast
web-game = Spiel
web-games-played = Partien
web-games-won = Gewonnen
web-games-drawn = Unentschieden
web-put-away = Weglegen
web-put-away-which = Die Partie mit { $names } weglegen oder aufgeben
web-put-away-about = Weggelegt steht sie nicht mehr in dieser Lobby, bleibt aber unter „Meine Partien“.
web-give-up = Aufgeben
web-give-up-about = Aufgegeben ist sie verloren, und die anderen gewinnen.
web-dissolve = Den Tisch verlassen
web-dissolve-about = Wer den Tisch verlässt, macht Platz für andere; wer ihn eröffnet hat, löst ihn auf.
web-record = Herunterladen
web-search-players = Nach Namen suchen

## Das Konto

web-account = Konto
web-sign-in-or-up = Anmelden oder Konto eröffnen
web-account-about = Ein Konto besteht aus Anmeldename und Passwort, sonst nichts. Damit findest du deine Partien auf jedem Gerät.
web-account-opened = Dein Konto ist eröffnet. Deine Partien bleiben deine.
web-sign-in = Anmelden
web-sign-out = Abmelden
web-open-account = Konto eröffnen
web-open-account-about = { $name } wird zum Konto und behält alle Partien.
web-login = Anmeldename
web-login-about = 3 bis 30 Kleinbuchstaben, Ziffern, Punkte, Binde- oder Unterstriche.
web-password = Passwort
web-password-about = Mindestens 8 Zeichen. Es lässt sich nicht wiederherstellen, also bewahre es gut auf.
web-devices = Wo du angemeldet bist
web-device-unknown = Ein unbekanntes Gerät
web-device-times = Seit { $since }, zuletzt gesehen { $seen }
web-device-this = Dieses Gerät
web-device-ended = Du bist dort abgemeldet.
web-sign-out-there = Dort abmelden
web-change-password = Das Passwort ändern
web-change-password-about = Du bleibst hier angemeldet und sonst nirgends.
web-old-password = Altes Passwort
web-new-password = Neues Passwort
web-password-changed = Das Passwort ist geändert. Überall sonst bist du abgemeldet.
web-my-data = Deine Daten
web-my-data-about = Was dieser Server von dir aufbewahrt: deinen Namen, dein Konto, wenn du eines hast, wo du angemeldet bist, deine Tische mit dem, was du dort gewählt und gesagt hast.
web-my-data-take = Herunterladen
web-forget-me = Vergessen werden
web-forget-me-about = Partien, die du gerade spielst, werden aufgegeben. Name, Konto und alles, was du gesagt hast, werden gelöscht; Partien bleiben, ohne deinen Namen. Das lässt sich nicht rückgängig machen.
web-forget-me-name = Tippe zum Fortfahren deinen Namen: { $name }
web-forget-me-do = Mich für immer vergessen
web-forgotten = Du bist vergessen.

## Regeln und Karten

web-rules-of = { $game }: Regeln
web-search-rules = Suche: Wörter oder Nummer
web-in-a-minute = In einer Minute
web-sections = Abschnitte
web-cards-of = { $game }: Karten
web-search-cards = In den Karten suchen
web-kind = Art der Karte
web-every-kind = Alle Arten

## Über uns und Fairness

web-about-text = Ludotheque spielt Brettspiele mit vollständigen Regeln, auf deren Einhaltung es selbst achtet. Jede angebotene Wahl ist erlaubt, und jede erlaubte Wahl wird angeboten.
web-fair = Ehrlicher Zufall
web-fair-about = Niemand kann wissen oder ändern, was der Zufall bringt; auch wer den Server betreibt, könnte es nicht unbemerkt.
web-fair-secret = Vor dem ersten Zug zieht der Server eine geheime Zahl. Aus ihr folgt jedes Mischen und jeder Wurf an diesem Tisch.
web-fair-commitment = Er zeigt dir sofort einen Fingerabdruck dieses Geheimnisses. Der Fingerabdruck verrät nichts, und kein anderes Geheimnis hat denselben.
web-fair-deal = Die Partie wird gespielt.
web-fair-check = Am Ende wird das Geheimnis veröffentlicht. Ein Klick am Tisch prüft, dass es zum Fingerabdruck passt und dass die ganze Partie daraus folgt.
web-fair-by-hand = Du kannst es selbst nachrechnen. Der Fingerabdruck ist:
web-fair-formula-secret = die 32 Byte des Geheimnisses
web-fair-formula-table = die Kennung des Tisches
web-fair-hidden = Was ein Platz nicht sehen darf, wird ihm nie geschickt. Ein Bot denkt mit dem, was sein Platz weiß, und mit nichts sonst.
web-privacy = Was gespeichert wird
web-privacy-text = Dein Name, deine Partien und ein Cookie, das dich wiedererkennt. Einstellungen bleiben in diesem Browser. Nichts wird von anderswo geladen, und niemand sonst erfährt von deinem Besuch.
web-rights = Rechte
web-rights-text = Spiele, ihre Titel und ihre Namen gehören ihren Autoren und Verlagen. Dies ist eine unabhängige Umsetzung, von ihnen weder erstellt noch gebilligt; ihre Sätze und Bilder sind ihre eigenen.
web-licence = Ludotheque ist freie Software unter der MIT-Lizenz.
web-credits = Dank
web-credits-icons = Die Embleme stammen von
web-credits-fonts = Die Schriften sind Alegreya von Juan Pablo del Peral und Inter von Rasmus Andersson, unter der

## Die Schnittstelle für Programme

web-api = Für Programme
web-api-about = Bots und andere Programme reden mit dem Server wie diese Seite: über HTTP und am Tisch über eine offene Verbindung. Die Beschreibung für Maschinen:
web-api-operations = Was gefragt werden kann
web-api-body = Mitgeschickt
web-api-types = Typen

## Spielend lernen

web-learn = Spielend lernen
web-learn-about = Eine erste Partie von fünf Minuten, Schritt für Schritt; „Sofort spielen“ fängt gleich an.
web-learn-step = Schritt { $step } von { $steps }
web-learn-free = Freies Spiel
web-learn-back = Zurück
web-learn-restart = Von vorn
web-learn-leave = Verlassen
web-learn-awaited = damit geht die Lektion weiter
web-learn-look = Sieh dir an:
web-learn-words = Der Text der Lektion
web-learn-done = Das war deine erste Partie. Spiele jetzt eine ganze.
web-learn-again = Das freie Spiel noch einmal

## Aufgaben

web-puzzles = Aufgaben
web-puzzles-about = Stellungen, in denen eine Wahl deutlich die beste ist. Alles, was du brauchst, liegt vor dir. Je mehr Punkte, desto schwerer.
web-puzzle-daily = Aufgabe des Tages
web-puzzle-streak = { $days ->
    [one] { $days } Tag in Folge gelöst
   *[other] { $days } Tage in Folge gelöst
}
web-puzzle-solved-of = { $solved } von { $count } gelöst
web-puzzle-number = Aufgabe { $number }
web-puzzle-grade = Grad { $grade } von 6
web-puzzle-is-solved = gelöst
web-puzzle-solution = Lösung
web-puzzle-right = Richtig.
web-puzzle-finders = Bots, die sie meistens finden: { $bots }.
web-puzzle-no-finders = Kein Bot findet sie meistens.
web-puzzle-next = Nächste Aufgabe
web-puzzle-again = Noch einmal
web-puzzle-on = Du kannst von hier aus gegen einen Bot weiterspielen.
