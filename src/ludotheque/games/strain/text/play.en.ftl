### Strain: the words of a game being played, in English.
### Same ids, same order, same placeholders in play.fr.ftl and play.de.ftl. The glossary stands in tiles.en.ftl.
### { $seat } and { $by } are names of players; { $tile } is “the Ribosome”, { $pile } “the Petri Dish pile”. { $place } is
### “Ann’s A3” in what is told and asked, and A3 in what Ann does there and in what may be chosen: the name on the board.

## The game

game-name = Strain
game-subtitle = Build organisms, unleash viruses
game-about = Grow single-celled organisms, charge them with organelles, and keep the viruses of the others out of them. Whatever you do, somebody may answer it. The tiles are an original set of our own, made for the published rules; they are not the set in the box.
game-first = You take the first turn, which is an advantage.
game-rights = Strain is a game by Avrom Tobias, published by HungryRobot. The tile set played here is an original one of ours.
cards-tile = Tiles

# A place by whose it is, and a tile whose dormant face is up.
place = { $seat }’s { $place }
    .seat = your { $place }
face-dormant = dormant { $tile }
    .the = { $tile } (dormant)

## What happened

told-turn = Turn { $turn }: { $seat } plays.
    .seat = Turn { $turn }: you play.
told-draws = { $seat } draws { $tile }.
    .seat = You draw { $tile }.
told-draws_from = { $seat } draws from { $pile }.
    .seat = You draw from { $pile }.
told-reshuffles = The discard is shuffled and becomes { $pile }.
told-announces = { $seat } plays { $tile } for { $place }.
    .seat = You play { $tile } for { $place }.
told-plays = { $seat } plays { $tile }.
    .seat = You play { $tile }.
told-answers = { $target ->
    [none] { $seat } answers the battle (event { $link } of the chain) with { $tile }.
   *[other] { $seat } answers { $target } (event { $link } of the chain) with { $tile }.
}
    .seat = { $target ->
        [none] You answer the battle (event { $link } of the chain) with { $tile }.
       *[other] You answer { $target } (event { $link } of the chain) with { $tile }.
    }
told-reacts = { $target ->
    [none] { $seat } reacts to the battle (event { $link } of the chain) with { $tile }.
   *[other] { $seat } reacts to { $target } (event { $link } of the chain) with { $tile }.
}
    .seat = { $target ->
        [none] You react to the battle (event { $link } of the chain) with { $tile }.
       *[other] You react to { $target } (event { $link } of the chain) with { $tile }.
    }
told-activates = { $seat } activates { $tile } of { $place }.
    .seat = You activate { $tile } of { $place }.
told-targets = { $seat } names a target: { $tile }, { $place }.
    .seat = You name a target: { $tile }, { $place }.
told-turns_against = { $seat } turns against { $place }.
    .seat = You turn against { $place }.
told-attacks = { $toxins ->
    [one] { $seat } attacks { $place } with { $toxins } toxin.
   *[other] { $seat } attacks { $place } with { $toxins } toxins.
}
    .seat = { $toxins ->
        [one] You attack { $place } with { $toxins } toxin.
       *[other] You attack { $place } with { $toxins } toxins.
    }
told-cleanses = { $seat } pays to rid { $place } of { $tile }.
    .seat = You pay to rid { $place } of { $tile }.
told-uses = { $seat } uses { $tile } of { $place } as a source.
    .seat = You use { $tile } of { $place } as a source.
told-takes_effect = { $seat } brings { $tile } into effect.
    .seat = You bring { $tile } into effect.
told-fails = { $kind ->
    [2] { $seat } attacks in vain: the organism is gone.
    [3] { $seat } has paid in vain: { $tile } is no longer there.
   *[other] { $seat } gains nothing by { $tile }: the target is gone or has no room.
}
    .seat = { $kind ->
        [2] You attack in vain: the organism is gone.
        [3] You have paid in vain: { $tile } is no longer there.
       *[other] You gain nothing by { $tile }: the target is gone or has no room.
    }
told-enters = { $seat } puts { $tile } into play: { $place }.
    .seat = You put { $tile } into play: { $place }.
told-infects = { $seat } infects { $place } with { $tile }.
    .seat = You infect { $place } with { $tile }.
told-wastes = { $tile } makes { $place } waste away.
told-stuns = { $tile } makes the tiles of { $place } fall dormant.
told-is_cured = { $seat } destroys { $tile }: gone from { $place }.
    .seat = You destroy { $tile }: gone from { $place }.
told-counters = { $target ->
    [none] { $seat } counters the battle (event { $link } of the chain) with { $tile }.
   *[other] { $seat } counters { $target } (event { $link } of the chain) with { $tile }.
}
    .seat = { $target ->
        [none] You counter the battle (event { $link } of the chain) with { $tile }.
       *[other] You counter { $target } (event { $link } of the chain) with { $tile }.
    }
told-adds_toxins = { $amount ->
    [one] { $seat } adds { $amount } toxin to the battle (event { $link } of the chain) with { $tile }.
   *[other] { $seat } adds { $amount } toxins to the battle (event { $link } of the chain) with { $tile }.
}
    .seat = { $amount ->
        [one] You add { $amount } toxin to the battle (event { $link } of the chain) with { $tile }.
       *[other] You add { $amount } toxins to the battle (event { $link } of the chain) with { $tile }.
    }
told-adds_tokens = { $amount ->
    [one] { $seat } adds { $amount } token to the defence in the battle (event { $link } of the chain) with { $tile }.
   *[other] { $seat } adds { $amount } tokens to the defence in the battle (event { $link } of the chain) with { $tile }.
}
    .seat = { $amount ->
        [one] You add { $amount } token to the defence in the battle (event { $link } of the chain) with { $tile }.
       *[other] You add { $amount } tokens to the defence in the battle (event { $link } of the chain) with { $tile }.
    }
told-toughens = { $seat } gives all tiles with resistance { $amount } more until the end of the turn.
    .seat = You give all tiles with resistance { $amount } more until the end of the turn.
told-wakes = { $seat } wakes { $tile } of { $place }.
    .seat = You wake { $tile } of { $place }.
told-places_more = { $amount ->
    [one] { $seat } may place { $amount } more organism and { $amount } more cytoplasm this turn.
   *[other] { $seat } may place { $amount } more organisms and { $amount } more cytoplasms this turn.
}
    .seat = { $amount ->
        [one] You may place { $amount } more organism and { $amount } more cytoplasm this turn.
       *[other] You may place { $amount } more organisms and { $amount } more cytoplasms this turn.
    }
told-moves = { $seat } moves { $tile } to { $place }.
    .seat = You move { $tile } to { $place }.
told-resists = { $toxins ->
    [one] { $place } resists { $toxins } toxin with a defence of { $defence }.
   *[other] { $place } resists { $toxins } toxins with a defence of { $defence }.
}
told-gives_way = { $slot ->
    [0] { $amount ->
        [one] { $place } loses { $amount } token on { $tile } (the organism).
       *[other] { $place } loses { $amount } tokens on { $tile } (the organism).
    }
   *[other] { $amount ->
        [one] { $place } loses { $amount } token on { $tile } (slot { $slot }).
       *[other] { $place } loses { $amount } tokens on { $tile } (slot { $slot }).
    }
}
told-loses = { $seat } loses { $tile }: gone from { $place }.
    .seat = You lose { $tile }: gone from { $place }.
told-dies = { $seat } loses { $tile } with its whole membrane: { $place } is no more.
    .seat = You lose { $tile } with its whole membrane: { $place } is no more.
told-holds_too_many = { $count ->
    [one] { $seat } holds { $count } tile more than the hand limit allows.
   *[other] { $seat } holds { $count } tiles more than the hand limit allows.
}
    .seat = { $count ->
        [one] You hold { $count } tile more than the hand limit allows.
       *[other] You hold { $count } tiles more than the hand limit allows.
    }
told-discards = { $seat } discards { $tile }.
    .seat = You discard { $tile }.
told-scores = { $seat } scores { $tile } for { $points } VP.
    .seat = You score { $tile } for { $points } VP.
told-ends = { $seat } ends with { $points } VP.
    .seat = You end with { $points } VP.

## What is asked

ask-draw = { $count ->
    [one] { $count } tile to draw: from which pile?
   *[other] { $count } tiles to draw: from which pile is the next?
}
ask-discard = { $count ->
    [one] { $count } tile to discard from your hand: which one?
   *[other] { $count } tiles to discard from your hand: which one is next?
}
ask-evolve = { $have ->
    [0] Your Evolve phase: build, play, attack, or end it.
   *[other] Your Evolve phase: build, play, attack, or end it. ATP in your pool: { $have }.
}
ask-respond = { $event ->
    [tile] { $place ->
        [none] { $seat } plays { $by }. Will you answer?
       *[other] { $seat } plays { $by } for { $place }. Will you answer?
    }
    [function] { $seat } uses the special function of a tile: { $by }. Will you answer?
    [battle] { $seat } attacks { $place }. Will you answer?
    [cleansing] { $seat } pays to rid { $place } of { $by }. Will you answer?
   *[none] Before the game goes on: will you play a Chain Reaction?
}
    .seat = { $event ->
        [tile] { $place ->
            [none] You play { $by }. Will you answer?
           *[other] You play { $by } for { $place }. Will you answer?
        }
        [function] You use the special function of a tile: { $by }. Will you answer?
        [battle] You attack { $place }. Will you answer?
        [cleansing] You pay to rid { $place } of { $by }. Will you answer?
       *[none] Before the game goes on: will you play a Chain Reaction?
    }
ask-may-infect = Lysogeny: will you play a virus from your hand, for its cost?
ask-pay-atp = { $have ->
    [0] Pay { $count } ATP for { $by }: which source do you use?
   *[other] Pay { $count } ATP for { $by }; { $have } of them are in your pool. Which source do you use next?
}
ask-pay-toxin = { $count ->
    [one] Pay { $count } toxin to destroy { $by }: which source do you use? Your pool has { $have }.
   *[other] Pay { $count } toxins to destroy { $by }: which source do you use? Your pool has { $have }.
}
ask-commit = { $have ->
    [0] Battle against { $target }: which source of toxins do you use?
    [one] Battle against { $target }: your pool has { $have } toxin. Use another source, or commit it?
   *[other] Battle against { $target }: your pool has { $have } toxins. Use another source, or commit how many?
}
ask-resist = { $count ->
    [one] { $seat } attacks { $place }: { $count } token must still come off. From which tile?
   *[other] { $seat } attacks { $place }: { $count } tokens must still come off. From which tile?
}
ask-lose = { $count ->
    [one] { $place } loses { $count } building tile to { $by }: which one?
   *[other] { $place } loses { $count } building tiles to { $by }: which one is next?
}
ask-spread = You have destroyed { $tile }: which organism does it move on to?
ask-aim = Which tile do you aim { $by } at?
ask-rouse = { $count ->
    [0] Which of your dormant tiles will you wake with { $by }?
   *[other] Which other dormant tile will you wake with { $by }?
}
ask-salvage = Which organelle of the Petri Dish discard do you place with { $by }, and in which of your organisms?
ask-shift = Which of your building tiles will you move with { $by }?
ask-shift-to = Which of your organisms does { $tile } move to, or which tile there does it trade places with?
ask-score = Your Shed phase: which complete organism will you score?

## What may be chosen

choice-pass = Pass
choice-pass-turn = Pass until the end of this turn
choice-pass-others = Pass for this turn unless it targets me
choice-draw = Draw from { $pile }
choice-place = Place { $tile } at { $place }
choice-infect = Infect { $place } with { $tile }
choice-play = Play { $tile }
choice-answer = Answer event { $link } with { $tile }
choice-react = React to event { $link } with { $tile }
choice-activate = Activate { $tile } of { $place }
choice-attack = Attack { $place }
choice-cleanse = Destroy { $tile } in { $place }
choice-end = End your Evolve phase
choice-use = Use { $face } of { $place }
choice-commit = { $count ->
    [one] Attack with { $count } toxin
   *[other] Attack with { $count } toxins
}
choice-target = Choose { $face } of { $place }
choice-to = Move to a free slot of { $place }
choice-salvage = Place { $tile } from the discard at { $place }
choice-lose = Lose { $face } of { $place }
choice-resist = { $slot ->
    [0] { $tokens ->
        [one] Take { $tokens } token off the Organism tile
       *[other] Take { $tokens } tokens off the Organism tile
    }
   *[other] { $tokens ->
        [one] Take { $tokens } token off slot { $slot }
       *[other] Take { $tokens } tokens off slot { $slot }
    }
}
choice-score = Score { $place }
choice-done = Enough
choice-discard = Discard { $tile }

choice-pass-may-infect = Play no virus
choice-answer-respond = { $target ->
    [none] Answer the battle (event { $link }) with { $tile }
   *[other] Answer { $target } (event { $link }) with { $tile }
}
choice-react-respond = { $target ->
    [none] React to the battle (event { $link }) with { $tile }
   *[other] React to { $target } (event { $link }) with { $tile }
}
choice-infect-spread = Pass { $tile } on to { $place }
choice-use-pay-atp = Take ATP from { $face } of { $place }
choice-use-pay-toxin = Take toxins from { $face } of { $place }
choice-use-commit = Take toxins from { $face } of { $place }
choice-target-aim = Destroy { $face } of { $place }
choice-target-rouse = Wake { $face } of { $place }
choice-target-shift = Move { $face } of { $place }
choice-target-shift-to = Trade places with { $face } of { $place }
choice-resist-resist = { $slot ->
    [0] { $tokens ->
        [one] Take { $tokens } token off the { $tile } (the organism)
       *[other] Take { $tokens } tokens off the { $tile } (the organism)
    }
   *[other] { $tokens ->
        [one] Take { $tokens } token off the { $tile } (slot { $slot })
       *[other] Take { $tokens } tokens off the { $tile } (slot { $slot })
    }
}
choice-done-rouse = Wake no other tile
choice-done-score = Score no more this turn

## What comes next

step-aim = { $seat } names the tile that is aimed at.
    .seat = You name the tile that is aimed at.
step-rouse = { $seat } names the dormant tiles to be woken.
    .seat = You name the dormant tiles to be woken.
step-salvage = { $seat } names an organelle of the discard and its new host.
    .seat = You name an organelle of the discard and its new host.
step-shift = { $seat } names the tile that moves.
    .seat = You name the tile that moves.
step-shift-to = { $seat } says where the tile moves to.
    .seat = You say where the tile moves to.
step-commit = { $seat } commits toxins to a battle.
    .seat = You commit toxins to a battle.
step-resist = { $seat } takes tokens off the attacked organism.
    .seat = You take tokens off the attacked organism.
step-end-battle = The battle ends: tiles without tokens are destroyed, the others are whole again.
step-evolve = { $seat } builds and attacks in Evolve.
    .seat = You build and attack in Evolve.
step-open-window = Responses are open, clockwise from { $seat }.
step-respond = Everybody who can may answer; from { $seat } on, the first who does is heard.
step-resolve = The last event of the chain resolves.
step-finish = The event has resolved; an action tile is discarded.
step-go-on = The chain goes on: events may be added again.
step-may-infect = { $seat } may play a virus with Lysogeny.
    .seat = You may play a virus with Lysogeny.
step-draw = { $seat } draws tiles.
    .seat = You draw tiles.
step-discard = { $seat } discards tiles from the hand.
    .seat = You discard tiles from the hand.
step-starve = { $seat } discards tiles because of an action.
    .seat = You discard tiles because of an action.
step-discard-down = { $seat } discards down to the hand limit.
    .seat = You discard down to the hand limit.
step-lose = { $seat } chooses building tiles to discard from an organism.
    .seat = You choose building tiles to discard from an organism.
step-costs = { $seat } pays the cost.
    .seat = You pay the cost.
step-pay-atp = { $seat } turns sources to pay ATP.
    .seat = You turn sources to pay ATP.
step-pay-toxin = { $seat } turns sources to pay toxins.
    .seat = You turn sources to pay toxins.
step-set-up = The tiles are shuffled, and it is settled who begins.
step-start-turn = { $seat } begins a turn.
    .seat = You begin a turn.
step-wake = { $seat } wakes all dormant tiles.
    .seat = You wake all dormant tiles.
step-draw-tiles = { $seat } draws the tiles of Awaken.
    .seat = You draw the tiles of Awaken.
step-start-evolve = { $seat } begins Evolve.
    .seat = You begin Evolve.
step-start-shed = { $seat } begins Shed, and what is left in the pools is lost.
    .seat = You begin Shed, and what is left in the pools is lost.
step-may-score = { $seat } scores, if an organism is ready for it.
    .seat = You score, if an organism is ready for it.
step-score = { $seat } may score complete organisms.
    .seat = You may score complete organisms.
step-end-turn = { $seat } ends the turn.
    .seat = You end the turn.
step-spread = { $seat } passes a destroyed virus on to an organism of another player.
    .seat = You pass a destroyed virus on to an organism of another player.
step-upkeep = { $seat } suffers the viruses that act when Awaken begins.
    .seat = You suffer the viruses that act when Awaken begins.
step-waste = { $seat } loses building tiles to a virus.
    .seat = You lose building tiles to a virus.

## Options

option-points = Points to win
    .about = Whoever first has this many victory points wins; 14 make a longer game.
option-start = First player
    .about = Who takes the first turn; beginning is an advantage.
option-start-random = Drawn by lot
option-start-first = The first seat
option-dormant_resistance = Resistance of dormant tiles
    .about = Whether a dormant tile resists as printed, or 1 less, though never below 1.
option-dormant_resistance-printed = As printed
option-dormant_resistance-lower = 1 less
option-tiles = Tile set
    .about = Which tiles are played with. The official list is not public, so the usual set is an original one of ours.
option-tiles-original = Our original set

## The table

zone-hand = Hand
zone-scored = Scored
zone-chain = Chain of events
zone-pile = Pile
zone-discard = Discard
zone-organism = Organism
zone-membrane = Membrane
zone-slot = Slot
zone-atp = ATP
zone-toxin = Toxins
zone-pool = In the pool
zone-ready = Ready
zone-points = Victory points
zone-goal = Points to win
zone-limit = Hand limit
zone-turn = Turn
zone-phase = Phase
zone-placed = Placed this turn
zone-battle = Battle
zone-tokens = Tokens
zone-toll = Tokens still to come off
zone-blocks = Building blocks
zone-resistance = Resistance
zone-defence = Defence
zone-toughness = Extra resistance this turn

phase-awaken = Awaken
phase-evolve = Evolve
phase-shed = Shed

state-active = Active
state-dormant = Dormant
state-spent = Used this turn
state-complete = Complete
state-infected = Infected
state-countered = Countered

standing-asks = Asked every time
standing-passes_all = Passing until the end of this turn
standing-passes_others = Passing unless targeted

# Standing orders for the windows to come.
order-untargeted = Pass unless it targets me
order-always = Pass whatever happens
