### Strife : les mots de la première partie, en français.
### Mêmes identifiants, même ordre que dans lesson.en.ftl et lesson.de.ftl. Les étapes sont dans lesson.toml.

lesson-goal =
    Votre rival et vous avez les dix mêmes champions, de puissance 0 à 9. À chaque tour, chacun en envoie un au combat, en secret, pour le lieu au début de la rangée. Le total le plus haut marque ses points de victoire (PV). Qui a le plus de PV à la fin gagne.

    Nethil Yara vaut 3 PV et donne 2 de puissance de plus à un Druide. Qui se trouve au sommet de votre pile Héritage aide aussi : l’Assassin ajoute 6. Le Druide combat donc avec 6 + 2 + 6 = 14. Envoyez le Druide.
    .other = Il se battrait, mais seul le Druide gagne 2 de puissance à Nethil Yara.
lesson-pile =
    14 à 9 : vous marquez 3 PV. Qui a combattu va au sommet de la pile Héritage. Chaque champion sert donc deux fois : au combat, puis encore au tour suivant, avec une autre capacité. Le Barbare de votre rival lui rapporte maintenant 3 PV de plus s’il gagne.

    Ne le laissez pas faire. Le Temple vaut 4 PV, plus que tout autre lieu. Votre Moine a une puissance de 0, mais il gagne celle du champion d’en face, et 3 de plus dans le Temple. Envoyez le Moine.
    .other = Un nombre seul peut être battu par un plus grand. Le Moine égale tous les nombres et en ajoute 3 ici.
lesson-foresee =
    10 à 7 : vous marquez 4 PV. En passant, la capacité de bataille du Guerrier a bloqué votre Druide sur la pile. À présent le Guerrier lui-même est au sommet : il vous prendra 2 de puissance, les PV de la Tour de Camerion, et pourra compter son 7 à la place du total de votre rival.

    Les mains sont connues de tous, alors voyez plus loin : le Mage est fort dans cette Tour, et pourrait ajouter le 7 du Guerrier. Mais votre Moine, sur la pile, peut bloquer cela. Envoyez le plus fort, le Barbare.
    .other = Pensez aux 2 de puissance que prend le Guerrier : il vous faut votre plus grand nombre.
lesson-block =
    Le Mage, comme prévu. Sans blocage il aurait 3 + 2 + 7 = 12. La capacité Héritage de votre Moine vient juste après la révélation, avant tout le reste. Bloquez le Mage.
    .other = Le Mage aurait alors 12, trop pour le Barbare.
lesson-prospect =
    En phase de bataille, la plus haute puissance agit d’abord : votre Barbare. Il peut défausser le lieu voisin de celui-ci ; regardez donc ce qui vient après. Au prochain tour, on se battrait pour la Forêt éternelle, 1 PV. Derrière elle, le Royaume d’Astaria, 3 PV. Et le Barbare sera alors sur votre pile : 3 PV de plus pour une victoire. Défaussez la Forêt éternelle.
    .other = Votre prochaine victoire serait alors pour un lieu d’un seul PV.
lesson-free =
    9 − 2 = 7 contre le 7 du Guerrier : égalité. La pierre runique tranche. Qui la tient la garde et perd l’égalité, ou la cède et gagne. Votre rival l’a cédée : elle est à vous, et vaut 2 PV à la fin.

    Vous menez 7 à 2, et jouez désormais seul : cinq tours contre un bot novice. À chaque tour, trois questions. Que vaut le lieu, et pour qui ? Qui aide depuis les deux piles ? Que peut y faire l’autre camp ? Une partie entière a trois manches, et vous choisissez vous-même votre premier champion Héritage.
