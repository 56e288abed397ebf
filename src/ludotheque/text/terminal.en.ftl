### Ludotheque: the words of commands and the terminal, in English.
### Same ids, same order, same placeholders in terminal.fr.ftl and terminal.de.ftl.

## Whose turn it is

app-choose-key = Choose with the key before a line, or with the arrows and Enter.
app-type-number = Your choice, 1 to { $count } (? for help):
app-illegal = “{ $choice }” is not one of the choices. Type a number from the menu, or ? for help.
app-undo-not = A choice that has been made stays made.
app-pass-device = Now { $name }. The others look away; then { $name } presses Enter.
app-hurry = … (any key: faster)
app-watching = The bots are playing.
app-next = Next
app-by-itself = Let it run by itself
app-pause = Pause

## A first game, step by step

app-lesson = First game, { $step } of { $steps }
app-lesson-shows = Look at: { $cards }

## The table

app-menu = How to choose
app-log = What happened
app-table = The table in words
app-cards = Cards
app-rules = Rules
app-help = Help
app-keys-title = Keys
app-signs-title = Signs
app-keys = c cards · r rules · l log · t table · L language · ? help · q quit
app-reader-keys = Esc back · ↑ ↓ scroll · type to search
app-search = Search
app-not-found = Nothing found.
app-quit-sure = Leave this game? It is not finished yet.
app-stay = Play on
app-leave = Leave
app-too-small = This window has { $width } × { $height } characters; the table needs { $needs_width } × { $needs_height }. Make it larger, or play with --plain.

## The table in lines: what may be typed, and what it does

app-about-notation = Type a number from 1 to { $count }, or the choice in notation, such as: { $example }. A name is enough where only one choice has it. Several choices of one question fit in a line, with commas between them.
app-choices = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}
app-narrow = { $count } choices. Type how one begins, or any part of it, such as { $example }, to read those that fit.
app-say-menu = menu
app-about-menu = the whole menu, however long
app-say-table = table
app-about-table = the whole table in words
app-say-card = card
app-about-card = what a card says; its name follows
app-say-cards = cards
app-about-cards = all cards by name
app-say-rules = rules
app-about-rules = the sections; with a number, that section or rule
app-say-log = log
app-about-log = everything that has happened
app-say-why = why
app-about-why = why something cannot be chosen: a choice or a thing follows
app-say-what = what
app-about-what = what a choice would lead to: what if, and its number or its words
app-say-if = if
app-say-order = order
app-about-order = pass by itself from now on, or be asked again; a number follows
app-say-help = help
app-about-help = these lines, and the menu again
app-say-quit = quit
app-about-quit = leave the game
app-no-such-card = There is no card “{ $name }”.
app-no-such-rule = There is no rule { $number }.
app-which-rule = Add the number of a section or a rule.

## A standing order: the table passes for a player until it is taken back

app-order-stands = { $order } (so it is now)
app-order-typed = To pass by itself from now on: type order.
app-order-key = o: pass by itself from now on, or be asked again

## The end

app-game-over = The game is over.
app-unfinished = The game is not finished.
app-wins = { $name } wins.
app-loses = { $name } has lost.
app-score = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
app-save-as = Keep this game as { $path }
app-record-saved = The game is recorded in { $path }.
app-record-review = Where it turned, a strong bot says: ludotheque review { $path }
app-record-kept = This game was recorded under other rules or cards (rules { $rules }); it is told as it was kept.
app-record-cut = This game was recorded under other rules or cards (rules { $rules }); those of today can tell { $number } of its { $choices } choices.
app-not-saved = The game could not be recorded in { $path }: { $reason }

## Looking ahead

app-ahead = What if, and why not
app-ahead-key = w: what the choice under the cursor would lead to, and why other cards cannot be used
app-why-not = Nothing keeps you from it: { $choice }.
