### Les grands moments de Strife, en français.
### Mêmes identifiants, même ordre, mêmes variables que dans highlights.en.ftl et highlights.de.ftl. Chacun a un titre.
### On dit « vous ».

highlight-rout-title = Victoire écrasante
highlight-rout = { $seat } prend { $location } avec { $lead } d’avance.
    .seat = Vous prenez { $location } avec { $lead } d’avance.
highlight-stone-title = Grâce à la pierre runique
highlight-stone = { $seat } cède la pierre runique et prend { $location }.
    .seat = Vous cédez la pierre runique et prenez { $location }.
highlight-reborn-title = De retour de la pile
highlight-reborn = { $seat } ramène { $champion }.
    .seat = Vous ramenez { $champion }.
highlight-doubled-title = Le double
highlight-doubled = { $seat } marque { $points } PV de plus.
    .seat = Vous marquez { $points } PV de plus.
