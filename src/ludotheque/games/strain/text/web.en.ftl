### Strain: the words of the table in the browser, in English.
### Same ids, same order, same placeholders in web.fr.ftl and web.de.ftl. { $place } is B3, { $name } the name of a player.

## The turn

dish-turn = Turn { $turn }: { $name }
dish-active = plays now
dish-to-place = To place:
dish-left = Still to be placed this turn: organisms { $organisms }, cytoplasms { $cytoplasms }
dish-tough = All tiles: resistance +{ $amount } this turn

## The players

dish-points = { $points } of { $goal } victory points
dish-atp = { $ready } ATP ready, { $pool } of them in the pool
dish-toxin = { $ready ->
    [one] { $ready } toxin ready, { $pool } in the pool
   *[other] { $ready } toxins ready, { $pool } of them in the pool
}
dish-pool = (pool { $pool })
dish-hand = Hand { $count }, limit { $limit }
dish-empty-hand = Your hand is empty.
dish-open = Show the organisms of { $name } in full
dish-no-organism = No organism yet

## The organisms

dish-organism = { $place } { $tile }
dish-blocks = { $blocks } of { $needs } building blocks
dish-defence = defence { $defence }
dish-resistance = resistance { $resistance }
dish-virus = virus, immunity { $immunity }
dish-immunity = Immunity
dish-new-organism = { $place }: room for a new organism
dish-found-here = A new organism
dish-tokens = { $count ->
    [one] { $count } token left
   *[other] { $count } tokens left
}
dish-toll = { $toxins ->
    [one] { $toxins } toxin, { $count } left to take
   *[other] { $toxins } toxins, { $count } left to take
}

## The chain

dish-no-chain = The chain is empty: nothing is waiting to happen.
dish-link = Event { $link } by { $name }: { $event }
dish-function = { $tile } (function)
dish-cleansing = Destroy { $tile }
dish-at = { $place } { $tile }
dish-against = against event { $link }
dish-toxins = { $count ->
    [one] { $count } toxin
   *[other] { $count } toxins
}
dish-absorbs = { $count ->
    [one] { $count } absorbed
   *[other] { $count } absorbed
}
dish-resolves = resolves from the right

## The piles

dish-pile = { $pile }: { $count ->
    [one] { $count } tile in the pile
   *[other] { $count } tiles in the pile
}
dish-discard = { $pile }: { $count ->
    [one] { $count } tile discarded
   *[other] { $count } tiles discarded
}
