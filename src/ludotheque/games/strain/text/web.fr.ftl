### Strain : les mots de la table dans le navigateur, en français.
### Mêmes identifiants, même ordre, mêmes variables que dans web.en.ftl. { $place } est B3, { $name } le nom d’un joueur.

## Le tour

dish-turn = Tour { $turn } : { $name }
dish-active = joue maintenant
dish-to-place = À poser :
dish-left = Encore à poser ce tour-ci : organismes { $organisms }, cytoplasmes { $cytoplasms }
dish-tough = Toutes les tuiles : résistance +{ $amount } ce tour-ci

## Les joueurs

dish-points = { $points ->
    [one] { $points } point de victoire sur { $goal }
   *[other] { $points } points de victoire sur { $goal }
}
dish-atp = { $ready ->
    [one] { $ready } ATP disponible, dont { $pool } dans la réserve
   *[other] { $ready } ATP disponibles, dont { $pool } dans la réserve
}
dish-toxin = { $ready ->
    [one] { $ready } toxine disponible, dont { $pool } dans la réserve
   *[other] { $ready } toxines disponibles, dont { $pool } dans la réserve
}
dish-pool = (réserve { $pool })
dish-hand = Main { $count }, limite { $limit }
dish-empty-hand = Votre main est vide.
dish-open = Montrer en entier les organismes de { $name }
dish-no-organism = Pas encore d’organisme

## Les organismes

dish-organism = { $place } { $tile }
dish-blocks = { $blocks ->
    [one] { $blocks } symbole de construction sur { $needs }
   *[other] { $blocks } symboles de construction sur { $needs }
}
dish-defence = défense { $defence }
dish-resistance = résistance { $resistance }
dish-virus = virus, immunité { $immunity }
dish-immunity = Immunité
dish-new-organism = { $place } : place pour un nouvel organisme
dish-found-here = Un nouvel organisme
dish-tokens = { $count ->
    [one] { $count } jeton restant
   *[other] { $count } jetons restants
}
dish-toll = { $toxins ->
    [one] { $toxins } toxine, { $count } à retirer
   *[other] { $toxins } toxines, { $count } à retirer
}

## La chaîne

dish-no-chain = La chaîne est vide : rien n’attend d’avoir lieu.
dish-link = Évènement { $link } de { $name } : { $event }
dish-function = { $tile } (fonction)
dish-cleansing = Destruction : { $tile }
dish-at = { $place } { $tile }
dish-against = contre l’évènement { $link }
dish-toxins = { $count ->
    [one] { $count } toxine
   *[other] { $count } toxines
}
dish-absorbs = { $count ->
    [one] { $count } absorbée
   *[other] { $count } absorbées
}
dish-resolves = se résout par la droite

## Les piles

dish-pile = { $pile } : { $count ->
    [one] { $count } tuile dans la pile
   *[other] { $count } tuiles dans la pile
}
dish-discard = { $pile } : { $count ->
    [one] { $count } tuile défaussée
   *[other] { $count } tuiles défaussées
}
