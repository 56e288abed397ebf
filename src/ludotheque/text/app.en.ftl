### Ludotheque: the words around every game, in English.
### Same ids, same order, same placeholders in app.fr.ftl and app.de.ftl.

app-title = Ludotheque
app-you = You
app-opponent = Opponent
app-bot = { $name } (bot)
app-player = Player { $number }
app-yes = Yes
app-no = No

## Whose turn it is

app-your-turn = Your turn
app-waiting = Waiting for the other side …
app-choose-key = Choose with the number keys, or with the arrows and Enter.
app-type-number = Type the number of your choice and press Enter:
app-illegal = “{ $choice }” is not one of the choices. Type a number from the menu, or ? for help.
app-undo-not = A choice that has been made stays made.
app-pass-device = Hand the device to { $name }. { $name }: press a key once the other player looks away.
app-ready = Ready?

## The table

app-menu = Your choices
app-log = What happened
app-card = Card
app-cards = Cards
app-rules = Rules
app-language = Language
app-help = Help
app-quit = Quit
app-quit-sure = Leave this game? It is not finished yet.
app-keys = 1–9 choose · ↑ ↓ move · Enter confirm · c cards · r rules · l language · ? help · q quit
app-round = Round { $round } of { $rounds }
app-turn = Turn { $turn }
app-current-location = The battle is fought here
app-unknown-hand = { $count ->
    [one] { $count } champion, hidden
   *[other] { $count } champions, hidden
}
app-empty = empty
app-too-small = This window has { $width } × { $height } characters; the table needs { $needs_width } × { $needs_height }. Make it larger, or play with --plain.

## The end

app-game-over = The game is over
app-wins = { $name } wins.
app-score = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
app-record-saved = The game is recorded in { $path }.
app-bye = Until next time.
