### Legends: why something cannot be chosen, and what a choice would lead to, in English.
### Same ids, same order, same placeholders in why.fr.ftl and why.de.ftl. The numbers of the rules follow by themselves.

why-off-the-field = That is off the field.
why-nobody-there = There is no unit there: { $space }.
why-no-such-power = It has no such action: { $unit }.
why-lacks-keyword = It lacks that keyword ({ $keyword }): { $unit }.
why-no-ability = It has no ability to use: { $unit }.
why-not-yours = You do not control what stands there: { $space }.
why-not-of-that-army = The unit there is not of the army in question: { $space }.
why-out-of-reach = None of your units gets there now: { $space }.
why-one-step = A unit takes one step forward, back or sideways: { $unit }.
why-way-blocked = The way there is not open: { $space }.
why-too-far = That is too far away: { $space }.
why-no-enemy-there = No enemy stands there: { $space }.
why-other-type = The unit there is of another type: { $space }.
why-static-there = A static unit does not come: { $unit }.
why-not-that-terrain = It shifts only between places of its own kind of ground: { $space } is not one.
why-water = Nobody stands on water: { $space }.
why-own-there = A unit of your own side stands there: { $space }.
why-taken = Somebody stands there already: { $space }.
why-static = It is static and does not move by itself: { $unit }.
why-does-not-attack = It never attacks: { $unit }.
why-not-surrounded = Fewer than five of your units are next to it: { $space }.
why-to-and-fro = It would go to and fro a third time ({ $space }): { $unit }.
why-must-rage = It has to go on attacking whoever stands beside it: { $unit }.
why-said-already = You have said that this turn, or it is so already.
why-spent = Its power is used up for now: { $unit }.
why-nothing-to-act-on = There is nothing that its action could be done to: { $unit }.
why-not-its-moment = This is not the moment for its ability: { $unit }.
why-aimed-wrong = Its ability cannot be aimed there ({ $space }): { $unit }.
why-not-for-this-power = That is no answer to what this power asks: { $unit }.
why-same-unit = It cannot change places with itself: { $space }.
why-army-begun = You have begun an army of your own, unit by unit.
why-no-last-army = There is no army of a last battle to keep.
why-other-side = That serves the other side.
why-too-many-copies = So many copies of one unit are not agreed.
why-rank-not-due = By the army table, units of another strength are due now.

forecast-battle-won = You win the battle.
forecast-battle-not-won = You do not win the battle.
forecast-both-fall = Units of both sides are destroyed.
forecast-mine-fall = Only your side loses a unit.
forecast-theirs-fall = Only the other side loses a unit.
forecast-nobody-falls = Nobody is destroyed.
