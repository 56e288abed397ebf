### Legends : les mots de la première partie, en français.
### Mêmes identifiants, même ordre que dans lesson.en.ftl et lesson.de.ftl. Les étapes sont dans lesson.toml.

lesson-goal =
    Deux armées se font face, et vous ne voyez que la vôtre. Parmi les unités cachées de l’ennemi se trouve un Château : attaquez-le, et vous avez gagné. Le vôtre, la Tour des bois, est en E1.

    À chaque tour, vous déplacez une unité d’un espace, ou une unité fait une action. Votre Archer de Frodnaj, en D3, a l’Attaque à distance : il tire jusqu’à deux espaces, sans danger pour lui, et détruit ce qui est plus faible que 5. Tirez de D3 sur E5.
    .other = Tirer d’abord ne coûte rien, et montre qui est là.
lesson-move =
    Marr, force 3, est détruit. Mais un inconnu est maintenant en D4, juste devant l’Archer, qui n’est pas un héros de près. Bien des unités ont des capacités qui aident leurs voisins : le Haut Elfe donne 1 de force de plus à un Elfe à côté de lui. Déplacez le Haut Elfe de B3 en C3.
    .other = L’Archer a besoin d’aide : quelqu’un est juste devant lui.
lesson-ability =
    Qui va sur l’espace d’un ennemi attaque, et les deux sont révélés. Le Rat zombie géant a une force de 5, votre Archer aussi : tous deux seraient détruits. Avant la comparaison, les deux camps peuvent user de capacités. Usez de celle du Haut Elfe.
    .other = Vous perdriez alors l’Archer en même temps que le Rat.
lesson-magic =
    6 à 5. Regardez maintenant F5, devant votre Guerrier nain : cette unité n’a pas encore bougé. C’est peut-être une unité magique, sans force, mais qui l’attaque est détruit. Le Guerrier nain n’a que 3 de force, mais il annule la magie. C’est à lui d’aller voir : déplacez-le de F4 en F5.
    .other = Qui attaque à l’aveugle peut tomber sur de la magie. Le Guerrier nain ne la craint pas.
lesson-castle =
    Une Tombe de zombie, et son sort n’a pas servi. La force n’est donc pas tout : chaque unité est bonne à quelque chose. Même votre Château a une action, qui oblige l’ennemi à révéler le sien. Faites-la.
    .other = Il est bon de savoir où l’on va.
lesson-run =
    Le Château ennemi est en E8, au dernier rang. Entre-temps, quelqu’un est venu en H5. Votre Chevalier nain, force 8, est rapide : deux pas en un tour, et le second peut être une attaque. Courez de G4 en H5.
    .other = Celui-là ne doit pas passer jusqu’à votre Château.
lesson-free =
    Golladus, force 6, ne pouvait rien contre 8. Désormais vous jouez seul, contre un bot novice. Landor, force 10, et le Chevalier peuvent ouvrir la voie vers E8 ; laissez quelqu’un près de votre Château. Méfiez-vous des unités qui ne bougent jamais. Et lisez les cartes : certaines gagnent de la force sur un terrain.

    Dans une bataille entière, chaque camp a 30 unités, placées au hasard ; vous pouvez en échanger quelques-unes avant.
