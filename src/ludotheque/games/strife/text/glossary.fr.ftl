### Strife : le glossaire, en français. Chaque terme avec les formes qui le font reconnaître dans les phrases, et son sens.
### Mêmes identifiants, même ordre que dans glossary.en.ftl et glossary.de.ftl.

term-battle-champion = Champion de bataille
    .forms = champion de bataille|champions de bataille
    .about = Le champion que vous envoyez au combat ce tour-ci. Sa puissance est la base de votre total. [3.5, 6.2]
term-legacy-champion = Champion Héritage
    .forms = champion Héritage|champions Héritage
    .about = Le champion au sommet de votre pile Héritage. Il ne se bat pas, mais sa capacité Héritage aide celui qui se bat. [1.6, 5.1]
term-legacy-pile = Pile Héritage
    .forms = pile Héritage|piles Héritage
    .about = Qui s’est battu vient à son sommet, après chaque tour. [1.6, 7.3]
term-battle-ability = Capacité de bataille
    .forms = capacité de bataille|capacités de bataille
    .about = Ce que fait un champion qui se bat : la moitié supérieure de sa carte. Le plus puissant agit en premier. [4.1]
term-legacy-ability = Capacité Héritage
    .forms = capacité Héritage|capacités Héritage
    .about = Ce que fait un champion depuis le sommet de la pile Héritage : la moitié inférieure de sa carte. [5.1]
term-fatestone = Pierre runique
    .forms = pierre runique
    .about = Elle tranche les égalités : qui la détient la garde et perd l’égalité, ou la cède, valant 1 de plus, et la gagne. À la fin, elle rapporte sa valeur en PV. [8.15, 9.2, 9.3]
term-total = Total
    .forms = total|totaux
    .about = La puissance de votre champion de bataille et tout ce qui s’y ajoute : capacités, héritage, lieu. Le plus élevé remporte le combat. [6.2, 6.7]
term-aside = Mis en réserve
    .forms = en réserve
    .about = Hors du jeu jusqu’à ce que votre main soit vide ; alors il revient. [8.6]
