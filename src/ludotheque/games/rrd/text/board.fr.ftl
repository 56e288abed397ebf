### Raise, Rise & Die : les mots du plateau dans le navigateur, en français.
### Mêmes identifiants, même ordre, mêmes paramètres que dans board.en.ftl et board.de.ftl.

## Où en est la partie

board-set-up = Mise en place
board-cycle = Cycle { $n }
board-passe = Passe d’armes { $n }
board-tide = Marée { $n } : tout ennemi rencontré a { $hp } PV et { $n } Latent de plus que ne dit sa carte

## Joueurs

board-no-hero = pas encore de héros
board-gone = mort pour de bon
board-tested = Dernière épreuve d’âme : { $card }, valeur d’âme { $n }
board-gate = Une porte est ouverte : dans le plan réel attend { $place }
board-sizes = { $deck ->
    [one] { $deck } carte dans le deck, { $satchel } dans la sacoche
   *[other] { $deck } cartes dans le deck, { $satchel } dans la sacoche
}
board-memories = Mémoire
board-destiny = Destin
board-memory = { $n ->
    [one] { $n } fragment de mémoire
   *[other] { $n } fragments de mémoire
}
board-locked = { $n ->
    [one] { $title }, verrouillée, { $n } fragment de mémoire :
   *[other] { $title }, verrouillée, { $n } fragments de mémoire :
}
board-unlocked = { $title }, débloquée :
board-infusion-slots = { $n ->
    [one] { $n } emplacement d’infusion ouvert ; un autre peut être débloqué
   *[other] { $n } emplacements d’infusion ouverts ; un autre peut être débloqué
}

## Lieux

board-pile = { $n ->
    [one] { $n } lieu dans la pioche
   *[other] { $n } lieux dans la pioche
}
board-known = Viendront ensuite, on le sait :
board-covers = par-dessus { $places }
board-empty = vide
board-map = Carte : les lieux vus jusqu’ici
board-passing = Passer ce lieu
board-event-done = fait
board-event-over = laissé derrière
board-event-now = possible
board-event-foreign = pas pour vous
board-event-shut = impossible pour l’instant

## Cartes

board-archetype = Archétype
board-type = Type
board-soul-value = Valeur d’âme
board-soul = valeur d’âme { $n }
board-slot = Emplacement
board-zone = Zone
board-rarity = Rareté
board-optimal = optimal
board-curve = Cartes du deck par valeur d’âme
board-deck-size = { $n } (de { $least } à { $most })
board-rest-hint = Après le Repos, vous pouvez avoir autant de PV que le deck compte de cartes.
board-return-hint = Choisissez les cartes à remettre dans leurs piles. En dessous, choisissez-les de nouveau pour les garder. Quand le deck a sa taille, confirmez-le.

## Le départ

board-archetypes = Archétypes où piocher
board-archetype-cards = Ses { $n } cartes
board-draw-cards = Piocher les cartes
board-about-fury = Coup sur coup : Frénésie, Enchaînement et Saignement.
board-about-bulwark = Des gardes qui tiennent : Bloque, Instinct et Sonné.
board-about-shade = Des lames cachées : Poison, Percer et Pièges.
board-about-aether = Feu et brume : Brûlez, Ponction et beaucoup de Soutiens.
