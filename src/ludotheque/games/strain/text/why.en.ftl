### Strain: why something cannot be chosen, in English.
### Same ids, same order, same placeholders in why.fr.ftl and why.de.ftl. The numbers of the rules follow by themselves.

why-not-in-hand = You do not have { $tile } in hand.
why-of-another-kind = A tile of this kind is not used in this way: { $tile }.
why-not-there = It does not lie there: { $tile }.
why-no-organism-there = There is no organism there.
why-foreign-organism = That has to be one of your own organisms.
why-own-organism = That has to be an organism of another player.
why-only-in-evolve = That is for your own Evolve phase, while nothing else is going on.
why-only-in-shed = Organisms are scored in your Shed phase.
why-only-to-pay = A source is used only when something has to be paid, or in an attack.
why-no-function-to-use = There is nothing to activate on this tile: { $tile }.
why-no-source = { $resource ->
    [0] This tile makes no ATP: { $tile }.
   *[other] This tile makes no toxins: { $tile }.
}
why-no-building-tile = That is no building tile: { $tile }.
why-no-such-event = There is no event { $link } in the chain.
why-gone-from-chain = Event { $link } is no longer in the chain.
why-answers-nothing-of-that = It does not answer an event of that kind: { $tile }.
why-nothing-to-answer = There is nothing in the chain to answer: { $tile }.
why-chain-is-full = No chain is longer than { $count } events here.
why-next-place = Your next organism goes to the first free place: { $place }.
why-same-organism = It lies there already.
why-nowhere-to-go = There is no other organism of yours that a tile could move to.
why-named-already = That has been named already: { $tile }.
why-not-dormant = Only dormant tiles can be woken; this one is active: { $tile }.
why-nothing-dormant = You have no dormant tile to wake: { $tile }.
why-nothing-to-aim-at = There is nothing that it could be aimed at: { $tile }.
why-not-discarded = It does not lie in the Petri Dish discard: { $tile }.
why-no-room = All eight slots are taken: { $place }.
why-no-room-for-virus = All eight slots are taken, so no virus gets in: { $place }.
why-keeps-viruses-out = { $tile } keeps viruses out of { $place }.
why-six-organisms = You have six organisms in play already.
why-one-organism = You have placed your organism of this turn.
why-one-cytoplasm = You have placed your cytoplasm of this turn.
why-dormant = It is dormant and cannot be used: { $tile }.
why-used-already = Its function has been used this turn: { $tile }.
why-starved = A virus leaves nothing of what it makes: { $tile }.
why-no-tokens = There are no tokens on it.
why-too-many-tokens = { $have ->
    [one] Only { $have } token can come off there, not { $count }: { $tile }.
   *[other] Only { $have } tokens can come off there, not { $count }: { $tile }.
}
why-incomplete = It is not complete: { $have } of { $cost } building blocks.
why-infected = It is infected, so it cannot be scored.
why-pool-too-small = Your pool has { $have } of the { $cost } toxins.
why-no-toxins = You have no active source of toxins to attack with.
why-dear-to-cleanse = Destroying { $tile } costs { $cost } toxins, you have { $have }.
why-dear = { $tile } costs { $cost } ATP, you have { $have }.
why-pile-is-empty = Nothing is left to draw there: { $pile }.

## What a choice would lead to

forecast-attack = { $have ->
    [one] You can raise { $have } toxin against a defence of { $defence }: { $place }.
   *[other] You can raise { $have } toxins against a defence of { $defence }: { $place }.
}
forecast-blocks = Building blocks: { $have } of { $cost } ({ $place }).
forecast-draws = You draw { $tile }.
forecast-draws-kind = { $kind ->
    [2] You draw an organelle.
    [3] You draw a virus.
    [4] You draw a Chain Reaction.
   *[5] You draw a Catalyst.
}
forecast-loses = { $place } loses { $tile }.
forecast-dies = { $place } is destroyed with its whole membrane.
