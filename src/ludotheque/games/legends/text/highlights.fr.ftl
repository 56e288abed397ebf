### Les grands moments de Legends, en français.
### Mêmes identifiants, même ordre, mêmes variables que dans highlights.en.ftl et highlights.de.ftl. Chacun a un titre.
### On dit « vous ».

highlight-castle-title = Un Château tombe
highlight-castle = Il ne reste pas une pierre : { $unit }.
highlight-spell-title = Sort fatal
highlight-spell = Lancé par { $unit }, le sort emporte { $other }.
highlight-upset-title = Contre toute attente
highlight-upset = Une unité plus faible abat { $unit }.
highlight-slain-title = Coup fatal
highlight-slain = Contre { $unit }, la force ne sauve pas { $other }.
highlight-turned-title = Volte-face
highlight-turned = { $seat } retourne une unité ennemie avec { $unit }.
    .seat = Vous retournez une unité ennemie avec { $unit }.
highlight-returned-title = Retour d’entre les morts
highlight-returned = La mort rend { $unit }.
