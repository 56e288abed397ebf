### Ludotheque: die Wörter der Befehle und des Terminals, auf Deutsch.
### Gleiche Namen, gleiche Reihenfolge, gleiche Platzhalter wie in terminal.en.ftl und terminal.fr.ftl. Anrede: du.

## Wer an der Reihe ist

app-choose-key = Wähle mit der Taste vor einer Zeile oder mit Pfeilen und Eingabetaste.
app-type-number = Deine Wahl, 1 bis { $count } (? für Hilfe):
app-illegal = „{ $choice }“ steht nicht zur Wahl. Tippe eine Nummer aus dem Menü oder ? für Hilfe.
app-undo-not = Was gewählt ist, bleibt gewählt.
app-pass-device = Jetzt { $name }. Die anderen schauen weg; dann drückt { $name } die Eingabetaste.
app-hurry = … (beliebige Taste: schneller)
app-watching = Die Bots spielen.
app-next = Weiter
app-by-itself = Von selbst laufen lassen
app-pause = Anhalten

## Eine erste Partie, Schritt für Schritt

app-lesson = Erste Partie, { $step } von { $steps }
app-lesson-shows = Sieh dir an: { $cards }

## Der Tisch

app-menu = Wie du wählst
app-log = Was geschehen ist
app-table = Der Tisch in Worten
app-cards = Karten
app-rules = Regeln
app-help = Hilfe
app-keys-title = Tasten
app-signs-title = Zeichen
app-keys = c Karten · r Regeln · l Verlauf · t Tisch · L Sprache · ? Hilfe · q Ende
app-reader-keys = Esc zurück · ↑ ↓ blättern · tippen zum Suchen
app-search = Suchen
app-not-found = Nichts gefunden.
app-quit-sure = Dieses Spiel verlassen? Es ist noch nicht zu Ende.
app-stay = Weiterspielen
app-leave = Verlassen
app-too-small = Dieses Fenster hat { $width } × { $height } Zeichen; der Tisch braucht { $needs_width } × { $needs_height }. Vergrößere es, oder spiele mit --plain.

## Der Tisch in Zeilen: was man tippen kann, und was es bewirkt

app-about-notation = Tippe eine Nummer von 1 bis { $count } oder die Wahl in Notation, zum Beispiel: { $example }. Wo nur eine Wahl einen Namen hat, genügt er. Mehrere Antworten auf eine Frage passen in eine Zeile, mit Kommas dazwischen.
app-choices = { $count ->
    [one] { $count } Möglichkeit
   *[other] { $count } Möglichkeiten
}
app-narrow = { $count } Möglichkeiten. Tippe den Anfang oder einen Teil einer Wahl, etwa { $example }, um die passenden zu lesen.
app-say-menu = menü
app-about-menu = das ganze Menü, wie lang es auch ist
app-say-table = tisch
app-about-table = der ganze Tisch in Worten
app-say-card = karte
app-about-card = was eine Karte sagt; ihr Name folgt
app-say-cards = karten
app-about-cards = alle Karten beim Namen
app-say-rules = regeln
app-about-rules = die Abschnitte; mit Nummer der Abschnitt oder die Regel
app-say-log = verlauf
app-about-log = alles, was geschehen ist
app-say-why = warum
app-about-why = warum etwas nicht geht; eine Wahl oder eine Sache folgt
app-say-what = was
app-about-what = wohin eine Wahl führen würde: was wenn, dann ihre Nummer oder ihre Worte
app-say-if = wenn
app-say-order = weisung
app-about-order = von jetzt an von selbst passen oder wieder gefragt werden; eine Nummer folgt
app-say-help = hilfe
app-about-help = diese Zeilen und noch einmal das Menü
app-say-quit = ende
app-about-quit = das Spiel verlassen
app-no-such-card = Es gibt keine Karte „{ $name }“.
app-no-such-rule = Es gibt keine Regel { $number }.
app-which-rule = Füge die Nummer eines Abschnitts oder einer Regel hinzu.

## Eine Weisung: Der Tisch passt für jemanden, bis sie zurückgenommen wird

app-order-stands = { $order } (so gilt es jetzt)
app-order-typed = Um von jetzt an von selbst zu passen, tippe weisung.
app-order-key = o: von jetzt an von selbst passen oder wieder gefragt werden

## Das Ende

app-game-over = Das Spiel ist zu Ende.
app-unfinished = Das Spiel ist nicht zu Ende.
app-wins = { $name } gewinnt.
app-loses = { $name } hat verloren.
app-score = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
app-save-as = Dieses Spiel als { $path } aufheben
app-record-saved = Das Spiel ist in { $path } aufgezeichnet.
app-record-review = Wo es sich gewendet hat, sagt ein starker Bot: ludotheque review { $path }
app-record-kept = Diese Partie wurde mit anderen Regeln oder Karten aufgezeichnet (Regeln { $rules }); sie wird so erzählt, wie sie aufbewahrt wurde.
app-record-cut = Diese Partie wurde mit anderen Regeln oder Karten aufgezeichnet (Regeln { $rules }); die heutigen erzählen { $number } ihrer { $choices } Entscheidungen.
app-not-saved = Das Spiel konnte nicht in { $path } aufgezeichnet werden: { $reason }

## Looking ahead

app-ahead = Was wäre wenn, und warum nicht
app-ahead-key = w: wohin die Wahl unter dem Zeiger führen würde und warum anderes nicht geht
app-why-not = Dem steht nichts im Weg: { $choice }.
