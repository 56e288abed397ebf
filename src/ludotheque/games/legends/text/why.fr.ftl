### Legends : pourquoi un choix n’est pas possible, et à quoi un choix mènerait, en français.
### Mêmes noms, même ordre, mêmes paramètres que dans why.en.ftl et why.de.ftl. Les numéros des règles suivent d’eux-mêmes.

why-off-the-field = C’est hors du champ de bataille.
why-nobody-there = Il n’y a pas d’unité à cet endroit : { $space }.
why-no-such-power = Cette unité n’a pas une telle action : { $unit }.
why-lacks-keyword = Ce mot-clé ({ $keyword }) manque à cette unité : { $unit }.
why-no-ability = Cette unité n’a pas de capacité à employer : { $unit }.
why-not-yours = Vous ne contrôlez pas ce qui se trouve là : { $space }.
why-not-of-that-army = L’unité qui s’y trouve n’est pas de l’armée voulue : { $space }.
why-out-of-reach = Aucune de vos unités ne peut y aller maintenant : { $space }.
why-one-step = Une unité fait un pas en avant, en arrière ou de côté : { $unit }.
why-way-blocked = Le chemin n’y mène pas : { $space }.
why-too-far = C’est trop loin : { $space }.
why-no-enemy-there = Aucun ennemi ne s’y trouve : { $space }.
why-other-type = L’unité qui s’y trouve est d’un autre type : { $space }.
why-static-there = Une unité statique ne vient pas : { $unit }.
why-not-that-terrain = Elle ne passe que d’un terrain à un autre de la même sorte, ce que { $space } n’est pas.
why-water = Nul ne se tient sur l’eau : { $space }.
why-own-there = Une unité de votre camp s’y trouve : { $space }.
why-taken = Quelqu’un s’y trouve déjà : { $space }.
why-static = Unité statique, elle ne se déplace pas d’elle-même : { $unit }.
why-does-not-attack = Cette unité n’attaque jamais : { $unit }.
why-not-surrounded = Moins de cinq de vos unités l’entourent : { $space }.
why-to-and-fro = Elle ferait une troisième fois le même aller et retour ({ $space }) : { $unit }.
why-must-rage = Cette unité doit encore attaquer un ennemi à côté d’elle : { $unit }.
why-said-already = Vous l’avez déjà dit ce tour-ci, ou il en est déjà ainsi.
why-spent = Son pouvoir est épuisé pour l’instant : { $unit }.
why-nothing-to-act-on = Son action n’a rien sur quoi porter : { $unit }.
why-not-its-moment = Ce n’est pas le moment de sa capacité : { $unit }.
why-aimed-wrong = Sa capacité ne peut pas viser { $space } : { $unit }.
why-not-for-this-power = Cela ne répond pas à ce que demande ce pouvoir : { $unit }.
why-same-unit = Elle ne peut pas changer de place avec elle-même : { $space }.
why-army-begun = Vous avez commencé votre propre armée, unité par unité.
why-no-last-army = Il n’y a pas d’armée d’une dernière bataille à garder.
why-other-side = Cela sert l’autre camp.
why-too-many-copies = On n’a pas convenu d’autant d’exemplaires d’une unité.
why-rank-not-due = D’après le tableau de l’armée, c’est au tour d’une autre force.

forecast-battle-won = Vous gagnez la bataille.
forecast-battle-not-won = Vous ne gagnez pas la bataille.
forecast-both-fall = Des unités des deux camps sont détruites.
forecast-mine-fall = Seul votre camp perd une unité.
forecast-theirs-fall = Seul l’autre camp perd une unité.
forecast-nobody-falls = Personne n’est détruit.
