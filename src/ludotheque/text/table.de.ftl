### Ludotheque: die Wörter der Tischseite und der Wiederholung, auf Deutsch.
### Gleiche Namen, gleiche Reihenfolge, gleiche Platzhalter wie in table.en.ftl und table.fr.ftl. Anrede: du.

## Der Kopf des Tisches

table-you = Du
table-thinks = wählt
table-bot-thinks = überlegt
table-away = nicht da
table-bot-plays = { $bot } spielt weiter
table-time-left = Restzeit
table-days = { $days } T { $hours } h
table-about = Tisch
table-link = Link zu diesem Tisch
table-copy = Kopieren
table-copied = Kopiert
table-copy-by-hand = Dieser Browser kopiert nicht; markiere den Link und kopiere ihn selbst.
table-share-link = Teilen
table-code = Für eine Kamera zeigen
table-code-about = Die Adresse { $url } als Code für eine Kamera
table-only-here = Nur dieser Rechner kann ihn öffnen. Damit andere in deinem Netz mitspielen, starte den Server mit
table-deeds = Was möglich ist
table-takeback = Zurücknehmen
table-resign = Aufgeben
table-resign-sure = Du gibst diese Partie auf, und dein Gegner gewinnt. Das lässt sich nicht zurücknehmen.
table-abort = Abbrechen
table-abort-sure = Die Partie endet, bevor sie begonnen hat; niemand gewinnt.
table-older = Die Regeln haben sich seit Beginn dieser Partie geändert, darum kann sie nicht weitergehen: gib auf, oder einige dich mit den anderen auf ihr Ende.
table-agree = Ohne Sieger beenden
table-agree-sure = Die Partie endet, sobald alle zugestimmt haben; niemand gewinnt.
table-agreed = Bisher zugestimmt: { $names }.
table-return = Selbst weiterspielen
table-rematch = Revanche
table-once-more = Noch einmal
table-other-side = Andere Seite

## Was gefragt wird

table-ask = Deine Wahl
table-your-turn = Du bist dran
table-waits = Es wird auf { $names } gewartet.
table-hurry = Überspringen
table-sealed = Du hast gewählt: { $choice }.
table-sealed-change = Es bleibt geheim, bis alle gewählt haben; bis dahin darfst du es ändern.
table-all-choices = Alle Möglichkeiten
table-list = Liste der Züge ({ $count })
table-further = ↓ { $count } weitere auf dem Tisch
table-again = Noch einmal tippen, oder hier:
table-hint = Tipp
table-hint-choice = Ich würde wählen: „{ $choice }“.
table-hint-worth = Das gewinnt etwa { $worth } von 100 solchen Partien.
table-hint-other = Das gewinnt etwa { $worth } von 100 solchen Partien, „{ $other }“ etwa { $less }.
table-choosable = wählbar
table-chosen = gewählt
table-lost-wish = Die Verbindung riss ab, bevor der Tisch dich gehört hat; wähle noch einmal.
table-connecting = Du kommst an den Tisch …
table-offline = Die Verbindung ist weg und kommt von selbst wieder. Der Tisch bleibt lesbar; Entscheidungen warten.

## Das Spielfeld

table-total = Summe
table-more = +{ $points }
table-deck-order = Alle dürfen wissen, welche Karten das sind; niemand kennt ihre Reihenfolge.
table-all-events = Die Ereignisse dieser Partie: { $events }
table-close = Schließen

## Die Schublade

table-drawer = Verlauf und mehr
table-log = Verlauf
table-log-empty = Noch ist nichts geschehen.
table-log-lines = { $count ->
    [one] 1 Zeile
   *[other] { $count } Zeilen
}
table-rules = Regeln
table-cards = Karten
table-chat = Gespräch
table-chat-empty = Noch hat niemand etwas gesagt.
table-unread = { $count ->
    [one] eine neue Zeile
   *[other] { $count } neue Zeilen
}
table-chat-say = Sag etwas
table-chat-send = Senden
table-people = Anwesende: { $count }
table-watches = schaut zu
table-mute = Stumm schalten
table-unmute = Wieder hören
table-remove = Wegschicken
table-somebody = Jemand
table-explain = Erklären
table-explain-now = Worauf gewartet wird
table-explain-over = Die Partie ist vorbei; es wird auf nichts gewartet.
table-explain-coming = Warum, und was danach kommt
table-explain-choices = Was jede Möglichkeit bewirkt
table-rule = Regel { $number }

## Tasten

table-help = Tasten
table-help-about = Was leuchtet, lässt sich anklicken; alles geht auch mit Tasten.
table-key-move = von Möglichkeit zu Möglichkeit
table-key-choose = wählen; während Karten sich bewegen: schneller
table-key-back = zurück, schließen
table-key-help = diese Tasten
table-key-log = Verlauf
table-key-rules = Regeln
table-key-card = die Karte im Fokus, ganz
table-key-takeback = zurücknehmen

## Vor der Partie

table-open-title = Ein Stuhl ist noch frei
table-open-about = Die Partie beginnt, sobald alle Stühle besetzt sind.
table-sit = Hier hinsetzen
table-sit-too = Diesen Platz auch spielen, an diesem Bildschirm
table-account = hat ein Konto
table-invite = Lade jemanden mit diesem Link ein
table-leave = Den Tisch verlassen
table-pass = Gib den Bildschirm an { $name }
table-pass-about = Die anderen schauen weg. Niemand sieht, was andere wählen.
table-pass-ready = Ich bin { $name }

## Nach der Partie

table-ending = Die Partie ist vorbei
table-ended = Die Partie ist vorbei.
table-won = Du hast gewonnen.
table-lost = Du hast verloren.
table-aborted = Diese Partie wurde abgebrochen.
table-wants-rematch = Revanche gewünscht: { $names }.
table-next = Zur nächsten Partie
table-check = Karten prüfen
table-fair = Fair: Das Geheimnis ist das, das am Anfang versprochen wurde, und die Karten folgen daraus.
table-unfair = Das Geheimnis ist nicht das versprochene.
table-commitment = Versprechen vor der ersten Karte (SHA-256)
table-secret = Geheimnis, seit dem Ende offen
table-download = Herunterladen
table-to-lobby = Zum Empfang

## Die Wiederholung

table-replay = Wiederholung
table-replay-of = Wiederholung: { $game }
table-replay-begins = Die Partie beginnt.
table-replay-somebody = Jemand hat geheim gewählt.
table-replay-older = Diese Partie wurde nach älteren Regeln gespielt und wird so gezeigt, wie sie aufbewahrt wurde.
table-replay-retold = Diese Partie wurde nach älteren Regeln gespielt; die heutigen erzählen sie, so weit sie können.
table-replay-undrawn = Der Tisch dieser älteren Regeln lässt sich nicht mehr zeichnen; der Verlauf sagt, was geschah.
table-chose = { $name }: { $choice }
table-first = Zum Anfang
table-previous = Ein Schritt zurück
table-run = Abspielen
table-pause = Anhalten
table-following = Ein Schritt weiter
table-last = Zum Ende
table-step = Schritt
table-step-of = Schritt { $step } von { $steps }
table-speed = Tempo
table-seen-by = Gesehen von
table-seen-all = Alles offen
table-seen-spectator = Zuschauer
table-share = Diesen Schritt teilen
table-from-here = Ab hier spielen
table-from-turn = Hier anders wählen
table-from-step = { $bots ->
    [0] Du spielst diese Partie nach Wahl { $step } allein weiter.
    [one] Du spielst diese Partie nach Wahl { $step } allein gegen einen Bot weiter.
   *[other] Du spielst diese Partie nach Wahl { $step } allein gegen Bots weiter.
}
table-from-seat = Dein Platz
table-from-anew = Was dieser Platz damals nicht sehen konnte, wird neu verteilt, auch was du inzwischen weißt, und der Zufall ist ein anderer. Der Tisch ist privat und zählt nirgends.
table-begun = Was vorher war
table-back = Zum Tisch

## Wenn ein Tisch nicht gezeigt werden kann

table-gone-title = Diesen Tisch gibt es nicht
table-gone = Unter dieser Adresse gibt es keinen Tisch. Prüfe den Link oder beginne einen neuen.
table-trouble-title = Dieser Tisch kann nicht gezeigt werden
table-not-yours = Dieser Platz gehört jemand anderem, oder der Gastgeber hat den Tisch für dich geschlossen.
table-signed-out = Du bist abgemeldet. Versuche es noch einmal, um zuzusehen, oder melde dich zuerst an.
table-closed = Der Tisch hat die Verbindung beendet. Versuche es gleich noch einmal.
