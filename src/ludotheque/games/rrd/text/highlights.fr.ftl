### Les grands moments de RR&D, en français.
### Mêmes identifiants, même ordre, mêmes variables que dans highlights.en.ftl et highlights.de.ftl. Chacun a un titre.
### On dit « vous ».

highlight-myth-title = Un Mythe est vaincu
highlight-myth = { $seat } terrasse : { $enemy }.
    .seat = Vous terrassez : { $enemy }.
highlight-duel-title = Rude affrontement gagné
highlight-duel = { $seat } vient à bout de l’ennemi : { $enemy }.
    .seat = Vous venez à bout de l’ennemi : { $enemy }.
highlight-feud-title = Héros contre héros
highlight-feud = { $seat } gagne l’affrontement contre { $other }.
    .seat = Vous gagnez l’affrontement contre { $other }.
    .other = { $seat } gagne l’affrontement contre vous.
highlight-zone-title = Une nouvelle zone
highlight-zone = { $seat } y entre : { $zone }.
    .seat = Vous y entrez : { $zone }.
highlight-ability-title = Une nouvelle capacité
highlight-ability = { $seat } débloque : { $thing }.
    .seat = Vous débloquez : { $thing }.
highlight-death-title = La mort
highlight-death = { $seat } meurt et s’éveille dans le plan éthéré.
    .seat = Vous mourez et vous éveillez dans le plan éthéré.
highlight-lost-title = Le voyage s’achève
highlight-lost = { $seat } meurt pour de bon au cycle { $cycle }.
    .seat = Vous mourez pour de bon au cycle { $cycle }.
highlight-fragment-title = Le Fragment de Mit’oh
highlight-fragment = { $seat } le tient au cycle { $cycle }.
    .seat = Vous le tenez au cycle { $cycle }.
