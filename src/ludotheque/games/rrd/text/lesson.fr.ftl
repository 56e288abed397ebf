### Raise, Rise & Die : les mots de la première partie, en français.
### Mêmes identifiants, même ordre que dans lesson.en.ftl et lesson.de.ftl. Les étapes sont dans lesson.toml.

lesson-goal =
    Vous êtes Akareon, et avez oublié qui vous êtes. Vous errez en Logoth de lieu en lieu, devenez plus fort, et cherchez le Fragment de Mit’oh : qui l’obtient gagne. À l’instant, un Loup de brume est devant vous, avec 9 PV.

    En affrontement, les cartes se paient avec des cartes. Chacune a une valeur d’âme : son coût, et ce qu’elle donne à votre Réserve si vous l’offrez. Offrez Coupe-jarret pour 2 de Réserve.
    .other = Les cartes se paient avec la Réserve. Coupe-jarret en donne 2, assez pour deux cartes peu chères.
lesson-play =
    Vous voyez toujours ce que le Loup jouera, son top soul : Griffe, sur le torse ou le flanc. Si vous frappez là où Griffe ne va pas, il ne peut pas contrer. Le bras est le meilleur emplacement de Taille vive, et votre épée y ajoute 1. Jouez-la sur le bras ; il reste 1 de Réserve pour parer.
    .other = Sur le bras, Griffe ne peut pas la gêner. Double taille est plus forte, mais ne laisse pas de Réserve pour parer.
lesson-slot =
    4 dégâts. Le Loup joue maintenant Griffe, et vous choisissez où elle tombe : 3 sur le torse, 2 sur le flanc. Prenez le flanc.
lesson-counter =
    Vous pouvez contrer : une carte sur le même emplacement. Si sa valeur est au moins aussi haute, l’attaque est annulée. Il vous reste 1 de Réserve. Contrez sur le flanc avec Parade sèche.
    .other = Cela coûterait des PV, ou une meilleure carte.
lesson-bite =
    Paré. Le Loup n’a plus d’Actif et ne peut plus jouer : cette passe d’armes est finie. À la suivante, c’est lui qui commence, avec Happement : 3 sur les jambes, 2 sur le bras. Prenez le bras.
lesson-through =
    Tous les coups ne valent pas une carte. Deux PV font moins mal qu’une main vide. Laissez passer.
    .other = Il vous faut vos cartes pour en finir.
lesson-draw =
    Il reste 5 PV au Loup, et pas d’Actif. Double taille frappe deux fois, mais coûte 2. Ici, on ne pioche pas gratis : piochez une carte pour 1 Latent. Le Latent revient à chaque passe d’armes.
lesson-pay =
    Pas méfiant vaut 2, et il n’y aura plus rien à parer. Offrez-le.
lesson-kill =
    Sur le bras, avec votre épée, cela fait deux fois 3 dégâts. Jouez Double taille sur le bras.
    .other = Il faut le bras : ailleurs l’épée n’aide pas, et le Loup survit.
lesson-loot =
    Le Loup est battu, et vous pouvez prendre une carte combat comme butin. C’est ainsi que l’on grandit : vos cartes sont votre deck, et chacune compte aussi pour un PV au maximum. Prenez Dans la foulée.
    .other = Dans la foulée a 3 de Force pour un coût de 2.
lesson-event =
    Retour au voyage. Un lieu a des événements, obligatoires ou facultatifs. Celui-ci est facultatif : 1 point de brume pour une Herbe de soin. La brume est votre monnaie. Cueillez des herbes.
lesson-done =
    Il n’y a plus rien à prendre ici. Finissez-en avec ce lieu.
lesson-weave =
    Vous choisissez maintenant entre deux lieux. Au Défilé des égorgeurs attend quelqu’un qui a 21 PV ; à l’Oratoire du chemin, on peut se reposer. Allez à l’Oratoire.
lesson-rest =
    Vous pourriez aussi passer ce lieu et gagner 2 points de brume. Mais c’est au Repos seulement que le butin entre dans le deck. Réalisez le Repos.
    .other = Votre nouvelle carte est encore dans la sacoche.
lesson-improve =
    Mettez Dans la foulée dans le deck.
lesson-rise =
    Finissez le Repos : une carte de plus, un PV de plus.
lesson-free =
    Désormais le voyage est à vous, aussi longtemps qu’il vous plaira. Regardez le top soul, et frappez là où il ne va pas. Gardez une carte pour le contre qui compte. Passez les lieux trop durs pour votre deck.

    Si vous tombez dans le Plan réel, vous vous réveillez dans le Plan éthéré. Si vous y tombez, c’est fini.
