### Legends: what units can do, in English.
### Same ids, same order, same placeholders in powers.fr.ftl and powers.de.ftl. The glossary stands in units.en.ftl.
### A sentence follows its family after a colon: “Ability, once a turn: reveal an Elf …”. “It” is the unit itself.
### { $whom } is one of those that are meant, “an Elf”, { $whoms } all of them, “Elves”; { $by } is +1 or -1, { $amount }
### the same as a number; { $on } and { $while } are “on marsh”, { $spaces } “marsh spaces”, { $empty } “an empty marsh space”.

## How a power is written

power-line = { $family }: { $text }
power-named = { $family } · { $keyword }
power-once-turn = { $family }, once a turn
power-once-game = { $family }, once a battle
power-price = { $family }, at the price of this unit
power-static = it has no move of its own.
power-no_attack = it moves, but never onto an enemy.

card-figures = { $strength ->
    [0] No. { $number } · { $side_name } · { $colour_name } ({ $nation_name }) · { $type_name } · no strength
   *[other] No. { $number } · { $side_name } · { $colour_name } ({ $nation_name }) · { $type_name } · strength { $strength }
}

## Whom and where

whom-any =
    .an = a unit
    .many = units
whom-mobile =
    .an = { $whom }, not a static one,
    .many = { $whom } that are not static
whom-keyword =
    .an = a unit with { $keyword }
    .many = units with { $keyword }
whom-strength =
    .an = a unit of base strength { $strengths }
    .many = units of base strength { $strengths }
whom-both = { $colour } of the type { $type }
whom-or = { $first } or { $last }
where-empty = an empty space
where-near = an empty space next to it
where-anywhere = any empty space

## Innate powers

power-innate-dispel = a Magic unit that it attacks is destroyed without casting its spell.
power-innate-berserk = after a successful attack it has to attack again, one step at a time, as long as it finds an enemy.
power-innate-terrain = { $by } { $on }.
power-innate-water = { $by } next to water.
power-innate-versus = { $by } against { $whoms }, in attacks and Distance Strikes.
power-innate-slay = { $defends ->
    [yes] whether it attacks { $whom } or is attacked by one, the other is destroyed, whatever the strengths.
   *[no] if it attacks { $whom }, the other is destroyed, whatever the strengths.
}
power-innate-abduct = if it attacks { $whom }, there is no fight: the other comes over to your side, onto the space that this unit came from.
power-innate-guess = when it attacks, name the other unit before you see it: if you are right both are destroyed, if not only this one.
power-innate-blinds = a unit that reveals it by Vision is destroyed.
power-innate-deflects = a Distance Strike does it no harm; the unit that strikes is destroyed.
power-innate-tribute = after a successful attack an opponent chooses one of their own units, which is destroyed.
power-innate-unmask = after a successful attack all units next to it are revealed.
power-innate-stray = after a successful attack an opponent puts it on any empty space.
power-innate-confuse = after a successful attack an opponent picks one of their own units and you one of yours; these two change places without being shown.
power-innate-beguile = after a successful attack you take control of an opposing unit next to it.
power-innate-backlash = if it is attacked and destroyed, all units next to it are revealed, and { $whoms } among them are destroyed.
power-innate-silence = the Death Curse of a unit that it destroys in a fight never begins.
power-innate-levy = an army may have it as the only unit of its strength, and five of strength { $more } for that, instead of three of each.

## Actions

power-action-charge = it moves as far as you like in a straight line over empty land, and may attack at the end.
power-action-slash = it moves as far as you like along a diagonal over empty land, and may attack at the end.
power-action-quick = it takes two steps, and may attack with the second.
power-action-fly = it flies straight over the units and water spaces right before it and lands on the first free land behind them; it does not attack so.
power-action-strike = an enemy at most two spaces away is revealed, and destroyed if its current strength is lower; Magic and Castles are safe.
power-action-surround = an enemy next to it is destroyed if at least five units that you control stand around it; a Castle is only revealed.
power-action-switch = it changes places with another unit of its type that you control, wherever that one stands; both are revealed.
power-action-teleport = it is destroyed, and another unit that you control and that is not static comes to its space, revealed.
power-action-vision = an enemy at most two spaces away is revealed.
power-action-sidestep = it moves or attacks one space diagonally.
power-action-hop = if it stands { $on }, it goes to { $empty }, however far away.
power-action-expose = an opponent has to reveal their Castle.
power-action-crush = reveal a unit next to it: with a base strength of { $up_to } or less that one is destroyed.
power-action-assassinate = reveal any unit at most two spaces away: if it is { $whom } it is destroyed, if not this one is.
power-action-tribute = an opponent chooses one of their own units, which is destroyed.
power-action-dispatch = put any unit that you control on { $empty }; it is revealed.
power-action-gather = { $up_to ->
    [one] of the units that you control, put { $whom } next to it, on { $empty }; that unit is revealed.
   *[other] of the units that you control, put up to { $up_to } { $whoms } next to it, each on { $empty }; they are revealed.
}
power-action-relocate = put it on { $empty }.
power-action-spy = { $on ->
    [none] reveal any opposing unit.
   *[other] reveal an opposing unit that stands { $on }.
}
power-action-recall = from the destroyed units of your side, bring back as many { $whoms } as you like, each on { $empty }.
power-action-blast = all units next to it are destroyed, those of your own side too.
power-action-homecoming = reveal your Castle as well, and put this unit on an empty space next to it.
power-action-demand = { $up_to ->
    [one] an opponent chooses one of their own units, and you take control of it.
   *[other] an opponent chooses { $up_to } of their own units, and you take control of them.
}
power-action-reclaim = take back a unit next to it that had gone over from your side to the enemy.
power-action-banish = if an opponent controls { $whom }, every copy has to be revealed and is destroyed.
power-action-supplant = reveal and destroy { $whom }, if that unit is under your control, and put this one on its space.
power-action-absorb = reveal a unit next to it: if that is Magic you take control of it, if not this one is destroyed.
power-action-cull = all { $whoms } of an opponent are destroyed at once, then all of yours.
power-action-hatch = only { $while }: from the destroyed units of your side, { $whom } comes back on its space.
power-action-ferry = only while it stands { $while }: put a unit of your side next to it on { $empty }.

## Abilities

power-ability-boost = { $by ->
    [own] reveal { $whom } of your side next to it; until the end of the turn that unit gains the current strength of this one.
   *[other] reveal { $whom } of your side next to it; that unit gains { $by } until the end of the turn.
}
power-ability-weaken = reveal an opposing unit next to it; that unit loses { $amount } until the end of the turn.
power-ability-devour = destroy a unit of your side next to it; until the end of the turn it gains the current strength of that one.
power-ability-grant = { $reach ->
    [near] reveal { $whom } of your side next to it; that unit has { $keyword } until the end of the turn.
    [itself] reveal { $whom } of your side, this one or another, wherever that unit stands; it has { $keyword } until the end of the turn.
   *[anywhere] reveal { $whom } of your side, wherever that unit stands; it has { $keyword } until the end of the turn.
}
power-ability-linger = at the end of your turn, you have another one.
power-ability-guard = when { $whom }, on your side, is attacked next to it and destroyed, you may have this unit destroyed: { $whom } comes back on its space.
power-ability-possess = when it is attacked, you may do without a fight: it is destroyed, and the attacker comes over to your side, on its space.
power-ability-martyr = after a successful attack you may have it destroyed: from the destroyed units of your side, { $whom } comes back on its space.
power-ability-reanimate = after a successful attack you may bring back { $whom } from the destroyed units of your side, on { $empty }.
power-ability-overlook = { $must ->
    [yes] all units that it flies over are revealed.
   *[no] when it has flown, you may reveal all units that it flew over.
}
power-ability-snare = when an enemy flies over it, you may reveal it, and that enemy is destroyed.
power-ability-betray = it may also attack units of its own side, but not the Castle.

## Spells

power-magic-spares = the attacker lives.
power-magic-doom = the attacker is destroyed.
power-magic-ambush = you may put { $whom } that you control on this space, revealed.
power-magic-exorcise = you may reveal an opposing unit that stands { $on }: if it is { $whom }, it is destroyed.
power-magic-tribute = an opponent chooses one of their own units, which is destroyed.
power-magic-grove = if it stood { $on }, all units on { $spaces } are revealed, and { $whoms } among them are destroyed, unless they are static.
power-magic-bolt = the units on the two spaces in front of it are destroyed as well, whoever they belong to.
power-magic-quake = if the attacker can fly, you may destroy one more unit, which stands on the same terrain as this one.
power-magic-grave = bring back { $whom } from the destroyed units of either side, on this space and under your control.
power-magic-avenge = if the attacker is { $whom }, you may destroy any one unit that stands { $on }.
power-magic-gaze = { $up_to ->
    [one] you may look at an opposing unit; it is not revealed to the others.
   *[other] you may look at { $up_to } opposing units; they are not revealed to the others.
}
power-magic-talisman = if no unit stands { $on }, bring back { $whom } from the destroyed units of either side, on { $empty } and under your control.
power-magic-confess = an opponent has to reveal all of their Magic units.
power-magic-mist = the attacker is destroyed if its current strength is { $from } or more.

## Death Curses

power-curse-strengthen = { $by } for { $whoms }, on both sides.
power-curse-bestow = on both sides, { $whoms } have { $keyword }.
power-curse_end-upheaval = { $destroys ->
    [all] all units that stand { $on } are revealed, and those that are not static are destroyed.
   *[one] all units that stand { $on } are revealed, and you destroy one of them that is not static.
}
power-curse_end-scout = { $up_to ->
    [one] reveal any opposing unit.
   *[other] reveal any { $up_to } opposing units.
}
power-curse_end-survey = name a terrain: all units on it are revealed.
power-curse_end-restore = bring back { $whom } of base strength { $most } or less from the destroyed units of either side, on { $empty } and under your control.
power-curse_end-resprout = from the destroyed units of your side, bring back as many { $whoms } as you like, each on { $empty }; their base strengths add up to { $most } at most.
power-curse_end-rise = put it on any empty space.
power-curse_end-demand = { $up_to ->
    [one] an opponent chooses one of their own units, and you take control of it.
   *[other] an opponent chooses { $up_to } of their own units, and you take control of them.
}
power-curse_end-unmagic = all Magic units of all players are revealed and destroyed; no spell is cast.
power-curse_end-decimate = an opponent chooses { $theirs } of their own units, which are destroyed at once; then you do the same with { $yours } of yours.
