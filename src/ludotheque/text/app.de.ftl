### Ludotheque: die Wörter um alle Spiele herum, auf Deutsch.
### Gleiche Namen, gleiche Reihenfolge, gleiche Platzhalter wie in app.en.ftl und app.fr.ftl. Anrede: du.

app-player = Spieler { $number }
app-bot = { $name } (Bot)
app-bot-novice = Neulings-Bot
    .about = Sieht kaum voraus und irrt sich oft: für ein erstes Spiel.
app-bot-easy = Leichter Bot
    .about = Sieht ein wenig voraus und irrt sich noch.
app-bot-medium = Mittlerer Bot
    .about = Spielt ordentlich und irrt sich ab und zu.
app-bot-hard = Schwerer Bot
    .about = Denkt voraus und irrt sich kaum.
app-bot-expert = Meister-Bot
    .about = Denkt so weit voraus, wie es geht.
app-bot-greedy = Gier-Bot
    .about = Sieht bis zum Ende des Zuges und nimmt, was am meisten bringt.
app-bot-random = Zufalls-Bot
    .about = Tut irgendetwas Erlaubtes.
app-you = du
app-yes = Ja
app-no = Nein
# Eine Sache und was sie ist: „Hand: 3 Magier“.
app-labelled = { $label }: { $text }

## Wer an der Reihe ist

app-bot-thinks = { $name } überlegt …

## Eine erste Partie, Schritt für Schritt

app-lesson-other = Das ist erlaubt, aber diese Lektion hat etwas anderes vor.
app-lesson-try = Versuche: { $choice }.

## Eine Aufgabe

app-puzzle = { $game }, Aufgabe { $number }, Grad { $grade } von 6
app-puzzle-solved = Das Spiel ist in seinen letzten Zügen. Eine Wahl gewinnt deutlich öfter als alle anderen, auch gegen jemanden, der keinen Fehler macht. Welche?
app-puzzle-searched = Nach allem, was du hier wissen kannst, ist eine Wahl deutlich die beste. Welche?
app-puzzle-worse = { $choice }: Damit hast du eine Gewinnchance von { $wins } zu 100. Es gibt etwas Besseres.
app-puzzle-wrong = { $choice }: Das ist erlaubt, aber es gibt etwas Besseres.
app-puzzle-best = Die beste Wahl ist: { $choice }. Damit hast du eine Gewinnchance von { $wins } zu 100, mit der nächstbesten, { $other }, eine von { $less } zu 100.

## Der Tisch

app-round = Runde { $round } von { $rounds }
app-turn = Zug { $turn }
app-empty = leer
app-unseen = { $count } verdeckt

## Eine Weisung: Der Tisch passt für jemanden, bis sie zurückgenommen wird

app-order = Meine Antworten
app-order-none = Jedes Mal fragen

## Eine beendete Partie noch einmal betrachtet

app-review = Analyse
app-review-progress = Jede Wahl wird noch einmal betrachtet …
app-review-eyes = Eine Analyse gehört zu den Augen eines Platzes, oder dazu, dass alles offen liegt.
app-review-of = Analyse: { $game }
app-review-standing = Wie gut es für alle stand, nach dem, was sie wissen konnten
app-review-turns = Wendepunkte
app-review-turn = Wahl { $number }, { $name }: „{ $chosen }“. Besser: „{ $best }“, was etwa { $before } von 100 solchen Partien gewinnt statt { $after }.
app-review-none = Keine Wahl hat viel gekostet.
app-review-about = Ein starker Bot hat jede Wahl noch einmal betrachtet und nicht mehr gewusst als damals, wer sie traf. Die Zahlen sind Schätzungen.

## Ein großer Augenblick, in einer Zeile

app-highlight = ★ { $title }. { $text }
