### Les grands moments de Strain, en français.
### Mêmes identifiants, même ordre, mêmes variables que dans highlights.en.ftl et highlights.de.ftl. Chacun a un titre.
### On dit « vous ».

highlight-scored-title = La vie triomphe
highlight-scored = { $seat } décompte { $tile } : { $points } PV.
    .seat = Vous décomptez { $tile } : { $points } PV.
highlight-destroyed-title = Un organisme meurt
highlight-destroyed = { $seat } perd { $tile } avec toute sa membrane.
    .seat = Vous perdez { $tile } avec toute sa membrane.
highlight-countered-title = Contré
highlight-countered = { $seat } arrête { $target } avec { $tile }.
    .seat = Vous arrêtez { $target } avec { $tile }.
