### Raise, Rise & Die: the words of the duel mat as it is drawn, in English.
### Same ids, same order, same placeholders in mat.fr.ftl and mat.de.ftl.
### { $name } is a player or an enemy, { $stat } is Force, Shield or Stagger, { $what } one of the labels of play.en.ftl.

mat-duel = Duel mat
mat-flow = How a pass of arms goes
mat-against = { $name } against { $other }
mat-passe = Pass of arms { $n }
mat-opens = { $name } opens it
mat-played = cards played: { $name } { $n }, { $other } { $more }
mat-within = A duel within a duel: the outer one goes on afterwards
mat-dusk = Dusk: at the end of this pass of arms every fighter loses { $n } HP
mat-dusk-at = Dusk falls from pass of arms { $n } on

## Who fights

mat-body = { $name } { $n }
mat-hp = { $hp } of { $most } HP
mat-fallen = fallen
mat-count = { $what } { $n }
mat-count-of = { $what } { $n } of { $most }
mat-top-soul = Top soul
    .about = { $name } plays this card next, or counters with it, if a body can pay for it.
mat-pays = can pay: Latent { $n }
mat-pays-not = cannot pay: Latent { $n }
mat-next = { $type }: { $bonus } +{ $n }
mat-skips = the next turn is skipped, because of a counter
mat-transcended = has transcended in this pass of arms
mat-hidden-hand = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
mat-empty-hand = No card in hand
mat-empty-pile = Empty
mat-look = { $what }: { $n }, look at them
mat-found = What may be taken

## Slots and what lies there

mat-slots = The slots of the mat
mat-guard = guard { $card }, Shield { $n }
mat-trap = Trap: { $card }
mat-trap-hidden = Trap, face down
mat-weak = Weak Point { $n }: { $name }
mat-pending = { $name } plays { $card }: { $n }
mat-countering = { $name } counters with { $card }: { $n }
mat-playing = { $name } is about to play { $card }
mat-face-down = a card face down
mat-waits = waits for an answer
mat-soul = soul value
mat-optimal = optimal
mat-sum = { $total } = { $parts }
mat-part-printed = { $n } printed
mat-part-optimal = +1 optimal slot
mat-part-more = { $by } abilities, preparations, traps

## What a card would do

mat-foresee = What it would do
mat-pick = Pick a card of your hand: the mat then shows where it can go and what it would do.
mat-no-answer = No card of your hand can answer this one now.
mat-picked = { $card }: choose one of the slots that light up.
mat-cost = Cost { $n }
    .short = Cost { $n }: cards of soul value { $missing } are to be offered
mat-value = { $stat } { $n }
mat-damage = { $n } damage
    .best = { $n } damage with the best slots
mat-loss = you lose { $n } HP
mat-here = value { $n }
mat-springs = Trap: it waits face down; { $n } when it springs
mat-answered-full = { $card } ({ $n }) counters it in full
mat-answered-partly = { $card } ({ $n }) counters it: { $left } of { $stat } is left
mat-unanswered = Nothing can answer
mat-may-answer = The opponent may answer
mat-instant-first = An Instant comes first, then an unknown soul may answer
mat-full = { $n } against { $against }: full counter
mat-partly = { $n } against { $against }: partial counter
mat-hits-back = { $n } damage back
mat-no-slot = Goes to its own slot and cannot be countered
mat-transcend = Transcend
    .about = Another card of the same archetype goes to the Void; its soul value, at most 3, is added.
mat-transcending = Transcended, with a card that you name next: up to +3
mat-offer = Offer: +{ $n } Reserve
mat-put-in-place = Put in place
mat-at-once = Play at once
mat-at = Choose the target on the mat
mat-deeds = What you may do
mat-activate = Activate: { $source }
mat-token = Token: { $token }

## Resonance

mat-resonance = Resonance
mat-call = Call { $name } for help
mat-allied = { $name } helps { $other }
mat-share = { $n ->
    [one] { $name }: a share of { $n } card
   *[other] { $name }: a share of { $n } cards
}
mat-gives = { $name } gives
mat-wants = { $name } gives in return
mat-nothing-yet = nothing yet
mat-could-give = { $name } could give
