### Strife: die Wörter des gezeichneten Tisches, auf Deutsch.
### Gleiche Namen, gleiche Reihenfolge, gleiche Platzhalter wie in board.en.ftl und board.fr.ftl. Sie sind kurz: Eine Zeile hat 80 Zeichen.

board-battle = Kampf
board-face-down = verdeckt
board-here = Kampf hier
board-unknown-hand = { $count ->
    [one] { $count } verdeckter Champion
   *[other] { $count } verdeckte Champions
}
board-battle-stopped = Strategiefähigkeit gesperrt
board-legacy-stopped = Vermächtnisfähigkeit gesperrt
board-skips-legacy = ohne Vermächtnisphase
board-shielded = geschützt: knappe Niederlage = Gleichstand
board-bounty = +{ $points } SP bei einem Sieg
board-upwards = Vermächtnisstapel, von unten nach oben
board-sign-number = 3 Magier: Macht und Name eines Champions
board-sign-top = oben auf dem Stapel: der Vermächtnis-Champion
board-offering = Wyrm
board-points = SP
board-stone = Der Schicksalsstein entscheidet bei Gleichstand: behalten und verlieren, oder um 1 wertvoller weitergeben und gewinnen. Am Ende bringt er { $value } SP.
