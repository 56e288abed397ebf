### Legends : les mots de la table dans le navigateur, en français.
### Mêmes identifiants, même ordre, mêmes variables que web.en.ftl. { $space } vaut B3, { $name } est le nom d’un joueur.

## Le terrain

field-field = Le champ de bataille
field-unknown = Unité inconnue
field-strength = force { $strength }
field-prospect = { $other ->
    [none] alors force { $strength }
   *[other] alors force { $strength } contre { $other }
}
field-near-side = { $side }, de ce côté
field-far-side = { $side }, d’en face
field-seen = connue de tous
field-looked = regardée par l’ennemi
field-unseen = inconnue de l’autre camp
field-moved = a bougé
field-moved-hidden = s’est déplacée : ni Château, ni rien d’autre de statique
field-unmoved = n’a pas bougé d’elle-même
field-taken = a changé de camp
field-attacked = attaquante : { $unit }

## Ce qu’on regarde

field-details = Unité ou espace en détail
field-yours = De votre côté : { $side }
field-theirs = De l’autre côté : { $side }
field-setup = Faites glisser une de vos unités sur une autre : elles échangent leurs places ; ou choisissez-les l’une après l’autre.
field-near = Plus grand, avec les noms
field-key = Ce que disent les signes
field-key-strength = force ; ▲ est plus, ▼ moins que l’imprimé
field-key-magic = Magie : pas de force ; attaquée, elle lance son sort et disparaît
field-key-castle = Château : qui l’attaque a gagné
field-key-seen = connue de l’ennemi
field-hint-choose = Choisissez une unité éclairée pour voir ce qu’elle peut faire. Pointez un espace pour le regarder.
field-hint-look = Pointez un espace pour le regarder.
field-goals = { $count ->
    [one] { $count } ordre : choisissez où sur le champ.
   *[other] { $count } ordres : choisissez où sur le champ.
}
field-reached = À portée : { $units }
field-aim = Donnez l’ordre, ou choisissez encore { $unit } pour prendre plutôt cette unité.
field-can-be = { $count ->
    [one] Elle ne peut plus être qu’une unité :
   *[other] Elle peut encore être l’une de { $count } unités :
}
field-secret = La liste de cette armée est secrète.

## Le combat

field-fight = Le combat
field-attack-at = Attaque de { $from } sur { $space }
field-strike-at = Attaque à distance de { $from } sur { $space }
field-attacker = Attaquant
field-defender = Défenseur
field-striker = Tireur
field-target = Cible
field-no-strength = sans force

## La malédiction

field-curse = { $unit } ({ $name }) :
field-curse-end = À la fin : { $text }
field-no-curse = Aucune malédiction mortelle n’est en vigueur.

## Les armées

field-left = { $count ->
    [one] { $count } unité en jeu
   *[other] { $count } unités en jeu
}
field-destroyed = { $count ->
    [one] { $count } unité détruite
   *[other] { $count } unités détruites
}
field-army = Toute l’armée ({ $count })
field-still-hidden = { $count ->
    [one] { $count } cachée
   *[other] { $count } cachées
}
field-wins = { $wins ->
    [one] { $wins } bataille gagnée
   *[other] { $wins } batailles gagnées
}, { $score ->
    [one] { $score } unité détruite
   *[other] { $score } unités détruites
}
field-watches = veut qu’on lui propose ses capacités à chaque instant
field-return = Ramener { $unit }
field-battle = Bataille { $battle } sur { $battles }
field-set-up = Mise en place

## Une armée à soi

field-muster = Votre armée
field-mustering = Les armées se rassemblent.
field-muster-pack = Prendre une armée prête
field-muster-fill = Compléter au hasard
field-muster-keep = Garder cette armée
field-muster-last = L’armée de la dernière bataille
field-muster-table = Le tableau des armées
field-muster-join = Qui peut rejoindre l’armée
field-search = Nom, type ou pouvoir
field-nobody = Personne ne correspond.

## Filtres des unités

field-filter-side = Armée
field-filter-colour = Nation
field-filter-type = Type
field-filter-strength = Force
field-filter-family = Pouvoir
