### Ludotheque: why the server refuses something, in English.
### Same ids, same order, same placeholders in error.fr.ftl and error.de.ftl. One sentence, and what to do instead.

error-bad-input = This cannot be read; please check: { $where }.
error-no-such-option = There is no such option: { $options }.
error-bad-value = This value is not possible for: { $options }.
error-unfit-options = These options do not go together: { $options }.
error-bad-chairs = This game is played with { $seats } players: { $game }.
error-no-such-game = There is no game “{ $game }”.
error-no-such-bot = There is no bot “{ $bot }”.
error-bad-clock = A clock needs at least { $seconds } seconds.
error-bad-name = A name has 1 to 20 visible characters.
error-not-signed-in = Choose a name first.
error-wrong-password = Login and password do not match.
error-login-taken = The login “{ $login }” is taken; choose another one.
error-has-account = You already have an account: { $login }.
error-no-account = You have no account yet; open one first.
error-mixed-name = Do not mix letters of several scripts that look alike within one word of a name.
error-name-alike = This name looks like somebody else’s; choose another one.
error-no-such-table = There is no table at this address; check the link.
error-no-such-page = There is nothing at this address.
error-no-such-person = There is nobody like that here.
error-no-such-device = You are not signed in there.
error-not-allowed = That cannot be done at this address.
error-too-many-tables = You have { $most } unfinished tables; finish or leave one first.
error-not-your-seat = That is not your seat.
error-no-such-seat = This table has no seat { $seat }.
error-seat-taken = Somebody else has just sat down there.
error-one-chair = Here everybody takes one chair; the host can allow more when opening a table.
error-removed = The host has closed this table to you.
error-only-host = Only the host of the table can do that.
error-not-watching = That person is not among the spectators.
error-not-started = The game has not started yet.
error-already-started = The game has already started.
error-game-over = The game is over.
error-not-over = That opens once the game is over.
error-not-reviewed = This game was played under other rules; it cannot be reviewed here.
error-stale = The table has moved on; choose again.
error-not-asked = It is not your turn to choose.
error-no-hints = There are hints only where you play against bots alone.
error-illegal = “{ $choice }” is not among the choices.
error-lesson-other = That is allowed, but this lesson has something else in mind.
error-no-such-lesson = There is no lesson for this game.
error-puzzle-other = That is allowed, but there is something better.
error-no-such-puzzle = There is no such puzzle.
error-cannot = That is not possible now.
error-other-rules = This game of { $game } was begun under other rules and cannot go on here.
error-too-fast = Too much at once; wait a moment.
error-wait-to-sign-in = Too many wrong passwords; try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
error-unknown-host = This server is not known by that name; whoever runs it can name it in the setting “hosts”.
error-too-large = That is too long.
error-foreign-origin = This page may not act for you here.
error-operators-only = This is for whoever runs the server; ask from its own machine, or with the token.
error-store-trouble = It could not be stored, so nothing has changed; try again.
error-unsure = It is not known yet whether that was stored; the table will show it.
error-closing = The server is going down; try again in a moment.
error-broken = Something went wrong on the server.
