### Die großen Augenblicke von Strife, auf Deutsch.
### Gleiche Namen, gleiche Reihenfolge, gleiche Platzhalter wie in highlights.en.ftl und highlights.fr.ftl. Jeder hat einen Titel.
### Anrede: du.

highlight-rout-title = Ein klarer Sieg
highlight-rout = { $seat } erobert { $location } mit { $lead } Vorsprung.
    .seat = Du eroberst { $location } mit { $lead } Vorsprung.
highlight-stone-title = Dank dem Schicksalsstein
highlight-stone = { $seat } gibt den Schicksalsstein weiter und erobert { $location }.
    .seat = Du gibst den Schicksalsstein weiter und eroberst { $location }.
highlight-reborn-title = Zurück aus dem Stapel
highlight-reborn = { $seat } holt { $champion } zurück.
    .seat = Du holst { $champion } zurück.
highlight-doubled-title = Doppelter Lohn
highlight-doubled = { $seat } erhält { $points } SP zusätzlich.
    .seat = Du erhältst { $points } SP zusätzlich.
