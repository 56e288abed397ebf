### Die großen Augenblicke von RR&D, auf Deutsch.
### Gleiche Namen, gleiche Reihenfolge, gleiche Platzhalter wie in highlights.en.ftl und highlights.fr.ftl. Jeder hat einen Titel.
### Anrede: du.

highlight-myth-title = Ein Mythos ist besiegt
highlight-myth = { $seat } bezwingt: { $enemy }.
    .seat = Du bezwingst: { $enemy }.
highlight-duel-title = Hartes Duell gewonnen
highlight-duel = { $seat } besiegt: { $enemy }.
    .seat = Du besiegst: { $enemy }.
highlight-feud-title = Held gegen Held
highlight-feud = { $seat } gewinnt das Duell gegen { $other }.
    .seat = Du gewinnst das Duell gegen { $other }.
    .other = { $seat } gewinnt das Duell gegen dich.
highlight-zone-title = Eine neue Zone
highlight-zone = { $seat } betritt sie: { $zone }.
    .seat = Du betrittst sie: { $zone }.
highlight-ability-title = Eine neue Fähigkeit
highlight-ability = { $seat } schaltet frei: { $thing }.
    .seat = Du schaltest frei: { $thing }.
highlight-death-title = Der Tod
highlight-death = { $seat } stirbt und erwacht in der Ätherebene.
    .seat = Du stirbst und erwachst in der Ätherebene.
highlight-lost-title = Die Reise endet
highlight-lost = { $seat } stirbt endgültig in Zyklus { $cycle }.
    .seat = Du stirbst endgültig in Zyklus { $cycle }.
highlight-fragment-title = Das Fragment von Mit’oh
highlight-fragment = { $seat } hält es in Zyklus { $cycle }.
    .seat = Du hältst es in Zyklus { $cycle }.
