### Raise, Rise & Die: the words of the table as it is drawn and said at a terminal, in English.
### Same ids, same order, same placeholders in terminal.fr.ftl and terminal.de.ftl. They are short: a line holds 80 signs.

terminal-against = { $one } against { $other }
terminal-memory = Memory { $n }
terminal-destiny = Destiny { $n }
terminal-locked = { $name } (locked)
terminal-worn = Worn
terminal-bag = In the satchel
terminal-lost = lost
terminal-covers = covers { $place }
terminal-top = On top
terminal-fallen = fallen
terminal-skips = next turn skipped for a counter
terminal-cannot-pay = cannot be paid for
terminal-hidden = hidden
terminal-offer = Offer: { $seat } gives: { $gives }; wants: { $wants }

## What a card would do

terminal-cost = cost { $n }
terminal-value = value { $n }
terminal-value-against = value { $n } against { $other }
terminal-at-least = cost { $cost }, value { $n } and more
terminal-full = full counter
terminal-partial = partial counter
terminal-damage = damage { $n }
terminal-damage-best = damage { $n } with the best slots
terminal-loss = you lose { $n } HP
terminal-unknown = if it is let through
terminal-answer = countered by { $card } { $n }
terminal-soul = soul value { $n }
terminal-offered = it goes to your discard pile: +{ $n } Reserve
terminal-hp = { $n } HP

## The table in sentences

terminal-you = you
terminal-no-hero = no hero yet
terminal-countering = Countering card
terminal-playing = Card being played
terminal-resonance = In resonance
terminal-pays = The top soul can be paid for.
terminal-too-dear = Soul value above Latent { $n }: { $cards }
terminal-some-pay = These enemies can pay for the top soul: { $bodies }
terminal-gate = Waiting in the Real plane
terminal-event-past = Done or passed over: { $event }
terminal-event-now = Possible now: { $event }
terminal-event-later = Afterwards: { $event }
terminal-event-closed = Not possible: { $event }

## The signs

terminal-sign-past = an event of the place that is done or was passed over
terminal-sign-now = an event that can be realised now
terminal-sign-closed = an event that cannot be realised: it is for others, or its condition or its cost is not met
terminal-sign-curve = a card of that soul value
terminal-sign-optimal = an optimal slot of a card: its value there is 1 more
terminal-sign-top = the top soul, which the enemy plays next
terminal-sign-guard = a guard on a slot, with its value
terminal-sign-trap = a Trap on a slot; ? where it is not known
terminal-sign-weak = a Weak Point on a slot; a number before it says whose
terminal-sign-waits = a card that waits for its answer, with its value on each slot
terminal-sign-plan = a card in hand on its slot: value 3; the top soul would counter it with 1, and 2 damage would arrive
terminal-sign-loss = the same card countered by 4: nothing would arrive, and you would lose 1 HP
terminal-sign-counter = a card in hand that could counter: value 3 against 2; from equal values on it is a full counter

## ludotheque cards rrd --check

checked-right = { $count ->
    [one] { $file }: { $count } entry, which is right.
   *[other] { $file }: { $count } entries, all of them right.
}
