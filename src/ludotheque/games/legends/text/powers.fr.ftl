### Legends : ce que savent faire les unités, en français.
### Mêmes identifiants, même ordre, mêmes variables que dans powers.en.ftl et powers.de.ftl. Le glossaire est dans units.fr.ftl.
### Une phrase suit sa famille après deux points : « Capacité, une fois par tour : parmi les unités … ». « Elle » est l’unité même.
### { $whom } est l’un de ceux dont il s’agit, « un Elfe », { $whoms } tous, « Elfes » ; { $by } est +1 ou -1, { $amount } le même
### en nombre ; { $on } et { $while } sont « sur un marais », { $spaces } « espaces de marais », { $empty } « un espace de marais
### vide ». Devant { $whom } ni « de » ni « à », à cause de « du », « au » et des élisions.

## Comment s’écrit un pouvoir

power-line = { $family } : { $text }
power-named = { $family } · { $keyword }
power-once-turn = { $family }, une fois par tour
power-once-game = { $family }, une fois par bataille
power-price = { $family }, au prix de cette unité
power-static = elle ne se déplace pas d’elle-même.
power-no_attack = elle se déplace, mais jamais sur un ennemi.

card-figures = { $strength ->
    [0] Nº { $number } · { $side_name } · { $colour_name } ({ $nation_name }) · { $type_name } · sans force
   *[other] Nº { $number } · { $side_name } · { $colour_name } ({ $nation_name }) · { $type_name } · force { $strength }
}

## Qui et où

whom-any =
    .an = une unité
    .many = unités
whom-mobile =
    .an = { $whom } qui n’est pas statique
    .many = { $whom } qui ne sont pas statiques
whom-keyword =
    .an = une unité dotée du pouvoir { $keyword }
    .many = unités dotées du pouvoir { $keyword }
whom-strength =
    .an = une unité de force de base { $strengths }
    .many = unités de force de base { $strengths }
whom-both = { $colour } du type { $type }
whom-or = { $first } ou { $last }
where-empty = un espace vide
where-near = un espace adjacent vide
where-anywhere = n’importe quel espace vide

## Pouvoirs innés

power-innate-dispel = une unité magique qu’elle attaque est détruite sans lancer son sort.
power-innate-berserk = après une attaque réussie, elle doit attaquer de nouveau, d’un espace à la fois, tant qu’elle trouve un ennemi.
power-innate-terrain = { $by } { $on }.
power-innate-water = { $by } au bord de l’eau.
power-innate-versus = { $by } contre les { $whoms }, dans les attaques et les Attaques à distance.
power-innate-slay = { $defends ->
    [yes] face à face avec { $whom }, qu’elle attaque ou soit attaquée, elle détruit l’autre, quelles que soient les forces.
   *[no] si elle attaque { $whom }, elle détruit l’autre, quelles que soient les forces.
}
power-innate-abduct = si elle attaque { $whom }, il n’y a pas de combat : l’autre passe dans votre camp, sur l’espace d’où venait l’attaquante.
power-innate-guess = quand elle attaque, nommez l’autre unité avant de la voir : si vous avez raison, toutes deux sont détruites, sinon elle seule.
power-innate-blinds = une unité qui la révèle par Vision est détruite.
power-innate-deflects = une Attaque à distance ne lui fait rien ; c’est l’unité qui tire qui est détruite.
power-innate-tribute = après une attaque réussie, un adversaire choisit une de ses propres unités, qui est détruite.
power-innate-unmask = après une attaque réussie, toutes les unités adjacentes sont révélées.
power-innate-stray = après une attaque réussie, un adversaire la place sur n’importe quel espace vide.
power-innate-confuse = après une attaque réussie, un adversaire désigne une de ses propres unités et vous une des vôtres ; toutes deux échangent leurs places sans être montrées.
power-innate-beguile = après une attaque réussie, vous prenez le contrôle d’une unité adverse adjacente.
power-innate-backlash = si elle est attaquée et détruite, toutes les unités adjacentes sont révélées, et l’on détruit les { $whoms } parmi elles.
power-innate-silence = la malédiction mortelle d’une unité qu’elle détruit au combat ne commence jamais.
power-innate-levy = une armée peut l’avoir pour seule unité de sa force, et cinq de force { $more } en échange, au lieu de trois de chaque.

## Actions

power-action-charge = elle avance aussi loin que vous voulez en ligne droite sur des terres vides, et peut attaquer au bout.
power-action-slash = elle avance aussi loin que vous voulez en diagonale sur des terres vides, et peut attaquer au bout.
power-action-quick = elle fait deux pas, et peut attaquer au second.
power-action-fly = elle survole en ligne droite les unités et l’eau qui sont juste devant elle et se pose sur la première terre libre derrière ; elle n’attaque pas ainsi.
power-action-strike = un ennemi à deux espaces au plus est révélé, et détruit si sa force actuelle est plus basse ; les unités magiques et les Châteaux n’ont rien à craindre.
power-action-surround = un ennemi adjacent est détruit si au moins cinq unités que vous contrôlez l’entourent ; un Château est seulement révélé.
power-action-switch = elle change de place avec une autre unité de son type que vous contrôlez, où que celle-ci se trouve ; toutes deux sont révélées.
power-action-teleport = elle est détruite, et une autre unité que vous contrôlez et qui n’est pas statique vient sur son espace, révélée.
power-action-vision = un ennemi à deux espaces au plus est révélé.
power-action-sidestep = elle se déplace ou attaque d’un espace en diagonale.
power-action-hop = si elle se tient { $on }, elle va sur { $empty }, si loin qu’il soit.
power-action-expose = un adversaire doit révéler son Château.
power-action-crush = révélez une unité adjacente : si sa force de base est de { $up_to } ou moins, elle est détruite.
power-action-assassinate = révélez n’importe quelle unité à deux espaces au plus : si c’est { $whom }, cette unité est détruite ; sinon, c’est celle qui l’a révélée.
power-action-tribute = un adversaire choisit une de ses propres unités, qui est détruite.
power-action-dispatch = placez n’importe quelle unité que vous contrôlez sur { $empty } ; elle est révélée.
power-action-gather = { $up_to ->
    [one] parmi les unités que vous contrôlez, placez { $whom } à côté d’elle, sur { $empty } ; cette unité est révélée.
   *[other] parmi les unités que vous contrôlez, placez à côté d’elle jusqu’à { $up_to } { $whoms }, chaque unité sur { $empty } ; elles sont révélées.
}
power-action-relocate = placez-la sur { $empty }.
power-action-spy = { $on ->
    [none] révélez n’importe quelle unité adverse.
   *[other] révélez une unité adverse qui se tient { $on }.
}
power-action-recall = parmi les unités détruites de votre camp, ramenez des { $whoms }, autant que vous voulez, chaque unité sur { $empty }.
power-action-blast = toutes les unités adjacentes sont détruites, celles de votre camp aussi.
power-action-homecoming = révélez aussi votre Château, et placez cette unité sur un espace vide à côté de lui.
power-action-demand = { $up_to ->
    [one] un adversaire choisit une de ses propres unités, et vous en prenez le contrôle.
   *[other] un adversaire choisit { $up_to } de ses propres unités, et vous en prenez le contrôle.
}
power-action-reclaim = reprenez une unité adjacente qui était passée de votre camp à l’ennemi.
power-action-banish = si un adversaire contrôle { $whom }, chaque exemplaire doit être révélé et est détruit.
power-action-supplant = si { $whom } est sous votre contrôle, révélez et détruisez cette unité, dont celle qui agit prend l’espace.
power-action-absorb = révélez une unité adjacente : si elle est magique, vous en prenez le contrôle ; sinon, c’est celle qui l’a révélée qui est détruite.
power-action-cull = détruisez d’un seul coup les { $whoms } d’un adversaire, puis les vôtres.
power-action-hatch = seulement { $while } : parmi les unités détruites de votre camp, { $whom } revient sur son espace.
power-action-ferry = seulement tant qu’elle se tient { $while } : placez une unité adjacente de votre camp sur { $empty }.

## Capacités

power-ability-boost = { $by ->
    [own] parmi les unités adjacentes de votre camp, révélez { $whom } ; l’unité révélée gagne jusqu’à la fin du tour la force actuelle de celle qui l’aide.
   *[other] parmi les unités adjacentes de votre camp, révélez { $whom } ; l’unité révélée gagne { $by } jusqu’à la fin du tour.
}
power-ability-weaken = révélez une unité adverse adjacente ; elle perd { $amount } jusqu’à la fin du tour.
power-ability-devour = elle gagne, jusqu’à la fin du tour, la force actuelle d’une unité adjacente de votre camp, que vous détruisez.
power-ability-grant = { $reach ->
    [near] parmi les unités adjacentes de votre camp, révélez { $whom } ; l’unité révélée a ce pouvoir jusqu’à la fin du tour : { $keyword }.
    [itself] parmi toutes les unités de votre camp, celle-ci comprise, révélez { $whom } ; l’unité révélée a ce pouvoir jusqu’à la fin du tour : { $keyword }.
   *[anywhere] parmi toutes les unités de votre camp, révélez { $whom } ; l’unité révélée a ce pouvoir jusqu’à la fin du tour : { $keyword }.
}
power-ability-linger = à la fin de votre tour, vous en avez un autre.
power-ability-guard = quand une attaque menée contre { $whom }, dans votre camp et sur un espace adjacent, entraîne sa destruction, vous pouvez faire détruire l’unité qui a cette capacité : { $whom } revient sur l’espace de celle-ci.
power-ability-possess = quand elle est attaquée, vous pouvez éviter le combat : elle est détruite, et l’attaquante passe dans votre camp, sur son espace.
power-ability-martyr = après une attaque réussie, vous pouvez la faire détruire : parmi les unités détruites de votre camp, { $whom } revient sur son espace.
power-ability-reanimate = après une attaque réussie, vous pouvez ramener { $whom } parmi les unités détruites de votre camp, sur { $empty }.
power-ability-overlook = { $must ->
    [yes] toutes les unités qu’elle survole sont révélées.
   *[no] quand elle a volé, vous pouvez révéler toutes les unités survolées.
}
power-ability-snare = quand un ennemi la survole, vous pouvez la révéler, et cet ennemi est détruit.
power-ability-betray = elle peut aussi attaquer des unités de son propre camp, mais pas le Château.

## Sorts

power-magic-spares = l’attaquante survit.
power-magic-doom = l’attaquante est détruite.
power-magic-ambush = vous pouvez placer sur cet espace { $whom } que vous contrôlez ; cette unité est révélée.
power-magic-exorcise = vous pouvez révéler une unité adverse qui se tient { $on } : si c’est { $whom }, elle est détruite.
power-magic-tribute = un adversaire choisit une de ses propres unités, qui est détruite.
power-magic-grove = si elle se tenait { $on }, toutes les unités sur des { $spaces } sont révélées, et l’on détruit les { $whoms } parmi elles, sauf les unités statiques.
power-magic-bolt = les unités des deux espaces devant elle sont détruites aussi, quel que soit leur camp.
power-magic-quake = si l’attaquante peut voler, vous pouvez détruire une unité de plus, qui se tient sur le même terrain que l’unité magique.
power-magic-grave = ramenez { $whom } parmi les unités détruites des deux camps, sur cet espace et sous votre contrôle.
power-magic-avenge = si l’attaquante est { $whom }, vous pouvez détruire une unité de votre choix qui se tient { $on }.
power-magic-gaze = { $up_to ->
    [one] vous pouvez regarder une unité adverse ; elle n’est pas révélée aux autres.
   *[other] vous pouvez regarder { $up_to } unités adverses ; elles ne sont pas révélées aux autres.
}
power-magic-talisman = si aucune unité ne se tient { $on }, ramenez { $whom } parmi les unités détruites des deux camps, sur { $empty } et sous votre contrôle.
power-magic-confess = un adversaire doit révéler toutes ses unités magiques.
power-magic-mist = l’attaquante est détruite si sa force actuelle est de { $from } ou plus.

## Malédictions mortelles

power-curse-strengthen = { $by } pour les { $whoms }, dans les deux camps.
power-curse-bestow = dans les deux camps, les { $whoms } ont ce pouvoir : { $keyword }.
power-curse_end-upheaval = { $destroys ->
    [all] toutes les unités qui se tiennent { $on } sont révélées, et celles qui ne sont pas statiques sont détruites.
   *[one] toutes les unités qui se tiennent { $on } sont révélées, et vous en détruisez une qui n’est pas statique.
}
power-curse_end-scout = { $up_to ->
    [one] révélez n’importe quelle unité adverse.
   *[other] révélez { $up_to } unités adverses de votre choix.
}
power-curse_end-survey = nommez un terrain : toutes les unités qui s’y tiennent sont révélées.
power-curse_end-restore = ramenez { $whom } de force de base { $most } ou moins parmi les unités détruites des deux camps, sur { $empty } et sous votre contrôle.
power-curse_end-resprout = parmi les unités détruites de votre camp, ramenez des { $whoms }, autant que vous voulez, chaque unité sur { $empty } ; leurs forces de base font au plus { $most } en tout.
power-curse_end-rise = placez-la sur n’importe quel espace vide.
power-curse_end-demand = { $up_to ->
    [one] un adversaire choisit une de ses propres unités, et vous en prenez le contrôle.
   *[other] un adversaire choisit { $up_to } de ses propres unités, et vous en prenez le contrôle.
}
power-curse_end-unmagic = toutes les unités magiques de tous les joueurs sont révélées et détruites ; aucun sort n’est lancé.
power-curse_end-decimate = un adversaire choisit { $theirs } de ses propres unités, qui sont détruites d’un seul coup ; puis vous faites de même avec { $yours } des vôtres.
