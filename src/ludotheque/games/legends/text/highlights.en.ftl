### The great moments of Legends, in English.
### Same ids, same order, same placeholders in highlights.fr.ftl and highlights.de.ftl. Each has a title.

highlight-castle-title = A Castle falls
highlight-castle = No stone is left of { $unit }.
highlight-spell-title = A deadly spell
highlight-spell = The spell of { $unit } takes { $other } along.
highlight-upset-title = Against the odds
highlight-upset = A weaker unit brings down { $unit }.
highlight-slain-title = The slayer
highlight-slain = Against { $unit }, strength is no help to { $other }.
highlight-turned-title = A turncoat
highlight-turned = { $seat } wins an enemy over through { $unit }.
    .seat = You win an enemy over through { $unit }.
highlight-returned-title = Back from the dead
highlight-returned = Death gives { $unit } back.
