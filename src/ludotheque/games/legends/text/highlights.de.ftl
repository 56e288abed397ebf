### Die großen Augenblicke von Legends, auf Deutsch.
### Gleiche Namen, gleiche Reihenfolge, gleiche Platzhalter wie in highlights.en.ftl und highlights.fr.ftl. Jeder hat einen Titel.
### Anrede: du.

highlight-castle-title = Eine Burg fällt
highlight-castle = Der Sturm schleift { $unit }.
highlight-spell-title = Tödlicher Zauber
highlight-spell = Der Zauber durch { $unit } reißt { $other } mit.
highlight-upset-title = Gegen jede Erwartung
highlight-upset = Eine schwächere Einheit bezwingt { $unit }.
highlight-slain-title = Der Bezwinger
highlight-slain = Gegen { $unit } rettet keine Stärke { $other }.
highlight-turned-title = Ein Überläufer
highlight-turned = { $seat } gewinnt durch { $unit } einen Feind für sich.
    .seat = Du gewinnst durch { $unit } einen Feind für dich.
highlight-returned-title = Zurück von den Toten
highlight-returned = Der Tod gibt { $unit } wieder her.
