### Strife : pourquoi un choix n’est pas possible, et à quoi un choix mènerait, en français.
### Mêmes noms, même ordre, mêmes paramètres que dans why.en.ftl et why.de.ftl. Les numéros des règles suivent d’eux-mêmes.

why-no-tie = Il n’y a pas d’égalité à trancher.
why-nothing-to-use = Il n’y a rien à utiliser ou à laisser en ce moment.
why-relic-not-now = Ce n’est pas son moment : { $location }.
why-used-already = Ce champion a déjà utilisé sa capacité de bataille ce tour-ci : { $champion }.
why-blocked = La capacité de bataille de ce champion est bloquée ce tour-ci : { $champion }.
why-not-in-row = Ce lieu n’est pas dans la rangée : { $location }.
why-not-in-discard = On ne peut pas prendre ce lieu là où il est : { $location }.
why-not-in-pile = Votre pile Héritage ne contient pas { $champion }.
why-not-in-that-pile = Cette pile Héritage ne contient pas { $champion }.
why-not-in-their-hand = Votre adversaire n’a pas pu choisir { $champion }, absent de sa main.
why-set-aside = Vous avez mis { $champion } de côté jusqu’à ce que votre main soit vide.
why-hidden-away = Vous avez caché { $champion } pour le Wyrm.
why-in-battle = Vous avez { $champion } au combat, pas en main.
why-in-pile = Vous avez { $champion } dans votre pile Héritage, pas en main.
why-assigned = Vous avez choisi { $champion } pour votre pile Héritage.
why-on-top-already = Vous avez déjà { $champion } au sommet de votre pile Héritage.
why-placed-already = Vous avez déjà rangé { $champion }.
why-laid-already = Vous avez déjà rangé { $location }.
why-here-already = La bataille y est déjà : { $location }.
why-not-adjacent = Ce lieu n’est pas voisin du lieu actuel : { $location }.
why-storm = Pendant la Tempête d’hiver, le lieu de la bataille reste : { $location }.

forecast-wins = { $seat } remporte le combat.
    .seat = Vous remportez le combat.
forecast-combat-tied = Le combat est à égalité, la pierre runique tranche.
forecast-takes-stone = { $seat } prend la pierre runique.
    .seat = Vous prenez la pierre runique.
forecast-scores-guess = { $seat } devine juste.
    .seat = Vous devinez juste.
forecast-scores-offering = { $seat } plaît au Wyrm.
    .seat = Vous plaisez au Wyrm.
