### Raise, Rise & Die: words of the board in the browser, in English.
### Same ids, same order, same placeholders as in board.fr.ftl and board.de.ftl.

## Where the game stands

board-set-up = Set-up
board-cycle = Cycle { $n }
board-passe = Pass of arms { $n }
board-tide = Tide { $n }: every enemy you meet has { $hp } HP and { $n } Latent more than its card says

## Players

board-no-hero = no hero yet
board-gone = dead for good
board-tested = Last soul test: { $card }, soul value { $n }
board-gate = A gate is open: in the Real plane waits { $place }
board-sizes = { $deck ->
    [one] { $deck } card in the deck, { $satchel } in the satchel
   *[other] { $deck } cards in the deck, { $satchel } in the satchel
}
board-memories = Memory
board-destiny = Destiny
board-memory = { $n ->
    [one] { $n } memory fragment
   *[other] { $n } memory fragments
}
board-locked = { $n ->
    [one] { $title }, locked, { $n } memory fragment:
   *[other] { $title }, locked, { $n } memory fragments:
}
board-unlocked = { $title }, unlocked:
board-infusion-slots = { $n ->
    [one] { $n } open infusion slot; another one can be unlocked
   *[other] { $n } open infusion slots; another one can be unlocked
}

## Places

board-pile = { $n ->
    [one] { $n } place in the pile
   *[other] { $n } places in the pile
}
board-known = Known to come next:
board-covers = over { $places }
board-empty = empty
board-map = Map: the places seen so far
board-passing = Passing this place
board-event-done = done
board-event-over = left behind
board-event-now = possible now
board-event-foreign = not for you
board-event-shut = not possible now

## Cards

board-archetype = Archetype
board-type = Type
board-soul-value = Soul value
board-soul = soul value { $n }
board-slot = Slot
board-zone = Zone
board-rarity = Rarity
board-optimal = optimal
board-curve = Cards of the deck by soul value
board-deck-size = { $n } (from { $least } to { $most })
board-rest-hint = After the Rest you can have as many HP as the deck has cards.
board-return-hint = Pick the cards that go back to their piles. Below they can be picked again to stay. When the deck has its size, confirm it.

## Setting out

board-archetypes = Archetypes to draw from
board-archetype-cards = Its { $n } cards
board-draw-cards = Draw the cards
board-about-fury = Blow upon blow: Frenzy, Chain and Bleeding.
board-about-bulwark = Guards that hold: Block, Instinct and Stunned.
board-about-shade = Hidden blades: Poison, Pierce and Traps.
board-about-aether = Fire and mist: Burn, Drain and many Supports.
