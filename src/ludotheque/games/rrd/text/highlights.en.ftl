### The great moments of RR&D, in English.
### Same ids, same order, same placeholders in highlights.fr.ftl and highlights.de.ftl. Each has a title.

highlight-myth-title = A Myth is beaten
highlight-myth = { $seat } brings down: { $enemy }.
    .seat = You bring down: { $enemy }.
highlight-duel-title = A hard duel won
highlight-duel = { $seat } beats: { $enemy }.
    .seat = You beat: { $enemy }.
highlight-feud-title = Hero against hero
highlight-feud = { $seat } wins the duel against { $other }.
    .seat = You win the duel against { $other }.
    .other = { $seat } wins the duel against you.
highlight-zone-title = A new zone
highlight-zone = { $seat } sets foot there: { $zone }.
    .seat = You set foot there: { $zone }.
highlight-ability-title = A new ability
highlight-ability = { $seat } unlocks: { $thing }.
    .seat = You unlock: { $thing }.
highlight-death-title = Death
highlight-death = { $seat } dies and wakes in the Ethereal plane.
    .seat = You die and wake in the Ethereal plane.
highlight-lost-title = The journey ends
highlight-lost = { $seat } dies for good in cycle { $cycle }.
    .seat = You die for good in cycle { $cycle }.
highlight-fragment-title = The Fragment of Mit’oh
highlight-fragment = { $seat } holds it in cycle { $cycle }.
    .seat = You hold it in cycle { $cycle }.
