### Raise, Rise & Die : les mots d’une partie en cours, en français.
### Mêmes identifiants, même ordre, mêmes variables que dans play.en.ftl et play.de.ftl. Cartes et lieux sont nommés dans cards.fr.ftl et places.fr.ftl.
### { $seat } et { $other } sont des noms de joueurs. { $who } est un joueur ou un ennemi, « Ann » ou « Le Loup de brume », et ouvre toujours sa
### phrase. { $slot } est « la tête » ; { $zone }, { $enemy }, { $place }, { $card } et les autres sont des noms nus, le plus souvent après
### deux-points. Dans told-exchanges, { $other } est une carte. On dit « vous » à qui joue.

## Le jeu

game-name = Raise, Rise & Die
game-subtitle = Un voyage à travers Logoth, et les affrontements en chemin
game-about = Vous vous éveillez sans mémoire dans le monde de Logoth. Choisissez votre chemin de lieu en lieu, amassez des cartes qui sont à la fois votre deck et votre vie, affrontez ce qui barre la route et trouvez le Fragment de Mit’oh. Seul ou jusqu’à quatre joueurs ; mourir n’est pas toujours la fin. Les cartes, les lieux et les ennemis forment un set original, créé par nous pour les règles publiées ; ce n’est pas celui de la boîte.
game-first = En Aventurier, la difficulté la plus facile : le plus de cartes, le plus de brume, et une Marée qui monte lentement.
game-at-once = Vous pouvez prendre un héros prêt, ou composer le vôtre.
game-rights = Raise, Rise & Die appartient à ses auteurs ; le jeu, son titre et ses noms sont à eux. Cette réalisation est indépendante d’eux, ses textes sont les nôtres, et de même les cartes, les lieux et les ennemis joués ici.
cards-card = Cartes combat
cards-enemy = Ennemis
cards-hero = Héros
cards-weapon = Armes
cards-place = Lieux
cards-marker = Marqueurs
cards-token = Jetons
cards-accessory = Accessoires

## Ce qui s’est passé

told-chooses_archetypes = { $seat } tire des cartes de ces archétypes : { $archetypes }.
    .seat = Vous tirez des cartes de ces archétypes : { $archetypes }.
told-wields = { $seat } prend une arme : { $weapon }.
    .seat = Vous prenez une arme : { $weapon }.
told-becomes = { $seat } joue { $hero }.
    .seat = Vous jouez { $hero }.
told-is_ready = { $seat } prend { $hero } prêt au départ, avec armes et cartes.
    .seat = Vous prenez { $hero } prêt au départ, avec armes et cartes.
told-sets_out = Le voyage commence.
told-cycle = { $seat } commence le cycle d’exploration { $n }.
    .seat = Vous commencez le cycle d’exploration { $n }.
told-tide = La Marée de brume monte pour { $seat } : niveau { $n }. Tout ennemi rencontré dès maintenant a { $hp } PV et { $n } Latent de plus que ne dit sa carte.
    .seat = La Marée de brume monte pour vous : niveau { $n }. Tout ennemi rencontré dès maintenant a { $hp } PV et { $n } Latent de plus que ne dit sa carte.
told-arrives = { $seat } arrive dans un lieu : { $place }.
    .seat = Vous arrivez dans un lieu : { $place }.
told-appears = { $zone } : { $place }, à l’emplacement { $crossing } de l’Intersection.
told-vanishes = { $seat } défausse un lieu de l’Intersection : { $place }.
    .seat = Vous défaussez un lieu de l’Intersection : { $place }.
told-pile_anew = { $zone } : les lieux défaussés sont mélangés et forment une nouvelle pioche.
told-moves_to = { $seat } change de zone : { $zone }.
    .seat = Vous changez de zone : { $zone }.
told-finds_place = { $seat } cherche un lieu : { $place }.
    .seat = Vous cherchez un lieu : { $place }.
told-on_top = { $seat } met un lieu sur la pioche : { $place }.
    .seat = Vous mettez un lieu sur la pioche : { $place }.
told-outranked = { $seat } ne trouve aucun emplacement, car tous les lieux de l’Intersection sont plus rares : { $place } va à la défausse.
    .seat = Vous ne trouvez aucun emplacement, car tous les lieux de l’Intersection sont plus rares : { $place } va à la défausse.
told-no_destiny = { $seat } n’a plus de lieu destiné à chercher ici : { $zone }.
    .seat = Vous n’avez plus de lieu destiné à chercher ici : { $zone }.
told-looks = { $n ->
    [one] { $seat } regarde { $n } lieu de la pioche.
   *[other] { $seat } regarde { $n } lieux de la pioche.
}
    .seat = { $n ->
        [one] Vous regardez { $n } lieu de la pioche.
       *[other] Vous regardez { $n } lieux de la pioche.
    }
told-gate = { $seat } ouvre une porte : dans le plan réel, { $place } attendra.
    .seat = Vous ouvrez une porte : dans le plan réel, { $place } attendra.
told-realises = { $seat } réalise un événement, { $place } : { $event }.
    .seat = Vous réalisez un événement, { $place } : { $event }.
told-passes_place = { $n ->
    [0] { $seat } passe un lieu : { $place }.
   *[other] { $seat } passe un lieu : { $place } (la brume change de { $n }).
}
    .seat = { $n ->
        [0] Vous passez un lieu : { $place }.
       *[other] Vous passez un lieu : { $place } (la brume change de { $n }).
    }
told-passes_for_hp = { $seat } passe un lieu et perd { $n } PV pour cela : { $place }.
    .seat = Vous passez un lieu et perdez { $n } PV pour cela : { $place }.
told-dismisses = { $seat } défausse un lieu pour 1 point de destin : { $place }.
    .seat = Vous défaussez un lieu pour 1 point de destin : { $place }.
told-stuck = { $seat } ne peut ni réaliser ni passer ce lieu : { $place }.
    .seat = Vous ne pouvez ni réaliser ni passer ce lieu : { $place }.
told-pays = { $seat } paie : { $price } { $n }.
    .seat = Vous payez : { $price } { $n }.
told-mist = { $seat } : la brume change de { $n }.
    .seat = Votre brume change de { $n }.
told-memory = { $n ->
    [one] { $seat } gagne { $n } fragment de mémoire.
   *[other] { $seat } gagne { $n } fragments de mémoire.
}
    .seat = { $n ->
        [one] Vous gagnez { $n } fragment de mémoire.
       *[other] Vous gagnez { $n } fragments de mémoire.
    }
told-destiny = { $n ->
    [one] { $seat } gagne { $n } point de destin.
   *[other] { $seat } gagne { $n } points de destin.
}
    .seat = { $n ->
        [one] Vous gagnez { $n } point de destin.
       *[other] Vous gagnez { $n } points de destin.
    }
told-hurt = { $seat } perd { $n } PV.
    .seat = Vous perdez { $n } PV.
told-regains = { $seat } récupère { $n } PV.
    .seat = Vous récupérez { $n } PV.
told-gains_token = { $seat } gagne un jeton : { $token }.
    .seat = Vous gagnez un jeton : { $token }.
told-uses_token = { $seat } utilise un jeton : { $token }.
    .seat = Vous utilisez un jeton : { $token }.
told-drops_token = { $seat } défausse un jeton : { $token }.
    .seat = Vous défaussez un jeton : { $token }.
told-gains_marker = { $seat } reçoit un marqueur : { $marker }.
    .seat = Vous recevez un marqueur : { $marker }.
told-has_marker = { $seat } a déjà ce marqueur et perd des PV à la place : { $marker }.
    .seat = Vous avez déjà ce marqueur et perdez des PV à la place : { $marker }.
told-cannot_apply = { $seat } ne peut pas subir l’effet d’un marqueur et perd des PV à la place : { $marker }.
    .seat = Vous ne pouvez pas subir l’effet d’un marqueur et perdez des PV à la place : { $marker }.
told-loses_marker = { $seat } se défait d’un marqueur : { $marker }.
    .seat = Vous vous défaites d’un marqueur : { $marker }.
told-gains_accessory = { $seat } gagne un accessoire : { $accessory }.
    .seat = Vous gagnez un accessoire : { $accessory }.
told-puts_on = { $seat } équipe un accessoire : { $accessory }.
    .seat = Vous équipez un accessoire : { $accessory }.
told-takes_off = { $seat } ôte un accessoire : { $accessory }.
    .seat = Vous ôtez un accessoire : { $accessory }.
told-swaps_weapon = { $seat } change d’arme : { $weapon } remplace { $old }.
    .seat = Vous changez d’arme : { $weapon } remplace { $old }.
told-gives_up = { $seat } cède une carte combat : { $card }.
    .seat = Vous cédez une carte combat : { $card }.
told-loots = { $seat } prend une carte combat comme butin : { $card }.
    .seat = Vous prenez une carte combat comme butin : { $card }.
told-loots_one = { $n ->
    [0] { $seat } prend comme butin une carte combat de VA 1 à 3.
    [1] { $seat } prend comme butin une carte combat de VA 4.
   *[other] { $seat } prend comme butin une carte combat de VA 5.
}
    .seat = { $n ->
        [0] Vous prenez comme butin une carte combat de VA 1 à 3.
        [1] Vous prenez comme butin une carte combat de VA 4.
       *[other] Vous prenez comme butin une carte combat de VA 5.
    }
told-tests = { $n ->
    [0] { $seat } échoue à une épreuve d’âme avec { $card }.
   *[other] { $seat } réussit une épreuve d’âme avec { $card }.
}
    .seat = { $n ->
        [0] Vous échouez à une épreuve d’âme avec { $card }.
       *[other] Vous réussissez une épreuve d’âme avec { $card }.
    }
told-rests = { $seat } se repose.
    .seat = Vous vous reposez.
told-has_rested = { $seat } finit son Repos, avec un deck de { $n } cartes.
    .seat = Vous finissez votre Repos, avec un deck de { $n } cartes.
told-unlocks = { $seat } débloque : { $thing }.
    .seat = Vous débloquez : { $thing }.
told-is_slain = { $seat } ne trouve personne à affronter, car ce Mythe est déjà vaincu : { $enemy }.
    .seat = Vous ne trouvez personne à affronter, car ce Mythe est déjà vaincu : { $enemy }.
told-fights = { $n ->
    [one] { $seat } affronte : { $enemy }.
   *[other] { $seat } affronte : { $n } × { $enemy }.
}
    .seat = { $n ->
        [one] Vous affrontez : { $enemy }.
       *[other] Vous affrontez : { $n } × { $enemy }.
    }
told-incarnates = { $seat } joue l’ennemi : { $enemy }.
    .seat = Vous jouez l’ennemi : { $enemy }.
told-dominates = { $n ->
    [one] { $seat } domine : { $enemy }.
   *[other] { $seat } domine : { $n } × { $enemy }.
}
    .seat = { $n ->
        [one] Vous dominez : { $enemy }.
       *[other] Vous dominez : { $n } × { $enemy }.
    }
told-beats = { $seat } gagne l’affrontement ; ennemi vaincu : { $enemy }.
    .seat = Vous gagnez l’affrontement ; ennemi vaincu : { $enemy }.
told-is_beaten = { $seat } perd l’affrontement ; vainqueur : { $enemy }.
    .seat = Vous perdez l’affrontement ; vainqueur : { $enemy }.
told-dies = { $seat } meurt et s’éveille dans le plan éthéré.
    .seat = Vous mourez et vous éveillez dans le plan éthéré.
told-is_lost = { $seat } meurt pour de bon au cycle { $cycle } ({ $zone }) ; le voyage est fini.
    .seat = Vous mourez pour de bon au cycle { $cycle } ({ $zone }) ; le voyage est fini.
told-holds_fragment = { $seat } tient le Fragment de Mit’oh au cycle { $cycle }.
    .seat = Vous tenez le Fragment de Mit’oh au cycle { $cycle }.
told-closes_over = La brume se referme sur Logoth.
told-wins = { $seat } gagne la partie.
    .seat = Vous gagnez la partie.
told-is_over = La partie est finie.
told-challenges = { $seat } et { $other } s’affrontent.
    .seat = { $other } et vous vous affrontez.
    .other = { $seat } et vous vous affrontez.
told-attacks = { $seat } attaque { $other } : c’est l’affrontement.
    .seat = Vous attaquez { $other } : c’est l’affrontement.
    .other = { $seat } vous attaque : c’est l’affrontement.
told-wins_feud = { $seat } gagne l’affrontement contre { $other }.
    .seat = Vous gagnez l’affrontement contre { $other }.
    .other = { $seat } gagne l’affrontement contre vous.
told-despoils = { $seat } dépouille { $other } : { $spoil }.
    .seat = Vous dépouillez { $other } : { $spoil }.
    .other = { $seat } vous dépouille : { $spoil }.
told-takes_card = { $seat } prend une carte de la sacoche : { $card }.
    .seat = Vous prenez une carte de la sacoche : { $card }.
told-takes_one = { $seat } prend une carte de la sacoche.
    .seat = Vous prenez une carte de la sacoche.
told-calls = { $seat } appelle { $other } à l’aide.
    .seat = Vous appelez { $other } à l’aide.
    .other = { $seat } vous appelle à l’aide.
told-calls_off = { $seat } renonce à toute offre.
    .seat = Vous renoncez à toute offre.
told-proposes = { $seat } fait une offre : { $other } y répond.
    .seat = Vous faites une offre : { $other } y répond.
    .other = { $seat } vous fait une offre.
told-refuses = { $seat } refuse l’offre.
    .seat = Vous refusez l’offre.
told-hands_over = { $seat } remet une carte : { $other } a sa part.
    .seat = Vous remettez une carte : { $other } a sa part.
    .other = { $seat } remet une carte : vous avez votre part.
told-resonates = { $seat } et { $other } sont en résonance.
    .seat = { $other } et vous êtes en résonance.
    .other = { $seat } et vous êtes en résonance.
told-gives = { $seat } donne à { $other } : { $goods }.
    .seat = Vous donnez à { $other } : { $goods }.
    .other = { $seat } vous donne : { $goods }.
told-pass_begins = { $level ->
    [0] La passe d’armes { $n } commence.
   *[other] Dans l’affrontement intercalé, la passe d’armes { $n } commence.
}
told-dusk = { $level ->
    [0] Le Crépuscule tombe : chaque combattant perd { $n } PV.
   *[other] Dans l’affrontement intercalé, le Crépuscule tombe : chaque combattant perd { $n } PV.
}
told-draws = { $who } pioche { $card }.
    .who = Vous piochez { $card }.
told-draws_one = { $who } pioche une carte.
    .who = Vous piochez une carte.
told-reshuffles = { $who } mélange la défausse et en fait une nouvelle pioche.
    .who = Vous mélangez la défausse et en faites une nouvelle pioche.
told-finds_nothing = { $who } n’a plus rien à piocher.
    .who = Vous n’avez plus rien à piocher.
told-reveals = { $who } révèle la top soul suivante : { $card }.
    .who = Vous révélez la top soul suivante : { $card }.
told-burns = { $who } perd une carte de la pioche, qui va au Néant : { $card }.
    .who = Vous perdez une carte de la pioche, qui va au Néant : { $card }.
told-sinks = { $who } voit sa top soul passer sous le deck : { $card }.
    .who = Vous voyez votre top soul passer sous le deck : { $card }.
told-sinks_one = { $who } voit la carte du dessus passer sous la pioche.
    .who = Vous voyez la carte du dessus passer sous la pioche.
told-discards = { $who } défausse { $card }.
    .who = Vous défaussez { $card }.
told-trims = { $who } a plus de sept cartes en main et défausse { $card }.
    .who = Vous avez plus de sept cartes en main et défaussez { $card }.
told-is_stuck = { $who } n’a joué aucune carte pendant cette passe d’armes, la top soul est donc défaussée : { $card }.
    .who = Vous n’avez joué aucune carte pendant cette passe d’armes, la top soul est donc défaussée : { $card }.
told-exchanges = { $who } échange { $card } contre { $other } de la défausse.
    .who = Vous échangez { $card } contre { $other } de la défausse.
told-finds = { $who } trouve { $card } dans la pioche.
    .who = Vous trouvez { $card } dans la pioche.
told-finds_one = { $who } cherche une carte dans la pioche.
    .who = Vous cherchez une carte dans la pioche.
told-retrieves = { $who } reprend { $card } de la défausse.
    .who = Vous reprenez { $card } de la défausse.
told-cleans = { $who } retire un marqueur : { $temporary }.
    .who = Vous retirez un marqueur : { $temporary }.
told-marks = { $who } a un Point faible de { $n } sur { $slot }.
    .who = Vous avez un Point faible de { $n } sur { $slot }.
told-offers = { $who } offre { $card } : { $n } de plus dans la Réserve.
    .who = Vous offrez { $card } : { $n } de plus dans la Réserve.
told-transcends = { $who } transcende { $other } : { $card } va au Néant.
    .who = Vous transcendez { $other } : { $card } va au Néant.
told-plays = { $slot ->
    [none] { $who } joue { $card }.
   *[other] { $who } joue { $card } sur { $slot }.
}
    .who = { $slot ->
        [none] Vous jouez { $card }.
       *[other] Vous jouez { $card } sur { $slot }.
    }
told-plays_counter = { $slot ->
    [none] { $who } contre avec { $card }.
   *[other] { $who } contre sur { $slot } avec { $card }.
}
    .who = { $slot ->
        [none] Vous contrez avec { $card }.
       *[other] Vous contrez sur { $slot } avec { $card }.
    }
told-plays_instant = { $who } joue un Instantané : { $card }.
    .who = Vous jouez un Instantané : { $card }.
told-lays_trap = { $who } pose un Piège sur { $slot }.
    .who = Vous posez un Piège sur { $slot }.
told-springs = { $who } déclenche un Piège sur { $slot } : { $card }.
    .who = Vous déclenchez un Piège sur { $slot } : { $card }.
told-installs = { $who } met { $card } en place.
    .who = Vous mettez { $card } en place.
told-removes = { $who } retire { $card } pour faire de la place.
    .who = Vous retirez { $card } pour faire de la place.
told-activates = { $who } active : { $source }.
    .who = Vous activez : { $source }.
told-works = { $who } : { $source } agit.
    .who = De votre côté, { $source } agit.
told-is_inspired = { $seat } dépense 1 point de destin pour piocher une carte.
    .seat = Vous dépensez 1 point de destin pour piocher une carte.
told-concedes = { $who } abandonne l’affrontement.
    .who = Vous abandonnez l’affrontement.
told-passes = { $who } passe.
    .who = Vous passez.
told-cannot_play = { $card ->
    [none] { $who } n’a aucune carte à jouer et passe.
   *[other] { $who } ne peut pas payer { $card } et passe.
}
    .who = { $card ->
        [none] Vous n’avez aucune carte à jouer et passez.
       *[other] Vous ne pouvez pas payer { $card } et passez.
    }
told-is_stunned = { $who } doit passer sous l’effet de Sonné.
    .who = Vous devez passer sous l’effet de Sonné.
told-counters_fully = { $who } contre totalement sur { $slot } avec { $card }.
    .who = Vous contrez totalement sur { $slot } avec { $card }.
told-counters_partly = { $who } contre en partie sur { $slot } avec { $card }.
    .who = Vous contrez en partie sur { $slot } avec { $card }.
told-resolves = { $slot ->
    [none] { $who } résout { $card } en entier.
   *[other] { $who } résout { $card } en entier sur { $slot }.
}
    .who = { $slot ->
        [none] Vous résolvez { $card } en entier.
       *[other] Vous résolvez { $card } en entier sur { $slot }.
    }
told-stands = { $who } garde { $card } en place comme garde sur { $slot }.
    .who = Vous gardez { $card } en place comme garde sur { $slot }.
told-guards = { $who } oppose une garde sur { $slot } : { $card }.
    .who = Vous opposez une garde sur { $slot } : { $card }.
told-blocks = { $n ->
    [one] { $who } bloquera { $n } dégât.
   *[other] { $who } bloquera { $n } dégâts.
}
    .who = { $n ->
        [one] Vous bloquerez { $n } dégât.
       *[other] Vous bloquerez { $n } dégâts.
    }
told-absorbs = { $n ->
    [one] { $who } bloque { $n } dégât.
   *[other] { $who } bloque { $n } dégâts.
}
    .who = { $n ->
        [one] Vous bloquez { $n } dégât.
       *[other] Vous bloquez { $n } dégâts.
    }
told-strikes = { $n ->
    [one] { $who } inflige sur { $slot } { $n } dégât qui ne peut pas être contré.
   *[other] { $who } inflige sur { $slot } { $n } dégâts qui ne peuvent pas être contrés.
}
    .who = { $n ->
        [one] Vous infligez sur { $slot } { $n } dégât qui ne peut pas être contré.
       *[other] Vous infligez sur { $slot } { $n } dégâts qui ne peuvent pas être contrés.
    }
told-is_weak = { $who } est touché sur un Point faible : { $slot }.
    .who = On vous touche sur un Point faible : { $slot }.
told-loses_hp = { $who } perd { $n } PV.
    .who = Vous perdez { $n } PV.
told-falls = { $who } tombe.
    .who = Vous tombez.
told-heals = { $who } récupère { $n } PV.
    .who = Vous récupérez { $n } PV.
told-reserve = { $who } gagne { $n } en Réserve.
    .who = Vous gagnez { $n } en Réserve.
told-latent = { $who } gagne { $n } Latent.
    .who = Vous gagnez { $n } Latent.
told-active = { $who } gagne { $n } Actif pour cette passe d’armes.
    .who = Vous gagnez { $n } Actif pour cette passe d’armes.
told-drains = { $who } subit Ponction { $n }.
    .who = Vous subissez Ponction { $n }.
told-inflicts = { $who } subit : { $effect } { $n }.
    .who = Vous subissez : { $effect } { $n }.
told-prepares = { $who } prépare la prochaine carte : { $bonus } +{ $n }.
    .who = Vous préparez la prochaine carte : { $bonus } +{ $n }.
told-suffers_poison = { $who } doit défausser des cartes à cause de Poison, pour une VA de { $n }.
    .who = Vous devez défausser des cartes à cause de Poison, pour une VA de { $n }.
told-bleeds = { $who } saigne : { $n } PV.
    .who = Vous saignez : { $n } PV.

## Ce qui est demandé

ask-choose-archetypes = De quels archétypes tirez-vous vos cartes ?
ask-choose-deck = De quels archétypes est votre deck pour l’affrontement ?
ask-return-cards = { $count ->
    [0] Le deck a sa taille. Confirmez, ou reprenez des cartes.
    [one] Encore { $count } carte à remettre dans sa pile : laquelle ?
   *[other] { $count } cartes à remettre dans leurs piles : lesquelles ?
}
ask-choose-weapon = Quelle arme prenez-vous ? Deux à une main, ou une à deux mains.
ask-choose-hero = Quel héros jouez-vous ?
ask-take-ready = Avec qui partez-vous ? Un héros prêt a déjà ses armes et ses cartes.
ask-weave = Phase de tissage : vers quel lieu de l’Intersection allez-vous ?
ask-go = Phase de résolution, { $by } : réalisez-vous un événement ou passez-vous le lieu ?
ask-choose-marker = { $by } : quel marqueur défaussez-vous ?
ask-pick = { $by } : laquelle de ces choses arrive ?
ask-or-dominate = { $count ->
    [one] { $enemy } : affrontez-vous, ou payez-vous { $count } point de brume pour une domination ?
   *[other] { $enemy } : affrontez-vous, ou payez-vous { $count } points de brume pour une domination ?
}
ask-choose-loot = Butin : quelles cartes combat voulez-vous ?
ask-take-card = { $count ->
    [one] Butin : { $count } carte combat à prendre. Laquelle ?
   *[other] Butin : { $count } cartes combat à prendre. Laquelle d’abord ?
}
ask-pick-token = { $by } : quel jeton prenez-vous ?
ask-keep-accessory = { $by } : quel accessoire gardez-vous ?
ask-give-up-card = { $by } : quelle carte combat cédez-vous ?
ask-swap-weapon = { $by } : changez-vous d’arme ?
ask-camp = Repos, dans l’ordre que vous voulez : remaniez votre deck, changez d’accessoires, débloquez des capacités, utilisez ou défaussez des jetons ; puis finissez-le.
ask-unlock-free = Quelle capacité débloquez-vous gratuitement ?
ask-search-where = D’où prenez-vous ce lieu : { $place } ?
ask-lay-place = Sur quel emplacement de l’Intersection mettez-vous ce lieu : { $place } ?
ask-redraw = { $count ->
    [one] { $count } lieu de l’Intersection est remplacé : lequel ?
   *[other] { $count } lieux de l’Intersection sont remplacés : lequel d’abord ?
}
ask-order = { $by ->
    [none] Les lieux que vous avez regardés retournent sur la pioche de cette zone, { $zone } : lequel vient ensuite ?
   *[other] { $by } : les lieux que vous avez regardés retournent sur la pioche de cette zone, { $zone }. Lequel vient ensuite ?
}
ask-despoil = Vous avez gagné contre { $other } : que prenez-vous ?
ask-take-trinket = Quel accessoire prenez-vous à { $other } ?
ask-compose = Résonance, votre offre à { $other } : que donne-t-on, et que demande-t-on en échange ?
ask-consider = Résonance : { $other } vous fait une offre pour de l’aide dans un affrontement. Acceptez-vous ?
ask-hand-over = Vous devez une part à { $other } : quelle carte remettez-vous ?
ask-take-turn = Votre tour : jouez une carte ou passez ; les actions libres viennent d’abord.
ask-answer = { $card ->
    [none] { $actor } a une carte en suspens, face cachée. La contrez-vous ou la laissez-vous passer ?
   *[other] { $actor } a une carte en suspens : { $card }. La contrez-vous ou la laissez-vous passer ?
}
ask-name-slot = { $own ->
    [0] { $actor } joue { $card }, et c’est vous qui choisissez l’emplacement : lequel ?
   *[other] Votre carte { $card } va sur un emplacement de plus : lequel ?
}
    .actor = { $own ->
        [0] Vous jouez { $card } et choisissez l’emplacement : lequel ?
       *[other] Votre carte { $card } va sur un emplacement de plus : lequel ?
    }
ask-name-target = { $card } : quel ennemi est la cible ?
ask-aim-abilities = { $by } agit : quel ennemi est la cible ?
ask-sacrifice = Avec quelle carte transcendez-vous { $card } ? Elle va au Néant.
ask-offer-cards = Il manque { $count } à votre Réserve pour { $card } : quelle carte offrez-vous ? Elle va à votre défausse, et sa valeur d’âme dans la Réserve.
ask-make-room = Tous les emplacements sont pris : quelle carte fait place à { $card } ?
ask-weak-point = { $by }, Point faible { $count } : sur quel emplacement ?
ask-discard-souls = { $by ->
    [none] Poison : défaussez des cartes pour une VA de { $count }. Laquelle ?
   *[other] { $by } : défaussez des cartes pour une VA de { $count }. Laquelle ?
}
ask-exchange = { $by }, Échangez { $count } : quelle carte de votre main donnez-vous contre une de votre défausse ?
ask-exchange-for = { $by }, Échangez { $count } : quelle carte de votre défausse prenez-vous pour { $card } ?
ask-find-card = { $by }, Recherche { $count } : quelle carte prenez-vous en main ?
ask-retrieve = { $by } : quelle carte de votre défausse reprenez-vous ?
ask-clean = { $count ->
    [one] { $by } : { $count } marqueur temporaire part. Lequel ?
   *[other] { $by } : { $count } marqueurs temporaires partent. Lequel d’abord ?
}
ask-strike-where = { $count ->
    [one] { $by } : { $count } dégât, sur quel emplacement ?
   *[other] { $by } : { $count } dégâts, sur quel emplacement ?
}
ask-trim = Vous gardez sept cartes au plus : laquelle défaussez-vous ?

## Ce qui peut être choisi

choice-pass = Passer
choice-done-take-ready = Composer le mien : choisir cartes, armes et héros
choice-archetypes = Tirer de : { $archetypes }
choice-return = Remettre { $card }
choice-wield = Prendre { $weapon }
choice-become = Jouer { $hero }
choice-become-take-ready = Prendre { $hero }, prêt au départ
choice-weave = Aller au lieu de l’emplacement { $crossing }
choice-realise = Réaliser l’événement { $event }
choice-pass-place = Passer le lieu
choice-dismiss = Défausser le lieu pour 1 point de destin
choice-done = C’est tout
choice-use = Utiliser un jeton : { $token }
choice-forget = Défausser un marqueur pour 1 point de destin : { $marker }
choice-remember = Gagner 1 fragment de mémoire pour 1 point de destin
choice-settle = Payer en brume le retrait d’un marqueur : { $marker }
choice-fight = Affronter
choice-dominate = Payer la brume et l’emporter aussitôt
choice-way = Choisir la possibilité { $way }
choice-take = Prendre { $card } comme butin
choice-give-up = Céder { $card }
choice-gain = Prendre { $token }
choice-keep = Garder { $accessory }
choice-unmark = Défausser le marqueur { $marker }
choice-redraw = Remplacer le lieu de l’emplacement { $crossing }
choice-next = Ensuite : { $place }
choice-lay = Le mettre sur l’emplacement { $crossing }
choice-swap = Prendre { $weapon }, laisser { $to_weapon }
choice-unlock = Débloquer : { $thing }
choice-out = Hors du deck : { $card }
choice-in = Dans le deck : { $card }
choice-take-off = Ôter { $accessory }
choice-put-on = Équiper { $accessory }
choice-attack = Attaquer { $rival }
choice-spoil = Prendre { $spoil }
choice-play = Jouer { $card } sur { $slot }
choice-raise = Jouer { $card } sur { $slot }, transcendée
choice-counter = Contrer sur { $slot } avec { $card }
choice-surpass = Contrer sur { $slot } avec { $card }, transcendée
choice-offer = Offrir { $card }
choice-draw = Piocher une carte pour 1 Latent
choice-activate = Activer { $source } (cible { $body })
choice-activate-alone = Activer { $source }
choice-instant = Jouer l’Instantané { $card } (cible { $body })
choice-instant-alone = Jouer l’Instantané { $card }
choice-token = Utiliser un jeton : { $token } (cible { $body })
choice-token-alone = Utiliser un jeton : { $token }
choice-inspire = Piocher une carte pour 1 point de destin
choice-let-through = Laisser passer
choice-sacrifice = Transcender avec { $card }
choice-slot = Sur { $slot }
choice-aim = Cible { $body }
choice-discard = Défausser { $card }
choice-exchange = Échanger { $card }
choice-search = Prendre { $card }
choice-clean = Retirer { $temporary }
choice-retrieve = Reprendre { $card }
choice-replace = Retirer { $card }
choice-concede = Abandonner l’affrontement
choice-call = Appeler { $rival } à l’aide
choice-give = Donner : { $goods }
choice-want = Demander : { $goods }
choice-propose = Faire cette offre
choice-accept = Accepter
choice-refuse = Refuser
choice-drop = Défausser { $token }
choice-take-back = Garder { $card } quand même
choice-hand-over = Donner comme part : { $card }
choice-pass-go = Perdre 1 PV et continuer
choice-pass-swap-weapon = Garder vos armes
choice-pass-exchange = Ne rien échanger
choice-pass-find-card = Ne rien prendre
choice-pass-compose = Ne pas faire d’offre
choice-realise-go = Réaliser : { $event }
choice-done-go = En finir avec ce lieu
choice-done-camp = Finir le Repos
choice-done-return-cards = Confirmer le deck
choice-way-search-where = { $way ->
    [1] Dans la pioche
    [2] Dans la défausse
   *[other] Parmi ce qui est mis à part
}
choice-propose-consider = Nommer d’autres termes
choice-weave-named = Aller au lieu { $place } (emplacement { $crossing })
choice-redraw-named = Remplacer { $place } (emplacement { $crossing })
choice-lay-named = Le mettre sur { $place } (emplacement { $crossing })

## Ce qui vient ensuite

step-set-out = La partie est mise en place.
step-enter-arena = L’affrontement est mis en place.
step-choose-deck = { $seat } choisit les archétypes d’un deck.
    .seat = Vous choisissez les archétypes d’un deck.
step-bout = Le prochain affrontement commence.
step-after-bout = L’affrontement est décidé.
step-choose = { $seat } se prépare : cartes, armes, héros.
    .seat = Vous vous préparez : cartes, armes, héros.
step-choose-archetypes = { $seat } choisit des archétypes et tire des cartes.
    .seat = Vous choisissez des archétypes et tirez des cartes.
step-return-cards = { $seat } remet des cartes jusqu’à ce que le deck ait sa taille.
    .seat = Vous remettez des cartes jusqu’à ce que le deck ait sa taille.
step-choose-weapon = { $seat } choisit une arme.
    .seat = Vous choisissez une arme.
step-choose-hero = { $seat } choisit un héros.
    .seat = Vous choisissez un héros.
step-take-ready = { $seat } prend un héros prêt, ou en compose un.
    .seat = Vous prenez un héros prêt, ou en composez un.
step-lay-out = Les pioches de lieux et l’Intersection sont mises en place.
step-cycle = Un cycle d’exploration commence.
step-weave = { $seat } choisit le prochain lieu.
    .seat = Vous choisissez le prochain lieu.
step-again = { $seat } a peut-être encore un lieu à choisir.
    .seat = Vous avez peut-être encore un lieu à choisir.
step-reveal = L’Intersection est complétée.
step-resolution = Les joueurs résolvent leurs lieux tour à tour.
step-go = { $seat } réalise un événement ou passe le lieu.
    .seat = Vous réalisez un événement ou passez le lieu.
step-realised = { $seat } a réalisé un événement.
    .seat = Vous avez réalisé un événement.
step-run = { $seat } accomplit un événement.
    .seat = Vous accomplissez un événement.
step-run-one = { $seat } accomplit une partie d’un événement.
    .seat = Vous accomplissez une partie d’un événement.
step-spoils = { $seat } prend le butin de l’ennemi.
    .seat = Vous prenez le butin de l’ennemi.
step-choose-marker = { $seat } défausse un marqueur.
    .seat = Vous défaussez un marqueur.
step-pick = { $seat } choisit ce qui arrive.
    .seat = Vous choisissez ce qui arrive.
step-choose-loot = { $seat } choisit la sorte de butin.
    .seat = Vous choisissez la sorte de butin.
step-take-card = { $seat } prend une carte combat comme butin.
    .seat = Vous prenez une carte combat comme butin.
step-pick-token = { $seat } prend un jeton.
    .seat = Vous prenez un jeton.
step-keep-accessory = { $seat } garde un de deux accessoires.
    .seat = Vous gardez un de deux accessoires.
step-give-up-card = { $seat } cède une carte combat.
    .seat = Vous cédez une carte combat.
step-swap-weapon = { $seat } peut changer d’arme.
    .seat = Vous pouvez changer d’arme.
step-search-where = { $seat } dit d’où le lieu est pris.
    .seat = Vous dites d’où le lieu est pris.
step-play-instead = { $seat } joue le lieu cherché.
    .seat = Vous jouez le lieu cherché.
step-lay-place = { $seat } met un lieu sur l’Intersection.
    .seat = Vous mettez un lieu sur l’Intersection.
step-redraw = { $seat } remplace des lieux de l’Intersection.
    .seat = Vous remplacez des lieux de l’Intersection.
step-order = { $seat } remet les lieux dans l’ordre voulu.
    .seat = Vous remettez les lieux dans l’ordre voulu.
step-rest = { $seat } se repose.
    .seat = Vous vous reposez.
step-camp = { $seat } s’occupe de son deck, de ses accessoires, jetons et capacités.
    .seat = Vous vous occupez de votre deck, de vos accessoires, jetons et capacités.
step-unlock-free = { $seat } débloque une capacité gratuitement.
    .seat = Vous débloquez une capacité gratuitement.
step-fight = { $seat } rencontre un ennemi.
    .seat = Vous rencontrez un ennemi.
step-or-dominate = { $seat } affronte l’ennemi ou paie une domination.
    .seat = Vous affrontez l’ennemi ou payez une domination.
step-after-fight = { $seat } sort d’un affrontement avec un ennemi.
    .seat = Vous sortez d’un affrontement avec un ennemi.
step-after-feud = L’affrontement entre joueurs a ses suites.
step-die = Qui a perdu l’affrontement meurt.
step-despoil = { $seat } prend quelque chose au perdant.
    .seat = Vous prenez quelque chose au perdant.
step-take-trinket = { $seat } prend un accessoire au perdant.
    .seat = Vous prenez un accessoire au perdant.
step-phase = { $seat } explore encore le temps d’une phase.
    .seat = Vous explorez encore le temps d’une phase.
step-through = { $seat } résout tout le lieu.
    .seat = Vous résolvez tout le lieu.
step-compose = { $seat } compose une offre.
    .seat = Vous composez une offre.
step-consider = { $seat } examine une offre.
    .seat = Vous examinez une offre.
step-share = { $seat } donne ce qui a été promis.
    .seat = Vous donnez ce qui a été promis.
step-hand-over = { $seat } remet une part.
    .seat = Vous remettez une part.
step-prepare = L’affrontement commence.
step-on-self = Un marqueur agit sur son porteur.
step-passe = Une passe d’armes commence.
step-upkeep = Phase d’entretien : l’Actif se renouvelle, et Poison agit.
step-sicken = Phase d’entretien : Poison prend des cartes de la main.
step-upkeep-abilities = Phase d’entretien : les capacités agissent.
step-round = Phase d’engagement : chacun a son tour.
step-round-ends = Un autre tour de table suit, ou la phase d’engagement finit.
step-bleed = Phase de consolidation : Saignement agit.
step-abilities = Phase de consolidation : les capacités agissent.
step-dusk = Phase de consolidation : le Crépuscule peut tomber.
step-trim-hand = Phase de consolidation : les mains redescendent à sept cartes.
step-trim = { $seat } défausse une carte de trop.
    .seat = Vous défaussez une carte de trop.
step-renew = Phase de consolidation : le Latent se renouvelle.
step-turn = Vient le tour d’un combattant.
step-turn-begins = Le combattant peut agir.
step-take-turn = { $seat } joue une carte ou passe.
    .seat = Vous jouez une carte ou passez.
step-await = Une carte attend sa réponse.
step-answer = { $seat } contre une carte ou la laisse passer.
    .seat = Vous contrez une carte ou la laissez passer.
step-answer-again = La carte attend peut-être encore sa réponse.
step-instant = Un Instantané est résolu.
step-enemy-turn = Vient le tour d’un ennemi.
step-enemy-acts = L’ennemi joue sa top soul ou passe.
step-enemy-places = L’ennemi met sa carte sur le playmat.
step-name-slots = Les emplacements de la carte sont nommés.
step-name-slot = { $seat } nomme un emplacement.
    .seat = Vous nommez un emplacement.
step-name-targets = Les cibles de la carte sont nommées.
step-aim-abilities = { $seat } nomme une cible.
    .seat = Vous nommez une cible.
step-name-target = { $seat } nomme une cible.
    .seat = Vous nommez une cible.
step-sacrifice = { $seat } transcende la carte avec une autre.
    .seat = Vous transcendez la carte avec une autre.
step-pay = La carte est payée.
step-offer-cards = { $seat } offre des cartes jusqu’à ce que la Réserve suffise.
    .seat = Vous offrez des cartes jusqu’à ce que la Réserve suffise.
step-place = La carte est jouée.
step-placed = La carte prend sa place sur le playmat.
step-make-room = { $seat } fait place à une carte.
    .seat = Vous faites place à une carte.
step-clash = Deux cartes s’entrechoquent.
step-resolve = La carte en suspens est résolue en entier.
step-blow = Un assaut porte.
step-finish = La carte quitte le playmat.
step-apply = Un effet agit.
step-works = Une capacité agit.
step-spring = Un Piège se déclenche.
step-weak-point = { $seat } choisit l’emplacement d’un Point faible.
    .seat = Vous choisissez l’emplacement d’un Point faible.
step-strike-where = { $seat } choisit où les dégâts sont infligés.
    .seat = Vous choisissez où les dégâts sont infligés.
step-discard-souls = { $seat } défausse des cartes.
    .seat = Vous défaussez des cartes.
step-exchange = { $seat } peut échanger une carte.
    .seat = Vous pouvez échanger une carte.
step-exchange-for = { $seat } prend une carte en échange.
    .seat = Vous prenez une carte en échange.
step-find-card = { $seat } peut chercher une carte.
    .seat = Vous pouvez chercher une carte.
step-retrieve = { $seat } reprend une carte.
    .seat = Vous reprenez une carte.
step-clean = { $seat } retire un marqueur temporaire.
    .seat = Vous retirez un marqueur temporaire.
step-end-duel = L’affrontement finit.

## Options

option-mode = Mode
    .about = Un voyage entier, ou un seul affrontement.
option-mode-adventure = aventure
option-mode-duel = un affrontement
option-difficulty = Difficulté
    .about = Combien de cartes et de brume vous avez au début, et à quelle vitesse monte la Marée.
option-difficulty-adventurer = Aventurier (facile)
    .about = La plus douce : le plus grand deck, le plus de brume, et une Marée qui monte lentement. Pour un premier voyage.
option-difficulty-mercenary = Mercenaire (intermédiaire)
    .about = L’habituelle : vous voyez vos cartes avant de choisir armes et héros.
option-difficulty-veteran = Vétéran (avancé)
    .about = Comme Mercenaire avec moins de brume, mais vous choisissez armes et héros avant de voir une carte.
option-difficulty-demented = Dément (difficile)
    .about = Armes et cartes sont tirées au sort, les infusions sont à débloquer, et la Marée monte vite.
option-difficulty-abyssal = Abyssal (très difficile)
    .about = Comme Dément avec un deck plus petit et sans brume, et un Repos ne soigne guère.
option-difficulty2 = Difficulté du joueur 2
    .about = Une autre difficulté pour le deuxième joueur.
option-difficulty2-same = la même
option-difficulty2-adventurer = Aventurier (facile)
option-difficulty2-mercenary = Mercenaire (intermédiaire)
option-difficulty2-veteran = Vétéran (avancé)
option-difficulty2-demented = Dément (difficile)
option-difficulty2-abyssal = Abyssal (très difficile)
option-difficulty3 = Difficulté du joueur 3
    .about = Une autre difficulté pour le troisième joueur.
option-difficulty3-same = la même
option-difficulty3-adventurer = Aventurier (facile)
option-difficulty3-mercenary = Mercenaire (intermédiaire)
option-difficulty3-veteran = Vétéran (avancé)
option-difficulty3-demented = Dément (difficile)
option-difficulty3-abyssal = Abyssal (très difficile)
option-difficulty4 = Difficulté du joueur 4
    .about = Une autre difficulté pour le quatrième joueur.
option-difficulty4-same = la même
option-difficulty4-adventurer = Aventurier (facile)
option-difficulty4-mercenary = Mercenaire (intermédiaire)
option-difficulty4-veteran = Vétéran (avancé)
option-difficulty4-demented = Dément (difficile)
option-difficulty4-abyssal = Abyssal (très difficile)
option-tide = Marée de brume
    .about = Les ennemis deviennent plus forts avec le temps ; sans la Marée, ils le sont dès le début.
option-loot = Butin
    .about = Dit si vous parcourez toute la pioche de butin ou seulement ses cinq cartes du dessus.
option-loot-open = toute la pioche
option-loot-draft = les cinq du dessus
option-dungeon_intersections = Intersections dans les donjons
    .about = À plusieurs, les donjons et le plan éthéré ont une Intersection de deux emplacements.
option-enemy = Ennemi
    .about = Contre qui se livre l’affrontement ; personne veut dire un autre joueur.
option-enemy-nobody = personne
option-enemy-mist_wolf = { enemy-mist_wolf }
option-enemy-roadside_cutthroat = { enemy-roadside_cutthroat }
option-enemy-hollow_pilgrim = { enemy-hollow_pilgrim }
option-enemy-oathbroken_knight = { enemy-oathbroken_knight }
option-enemy-wailing_shade = { enemy-wailing_shade }
option-enemy-soul_eater = { enemy-soul_eater }
option-enemy-watchman_of_nomereau = { enemy-watchman_of_nomereau }
option-enemy-masked_celebrant = { enemy-masked_celebrant }
option-enemy-bone_servant = { enemy-bone_servant }
option-enemy-grave_warden = { enemy-grave_warden }
option-enemy-labyrinth_stalker = { enemy-labyrinth_stalker }
option-enemy-thread_spinner = { enemy-thread_spinner }
option-enemy-mist_stag = { enemy-mist_stag }
option-enemy-faceless_burgomaster = { enemy-faceless_burgomaster }
option-enemy-mother_of_the_ossuary = { enemy-mother_of_the_ossuary }
option-enemy-nyoka = { enemy-nyoka }
option-bodies = Nombre d’ennemis
    .about = Combien ils sont dans l’affrontement.
option-set = Set
    .about = Les cartes, les lieux et les ennemis de la partie.
option-set-original = set original
option-ready = Héros prêts
    .about = Propose au début chaque héros avec ses armes et ses cartes, avant de les choisir soi-même. Pas aux difficultés où les armes sont tirées.

## Zones, emplacements, types

zone-real = Plan réel
    .to = le plan réel
zone-ethereal = Plan éthéré
    .to = le plan éthéré
zone-borough = Bourg de Nomereau
    .to = le Bourg de Nomereau
zone-ossuary = Ossuaire obscur
    .to = l’Ossuaire obscur
zone-labyrinth = Labyrinthe de Nyo’ka
    .to = le Labyrinthe de Nyo’ka
slot-head = Tête
    .the = la tête
slot-torso = Torse
    .the = le torse
slot-arm = Bras
    .the = le bras
slot-flank = Flanc
    .the = le flanc
slot-legs = Jambes
    .the = les jambes
slot-mat = Emplacement propre
    .the = son propre emplacement
type-assault = Assaut
    .next = votre prochain Assaut
type-defence = Défense
    .next = votre prochaine Défense
type-support = Soutien
    .next = votre prochain Soutien
type-object = Objet
type-infusion = Infusion
archetype-fury = Furie
archetype-bulwark = Rempart
archetype-shade = Ombre
archetype-aether = Éther
archetype-bestiary = Bestiaire
archetype-none = aucun
difficulty-adventurer = Aventurier
difficulty-mercenary = Mercenaire
difficulty-veteran = Vétéran
difficulty-demented = Dément
difficulty-abyssal = Abyssal
stage-weaving = Phase de tissage
stage-resolution = Phase de résolution
stage-finished = terminé
rarity-common = commun
rarity-exceptional = exceptionnel
rarity-mythic = mythique

## Parties de la table

label-hp = PV
label-mist = Brume
label-memory = Fragments de mémoire
label-destiny = Points de destin
label-cycle = Cycle
label-tide = Marée
label-difficulty = Difficulté
label-hero = Héros
label-weapons = Armes
label-abilities = Capacités
label-tokens = Jetons
label-markers = Marqueurs
label-worn = Accessoires portés
label-bag = Accessoires dans la sacoche
label-deck = Deck
label-satchel = Sacoche
label-offered = Au choix
label-returned = À remettre
label-loot = Pioches de butin
label-beaten = Ennemis vaincus
label-slain = Mythes vaincus
label-lent = Latent prêté
label-place = Lieu actuel
label-crossing = Intersection
label-pile = Pioche
label-discard = Défausse
label-hand = Main
label-void = Néant
label-top_soul = Top soul
label-objects = Objets
label-infusions = Infusions
label-reserve = Réserve
label-latent = Latent
label-active = Actif
label-guards = Gardes
label-traps = Pièges
label-standing = Préparations
label-next = Prochaine carte
label-pending = Carte en suspens
label-passe = Passe d’armes
label-block = Bloque
label-weak = Points faibles
label-duel = Affrontement

## Ce qui est nommé

rival-a = le joueur 1
rival-b = le joueur 2
rival-c = le joueur 3
rival-d = le joueur 4
place-destined = { $place } (lieu destiné)
source-ability = capacité { $n } : { $hero }
thing-ability = la capacité { $n } du héros
thing-weapon = la capacité de l’arme { $n }
thing-infusion-slot = un emplacement d’infusion
goods-mist = { $n ->
    [one] { $n } point de brume
   *[other] { $n } points de brume
}
goods-share = { $n ->
    [one] une part du butin : { $n } carte
   *[other] une part du butin : { $n } cartes
}
goods-latent = { $n } Latent
spoil-half-the-mist = la moitié de la brume
spoil-an-accessory = un accessoire
spoil-two-cards = deux cartes de la sacoche
temporary-bleeding = Saignement
temporary-poison = Poison
temporary-torpor = Torpeur
temporary-stun = Sonné
price-mist = brume
price-hp = PV
price-memory = fragments de mémoire
price-destiny = points de destin
price-card = cartes combat
price-token = jetons
