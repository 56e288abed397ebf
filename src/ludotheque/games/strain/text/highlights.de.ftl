### Die großen Augenblicke von Strain, auf Deutsch.
### Gleiche Namen, gleiche Reihenfolge, gleiche Platzhalter wie in highlights.en.ftl und highlights.fr.ftl. Jeder hat einen Titel.
### Anrede: du.

highlight-scored-title = Das Leben gedeiht
highlight-scored = { $seat } wertet { $tile }: { $points } SP.
    .seat = Du wertest { $tile }: { $points } SP.
highlight-destroyed-title = Ein Organismus stirbt
highlight-destroyed = { $seat } verliert { $tile } samt Membran.
    .seat = Du verlierst { $tile } samt Membran.
highlight-countered-title = Gekontert
highlight-countered = { $seat } hält { $target } durch { $tile } auf.
    .seat = Du hältst { $target } durch { $tile } auf.
