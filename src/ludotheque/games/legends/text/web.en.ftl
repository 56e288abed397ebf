### Legends: the words of the table in the browser, in English.
### Same ids, same order, same placeholders in web.fr.ftl and web.de.ftl. { $space } is B3, { $name } the name of a player.

## The field

field-field = The field of battle
field-unknown = Unknown unit
field-strength = strength { $strength }
field-prospect = { $other ->
    [none] then strength { $strength }
   *[other] then strength { $strength } against { $other }
}
field-near-side = { $side }, near side
field-far-side = { $side }, far side
field-seen = known to everybody
field-looked = its enemies have looked at it
field-unseen = not known to the other side
field-moved = has moved
field-moved-hidden = has moved: no Castle, and nothing else that cannot move
field-unmoved = has not moved by itself
field-taken = changed sides
field-attacked = attacked by { $unit }

## What is looked at

field-details = Unit or space in detail
field-yours = Your side: { $side }
field-theirs = The other side: { $side }
field-setup = Drag one of your units onto another, and they change places; or pick both, one after the other.
field-near = Larger, with names
field-key = What the signs mean
field-key-strength = strength; ▲ is more and ▼ less than printed
field-key-magic = Magic: no strength; when attacked, it casts its spell and is gone
field-key-castle = Castle: whoever attacks it has won
field-key-seen = known to the enemy
field-hint-choose = Choose one of the lit units to see what it can do. Point at any space to look at it.
field-hint-look = Point at any space to look at it.
field-goals = { $count ->
    [one] { $count } order: choose where on the field.
   *[other] { $count } orders: choose where on the field.
}
field-reached = In reach: { $units }
field-aim = Give the order, or choose { $unit } again to pick that unit instead.
field-can-be = { $count ->
    [one] It can only be one unit:
   *[other] It can still be one of { $count } units:
}
field-secret = The list of this army is secret.

## The fight

field-fight = The fight
field-attack-at = Attack from { $from } on { $space }
field-strike-at = Distance Strike from { $from } at { $space }
field-attacker = Attacker
field-defender = Defender
field-striker = Strikes
field-target = Target
field-no-strength = no strength

## The curse

field-curse = { $unit } ({ $name }):
field-curse-end = When it ends: { $text }
field-no-curse = No Death Curse is in force.

## The armies

field-left = { $count ->
    [one] { $count } unit left
   *[other] { $count } units left
}
field-destroyed = { $count ->
    [one] { $count } unit destroyed
   *[other] { $count } units destroyed
}
field-army = The whole army ({ $count })
field-still-hidden = { $count } unseen
field-wins = { $wins ->
    [one] { $wins } battle won, { $score } destroyed
   *[other] { $wins } battles won, { $score } destroyed
}
field-watches = wants to be asked about abilities at every moment
field-return = Bring back { $unit }
field-battle = Battle { $battle } of { $battles }
field-set-up = Set-up

## An army of one’s own

field-muster = Your army
field-mustering = The armies are being put together.
field-muster-pack = Take a ready army
field-muster-fill = Fill up by lot
field-muster-keep = Keep this army
field-muster-last = The army of the last battle
field-muster-table = The army table
field-muster-join = Who may join next
field-search = Name, type or power
field-nobody = Nobody fits.

## Filters of the units

field-filter-side = Army
field-filter-colour = Nation
field-filter-type = Type
field-filter-strength = Strength
field-filter-family = Power
