### Legends: the words of the table as it is drawn and said at a terminal, in English.
### Same ids, same order, same placeholders in terminal.fr.ftl and terminal.de.ftl. They are short: a line holds 80 signs.

terminal-battle = Battle { $battle } of { $battles }
terminal-curse = Curse
terminal-no-curse = none
terminal-quiet = { $count ->
    [one] { $count } of { $most } turns without progress
   *[other] { $count } of { $most } turns without progress
}
terminal-quiet-brief = No progress: { $count }/{ $most }
terminal-attack = Attack { $space } – { $to }
terminal-strike = Distance Strike { $space } – { $to }
terminal-units = { $count ->
    [one] { $count } unit
   *[other] { $count } units
}
terminal-unknown-count = { $count } unknown
terminal-unknown-unit = unknown
terminal-against = { $unit } against { $other }
terminal-watches = watches
terminal-watching = Watching
terminal-destroyed = Destroyed
terminal-hidden = Still unknown
terminal-army = Army
terminal-mustered = { $count } of { $most }

## The table in sentences

terminal-you = you
terminal-row = Row { $row }
terminal-strength = strength { $strength }
terminal-shown = shown to all
terminal-face-down = face down
terminal-moved = has moved
terminal-unknown = Unknown units on
terminal-unknown-moved = Unknown units that have moved, on

## The signs

terminal-sign-own = [El6]: your side’s unit, an Elf of strength 6 now; E10: from 10 on one letter; the opponents do not know it yet
terminal-sign-shown = {"{"}El6{"}"}: the same, known to everybody
terminal-sign-other = <El6>: a unit of the opponents that you know
terminal-sign-unknown = <??>: one that you do not know; <??^>: it has moved
terminal-sign-magic = [*Qu]: Magic, with the first letters of its name
terminal-sign-castle = [###]: Castle
terminal-sign-far = Boards far away: D[6 and D<6 (+ for 10 and more), or only o for your side, x for the opponents, . for no unit
