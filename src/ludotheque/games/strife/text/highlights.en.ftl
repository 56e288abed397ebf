### The great moments of Strife, in English.
### Same ids, same order, same placeholders in highlights.fr.ftl and highlights.de.ftl. Each has a title.

highlight-rout-title = A crushing win
highlight-rout = { $seat } takes { $location }, { $lead } ahead.
    .seat = You take { $location }, { $lead } ahead.
highlight-stone-title = By the Fatestone
highlight-stone = { $seat } passes the Fatestone on and takes { $location }.
    .seat = You pass the Fatestone on and take { $location }.
highlight-reborn-title = Back from the pile
highlight-reborn = { $seat } raises { $champion } once more.
    .seat = You raise { $champion } once more.
highlight-doubled-title = Twice the prize
highlight-doubled = { $seat } scores { $points } VP more.
    .seat = You score { $points } VP more.
