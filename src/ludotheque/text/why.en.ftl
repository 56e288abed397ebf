### Why something cannot be chosen, and what a choice would lead to: the same words for every game, in English.
### The numbers of the rules stand behind the sentence by themselves.

why-over = The game is over.
why-not-asked = { $count ->
    [0] You are not asked anything now.
    [one] It is not up to you now: the table waits for { $seat }.
   *[other] It is not up to you now: the table waits for others.
}
why-unknown = There is nothing here that is called “{ $text }”.
why-other-question = Something else is asked now.
why-not-offered = That is not among what may be chosen now.
why-ruled = { $why } [{ $rules }]

forecast-certain = Certain
forecast-unanswered = If nobody does anything about it
forecast-likely = Likely
forecast-times = { $times } of { $tables }: { $what }
forecast-nothing = What this leads to cannot be foreseen.
