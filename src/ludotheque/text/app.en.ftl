### Ludotheque: the words around every game, in English.
### Same ids, same order, same placeholders in app.fr.ftl and app.de.ftl.

app-player = Player { $number }
app-bot = { $name } (bot)
app-bot-novice = Novice bot
    .about = Sees little ahead and errs often: for a first game.
app-bot-easy = Easy bot
    .about = Looks a little ahead and still errs.
app-bot-medium = Medium bot
    .about = Plays soundly and errs now and then.
app-bot-hard = Hard bot
    .about = Thinks ahead and hardly errs.
app-bot-expert = Expert bot
    .about = Thinks as far ahead as it can.
app-bot-greedy = Greedy bot
    .about = Looks to the end of its turn and takes what pays best.
app-bot-random = Random bot
    .about = Does anything that is allowed.
app-you = you
app-yes = Yes
app-no = No
# A thing and what it is: “Hand: 3 Wizard”.
app-labelled = { $label }: { $text }

## Whose turn it is

app-bot-thinks = { $name } is thinking …

## A first game, step by step

app-lesson-other = That is allowed, but this lesson has something else in mind.
app-lesson-try = Try: { $choice }.

## A puzzle

app-puzzle = { $game }, puzzle { $number }, grade { $grade } of 6
app-puzzle-solved = The game is in its last turns. One choice wins clearly more often than all others, even against an opponent who makes no mistake. Which one?
app-puzzle-searched = By all that you can know here, one choice is clearly best. Which one?
app-puzzle-worse = { $choice }: with that your chance to win is { $wins } in 100. There is something better.
app-puzzle-wrong = { $choice }: that is allowed, but there is something better.
app-puzzle-best = The best choice is: { $choice }. With it your chance to win is { $wins } in 100; with the next best, { $other }, { $less } in 100.

## The table

app-round = Round { $round } of { $rounds }
app-turn = Turn { $turn }
app-empty = empty
app-unseen = { $count } face down

## A standing order: the table passes for a player until it is taken back

app-order = My answers
app-order-none = Ask me every time

## Looking at a finished game again

app-review = Review
app-review-progress = Each choice is looked at again …
app-review-eyes = A review goes with the eyes of a seat, or with everything open.
app-review-of = Review: { $game }
app-review-standing = How likely each was to win, by what they could know
app-review-turns = Turning points
app-review-turn = Choice { $number }, { $name }: “{ $chosen }”. Better: “{ $best }”, which wins about { $before } of 100 such games instead of { $after }.
app-review-none = No choice cost much.
app-review-about = A strong bot has looked at every choice again, with no more than its player could know then. The figures are estimates.

## A great moment, in one line

app-highlight = ★ { $title }. { $text }
