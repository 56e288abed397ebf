### Ludotheque: the words of the table page and the replay, in English.
### Same ids, same order, same placeholders in table.fr.ftl and table.de.ftl.

## The head of the table

table-you = You
table-thinks = is choosing
table-bot-thinks = is thinking
table-away = not here
table-bot-plays = { $bot } plays on
table-time-left = Time left
table-days = { $days } d { $hours } h
table-about = Table
table-link = Link to this table
table-copy = Copy
table-copied = Copied
table-copy-by-hand = This browser does not copy; select the link and copy it yourself.
table-share-link = Share
table-code = Show it to a camera
table-code-about = The address { $url } as a code for a camera
table-only-here = Only this machine can open it. To let others in your network play, start the server with
table-deeds = What can be done
table-takeback = Take back
table-resign = Resign
table-resign-sure = You give up this game, and your opponent wins. This cannot be taken back.
table-abort = Abort
table-abort-sure = The game ends before it has begun; nobody wins.
table-older = The rules have changed since this game began, so it cannot go on: resign, or agree with the others to end it.
table-agree = End it without a winner
table-agree-sure = The game ends once everybody has agreed; nobody wins.
table-agreed = Agreed so far: { $names }.
table-return = Play on yourself
table-rematch = Rematch
table-once-more = Again
table-other-side = Other side

## What is asked

table-ask = Your choice
table-your-turn = Your turn
table-waits = Waiting for { $names }.
table-hurry = Skip
table-sealed = You have chosen: { $choice }.
table-sealed-change = It stays secret until everybody has chosen; until then you may change it.
table-all-choices = All choices
table-list = List choices ({ $count })
table-further = ↓ { $count } more on the board
table-again = Tap again, or here:
table-hint = Hint
table-hint-choice = I would choose: “{ $choice }”.
table-hint-worth = It wins about { $worth } of 100 such games.
table-hint-other = It wins about { $worth } of 100 such games; “{ $other }” about { $less }.
table-choosable = can be chosen
table-chosen = chosen
table-lost-wish = The connection broke before the table had heard you; choose again.
table-connecting = Coming to the table …
table-offline = The connection is lost and will come back by itself. The table stays readable; choices wait.

## The board

table-total = Total
table-more = +{ $points }
table-deck-order = Everybody may know which cards these are; nobody knows their order.
table-all-events = The events of this game: { $events }
table-close = Close

## The drawer

table-drawer = Log and more
table-log = Log
table-log-empty = Nothing has happened yet.
table-log-lines = { $count ->
    [one] 1 line
   *[other] { $count } lines
}
table-rules = Rules
table-cards = Cards
table-chat = Chat
table-chat-empty = Nobody has said anything yet.
table-unread = { $count ->
    [one] one new line
   *[other] { $count } new lines
}
table-chat-say = Say something
table-chat-send = Send
table-people = People here: { $count }
table-watches = watching
table-mute = Mute
table-unmute = Hear again
table-remove = Send away
table-somebody = Somebody
table-explain = Explain
table-explain-now = What is being waited for
table-explain-over = The game is over; nothing is being waited for.
table-explain-coming = Why, and what comes next
table-explain-choices = What each choice does
table-rule = Rule { $number }

## Keys

table-help = Keys
table-help-about = Whatever lights up can be clicked; everything can be done with keys, too.
table-key-move = from choice to choice
table-key-choose = choose; while cards move: faster
table-key-back = back, close
table-key-help = these keys
table-key-log = log
table-key-rules = rules
table-key-card = the card in focus, in full
table-key-takeback = take back

## Before the game

table-open-title = A chair is still open
table-open-about = The game begins as soon as all chairs are taken.
table-sit = Sit down here
table-sit-too = Play this seat too, at this screen
table-account = has an account
table-invite = Invite somebody with this link
table-leave = Leave the table
table-pass = Pass the screen to { $name }
table-pass-about = The others look away. Nobody sees the choice of another.
table-pass-ready = I am { $name }

## After the game

table-ending = The game is over
table-ended = The game is over.
table-won = You have won.
table-lost = You have lost.
table-aborted = This game was aborted.
table-wants-rematch = { $names } would like a rematch.
table-next = To the next game
table-check = Check the deal
table-fair = Fair: the secret is the one that was promised at the start, and the deal follows from it.
table-unfair = The secret is not the one that was promised.
table-commitment = Promise given before the first card (SHA-256)
table-secret = Secret, open since the end
table-download = Download
table-to-lobby = To the lobby

## The replay

table-replay = Replay
table-replay-of = Replay: { $game }
table-replay-begins = The game begins.
table-replay-somebody = Somebody has chosen in secret.
table-replay-older = This game was played under older rules and is shown as it was kept.
table-replay-retold = This game was played under older rules; it is told by today’s as far as they allow.
table-replay-undrawn = The table of these older rules can no longer be drawn; the log tells what happened.
table-chose = { $name }: { $choice }
table-first = To the beginning
table-previous = One step back
table-run = Play
table-pause = Pause
table-following = One step on
table-last = To the end
table-step = Step
table-step-of = Step { $step } of { $steps }
table-speed = Speed
table-seen-by = Seen by
table-seen-all = Everything open
table-seen-spectator = A spectator
table-share = Share this step
table-from-here = Play from here
table-from-turn = Choose otherwise
table-from-step = { $bots ->
    [0] You go on after choice { $step } of this game, alone.
    [one] You go on after choice { $step } of this game, alone against a bot.
   *[other] You go on after choice { $step } of this game, alone against bots.
}
table-from-seat = Your seat
table-from-anew = What this seat could not see then is dealt anew, even what you know by now, and chance is another one. The table is private and counts nowhere.
table-begun = What came before
table-back = To the table

## When a table cannot be shown

table-gone-title = There is no such table
table-gone = There is no table at this address. Check the link, or start a new one.
table-trouble-title = This table cannot be shown
table-not-yours = This seat belongs to somebody else, or the host has closed the table to you.
table-signed-out = You are signed out. Try again to watch, or sign in first.
table-closed = The table has closed the connection. Try again in a moment.
