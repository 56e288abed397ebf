### Raise, Rise & Die: the words of a game in progress, in English.
### Same ids, same order, same placeholders as in play.fr.ftl and play.de.ftl. Cards and places are named in cards.en.ftl and places.en.ftl.
### { $seat } and { $other } are names of players. { $who } is a player or an enemy, “Ann” or “The Mist Wolf”, and always begins its
### sentence. { $slot } is “the head”; { $zone }, { $enemy }, { $place }, { $card } and the like are bare names, mostly behind a colon.
### { $other } in told-exchanges is a card.

## The game

game-name = Raise, Rise & Die
game-subtitle = A journey through Logoth, and the duels on the way
game-about = You wake without a memory in the world of Logoth. Choose your way from place to place, gather cards that are your deck and your life at once, fight what bars the road, and find the Fragment of Mit’oh. Alone or with up to four players; death need not be the end. The cards, places and enemies are an original set of ours for the published rules; it is not the one in the box.
game-first = As an Adventurer, the easiest difficulty: most cards, most mist, and the Tide rises slowly.
game-at-once = You can take a ready hero, or build your own.
game-rights = Raise, Rise & Die belongs to its authors; the game, its title and its names are theirs. This implementation is independent of them, its words are our own, and so are the cards, places and enemies played here.
cards-card = Combat cards
cards-enemy = Enemies
cards-hero = Heroes
cards-weapon = Weapons
cards-place = Places
cards-marker = Markers
cards-token = Tokens
cards-accessory = Accessories

## What happened

told-chooses_archetypes = { $seat } draws cards of these archetypes: { $archetypes }.
    .seat = You draw cards of these archetypes: { $archetypes }.
told-wields = { $seat } takes a weapon: { $weapon }.
    .seat = You take a weapon: { $weapon }.
told-becomes = { $seat } plays { $hero }.
    .seat = You play { $hero }.
told-is_ready = { $seat } takes { $hero } ready to go, with weapons and cards.
    .seat = You take { $hero } ready to go, with weapons and cards.
told-sets_out = The journey begins.
told-cycle = { $seat } begins exploration cycle { $n }.
    .seat = You begin exploration cycle { $n }.
told-tide = The Tide of mist rises for { $seat }: level { $n }. Every enemy met from now on has { $hp } HP and { $n } Latent more than its card says.
    .seat = The Tide of mist rises for you: level { $n }. Every enemy met from now on has { $hp } HP and { $n } Latent more than its card says.
told-arrives = { $seat } comes to a place: { $place }.
    .seat = You come to a place: { $place }.
told-appears = { $zone }: { $place }, on slot { $crossing } of the Intersection.
told-vanishes = { $seat } discards a place of the Intersection: { $place }.
    .seat = You discard a place of the Intersection: { $place }.
told-pile_anew = { $zone }: the discarded places are shuffled into a new pile.
told-moves_to = { $seat } goes to another zone: { $zone }.
    .seat = You go to another zone: { $zone }.
told-finds_place = { $seat } searches for a place: { $place }.
    .seat = You search for a place: { $place }.
told-on_top = { $seat } puts a place on top of the pile: { $place }.
    .seat = You put a place on top of the pile: { $place }.
told-outranked = { $seat } finds no slot for { $place }, which is discarded: every place on the Intersection has a higher rarity.
    .seat = You find no slot for { $place }, which is discarded: every place on the Intersection has a higher rarity.
told-no_destiny = { $seat } has no destiny place left to search for here: { $zone }.
    .seat = You have no destiny place left to search for here: { $zone }.
told-looks = { $n ->
    [one] { $seat } looks at { $n } place of the pile.
   *[other] { $seat } looks at { $n } places of the pile.
}
    .seat = { $n ->
        [one] You look at { $n } place of the pile.
       *[other] You look at { $n } places of the pile.
    }
told-gate = { $seat } opens a gate: in the Real plane, { $place } will be waiting.
    .seat = You open a gate: in the Real plane, { $place } will be waiting.
told-realises = { $seat } realises an event of { $place }: { $event }.
    .seat = You realise an event of { $place }: { $event }.
told-passes_place = { $n ->
    [0] { $seat } passes a place: { $place }.
   *[other] { $seat } passes a place: { $place } (mist changes by { $n }).
}
    .seat = { $n ->
        [0] You pass a place: { $place }.
       *[other] You pass a place: { $place } (mist changes by { $n }).
    }
told-passes_for_hp = { $seat } passes a place and loses { $n } HP for it: { $place }.
    .seat = You pass a place and lose { $n } HP for it: { $place }.
told-dismisses = { $seat } discards a place for 1 destiny point: { $place }.
    .seat = You discard a place for 1 destiny point: { $place }.
told-stuck = { $seat } can neither realise nor pass this place: { $place }.
    .seat = You can neither realise nor pass this place: { $place }.
told-pays = { $seat } pays: { $price } { $n }.
    .seat = You pay: { $price } { $n }.
told-mist = { $seat }: mist changes by { $n }.
    .seat = Your mist changes by { $n }.
told-memory = { $n ->
    [one] { $seat } gains { $n } memory fragment.
   *[other] { $seat } gains { $n } memory fragments.
}
    .seat = { $n ->
        [one] You gain { $n } memory fragment.
       *[other] You gain { $n } memory fragments.
    }
told-destiny = { $n ->
    [one] { $seat } gains { $n } destiny point.
   *[other] { $seat } gains { $n } destiny points.
}
    .seat = { $n ->
        [one] You gain { $n } destiny point.
       *[other] You gain { $n } destiny points.
    }
told-hurt = { $seat } loses { $n } HP.
    .seat = You lose { $n } HP.
told-regains = { $seat } regains { $n } HP.
    .seat = You regain { $n } HP.
told-gains_token = { $seat } gains a token: { $token }.
    .seat = You gain a token: { $token }.
told-uses_token = { $seat } uses a token: { $token }.
    .seat = You use a token: { $token }.
told-drops_token = { $seat } discards a token: { $token }.
    .seat = You discard a token: { $token }.
told-gains_marker = { $seat } gains a marker: { $marker }.
    .seat = You gain a marker: { $marker }.
told-has_marker = { $seat } has this marker already and loses HP instead: { $marker }.
    .seat = You have this marker already and lose HP instead: { $marker }.
told-cannot_apply = { $seat } cannot suffer the effect of a marker and loses HP instead: { $marker }.
    .seat = You cannot suffer the effect of a marker and lose HP instead: { $marker }.
told-loses_marker = { $seat } is rid of a marker: { $marker }.
    .seat = You are rid of a marker: { $marker }.
told-gains_accessory = { $seat } gains an accessory: { $accessory }.
    .seat = You gain an accessory: { $accessory }.
told-puts_on = { $seat } equips an accessory: { $accessory }.
    .seat = You equip an accessory: { $accessory }.
told-takes_off = { $seat } takes off an accessory: { $accessory }.
    .seat = You take off an accessory: { $accessory }.
told-swaps_weapon = { $seat } changes weapons: { $weapon } instead of { $old }.
    .seat = You change weapons: { $weapon } instead of { $old }.
told-gives_up = { $seat } gives up a combat card: { $card }.
    .seat = You give up a combat card: { $card }.
told-loots = { $seat } takes a combat card as loot: { $card }.
    .seat = You take a combat card as loot: { $card }.
told-loots_one = { $n ->
    [0] { $seat } takes a combat card of soul value 1 to 3 as loot.
    [1] { $seat } takes a combat card of soul value 4 as loot.
   *[other] { $seat } takes a combat card of soul value 5 as loot.
}
    .seat = { $n ->
        [0] You take a combat card of soul value 1 to 3 as loot.
        [1] You take a combat card of soul value 4 as loot.
       *[other] You take a combat card of soul value 5 as loot.
    }
told-tests = { $n ->
    [0] { $seat } fails a soul test with { $card }.
   *[other] { $seat } passes a soul test with { $card }.
}
    .seat = { $n ->
        [0] You fail a soul test with { $card }.
       *[other] You pass a soul test with { $card }.
    }
told-rests = { $seat } takes a Rest.
    .seat = You take a Rest.
told-has_rested = { $seat } has rested, with a deck of { $n } cards.
    .seat = You have rested, with a deck of { $n } cards.
told-unlocks = { $seat } unlocks: { $thing }.
    .seat = You unlock: { $thing }.
told-is_slain = { $seat } finds nobody to fight, for this Myth is beaten already: { $enemy }.
    .seat = You find nobody to fight, for this Myth is beaten already: { $enemy }.
told-fights = { $n ->
    [one] { $seat } fights: { $enemy }.
   *[other] { $seat } fights: { $n } × { $enemy }.
}
    .seat = { $n ->
        [one] You fight: { $enemy }.
       *[other] You fight: { $n } × { $enemy }.
    }
told-incarnates = { $seat } plays the enemy: { $enemy }.
    .seat = You play the enemy: { $enemy }.
told-dominates = { $n ->
    [one] { $seat } dominates: { $enemy }.
   *[other] { $seat } dominates: { $n } × { $enemy }.
}
    .seat = { $n ->
        [one] You dominate: { $enemy }.
       *[other] You dominate: { $n } × { $enemy }.
    }
told-beats = { $seat } wins the duel; beaten: { $enemy }.
    .seat = You win the duel; beaten: { $enemy }.
told-is_beaten = { $seat } loses the duel; the winner: { $enemy }.
    .seat = You lose the duel; the winner: { $enemy }.
told-dies = { $seat } dies and wakes in the Ethereal plane.
    .seat = You die and wake in the Ethereal plane.
told-is_lost = { $seat } dies for good in cycle { $cycle } ({ $zone }); the journey is over.
    .seat = You die for good in cycle { $cycle } ({ $zone }); the journey is over.
told-holds_fragment = { $seat } holds the Fragment of Mit’oh in cycle { $cycle }.
    .seat = You hold the Fragment of Mit’oh in cycle { $cycle }.
told-closes_over = The mist closes over Logoth.
told-wins = { $seat } wins the game.
    .seat = You win the game.
told-is_over = The game is over.
told-challenges = { $seat } and { $other } meet in a duel.
    .seat = You and { $other } meet in a duel.
    .other = { $seat } and you meet in a duel.
told-attacks = { $seat } attacks { $other }: they duel.
    .seat = You attack { $other }: a duel begins.
    .other = { $seat } attacks you: a duel begins.
told-wins_feud = { $seat } wins the duel against { $other }.
    .seat = You win the duel against { $other }.
    .other = { $seat } wins the duel against you.
told-despoils = { $seat } despoils { $other }: { $spoil }.
    .seat = You despoil { $other }: { $spoil }.
    .other = { $seat } despoils you: { $spoil }.
told-takes_card = { $seat } takes a card from the satchel: { $card }.
    .seat = You take a card from the satchel: { $card }.
told-takes_one = { $seat } takes a card from the satchel.
    .seat = You take a card from the satchel.
told-calls = { $seat } calls { $other } for help.
    .seat = You call { $other } for help.
    .other = { $seat } calls you for help.
told-calls_off = { $seat } makes no offer after all.
    .seat = You make no offer after all.
told-proposes = { $seat } makes { $other } an offer.
    .seat = You make { $other } an offer.
    .other = { $seat } makes you an offer.
told-refuses = { $seat } refuses the offer.
    .seat = You refuse the offer.
told-hands_over = { $seat } hands over a card: { $other } has a share.
    .seat = You hand over a card: { $other } has a share.
    .other = { $seat } hands over a card: you have a share.
told-resonates = { $seat } and { $other } are in resonance.
    .seat = You and { $other } are in resonance.
    .other = { $seat } and you are in resonance.
told-gives = { $seat } gives { $other }: { $goods }.
    .seat = You give { $other }: { $goods }.
    .other = { $seat } gives you: { $goods }.
told-pass_begins = { $level ->
    [0] Pass of arms { $n } begins.
   *[other] In the duel in between, pass of arms { $n } begins.
}
told-dusk = { $level ->
    [0] Dusk falls: every fighter loses { $n } HP.
   *[other] In the duel in between dusk falls: every fighter loses { $n } HP.
}
told-draws = { $who } draws { $card }.
    .who = You draw { $card }.
told-draws_one = { $who } draws a card.
    .who = You draw a card.
told-reshuffles = { $who } shuffles the discard pile into a new draw pile.
    .who = You shuffle the discard pile into a new draw pile.
told-finds_nothing = { $who } has nothing left to draw.
    .who = You have nothing left to draw.
told-reveals = { $who } reveals the next top soul: { $card }.
    .who = You reveal the next top soul: { $card }.
told-burns = { $who } loses a card of the draw pile to the Void: { $card }.
    .who = You lose a card of the draw pile to the Void: { $card }.
told-sinks = { $who } has the top soul put under the deck: { $card }.
    .who = You have the top soul put under the deck: { $card }.
told-sinks_one = { $who } has the top card put under the draw pile.
    .who = You have the top card put under the draw pile.
told-discards = { $who } discards { $card }.
    .who = You discard { $card }.
told-trims = { $who } has more than seven cards in hand and discards { $card }.
    .who = You have more than seven cards in hand and discard { $card }.
told-is_stuck = { $who } has played no card in this pass of arms, so the top soul is discarded: { $card }.
    .who = You have played no card in this pass of arms, so the top soul is discarded: { $card }.
told-exchanges = { $who } exchanges { $card } for { $other } from the discard pile.
    .who = You exchange { $card } for { $other } from the discard pile.
told-finds = { $who } searches out { $card }.
    .who = You search out { $card }.
told-finds_one = { $who } searches out a card from the draw pile.
    .who = You search out a card from the draw pile.
told-retrieves = { $who } takes { $card } back from the discard pile.
    .who = You take { $card } back from the discard pile.
told-cleans = { $who } removes a marker: { $temporary }.
    .who = You remove a marker: { $temporary }.
told-marks = { $who } has a Weak Point of { $n } on { $slot }.
    .who = You have a Weak Point of { $n } on { $slot }.
told-offers = { $who } offers { $card }: { $n } more in the Reserve.
    .who = You offer { $card }: { $n } more in the Reserve.
told-transcends = { $who } transcends { $other }: { $card } goes to the Void.
    .who = You transcend { $other }: { $card } goes to the Void.
told-plays = { $slot ->
    [none] { $who } plays { $card }.
   *[other] { $who } plays { $card } on { $slot }.
}
    .who = { $slot ->
        [none] You play { $card }.
       *[other] You play { $card } on { $slot }.
    }
told-plays_counter = { $slot ->
    [none] { $who } counters with { $card }.
   *[other] { $who } counters on { $slot } with { $card }.
}
    .who = { $slot ->
        [none] You counter with { $card }.
       *[other] You counter on { $slot } with { $card }.
    }
told-plays_instant = { $who } plays an Instant: { $card }.
    .who = You play an Instant: { $card }.
told-lays_trap = { $who } lays a Trap on { $slot }.
    .who = You lay a Trap on { $slot }.
told-springs = { $who } springs a Trap on { $slot }: { $card }.
    .who = You spring a Trap on { $slot }: { $card }.
told-installs = { $who } puts { $card } in place.
    .who = You put { $card } in place.
told-removes = { $who } removes { $card } to make room.
    .who = You remove { $card } to make room.
told-activates = { $who } activates: { $source }.
    .who = You activate: { $source }.
told-works = { $who }: { $source } takes effect.
    .who = On your side { $source } takes effect.
told-is_inspired = { $seat } spends 1 destiny point to draw a card.
    .seat = You spend 1 destiny point to draw a card.
told-concedes = { $who } gives up the duel.
    .who = You give up the duel.
told-passes = { $who } passes.
    .who = You pass.
told-cannot_play = { $card ->
    [none] { $who } has no card to play and passes.
   *[other] { $who } cannot pay for { $card } and passes.
}
    .who = { $card ->
        [none] You have no card to play and pass.
       *[other] You cannot pay for { $card } and pass.
    }
told-is_stunned = { $who } is stunned and must pass.
    .who = You are stunned and must pass.
told-counters_fully = { $who } fully counters on { $slot } with { $card }.
    .who = You fully counter on { $slot } with { $card }.
told-counters_partly = { $who } partly counters on { $slot } with { $card }.
    .who = You partly counter on { $slot } with { $card }.
told-resolves = { $slot ->
    [none] { $who } resolves { $card } in full.
   *[other] { $who } resolves { $card } in full on { $slot }.
}
    .who = { $slot ->
        [none] You resolve { $card } in full.
       *[other] You resolve { $card } in full on { $slot }.
    }
told-stands = { $who } keeps { $card } standing as a guard on { $slot }.
    .who = You keep { $card } standing as a guard on { $slot }.
told-guards = { $who } is covered on { $slot } by a guard: { $card }.
    .who = You are covered on { $slot } by a guard: { $card }.
told-blocks = { $who } gains Block { $n }.
    .who = You gain Block { $n }.
told-absorbs = { $who } blocks { $n } damage.
    .who = You block { $n } damage.
told-strikes = { $who } deals { $n } damage on { $slot } that cannot be countered.
    .who = You deal { $n } damage on { $slot } that cannot be countered.
told-is_weak = { $who } is hit on a Weak Point: { $slot }.
    .who = You are hit on a Weak Point: { $slot }.
told-loses_hp = { $who } loses { $n } HP.
    .who = You lose { $n } HP.
told-falls = { $who } falls.
    .who = You fall.
told-heals = { $who } regains { $n } HP.
    .who = You regain { $n } HP.
told-reserve = { $who } gains { $n } Reserve.
    .who = You gain { $n } Reserve.
told-latent = { $who } gains { $n } Latent.
    .who = You gain { $n } Latent.
told-active = { $who } gains { $n } Active for this pass of arms.
    .who = You gain { $n } Active for this pass of arms.
told-drains = { $who } suffers Drain { $n }.
    .who = You suffer Drain { $n }.
told-inflicts = { $who } suffers: { $effect } { $n }.
    .who = You suffer: { $effect } { $n }.
told-prepares = { $who } prepares the next card: { $bonus } +{ $n }.
    .who = You prepare the next card: { $bonus } +{ $n }.
told-suffers_poison = { $who } must discard soul value { $n } to Poison.
    .who = You must discard soul value { $n } to Poison.
told-bleeds = { $who } bleeds: { $n } HP.
    .who = You bleed: { $n } HP.

## What is asked

ask-choose-archetypes = From which archetypes do you draw your cards?
ask-choose-deck = Of which archetypes is your deck for the duel?
ask-return-cards = { $count ->
    [0] The deck has its size. Confirm, or take cards back.
    [one] { $count } more card goes back to its pile: which one?
   *[other] { $count } cards go back to their piles: which ones?
}
ask-choose-weapon = Which weapon do you take? Two one-handed ones, or one two-handed one.
ask-choose-hero = Which hero do you play?
ask-take-ready = Whom do you set out as? A ready hero has weapons and cards already.
ask-weave = Weaving: which place of the Intersection do you go to?
ask-go = Resolution, { $by }: realise an event or pass the place?
ask-choose-marker = { $by }: which marker do you discard?
ask-pick = { $by }: which of these happens?
ask-or-dominate = { $enemy }: do you fight, or do you pay { $count } mist for a domination?
ask-choose-loot = Loot: which combat cards do you want?
ask-take-card = { $count ->
    [one] Loot: { $count } combat card to take. Which one?
   *[other] Loot: { $count } combat cards to take. Which one first?
}
ask-pick-token = { $by }: which token do you take?
ask-keep-accessory = { $by }: which accessory do you keep?
ask-give-up-card = { $by }: which combat card do you give up?
ask-swap-weapon = { $by }: do you change a weapon?
ask-camp = Rest, in any order: rearrange your deck, change accessories, unlock abilities, use or discard tokens; then end it.
ask-unlock-free = Which ability do you unlock for free?
ask-search-where = Where do you take { $place } from?
ask-lay-place = On which slot of the Intersection do you put { $place }?
ask-redraw = { $count ->
    [one] { $count } place of the Intersection is replaced: which one?
   *[other] { $count } places of the Intersection are replaced: which one first?
}
ask-order = { $by ->
    [none] The places you looked at go back on the pile of this zone, { $zone }: which one is drawn next?
   *[other] { $by }: the places you looked at go back on the pile of this zone, { $zone }. Which one is drawn next?
}
ask-despoil = You have won against { $other }: what do you take?
ask-take-trinket = Which accessory do you take from { $other }?
ask-compose = Resonance, your offer to { $other }: what is given, and what is wanted for it?
ask-consider = Resonance: { $other } makes you an offer for help in a duel. Do you accept?
ask-hand-over = You owe { $other } a share: which card do you hand over?
ask-take-turn = Your turn: play a card or pass; free actions come first.
ask-answer = { $card ->
    [none] { $actor } has a card pending, face down. Do you counter it or let it through?
   *[other] { $actor } has a card pending: { $card }. Do you counter it or let it through?
}
ask-name-slot = { $own ->
    [0] { $actor } plays { $card }, and you choose the slot: on which one?
   *[other] Your { $card } goes to one more slot: to which one?
}
    .actor = { $own ->
        [0] You play { $card } and choose the slot: on which one?
       *[other] Your { $card } goes to one more slot: to which one?
    }
ask-name-target = { $card }: which enemy is the target?
ask-aim-abilities = { $by } takes effect: which enemy is the target?
ask-sacrifice = With which card do you transcend { $card }? It goes to the Void.
ask-offer-cards = Your Reserve is { $count } short for { $card }: which card do you offer? It goes to your discard pile, and its soul value to the Reserve.
ask-make-room = All slots are taken: which card makes room for { $card }?
ask-weak-point = { $by }, Weak Point { $count }: on which slot?
ask-discard-souls = { $by ->
    [none] Poison: discard soul value { $count }. Which card?
   *[other] { $by }: discard soul value { $count }. Which card?
}
ask-exchange = { $by }, Exchange { $count }: which card of your hand do you give for one of your discard pile?
ask-exchange-for = { $by }, Exchange { $count }: which card of your discard pile do you take for { $card }?
ask-find-card = { $by }, Search { $count }: which card do you take into your hand?
ask-retrieve = { $by }: which card of your discard pile do you take back?
ask-clean = { $count ->
    [one] { $by }: { $count } temporary marker goes. Which one?
   *[other] { $by }: { $count } temporary markers go. Which one first?
}
ask-strike-where = { $by }: on which slot are the { $count } damage dealt?
ask-trim = You keep seven cards at most: which one do you discard?

## What can be chosen

choice-pass = Pass
choice-done-take-ready = Build my own: choose cards, weapons and hero
choice-archetypes = Draw from: { $archetypes }
choice-return = Put back { $card }
choice-wield = Take { $weapon }
choice-become = Play { $hero }
choice-become-take-ready = Take { $hero } ready to go
choice-weave = Go to the place on slot { $crossing }
choice-realise = Realise event { $event }
choice-pass-place = Pass the place
choice-dismiss = Discard the place for 1 destiny point
choice-done = That is all
choice-use = Use a token: { $token }
choice-forget = Discard a marker for 1 destiny point: { $marker }
choice-remember = Gain 1 memory fragment for 1 destiny point
choice-settle = Pay off a marker with mist: { $marker }
choice-fight = Fight
choice-dominate = Pay mist and win at once
choice-way = Choose possibility { $way }
choice-take = Take { $card } as loot
choice-give-up = Give up { $card }
choice-gain = Take { $token }
choice-keep = Keep { $accessory }
choice-unmark = Discard the marker { $marker }
choice-redraw = Replace the place on slot { $crossing }
choice-next = Next: { $place }
choice-lay = Put it on slot { $crossing }
choice-swap = Take { $weapon } instead of { $to_weapon }
choice-unlock = Unlock: { $thing }
choice-out = Out of the deck: { $card }
choice-in = Into the deck: { $card }
choice-take-off = Take off { $accessory }
choice-put-on = Equip { $accessory }
choice-attack = Attack { $rival }
choice-spoil = Take { $spoil }
choice-play = Play { $card } on { $slot }
choice-raise = Play { $card } on { $slot }, transcended
choice-counter = Counter on { $slot } with { $card }
choice-surpass = Counter on { $slot } with { $card }, transcended
choice-offer = Offer { $card }
choice-draw = Draw a card for 1 Latent
choice-activate = Activate { $source } (target { $body })
choice-activate-alone = Activate { $source }
choice-instant = Play the Instant { $card } (target { $body })
choice-instant-alone = Play the Instant { $card }
choice-token = Use a token: { $token } (target { $body })
choice-token-alone = Use a token: { $token }
choice-inspire = Draw a card for 1 destiny point
choice-let-through = Let it through
choice-sacrifice = Transcend with { $card }
choice-slot = On { $slot }
choice-aim = Target { $body }
choice-discard = Discard { $card }
choice-exchange = Exchange { $card }
choice-search = Take { $card }
choice-clean = Remove { $temporary }
choice-retrieve = Take back { $card }
choice-replace = Remove { $card }
choice-concede = Give up the duel
choice-call = Call { $rival } for help
choice-give = Give: { $goods }
choice-want = Want: { $goods }
choice-propose = Make this offer
choice-accept = Accept
choice-refuse = Refuse
choice-drop = Discard { $token }
choice-take-back = Keep { $card } after all
choice-hand-over = Hand over { $card }
choice-pass-go = Lose 1 HP and go on
choice-pass-swap-weapon = Keep your weapons
choice-pass-exchange = Exchange nothing
choice-pass-find-card = Take nothing
choice-pass-compose = Make no offer
choice-realise-go = Realise: { $event }
choice-done-go = Be done with this place
choice-done-camp = End the Rest
choice-done-return-cards = Confirm the deck
choice-way-search-where = { $way ->
    [1] From the pile
    [2] From the discard pile
   *[other] From what lies aside
}
choice-propose-consider = Name other terms
choice-weave-named = Go to { $place } (slot { $crossing })
choice-redraw-named = Replace { $place } (slot { $crossing })
choice-lay-named = Put it on { $place } (slot { $crossing })

## What comes next

step-set-out = The game is set up.
step-enter-arena = The duel is set up.
step-choose-deck = { $seat } chooses archetypes for a deck.
    .seat = You choose archetypes for a deck.
step-bout = The next duel begins.
step-after-bout = The duel has been decided.
step-choose = { $seat } sets out: cards, weapons, hero.
    .seat = You set out: cards, weapons, hero.
step-choose-archetypes = { $seat } chooses archetypes and draws cards.
    .seat = You choose archetypes and draw cards.
step-return-cards = { $seat } puts cards back until the deck has its size.
    .seat = You put cards back until the deck has its size.
step-choose-weapon = { $seat } chooses a weapon.
    .seat = You choose a weapon.
step-choose-hero = { $seat } chooses a hero.
    .seat = You choose a hero.
step-take-ready = { $seat } takes a ready hero, or builds one.
    .seat = You take a ready hero, or build one.
step-lay-out = The piles of places and the Intersection are laid out.
step-cycle = An exploration cycle begins.
step-weave = { $seat } chooses the next place.
    .seat = You choose the next place.
step-again = { $seat } may still have a place to choose.
    .seat = You may still have a place to choose.
step-reveal = The Intersection is refilled.
step-resolution = The players resolve their places in turn.
step-go = { $seat } realises an event or passes the place.
    .seat = You realise an event or pass the place.
step-realised = { $seat } has realised an event.
    .seat = You have realised an event.
step-run = { $seat } carries out an event.
    .seat = You carry out an event.
step-run-one = { $seat } carries out one part of an event.
    .seat = You carry out one part of an event.
step-spoils = { $seat } takes the loot of the enemy.
    .seat = You take the loot of the enemy.
step-choose-marker = { $seat } discards a marker.
    .seat = You discard a marker.
step-pick = { $seat } chooses what happens.
    .seat = You choose what happens.
step-choose-loot = { $seat } chooses the kind of loot.
    .seat = You choose the kind of loot.
step-take-card = { $seat } takes a combat card as loot.
    .seat = You take a combat card as loot.
step-pick-token = { $seat } takes a token.
    .seat = You take a token.
step-keep-accessory = { $seat } keeps one of two accessories.
    .seat = You keep one of two accessories.
step-give-up-card = { $seat } gives up a combat card.
    .seat = You give up a combat card.
step-swap-weapon = { $seat } may change a weapon.
    .seat = You may change a weapon.
step-search-where = { $seat } says where the place is taken from.
    .seat = You say where the place is taken from.
step-play-instead = { $seat } plays the place that was searched for.
    .seat = You play the place that was searched for.
step-lay-place = { $seat } puts a place on the Intersection.
    .seat = You put a place on the Intersection.
step-redraw = { $seat } replaces places of the Intersection.
    .seat = You replace places of the Intersection.
step-order = { $seat } puts the places back in an order of choice.
    .seat = You put the places back in an order of choice.
step-rest = { $seat } takes a Rest.
    .seat = You take a Rest.
step-camp = { $seat } sees to deck, accessories, tokens and abilities.
    .seat = You see to deck, accessories, tokens and abilities.
step-unlock-free = { $seat } unlocks an ability for free.
    .seat = You unlock an ability for free.
step-fight = { $seat } meets an enemy.
    .seat = You meet an enemy.
step-or-dominate = { $seat } fights or pays for a domination.
    .seat = You fight or pay for a domination.
step-after-fight = { $seat } comes out of a duel with an enemy.
    .seat = You come out of a duel with an enemy.
step-after-feud = The duel between players has its consequences.
step-die = Whoever lost the duel dies.
step-despoil = { $seat } takes something from the loser.
    .seat = You take something from the loser.
step-take-trinket = { $seat } takes an accessory from the loser.
    .seat = You take an accessory from the loser.
step-phase = { $seat } goes on exploring for one phase.
    .seat = You go on exploring for one phase.
step-through = { $seat } resolves the whole place.
    .seat = You resolve the whole place.
step-compose = { $seat } puts an offer together.
    .seat = You put an offer together.
step-consider = { $seat } considers an offer.
    .seat = You consider an offer.
step-share = { $seat } gives away what was promised.
    .seat = You give away what was promised.
step-hand-over = { $seat } hands over a share.
    .seat = You hand over a share.
step-prepare = The duel begins.
step-on-self = A marker affects its own bearer.
step-passe = A pass of arms begins.
step-upkeep = Upkeep: Active is renewed, and Poison works.
step-sicken = Upkeep: Poison takes cards from hand.
step-upkeep-abilities = Upkeep: abilities work.
step-round = Engagement: everybody has a turn.
step-round-ends = Another round follows, or the Engagement ends.
step-bleed = Consolidation: Bleeding works.
step-abilities = Consolidation: abilities work.
step-dusk = Consolidation: Dusk may fall.
step-trim-hand = Consolidation: hands come down to seven cards.
step-trim = { $seat } discards a card too many.
    .seat = You discard a card too many.
step-renew = Consolidation: the Latent is renewed.
step-turn = The turn of a fighter comes.
step-turn-begins = The fighter may act.
step-take-turn = { $seat } plays a card or passes.
    .seat = You play a card or pass.
step-await = A card waits for its answer.
step-answer = { $seat } counters a card or lets it through.
    .seat = You counter a card or let it through.
step-answer-again = The card may still wait for its answer.
step-instant = An Instant is resolved.
step-enemy-turn = The turn of an enemy comes.
step-enemy-acts = The enemy plays its top soul or passes.
step-enemy-places = The enemy puts its card on the mat.
step-name-slots = The slots of the card are named.
step-name-slot = { $seat } names a slot.
    .seat = You name a slot.
step-name-targets = The targets of the card are named.
step-aim-abilities = { $seat } names a target.
    .seat = You name a target.
step-name-target = { $seat } names a target.
    .seat = You name a target.
step-sacrifice = { $seat } transcends the card with another one.
    .seat = You transcend the card with another one.
step-pay = The card is paid for.
step-offer-cards = { $seat } offers cards until the Reserve is enough.
    .seat = You offer cards until the Reserve is enough.
step-place = The card is played.
step-placed = The card takes its place on the mat.
step-make-room = { $seat } makes room for a card.
    .seat = You make room for a card.
step-clash = Two cards clash.
step-resolve = The pending card resolves in full.
step-blow = An assault hits.
step-finish = The card leaves the mat.
step-apply = An effect works.
step-works = An ability takes effect.
step-spring = A Trap springs.
step-weak-point = { $seat } chooses the slot of a Weak Point.
    .seat = You choose the slot of a Weak Point.
step-strike-where = { $seat } chooses where the damage is dealt.
    .seat = You choose where the damage is dealt.
step-discard-souls = { $seat } discards cards.
    .seat = You discard cards.
step-exchange = { $seat } may exchange a card.
    .seat = You may exchange a card.
step-exchange-for = { $seat } takes a card in exchange.
    .seat = You take a card in exchange.
step-find-card = { $seat } may search for a card.
    .seat = You may search for a card.
step-retrieve = { $seat } takes a card back.
    .seat = You take a card back.
step-clean = { $seat } removes a temporary marker.
    .seat = You remove a temporary marker.
step-end-duel = The duel ends.

## Options

option-mode = Mode
    .about = A whole journey, or one duel only.
option-mode-adventure = adventure
option-mode-duel = one duel
option-difficulty = Difficulty
    .about = How many cards and how much mist you begin with, and how fast the Tide rises.
option-difficulty-adventurer = Adventurer (easy)
    .about = The gentlest: the largest deck, the most mist, and a Tide that rises slowly. For a first journey.
option-difficulty-mercenary = Mercenary (medium)
    .about = The usual one: you see your cards before you choose weapons and hero.
option-difficulty-veteran = Veteran (advanced)
    .about = As Mercenary with less mist, but you choose weapons and hero before you see a card.
option-difficulty-demented = Demented (hard)
    .about = Weapons and cards are drawn by lot, infusions have to be unlocked, and the Tide rises fast.
option-difficulty-abyssal = Abyssal (very hard)
    .about = As Demented with a smaller deck and no mist, and a Rest hardly heals.
option-difficulty2 = Difficulty of player 2
    .about = Another difficulty for the second player.
option-difficulty2-same = the same
option-difficulty2-adventurer = Adventurer (easy)
option-difficulty2-mercenary = Mercenary (medium)
option-difficulty2-veteran = Veteran (advanced)
option-difficulty2-demented = Demented (hard)
option-difficulty2-abyssal = Abyssal (very hard)
option-difficulty3 = Difficulty of player 3
    .about = Another difficulty for the third player.
option-difficulty3-same = the same
option-difficulty3-adventurer = Adventurer (easy)
option-difficulty3-mercenary = Mercenary (medium)
option-difficulty3-veteran = Veteran (advanced)
option-difficulty3-demented = Demented (hard)
option-difficulty3-abyssal = Abyssal (very hard)
option-difficulty4 = Difficulty of player 4
    .about = Another difficulty for the fourth player.
option-difficulty4-same = the same
option-difficulty4-adventurer = Adventurer (easy)
option-difficulty4-mercenary = Mercenary (medium)
option-difficulty4-veteran = Veteran (advanced)
option-difficulty4-demented = Demented (hard)
option-difficulty4-abyssal = Abyssal (very hard)
option-tide = Tide of mist
    .about = Enemies grow stronger with time; without the Tide they are stronger from the start.
option-loot = Loot
    .about = Whether you look through the whole loot pile or only at its top five cards.
option-loot-open = the whole pile
option-loot-draft = the top five
option-dungeon_intersections = Intersections in dungeons
    .about = With several players, dungeons and the Ethereal plane have an Intersection of two slots.
option-enemy = Enemy
    .about = Whom a single duel is fought against; nobody means another player.
option-enemy-nobody = nobody
option-enemy-mist_wolf = { enemy-mist_wolf }
option-enemy-roadside_cutthroat = { enemy-roadside_cutthroat }
option-enemy-hollow_pilgrim = { enemy-hollow_pilgrim }
option-enemy-oathbroken_knight = { enemy-oathbroken_knight }
option-enemy-wailing_shade = { enemy-wailing_shade }
option-enemy-soul_eater = { enemy-soul_eater }
option-enemy-watchman_of_nomereau = { enemy-watchman_of_nomereau }
option-enemy-masked_celebrant = { enemy-masked_celebrant }
option-enemy-bone_servant = { enemy-bone_servant }
option-enemy-grave_warden = { enemy-grave_warden }
option-enemy-labyrinth_stalker = { enemy-labyrinth_stalker }
option-enemy-thread_spinner = { enemy-thread_spinner }
option-enemy-mist_stag = { enemy-mist_stag }
option-enemy-faceless_burgomaster = { enemy-faceless_burgomaster }
option-enemy-mother_of_the_ossuary = { enemy-mother_of_the_ossuary }
option-enemy-nyoka = { enemy-nyoka }
option-bodies = Number of enemies
    .about = How many of them stand in a single duel.
option-set = Set
    .about = The cards, places and enemies of the game.
option-set-original = original set
option-ready = Ready heroes
    .about = Offers each hero with weapons and cards at the start, before one chooses these oneself. Not at the difficulties where weapons are drawn.

## Zones, slots, types

zone-real = Real plane
    .to = the Real plane
zone-ethereal = Ethereal plane
    .to = the Ethereal plane
zone-borough = Borough of Nomereau
    .to = the Borough of Nomereau
zone-ossuary = Dark Ossuary
    .to = the Dark Ossuary
zone-labyrinth = Labyrinth of Nyo’ka
    .to = the Labyrinth of Nyo’ka
slot-head = Head
    .the = the head
slot-torso = Torso
    .the = the torso
slot-arm = Arm
    .the = the arm
slot-flank = Flank
    .the = the flank
slot-legs = Legs
    .the = the legs
slot-mat = Own slot
    .the = its own slot
type-assault = Assault
    .next = your next Assault
type-defence = Defence
    .next = your next Defence
type-support = Support
    .next = your next Support
type-object = Object
type-infusion = Infusion
archetype-fury = Fury
archetype-bulwark = Bulwark
archetype-shade = Shade
archetype-aether = Aether
archetype-bestiary = Bestiary
archetype-none = none
difficulty-adventurer = Adventurer
difficulty-mercenary = Mercenary
difficulty-veteran = Veteran
difficulty-demented = Demented
difficulty-abyssal = Abyssal
stage-weaving = Weaving
stage-resolution = Resolution
stage-finished = finished
rarity-common = common
rarity-exceptional = exceptional
rarity-mythic = mythic

## Parts of the table

label-hp = HP
label-mist = Mist
label-memory = Memory fragments
label-destiny = Destiny points
label-cycle = Cycle
label-tide = Tide
label-difficulty = Difficulty
label-hero = Hero
label-weapons = Weapons
label-abilities = Abilities
label-tokens = Tokens
label-markers = Markers
label-worn = Accessories worn
label-bag = Accessories in the satchel
label-deck = Deck
label-satchel = Satchel
label-offered = To choose from
label-returned = Going back
label-loot = Loot piles
label-beaten = Enemies beaten
label-slain = Myths beaten
label-lent = Latent lent
label-place = Current place
label-crossing = Intersection
label-pile = Pile
label-discard = Discard pile
label-hand = Hand
label-void = Void
label-top_soul = Top soul
label-objects = Objects
label-infusions = Infusions
label-reserve = Reserve
label-latent = Latent
label-active = Active
label-guards = Guards
label-traps = Traps
label-standing = Preparations
label-next = Next card
label-pending = Pending card
label-passe = Pass of arms
label-block = Block
label-weak = Weak Points
label-duel = Duel

## Things that are named

rival-a = player 1
rival-b = player 2
rival-c = player 3
rival-d = player 4
place-destined = { $place } (destiny place)
source-ability = ability { $n }: { $hero }
thing-ability = ability { $n } of the hero
thing-weapon = the ability of weapon { $n }
thing-infusion-slot = an infusion slot
goods-mist = { $n } mist
goods-share = { $n ->
    [one] a share of the loot: { $n } card
   *[other] a share of the loot: { $n } cards
}
goods-latent = { $n } Latent
spoil-half-the-mist = half the mist
spoil-an-accessory = an accessory
spoil-two-cards = two cards of the satchel
temporary-bleeding = Bleeding
temporary-poison = Poison
temporary-torpor = Torpor
temporary-stun = Stunned
price-mist = mist
price-hp = HP
price-memory = memory fragments
price-destiny = destiny points
price-card = combat cards
price-token = tokens
