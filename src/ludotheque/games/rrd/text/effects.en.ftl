### Raise, Rise & Die: what cards, abilities, markers, tokens and events say, in English. Card texts are made from these parts.
### Same ids, same order, same placeholders as in effects.fr.ftl and effects.de.ftl.
### { $text } is one or more effects; { $by } is a number with its sign, +2; { $condition } stands behind “if”.
### .text is an effect as it stands on a card, .about what a keyword means.

## Keywords

effect-amplitude = Amplitude
    .text = Amplitude { $n }
    .about = The card acts on that many of its slots.
effect-block = Block
    .text = Block { $n }
    .about = That much damage is blocked, until the pass of arms ends.
effect-burn = Burn
    .text = Burn { $n }
    .about = That many cards of the opposing draw pile go to the Void.
effect-plus = Extra damage
    .text = +{ $n } damage
    .about = That much more damage, after all modifiers.
effect-destroyer = Destroyer
    .text = Destroyer { $n }
    .about = The opponent directly loses that many HP.
effect-exchange = Exchange
    .text = Exchange { $n }
    .about = You may exchange a card of that soul value from your hand for one from your discard pile.
effect-chain = Chain
    .text = Chain { $n }
    .about = As your card of that number in the pass of arms, or a later one, it costs nothing.
effect-frenzy = Frenzy
    .text = Frenzy { $n }
    .about = The card is repeated that many times; it can be countered only once.
effect-instinct = Instinct
    .text = Instinct
    .about = The card stays in play until it is used or the pass of arms ends.
effect-instant = Instant
    .text = Instant
    .about = The card cannot be countered, does not count as a card played, and may be played at any time.
effect-oblivion = Oblivion
    .text = Oblivion { $n }
    .about = The opponent discards cards of that soul value in all from the hand.
effect-drain = Drain
    .text = Drain { $n }
    .about = The opponent loses that much Reserve, then Latent.
effect-pierce = Pierce
    .text = Pierce { $n }
    .about = That much Shield or Stagger is ignored.
effect-trap = Trap
    .text = Trap
    .about = The card lies face down and works when the opponent plays a card or deals damage on its slot.
effect-draw = Draw
    .text = Draw { $n }
    .about = You draw that many cards.
effect-weak_point = Weak Point
    .text = Weak Point { $n }
    .about = On an optimal slot of the card, each later damage costs the opponent that many HP more, until the pass of arms ends.
effect-poison = Poison
    .text = Poison { $n }
    .about = At each upkeep the opponent discards as much soul value as there are markers, then one marker goes.
effect-preparation = Preparation
    .text = Preparation
    .about = The card stays in play until its effect is used or the pass of arms ends.
effect-search = Search
    .text = Search { $n }
    .about = You may take a card of exactly that soul value from your draw pile into your hand.
effect-bleeding = Bleeding
    .text = Bleeding { $n }
    .about = At each consolidation the opponent loses as many HP as there are markers, then one marker goes.
effect-stun = Stunned
    .text = Stunned { $n }
    .about = The opponent must pass that many turns and cannot counter until then.
effect-torpor = Torpor
    .text = Torpor { $n }
    .about = The opponent’s latent potential is that much lower; with each renewal one marker goes.

## Other effects

effect-heal = Regain HP
    .text = regain { $n } HP
effect-reserve = Reserve
    .text = +{ $n } Reserve
effect-latent = Latent
    .text = +{ $n } Latent
effect-lose = Lose HP
    .text = lose { $n } HP
effect-strike = Strike
    .text = deal { $n } damage that cannot be countered
effect-next = Next card
    .text = { $bonus } for { $type } in this pass of arms
effect-sink = Sink
    .text = put the opposing top soul under its deck
effect-clean = Clean
    .text = { $n ->
        [one] remove { $n } temporary marker from yourself
       *[other] remove { $n } temporary markers from yourself
    }
effect-retrieve = Retrieve
    .text = take a card from your discard pile into your hand
bonus-force = Force
    .text = Force +{ $n }
bonus-shield = Shield
    .text = Shield +{ $n }
bonus-stagger = Stagger
    .text = Stagger +{ $n }
bonus-pierce = Pierce
    .text = Pierce { $n }
bonus-amplitude = Amplitude
    .text = Amplitude +{ $n }
bonus-poison = Poison
    .text = Poison { $n }
bonus-bleeding = Bleeding
    .text = Bleeding { $n }
bonus-stun = Stunned
    .text = Stunned { $n }

## When, and under which condition

moment-block = On a block: { $text }
moment-full = On a full counter: { $text }
moment-play = When played: { $text }
text-if = { $text } if { $condition }
text-and = { $first } and { $last }
text-then = { $first }; { $last }
text-or = { $first } or { $last }
condition-slot = the slot is { $slots }
condition-optimal = the slot is optimal
condition-bleeding = the target is bleeding
condition-poisoned = the target is poisoned
condition-stunned = the target is stunned
condition-weak = the slot has a Weak Point
condition-low = the target has half its HP or less
condition-self_low = you have half your HP or less
condition-first = it is the first card of the pass of arms
condition-nth = it is at least card { $n } of the pass of arms
condition-counter = the card is a counter
condition-multi = at least two enemies in the duel are alive
condition-type = the card is of type { $type }
condition-archetype = the card is of archetype { $archetype }
condition-soul = the soul value of the card is at least { $n }

## Lines of abilities, markers and accessories

line-aura = { $stat } { $by }
stat-force = Force
stat-shield = Shield
stat-stagger = Stagger
stat-cost = Cost
stat-hand = Cards drawn at the start of a duel
stat-latent = Latent potential
stat-active = Active potential
line-on = { $occasion }: { $text }
line-on-first = Once per pass of arms, { $occasion }: { $text }
occasion-duel_start = at the start of a duel
occasion-upkeep = at upkeep
occasion-consolidation = at consolidation
occasion-play = on playing a card
occasion-offer = on offering a card
occasion-hit = on a hit
occasion-hurt = on suffering damage
occasion-full = on a full counter
occasion-countered = when one of your cards is countered
line-use-passe = { $price }, once per pass of arms: { $text }
line-use-duel = { $price }, once per duel: { $text }
cost-latent = Pay { $n } Latent
cost-hp = Pay { $n } HP
cost-reserve = Pay { $n } Reserve
cost-free = For free
line-start-self = At the start of a duel, for you: { $text }
line-start-enemy = At the start of a duel, for each enemy: { $text }
line-opener = The enemy opens the duel
line-enemy_hp = Each enemy you fight: { $by } HP
line-max_hp = Your maximum of HP: { $by }
line-pass_cost = Cost of passing a place: { $by } mist
line-pass_gain = Gain for passing a place: { $by } mist
line-mist_gain = Every gain of mist: { $by }
line-no_fight = You do not fight this enemy: { $enemy }

## Events of places

deed-mist = { $by } mist
deed-hp = { $by } HP
deed-memory = { $n ->
    [one] { $by } memory fragment
   *[other] { $by } memory fragments
}
deed-destiny = { $n ->
    [one] { $by } destiny point
   *[other] { $by } destiny points
}
deed-heal_full = regain all your HP
deed-loot = take { $ways }
loot-green = { $n ->
    [one] { $n } combat card of soul value 1 to 3
   *[other] { $n } combat cards of soul value 1 to 3
}
loot-blue = { $n ->
    [one] { $n } combat card of soul value 4
   *[other] { $n } combat cards of soul value 4
}
loot-orange = { $n ->
    [one] { $n } combat card of soul value 5
   *[other] { $n } combat cards of soul value 5
}
deed-token = token { $token }
deed-token-random = a token at random
deed-token-choice = one of these tokens: { $tokens }
deed-accessory = accessory { $accessory }
deed-accessory-choice = draw 2 accessories and keep 1
deed-marker = marker { $marker }
deed-unmark = discard the marker { $marker }
deed-unmark-any = discard a marker
deed-fight = { $n ->
    [one] fight: { $enemy }
   *[other] fight: { $n } × { $enemy }
}
deed-fight-ambush = { $n ->
    [one] fight in an ambush: { $enemy }
   *[other] fight in an ambush: { $n } × { $enemy }
}
deed-rest = Rest
deed-search-place = search for this place and put it on the Intersection: { $place }
deed-search-play = search for this place and play it: { $place }
deed-destiny_place = search for one of your destiny places and put it on the Intersection
deed-redraw = { $n ->
    [one] replace { $n } place of the Intersection
   *[other] replace { $n } places of the Intersection
}
deed-peek = { $n ->
    [one] look at the top place of the pile
   *[other] look at the top { $n } places of the pile and put them back in any order
}
deed-enter = enter { $zone }
deed-leave = return to the Real plane
deed-test = soul test { $n } (a card of your shuffled deck is revealed; soul value { $n } or more passes): { $then }; otherwise { $otherwise }
deed-pick = choose: { $ways }
deed-upgrade = trade a card of soul value 1 to 3 for one of soul value 4
deed-weapon = draw 2 weapons; you may change one of yours
deed-unlock = unlock an ability for free
deed-gate = when you next enter the Real plane, this place is put on the Intersection: { $place }
deed-win = you hold the Fragment of Mit’oh and win
deed-nothing = nothing
price-mist-text = { $n } mist
price-hp-text = { $n } HP
price-memory-text = { $n ->
    [one] { $n } memory fragment
   *[other] { $n } memory fragments
}
price-destiny-text = { $n ->
    [one] { $n } destiny point
   *[other] { $n } destiny points
}
price-card-text = { $n ->
    [one] { $n } combat card
   *[other] { $n } combat cards
}
price-token-text = { $n } × { $token }
colour-red = compulsory
colour-white = optional
colour-blue = for { $hero } only
colour-grey = not for { $hero }
event-cost = cost: { $prices }
event-token = only with this token: { $token }
event-no_token = only without this token: { $token }
event-beaten = only after beating: { $enemy }
event-number = event { $n }
event-line = { $title } ({ $terms }): { $text }

## Whole cards

text-titled = { $title }: { $text }
card-kind = { $archetype }, { $type }, soul value { $soul }
card-value = { $stat } { $n }
card-slots = Slots (* optimal): { $slots }
card-copies = { $n ->
    [0] Only in the decks of enemies
   *[other] Copies: { $n }
}
card-enemy = { $hp } HP, Active { $active }, Latent { $latent }, domination for { $bubble } mist
card-myth = Myth: { $hp } HP, Active { $active }, Latent { $latent }, no domination
card-loot = Loot: { $text }
card-deck = Deck: { $cards }
card-hero = Active { $active }, Latent { $latent }
card-ability = { $n ->
    [one] { $title } ({ $n } memory fragment): { $text }
   *[other] { $title } ({ $n } memory fragments): { $text }
}
card-mythic = Mythic place: { $place }
card-ready = Ready to go: { $weapons }; of these cards, in this order, as many as the difficulty keeps: { $cards }.
card-hands = { $n ->
    [one] One-handed weapon
   *[other] Two-handed weapon
}
card-place = { $zone }, { $rarity }
card-passing-hp = Passing it costs { $n } HP.
card-passing-cost = Passing it costs { $n } mist.
card-passing-gain = Passing it gives { $n } mist.
text-gained = When you gain it: { $text }
goes-never = It stays until an effect removes it.
goes-rest = It goes at a Rest.
goes-duel = { $n ->
    [one] It goes after { $n } duel.
   *[other] It goes after { $n } duels.
}
goes-mist = It goes when you pay { $n } mist.
window-out = Out of a duel: { $text }
window-out-in = Out of a duel ({ $window }): { $text }
window-duel = In a duel: { $text }
