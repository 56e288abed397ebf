### Strain: the words of the table as it is drawn, in English.
### Same ids, same order, same placeholders in board.fr.ftl and board.de.ftl. They are short: a line holds 80 signs.

board-points = { $points } VP
board-goal = goal { $points } VP
board-left = to place: organisms { $organisms }, cytoplasms { $cytoplasms }
board-piles = Piles
board-discards = Discards
board-chain = Chain
board-hand-size = hand { $count } ({ $petri } Petri)
board-brief = { $points } VP, hand { $count }, { $atp }A { $toxins }T
board-atp = ATP { $amount }
board-toxins = toxins { $amount }
board-no-organism = No organism in play

## What stands in the chain, and in a battle

board-link-tile = { $tile }
board-link-function = { $tile } (function)
board-link-battle = battle
board-link-cleansing = { $tile } is removed
board-link-place = on { $place }
board-link-aim = at { $tile } in { $place }
board-link-against = against { $link }
board-link-toxins = { $count ->
    [one] { $count } toxin
   *[other] { $count } toxins
}
board-link-tokens = { $count ->
    [one] { $count } extra token
   *[other] { $count } extra tokens
}
board-link-gone = countered
board-tokens-due = { $count ->
    [one] { $place }: { $count } token comes off
   *[other] { $place }: { $count } tokens come off
}
board-tokens = { $count ->
    [one] { $tile }: { $count } token
   *[other] { $tile }: { $count } tokens
}
board-tough = { $amount } more resistance on every tile this turn

## The table in sentences

board-said-left = Still to be placed this turn: organisms { $organisms }, cytoplasms { $cytoplasms }
board-said-blocks = { $blocks } of { $needs } building blocks
board-said-defence = defence { $defence }
board-said-free = { $count ->
    [one] { $count } free slot
   *[other] { $count } free slots
}
board-complete = complete
board-infected = infected
board-dormant = dormant
board-spent = function used
board-resistance = resistance { $resistance }
board-virus = virus, immunity { $immunity }
board-cost = costs { $cost } ATP
board-too-dear = Too dear with { $atp } ATP: { $tiles }
board-makes-atp = { $amount } ATP
board-makes-toxin = { $amount ->
    [one] { $amount } toxin
   *[other] { $amount } toxins
}
board-makes-either = { $atp } or { $toxin }
board-makes-both = { $atp } and { $toxin }
board-building-number = building number { $needs }
board-answers = Answers
board-no-chain = no event

## The signs

board-sign-place = B2 Bacillus 3/4: the second organism of player B, 3 of 4 building blocks
board-sign-defence = defence of the organism, or resistance of a tile
board-sign-complete = complete: without a virus it can be scored
board-sign-infected = virus; behind its name, the toxins that remove it
board-sign-dormant = dormant: no ATP, no toxins, no function until its owner’s next Awaken
board-sign-spent = its function has been used this turn
board-sign-makes = 1A/2T: gives 1 ATP or 2 toxins; 2A+2T: both at once
board-sign-cost = (2): its cost in ATP
board-sign-pile = 12 (3): 12 tiles in the pile, 3 in its discard
