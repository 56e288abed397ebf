### Ludotheque: die Wörter um alle Spiele herum, auf Deutsch.
### Gleiche Namen, gleiche Reihenfolge, gleiche Platzhalter wie in app.en.ftl und app.fr.ftl. Anrede: du.

app-title = Ludotheque
app-you = Du
app-opponent = Gegenüber
app-bot = { $name } (Computer)
app-player = Spieler { $number }
app-yes = Ja
app-no = Nein

## Wer an der Reihe ist

app-your-turn = Du bist dran
app-waiting = Warten auf die andere Seite …
app-choose-key = Wähle mit den Zifferntasten oder mit Pfeilen und Eingabetaste.
app-type-number = Tippe die Nummer deiner Wahl und drücke die Eingabetaste:
app-illegal = „{ $choice }“ steht nicht zur Wahl. Tippe eine Nummer aus dem Menü oder ? für Hilfe.
app-undo-not = Was gewählt ist, bleibt gewählt.
app-pass-device = Gib das Gerät an { $name } weiter. { $name }: Drücke eine Taste, sobald das Gegenüber wegschaut.
app-ready = Bereit?

## Der Tisch

app-menu = Deine Möglichkeiten
app-log = Was geschehen ist
app-card = Karte
app-cards = Karten
app-rules = Regeln
app-language = Sprache
app-help = Hilfe
app-quit = Beenden
app-quit-sure = Dieses Spiel verlassen? Es ist noch nicht zu Ende.
app-keys = 1–9 wählen · ↑ ↓ bewegen · Eingabe bestätigen · c Karten · r Regeln · l Sprache · ? Hilfe · q beenden
app-round = Runde { $round } von { $rounds }
app-turn = Zug { $turn }
app-current-location = Hier wird gekämpft
app-unknown-hand = { $count ->
    [one] { $count } verdeckter Champion
   *[other] { $count } verdeckte Champions
}
app-empty = leer
app-too-small = Dieses Fenster hat { $width } × { $height } Zeichen; der Tisch braucht { $needs_width } × { $needs_height }. Vergrößere es, oder spiele mit --plain.

## Das Ende

app-game-over = Das Spiel ist zu Ende
app-wins = { $name } gewinnt.
app-score = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
app-record-saved = Das Spiel ist in { $path } aufgezeichnet.
app-bye = Bis zum nächsten Mal.
