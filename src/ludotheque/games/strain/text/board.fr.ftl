### Strain : les mots de la table telle qu’elle est dessinée, en français.
### Mêmes identifiants, même ordre, mêmes variables que dans board.en.ftl et board.de.ftl. Ils sont courts : une ligne a 80 signes.

board-points = { $points } PV
board-goal = but { $points } PV
board-left = à poser : organismes { $organisms }, cytoplasmes { $cytoplasms }
board-piles = Piles
board-discards = Défausses
board-chain = Chaîne
board-hand-size = main { $count } ({ $petri } Pétri)
board-brief = { $points } PV, main { $count }, { $atp }A { $toxins }T
board-atp = ATP { $amount }
board-toxins = toxines { $amount }
board-no-organism = Aucun organisme en jeu

## Ce qui se trouve dans la chaîne, et dans une bataille

board-link-tile = { $tile }
board-link-function = { $tile } (fonction)
board-link-battle = bataille
board-link-cleansing = destruction : { $tile }
board-link-place = sur { $place }
board-link-aim = vise { $tile } de { $place }
board-link-against = contre { $link }
board-link-toxins = { $count ->
    [one] { $count } toxine
   *[other] { $count } toxines
}
board-link-tokens = { $count ->
    [one] { $count } jeton de plus
   *[other] { $count } jetons de plus
}
board-link-gone = contré
board-tokens-due = { $count ->
    [one] { $place } : { $count } jeton à retirer
   *[other] { $place } : { $count } jetons à retirer
}
board-tokens = { $count ->
    [one] { $tile } : { $count } jeton
   *[other] { $tile } : { $count } jetons
}
board-tough = { $amount } de résistance en plus sur chaque tuile ce tour-ci

## La table en phrases

board-said-left = Encore à poser ce tour-ci : organismes { $organisms }, cytoplasmes { $cytoplasms }
board-said-blocks = { $blocks ->
    [one] { $blocks } symbole de construction sur { $needs }
   *[other] { $blocks } symboles de construction sur { $needs }
}
board-said-defence = défense { $defence }
board-said-free = { $count ->
    [one] { $count } emplacement libre
   *[other] { $count } emplacements libres
}
board-complete = complet
board-infected = infecté
board-dormant = dormante
board-spent = fonction employée
board-resistance = résistance { $resistance }
board-virus = virus, immunité { $immunity }
board-cost = coûte { $cost } ATP
board-too-dear = Trop cher avec { $atp } ATP : { $tiles }
board-makes-atp = { $amount } ATP
board-makes-toxin = { $amount ->
    [one] { $amount } toxine
   *[other] { $amount } toxines
}
board-makes-either = { $atp } ou { $toxin }
board-makes-both = { $atp } et { $toxin }
board-building-number = nombre de construction { $needs }
board-answers = Réponses
board-no-chain = aucun évènement

## Les signes

board-sign-place = B2 Bacille 3/4 : le deuxième organisme du joueur B, 3 symboles de construction sur 4
board-sign-defence = défense de l’organisme, ou résistance d’une tuile
board-sign-complete = complet : sans virus, il peut être décompté
board-sign-infected = virus ; après son nom, les toxines qui le retirent
board-sign-dormant = dormante : ni ATP, ni toxines, ni fonction jusqu’au prochain Réveil de son propriétaire
board-sign-spent = sa fonction a été employée ce tour-ci
board-sign-makes = 1A/2T : donne 1 ATP ou 2 toxines ; 2A+2T : les deux à la fois
board-sign-cost = (2) : son coût en ATP
board-sign-pile = 12 (3) : 12 tuiles dans la pile, 3 dans sa défausse
