### Strain : les mots de la première partie, en français.
### Mêmes identifiants, même ordre que dans lesson.en.ftl et lesson.de.ftl. Les étapes sont dans lesson.toml.

lesson-goal =
    Vous élevez des microbes, votre rival aussi. Le premier à 12 points de victoire (PV) gagne. Un organisme complet peut être marqué : la levure, votre A1, vaut 4 PV et demande 4 symboles de construction dans sa membrane. Elle en a 3.

    Voici l’Évolution, la phase où l’on construit. Un cytoplasme par tour est gratuit. Posez le cytosol en A1.
    .other = Complétez d’abord A1 : c’est lui qui rapporte le plus.
lesson-virus =
    La levure est complète. Mais le bacille de votre rival, B1, l’est aussi, et vaut 4 PV. Un organisme infecté ne peut pas être marqué tant que son virus n’est pas détruit. Infectez B1 avec la grippe.
    .other = Votre rival marquerait alors 4 PV au prochain tour.
lesson-source =
    Les tuiles de la Boîte de Pétri coûtent de l’ATP. Une source donne une fois son ATP ou ses toxines, puis dort jusqu’à votre prochain tour. La grippe coûte 1 ATP. Épargnez l’ectoplasme d’A2, il servira ; prenez l’ATP d’un cytosol d’A1.
    .other = L’ectoplasme a mieux à faire.
lesson-chain =
    Rien n’arrive aussitôt. Ce qui est joué attend dans une chaîne, et chacun peut répondre, même vous. Vous avez un anticorps, qui contre un virus : on vous le demande donc. Gardez-le pour un virus contre vous : passez.
    .other = Cela marcherait, mais contre votre propre virus.
lesson-end =
    Il n’y a plus rien à faire ici. Terminez votre Évolution. Vient ensuite la Protection, où l’on marque.
    .other = Un combat n’apporterait rien encore : le bacille a une défense de 12.
lesson-score =
    Un organisme marqué quitte la table avec toute sa membrane, son ATP et ses toxines. S’il restait, il travaillerait encore, mais pourrait être infecté ou attaqué. 4 PV, c’est bien : marquez A1.
    .other = Un organisme complet qui reste peut encore être perdu.
lesson-answer =
    Votre rival joue un rhinovirus contre votre coque, A2. C’est pour cela que vous avez gardé anticorps et ectoplasme : une source éveillée paie aussi pendant le tour des autres. Répondez avec l’anticorps.
    .other = A2 serait alors infecté, et ne pourrait pas être marqué.
lesson-draw =
    Contré. Chaque tour commence par le Réveil : vos tuiles se réveillent et vous en piochez 3, chacune dans la pile de votre choix. Il manque un symbole à A2 : piochez d’abord un cytoplasme.
    .other = A2 attend un symbole de construction, et les cytoplasmes sont gratuits.
lesson-more =
    Un cytosol. Votre place A1 est vide : piochez un organisme.
    .other = Les points viennent des organismes, et il ne vous en reste qu’un.
lesson-petri =
    Une coque. La troisième tuile dans la Boîte de Pétri : organites, virus et actions.
    .other = La Boîte de Pétri contient de quoi gêner les autres.
lesson-build =
    Complétez A2 avec le cytosol.
lesson-next =
    Un organisme par tour est gratuit aussi. Posez la coque en A1.
    .other = Un nouvel organisme ne coûte rien, et il lui faut du temps pour grandir.
lesson-attack =
    B2, un mycoplasme nu, est jeune et faible : sa défense est de 1. Au combat, chaque toxine ôte un point de résistance à une tuile, et une tuile qui n’en a plus est détruite. Attaquez B2.
    .other = Ne le laissez pas grandir.
lesson-toxin =
    Prenez les toxines de l’ectoplasme. Ce tour-ci, il ne vous faut pas d’ATP.
lesson-commit =
    C’est plus qu’il n’en faut, mais le reste serait perdu. Attaquez avec 2 toxines.
    .other = Prenez tout : votre rival pourrait encore renforcer sa défense.
lesson-shed =
    Détruit. Terminez votre Évolution.
lesson-second =
    Marquez A2 : 2 PV de plus.
    .other = Ces points ne sont sûrs qu’une fois marqués.
lesson-free =
    Vous avez 10 PV. Désormais vous jouez seul, contre un bot novice : il manque deux symboles à votre coque, en A1, et vous aurez gagné. À chaque tour : piochez ce qui manque, construisez, et voyez ce que les autres vont marquer. Gardez une source éveillée pour répondre. L’antibiotique de votre main coûte 3 ATP et détruit une tuile de construction d’un autre.
