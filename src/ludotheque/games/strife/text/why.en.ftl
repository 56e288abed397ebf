### Strife: why something cannot be chosen, and what a choice would lead to, in English.
### Same ids, same order, same placeholders in why.fr.ftl and why.de.ftl. The numbers of the rules follow by themselves.

why-no-tie = There is no tie to decide now.
why-nothing-to-use = There is nothing now that you may use or leave.
why-relic-not-now = This is not its moment: { $location }.
why-used-already = This champion has used its battle ability this turn: { $champion }.
why-blocked = The battle ability of this champion is blocked this turn: { $champion }.
why-not-in-row = It does not lie in the row: { $location }.
why-not-in-discard = It cannot be taken from where it lies: { $location }.
why-not-in-pile = It does not lie in your legacy pile: { $champion }.
why-not-in-that-pile = It does not lie in that legacy pile: { $champion }.
why-not-in-their-hand = Your opponent cannot have chosen { $champion }: not in that hand.
why-set-aside = You have set { $champion } aside until your hand is empty.
why-hidden-away = You have hidden { $champion } for the Wyrm.
why-in-battle = You have { $champion } in battle, not in your hand.
why-in-pile = You have { $champion } in your legacy pile, not in your hand.
why-assigned = You have chosen { $champion } as your legacy champion.
why-on-top-already = You have { $champion } on top of your legacy pile already.
why-placed-already = You have put { $champion } in its place already.
why-laid-already = You have put { $location } in its place already.
why-here-already = The battle is there already: { $location }.
why-not-adjacent = It does not lie next to the current location: { $location }.
why-storm = In a Winter Storm the battle location stays: { $location }.

forecast-wins = { $seat } wins the combat.
    .seat = You win the combat.
forecast-combat-tied = The combat is tied, and the Fatestone decides.
forecast-takes-stone = { $seat } takes the Fatestone.
    .seat = You take the Fatestone.
forecast-scores-guess = { $seat } guesses right.
    .seat = You guess right.
forecast-scores-offering = { $seat } pleases the Wyrm.
    .seat = You please the Wyrm.
