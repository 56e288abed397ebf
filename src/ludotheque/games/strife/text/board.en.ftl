### Strife: the words of the table as it is drawn, in English.
### Same ids, same order, same placeholders in board.fr.ftl and board.de.ftl. They are short: a line holds 80 signs.

board-battle = Battle
board-face-down = face down
board-here = battle here
board-unknown-hand = { $count ->
    [one] { $count } champion, hidden
   *[other] { $count } champions, hidden
}
board-battle-stopped = battle ability blocked
board-legacy-stopped = legacy ability blocked
board-skips-legacy = no Legacy phase
board-shielded = protected: narrow defeat = tie
board-bounty = +{ $points } VP for a victory
board-upwards = Legacy pile, from bottom to top
board-sign-number = 3 Wizard: the power and the name of a champion
board-sign-top = top of the pile: the legacy champion
board-offering = Wyrm
board-points = VP
board-stone = The Fatestone decides ties: keep it and lose, or pass it on, worth 1 more, and win. At the end it brings its holder { $value } VP.
