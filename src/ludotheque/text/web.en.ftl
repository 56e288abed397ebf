### Ludotheque: the words of the web pages around the table, in English.
### Same ids, same order, same placeholders in web.fr.ftl and web.de.ftl.

## Everywhere

web-skip = Skip to the content
web-pages = Pages
web-more = More
web-lobby = Lobby
web-games = Games
web-my-games = My games
web-rules = Rules
web-cards = Cards
web-about = About and fair play
web-loading = Loading …
web-nothing-found = Nothing found.
web-found = { $count ->
    [one] { $count } found
   *[other] { $count } found
}
web-try-again = Try again
web-to-lobby = To the lobby
web-you = You
web-guest = Guest { $number }
web-independent = An independent implementation. Games and their names belong to their authors and publishers.

## Settings

web-settings = Settings
web-settings-and-pages = Settings and pages
web-your-name = Your name
web-change-name = Change your name
web-language = Language
web-theme = Theme
web-theme-auto = As the system
web-theme-dark = Dark
web-theme-day = Light
web-theme-contrast = High contrast
web-speed = Animations
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Fast
web-speed-off = None
web-sound = Sounds
web-twice = Tapping a piece: first read, then play
web-on = On
web-off = Off

## When something goes wrong

web-trouble = Something is not right
web-unreachable = The server cannot be reached. Check your connection, then try again.
web-went-wrong = That did not work. Try again; if it happens once more, load the page anew.
web-missing = There is nothing here
web-missing-about = This address leads nowhere. Perhaps the link was cut short; from the lobby you find every table and every game.

## The lobby

web-welcome = Welcome,
web-welcome-guest = No account needed: choose a game and play.
web-welcome-account = Your games are waiting for you on every device.
web-players = { $count } players
web-minutes = { $count } minutes
web-play-now = Play now
web-play-now-about = { $count ->
    [0] Alone
    [one] Against a bot
   *[other] Against bots
}, with the usual options, at once.
web-play-first = An easy first game
web-play-how = “Play now”: against whom, and how
web-rating = Measured strength: { $rating } (the novice bot: 1000).
web-ratings = Measured strength of its bots in a duel: { $ratings }.
web-play-against = { $count ->
    [one] Opponent
   *[other] Opponents
}
web-new-table = New table
web-open-tables = Open tables
web-open-tables-none = Nobody is looking for players right now. Open a table and invite somebody.
web-tables-to-watch = Tables to watch
web-all-my-games = All my games
web-join = Join
web-watch = Watch
web-play = Play
web-go-on = Continue
web-look = Look
web-replay = Replay
web-seat-free = free seat
web-state-open = { $count ->
    [one] Waiting for { $count } player
   *[other] Waiting for { $count } players
}
web-state-playing = Playing
web-state-your-turn = It is your turn
web-state-their-turn = Waiting for the others
web-state-aborted = Called off before the first move
web-won = Won.
web-lost = Lost.
web-score = { $name }: { $points }
web-ending-played = { $winners } won, { $scores }.
web-ending-drawn = Nobody won alone: { $scores }.
web-ending-shared = { $winners } won together: { $scores }.
web-ending-resigned = { $by } resigned; { $winners } won.
web-ending-flagged = { $by } ran out of time; { $winners } won.
web-ending-alone-won = { $name } has won.
web-ending-alone-lost = { $name } has lost.
web-ending-alone-resigned = { $name } gave up.
web-ending-alone-flagged = { $name } ran out of time.

## A new table

web-new-table-of = New table: { $game }
web-seats = Who plays
web-seats-count = Number of players
web-seat-number = Seat { $number }
web-seat-me-about = You sit here.
web-seat-open = A friend, by link
web-seat-open-about = Whoever has the link may sit down.
web-seat-bot = A bot
web-seat-bot-about = It knows only what its seat may know.
web-seat-here = Somebody at this screen
web-seat-here-about = You share this screen; between turns it hides what is secret.
web-bot-level = Kind of bot
web-their-name = Their name
web-options = Options
web-fine-print = Fine print
web-fine-print-about = { $count ->
    [one] { $count } ruling, set as is usual
   *[other] { $count } rulings, all set as is usual
}
web-as-usual = As usual
web-clock = Clock
web-clock-kind = How time is kept
web-clock-none = No clock
web-clock-none-about = Take your time.
web-clock-move = For each move
web-clock-move-about = The same time for every decision.
web-clock-move-seconds = Time for a move
web-clock-bank = For the whole game
web-clock-bank-about = A supply for all decisions, with a little back for each.
web-clock-bank-seconds = Time for the game
web-clock-increment = Back for each decision
web-clock-days = By correspondence
web-clock-days-about = Days for each move; come back whenever you like.
web-clock-days-seconds = Days for a move
web-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
web-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
web-chance = Chance
web-seed = Seed
web-seed-none = drawn in secret
web-seed-about = Usually left empty: chance is drawn in secret. With a number here, everybody who enters the same number and the same options plays the same game, and everybody at the table is told the number.
web-seed-known = All chance at this table is known: seed { $seed }.
web-seed-listed = In the lobby the table says that its chance is known.
web-the-others = The others
web-who-may-come = Who may come
web-private = By link only
web-private-about = The table is in no list. Only those with the link find it.
web-listed = Everybody
web-listed-about = The table stands in the lobby; anybody may join or watch.
web-chairs-each = How many chairs one person may take
web-chairs-one = One
web-chairs-one-about = Nobody plays against themselves.
web-chairs-many = Several
web-chairs-many-about = For friends who share a screen elsewhere.
web-absent = When somebody stays away
web-absent-wait = Wait
web-absent-wait-about = The table waits until they come back.
web-absent-bot = A bot takes over
web-absent-bot-about = It plays on for them until they return.
web-absent-loses = They lose
web-absent-loses-about = After a while the game goes to the others.
web-open-table-and-invite = Open the table and invite
web-start = Start the game

## The table

web-resign-sure = You give up this game, and all the others win. This cannot be taken back.
web-resign-sure-alone = You give up this game, and it is lost. This cannot be taken back.
web-seed-of-table = Seed of this table: { $seed }. Whoever enters it plays the same game.
web-pass-on = Pass the screen on
web-pass-on-about = The table waits for { $names }. Take the screen one after the other, whether you have an answer or not; the others look away.

## My games

web-my-games-none = You have not played yet. In the lobby a game is one click away.
web-my-games-guest = As a guest you find these games in this browser only.
web-going = Going on
web-finished = Finished
web-standing = How you have played
web-game = Game
web-games-played = Games
web-games-won = Won
web-games-drawn = Drawn
web-put-away = Put away
web-put-away-which = Put { $names } away, or give it up
web-put-away-about = Put away, it is no longer in this lobby, but stays under “My games”.
web-give-up = Give it up
web-give-up-about = Given up, it is lost, and the others win.
web-dissolve = Leave the table
web-dissolve-about = Leaving the table, you make room for somebody else; if you opened it, it is gone.
web-record = Download
web-search-players = Search for a player

## The account

web-account = Account
web-sign-in-or-up = Sign in or open an account
web-account-about = An account is a login and a password, nothing more. With it you find your games on every device.
web-account-opened = Your account is open. Your games stay yours.
web-sign-in = Sign in
web-sign-out = Sign out
web-open-account = Open an account
web-open-account-about = { $name } becomes an account and keeps all games.
web-login = Login
web-login-about = 3 to 30 small letters, digits, dots, hyphens or underscores.
web-password = Password
web-password-about = At least 8 characters. It cannot be recovered, so keep it safe.
web-devices = Where you are signed in
web-device-unknown = A device of unknown kind
web-device-times = Since { $since }, last seen { $seen }
web-device-this = This device
web-device-ended = You are signed out there.
web-sign-out-there = Sign out there
web-change-password = Change the password
web-change-password-about = You stay signed in here and nowhere else.
web-old-password = Old password
web-new-password = New password
web-password-changed = The password is changed. You are signed out everywhere else.
web-my-data = Your data
web-my-data-about = What this server keeps of you: your name, your account if you have one, where you are signed in, your tables with what you chose and said there.
web-my-data-take = Download it
web-forget-me = Be forgotten
web-forget-me-about = Games that you are playing are given up. Name, account and everything you said are deleted; games stay, without your name. This cannot be undone.
web-forget-me-name = To go on, type your name: { $name }
web-forget-me-do = Forget me for good
web-forgotten = You are forgotten.

## Rules and cards

web-rules-of = { $game }: rules
web-search-rules = Search: words or a number
web-in-a-minute = In a minute
web-sections = Sections
web-cards-of = { $game }: cards
web-search-cards = Search the cards
web-kind = Kind of card
web-every-kind = Every kind

## About and fair play

web-about-text = Ludotheque plays tabletop games with their rules complete and enforced. Every choice you are offered is legal, and every legal choice is offered.
web-fair = Fair deals
web-fair-about = Nobody can know or change what chance brings; whoever runs the server could not do so without being found out.
web-fair-secret = Before the first move the server draws a secret number. All shuffles and rolls of this table follow from it.
web-fair-commitment = It shows you a fingerprint of that secret at once. The fingerprint gives nothing away, and no other secret has the same.
web-fair-deal = The game is played.
web-fair-check = At the end the secret is published. One click at the table checks that it fits the fingerprint and that the whole game follows from it.
web-fair-by-hand = You can check it by hand. The fingerprint is:
web-fair-formula-secret = the 32 bytes of the secret
web-fair-formula-table = the id of the table
web-fair-hidden = What a seat may not see is never sent to it. A bot thinks with what its seat knows, and nothing else.
web-privacy = What is kept
web-privacy-text = Your name, your games, and one cookie that recognises you. Settings stay in this browser. Nothing is loaded from elsewhere, and nobody else is told of your visit.
web-rights = Rights
web-rights-text = Games, their titles and their names belong to their authors and publishers. This is an independent implementation, neither made nor endorsed by them; its sentences and pictures are its own.
web-licence = Ludotheque is free software under the MIT licence.
web-credits = Credits
web-credits-icons = The emblems are from
web-credits-fonts = The typefaces are Alegreya by Juan Pablo del Peral and Inter by Rasmus Andersson, under the

## The interface for programs

web-api = For programs
web-api-about = Bots and other clients talk to the server as this page does: over HTTP, and over a socket at the table. The description for machines:
web-api-operations = What may be asked
web-api-body = Sent along
web-api-types = Types

## Learning by playing

web-learn = Learn by playing
web-learn-about = A first game of five minutes, step by step; “Play now” plays at once.
web-learn-step = Step { $step } of { $steps }
web-learn-free = Free game
web-learn-back = Back
web-learn-restart = From the start
web-learn-leave = Leave
web-learn-awaited = the lesson goes on with this
web-learn-look = Look at:
web-learn-words = The words of the lesson
web-learn-done = That was your first game. Now play a whole one.
web-learn-again = The free game again

## Puzzles

web-puzzles = Puzzles
web-puzzles-about = Positions in which one choice is clearly best. All that you need lies before you. The more dots, the harder.
web-puzzle-daily = Puzzle of the day
web-puzzle-streak = { $days ->
    [one] Solved { $days } day in a row
   *[other] Solved { $days } days in a row
}
web-puzzle-solved-of = { $solved } of { $count } solved
web-puzzle-number = Puzzle { $number }
web-puzzle-grade = Grade { $grade } of 6
web-puzzle-is-solved = solved
web-puzzle-solution = Solution
web-puzzle-right = Right.
web-puzzle-finders = Bots that find it more often than not: { $bots }.
web-puzzle-no-finders = None of the bots finds it more often than not.
web-puzzle-next = Next puzzle
web-puzzle-again = Once more
web-puzzle-on = You can play on from here against a bot.
