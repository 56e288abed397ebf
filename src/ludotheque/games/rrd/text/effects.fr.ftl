### Raise, Rise & Die : ce que disent les cartes, les capacités, les marqueurs, les jetons et les événements, en français. Les textes des cartes
### sont faits de ces morceaux. Mêmes identifiants, même ordre, mêmes variables que dans effects.en.ftl et effects.de.ftl.
### { $text } est un effet ou plusieurs ; { $by } est un nombre avec son signe, +2 ; { $condition } suit « si ».
### .text est un effet tel qu’il est sur une carte, .about ce que veut dire un mot clef.

## Mots clefs

effect-amplitude = Amplitude
    .text = Amplitude { $n }
    .about = La carte agit sur autant de ses emplacements.
effect-block = Bloque
    .text = Bloque { $n }
    .about = Autant de dégâts sont bloqués, jusqu’à la fin de la passe d’armes.
effect-burn = Brûlez
    .text = Brûlez { $n }
    .about = Autant de cartes de la pioche adverse vont au Néant.
effect-plus = Dégâts en plus
    .text = { $n ->
        [one] +{ $n } dégât
       *[other] +{ $n } dégâts
    }
    .about = Autant de dégâts en plus, une fois tous les modificateurs appliqués.
effect-destroyer = Destructeur
    .text = Destructeur { $n }
    .about = L’adversaire perd directement autant de PV.
effect-exchange = Échangez
    .text = Échangez { $n }
    .about = Vous pouvez échanger une carte de cette VA de votre main contre une de votre défausse.
effect-chain = Enchaînement
    .text = Enchaînement { $n }
    .about = Si elle est votre carte de ce rang dans la passe d’armes, ou une suivante, elle ne coûte rien.
effect-frenzy = Frénésie
    .text = Frénésie { $n }
    .about = La carte se rejoue autant de fois ; elle ne peut être contrée qu’une fois.
effect-instinct = Instinct
    .text = Instinct
    .about = La carte reste en jeu jusqu’à ce qu’elle serve ou que la passe d’armes finisse.
effect-instant = Instantané
    .text = Instantané
    .about = La carte échappe aux contres, ne compte pas comme carte jouée et se joue quand on veut.
effect-oblivion = Oubli
    .text = Oubli { $n }
    .about = L’adversaire défausse de sa main des cartes pour cette VA au total.
effect-drain = Ponction
    .text = Ponction { $n }
    .about = L’adversaire perd autant de Réserve, puis de Latent.
effect-pierce = Percer
    .text = Percer { $n }
    .about = Autant de Bouclier ou d’Ébranlement ne compte pas.
effect-trap = Piège
    .text = Piège
    .about = La carte est posée face cachée et agit quand l’adversaire joue une carte ou inflige des dégâts sur son emplacement.
effect-draw = Pioche
    .text = Pioche { $n }
    .about = Vous piochez autant de cartes.
effect-weak_point = Point faible
    .text = Point faible { $n }
    .about = Sur un emplacement optimal de la carte, tout dégât suivant coûte à l’adversaire autant de PV en plus, jusqu’à la fin de la passe d’armes.
effect-poison = Poison
    .text = Poison { $n }
    .about = À chaque phase d’entretien, l’adversaire défausse autant de VA qu’il y a de marqueurs, puis un marqueur part.
effect-preparation = Préparation
    .text = Préparation
    .about = La carte reste en jeu jusqu’à ce que son effet serve ou que la passe d’armes finisse.
effect-search = Recherche
    .text = Recherche { $n }
    .about = Vous pouvez prendre en main une carte d’exactement cette VA de votre pioche.
effect-bleeding = Saignement
    .text = Saignement { $n }
    .about = À chaque phase de consolidation, l’adversaire perd autant de PV qu’il y a de marqueurs, puis un marqueur part.
effect-stun = Sonné
    .text = Sonné { $n }
    .about = L’adversaire doit passer autant de tours et ne peut pas contrer jusque-là.
effect-torpor = Torpeur
    .text = Torpeur { $n }
    .about = Le potentiel latent adverse baisse d’autant ; à chaque renouvellement, un marqueur part.

## Autres effets

effect-heal = Récupérer des PV
    .text = récupérez { $n } PV
effect-reserve = Réserve
    .text = +{ $n } en Réserve
effect-latent = Latent
    .text = +{ $n } Latent
effect-lose = Perdre des PV
    .text = perdez { $n } PV
effect-strike = Frappe
    .text = { $n ->
        [one] infligez { $n } dégât, sans contre possible
       *[other] infligez { $n } dégâts, sans contre possible
    }
effect-next = Prochaine carte
    .text = { $bonus } pour { $type } de cette passe d’armes
effect-sink = Couler
    .text = mettez la top soul adverse sous son deck
effect-clean = Purger
    .text = { $n ->
        [one] retirez de vous { $n } marqueur temporaire
       *[other] retirez de vous { $n } marqueurs temporaires
    }
effect-retrieve = Reprendre
    .text = prenez en main une carte de votre défausse
bonus-force = Force
    .text = Force +{ $n }
bonus-shield = Bouclier
    .text = Bouclier +{ $n }
bonus-stagger = Ébranlement
    .text = Ébranlement +{ $n }
bonus-pierce = Percer
    .text = Percer { $n }
bonus-amplitude = Amplitude
    .text = Amplitude +{ $n }
bonus-poison = Poison
    .text = Poison { $n }
bonus-bleeding = Saignement
    .text = Saignement { $n }
bonus-stun = Sonné
    .text = Sonné { $n }

## Quand, et à quelle condition

moment-block = En bloquant : { $text }
moment-full = Lors d’un contre total : { $text }
moment-play = Une fois jouée : { $text }
text-if = { $text } si { $condition }
text-and = { $first } et { $last }
text-then = { $first } ; { $last }
text-or = { $first } ou { $last }
condition-slot = l’emplacement est { $slots }
condition-optimal = l’emplacement est optimal
condition-bleeding = la cible saigne
condition-poisoned = la cible est empoisonnée
condition-stunned = la cible est sonnée
condition-weak = l’emplacement a un Point faible
condition-low = la cible a la moitié de ses PV ou moins
condition-self_low = vous avez la moitié de vos PV ou moins
condition-first = c’est la première carte de la passe d’armes
condition-nth = c’est au moins la carte { $n } de la passe d’armes
condition-counter = la carte est un contre
condition-multi = deux ennemis au moins de l’affrontement sont vivants
condition-type = la carte est de type { $type }
condition-archetype = la carte est d’archétype { $archetype }
condition-soul = la VA de la carte est au moins { $n }

## Lignes des capacités, des marqueurs et des accessoires

line-aura = { $stat } { $by }
stat-force = Force
stat-shield = Bouclier
stat-stagger = Ébranlement
stat-cost = Coût
stat-hand = Cartes piochées au début d’un affrontement
stat-latent = Potentiel latent
stat-active = Potentiel actif
line-on = { $occasion } : { $text }
line-on-first = Une fois par passe d’armes, { $occasion } : { $text }
occasion-duel_start = au début d’un affrontement
occasion-upkeep = à la phase d’entretien
occasion-consolidation = à la phase de consolidation
occasion-play = en jouant une carte
occasion-offer = en offrant une carte
occasion-hit = en touchant
occasion-hurt = en subissant des dégâts
occasion-full = lors d’un contre total
occasion-countered = quand une de vos cartes est contrée
line-use-passe = { $price }, une fois par passe d’armes : { $text }
line-use-duel = { $price }, une fois par affrontement : { $text }
cost-latent = Payez { $n } Latent
cost-hp = Payez { $n } PV
cost-reserve = Payez { $n } en Réserve
cost-free = Gratuitement
line-start-self = Au début d’un affrontement, pour vous : { $text }
line-start-enemy = Au début d’un affrontement, pour chaque ennemi : { $text }
line-opener = L’ennemi ouvre l’affrontement
line-enemy_hp = Chaque ennemi que vous affrontez : { $by } PV
line-max_hp = Votre maximum de PV : { $by }
line-pass_cost = Coût en brume pour passer un lieu : { $by }
line-pass_gain = Gain de brume en passant un lieu : { $by }
line-mist_gain = Chaque gain de brume : { $by }
line-no_fight = Vous n’affrontez pas cet ennemi : { $enemy }

## Événements des lieux

deed-mist = { $by } en brume
deed-hp = { $by } PV
deed-memory = { $n ->
    [one] { $by } fragment de mémoire
   *[other] { $by } fragments de mémoire
}
deed-destiny = { $n ->
    [one] { $by } point de destin
   *[other] { $by } points de destin
}
deed-heal_full = récupérez tous vos PV
deed-loot = prenez { $ways }
loot-green = { $n ->
    [one] { $n } carte combat de VA 1 à 3
   *[other] { $n } cartes combat de VA 1 à 3
}
loot-blue = { $n ->
    [one] { $n } carte combat de VA 4
   *[other] { $n } cartes combat de VA 4
}
loot-orange = { $n ->
    [one] { $n } carte combat de VA 5
   *[other] { $n } cartes combat de VA 5
}
deed-token = jeton { $token }
deed-token-random = un jeton au hasard
deed-token-choice = un de ces jetons : { $tokens }
deed-accessory = accessoire { $accessory }
deed-accessory-choice = tirez 2 accessoires et gardez-en 1
deed-marker = marqueur { $marker }
deed-unmark = défaussez le marqueur { $marker }
deed-unmark-any = défaussez un marqueur
deed-fight = { $n ->
    [one] affrontez : { $enemy }
   *[other] affrontez : { $n } × { $enemy }
}
deed-fight-ambush = { $n ->
    [one] affrontez, en embuscade : { $enemy }
   *[other] affrontez, en embuscade : { $n } × { $enemy }
}
deed-rest = Repos
deed-search-place = cherchez ce lieu et mettez-le sur l’Intersection : { $place }
deed-search-play = cherchez ce lieu et jouez-le : { $place }
deed-destiny_place = cherchez un de vos lieux destinés et mettez-le sur l’Intersection
deed-redraw = { $n ->
    [one] remplacez { $n } lieu de l’Intersection
   *[other] remplacez { $n } lieux de l’Intersection
}
deed-peek = { $n ->
    [one] regardez le lieu du dessus de la pioche
   *[other] regardez les { $n } lieux du dessus de la pioche et remettez-les dans l’ordre voulu
}
deed-enter = entrez dans { $zone }
deed-leave = retournez dans le plan réel
deed-test = épreuve d’âme { $n } (une carte de votre deck mélangé est révélée ; une valeur d’âme de { $n } ou plus la réussit) : { $then } ; sinon { $otherwise }
deed-pick = au choix : { $ways }
deed-upgrade = échangez une carte de VA 1 à 3 contre une de VA 4
deed-weapon = tirez 2 armes ; vous pouvez changer une des vôtres
deed-unlock = débloquez gratuitement une capacité
deed-gate = à votre prochaine entrée dans le plan réel, ce lieu est mis sur l’Intersection : { $place }
deed-win = vous tenez le Fragment de Mit’oh et gagnez
deed-nothing = rien
price-mist-text = { $n ->
    [one] { $n } point de brume
   *[other] { $n } points de brume
}
price-hp-text = { $n } PV
price-memory-text = { $n ->
    [one] { $n } fragment de mémoire
   *[other] { $n } fragments de mémoire
}
price-destiny-text = { $n ->
    [one] { $n } point de destin
   *[other] { $n } points de destin
}
price-card-text = { $n ->
    [one] { $n } carte combat
   *[other] { $n } cartes combat
}
price-token-text = { $n } × { $token }
colour-red = obligatoire
colour-white = facultatif
colour-blue = pour { $hero } seulement
colour-grey = pas pour { $hero }
event-cost = coût : { $prices }
event-token = seulement avec ce jeton : { $token }
event-no_token = seulement sans ce jeton : { $token }
event-beaten = seulement après avoir vaincu : { $enemy }
event-number = événement { $n }
event-line = { $title } ({ $terms }) : { $text }

## Cartes entières

text-titled = { $title } : { $text }
card-kind = { $archetype }, { $type }, valeur d’âme { $soul }
card-value = { $stat } { $n }
card-slots = Emplacements (* optimal) : { $slots }
card-copies = { $n ->
    [0] Seulement dans les decks des ennemis
   *[other] Exemplaires : { $n }
}
card-enemy = { $bubble ->
    [one] { $hp } PV, Actif { $active }, Latent { $latent }, domination pour { $bubble } point de brume
   *[other] { $hp } PV, Actif { $active }, Latent { $latent }, domination pour { $bubble } points de brume
}
card-myth = Mythe : { $hp } PV, Actif { $active }, Latent { $latent }, pas de domination
card-loot = Butin : { $text }
card-deck = Deck : { $cards }
card-hero = Actif { $active }, Latent { $latent }
card-ability = { $n ->
    [one] { $title } ({ $n } fragment de mémoire) : { $text }
   *[other] { $title } ({ $n } fragments de mémoire) : { $text }
}
card-mythic = Lieu mythique : { $place }
card-ready = Prêt au départ : { $weapons } ; de ces cartes, dans cet ordre, autant que la difficulté en garde : { $cards }.
card-hands = { $n ->
    [one] Arme à une main
   *[other] Arme à deux mains
}
card-place = { $zone }, { $rarity }
card-passing-hp = Passer ce lieu coûte { $n } PV.
card-passing-cost = { $n ->
    [one] Passer ce lieu coûte { $n } point de brume.
   *[other] Passer ce lieu coûte { $n } points de brume.
}
card-passing-gain = { $n ->
    [one] Passer ce lieu donne { $n } point de brume.
   *[other] Passer ce lieu donne { $n } points de brume.
}
text-gained = En recevant ce marqueur : { $text }
goes-never = Ce marqueur reste jusqu’à ce qu’un effet le retire.
goes-rest = Ce marqueur part à un Repos.
goes-duel = { $n ->
    [one] Ce marqueur part après { $n } affrontement.
   *[other] Ce marqueur part après { $n } affrontements.
}
goes-mist = { $n ->
    [one] Ce marqueur part quand vous payez { $n } point de brume.
   *[other] Ce marqueur part quand vous payez { $n } points de brume.
}
window-out = Hors affrontement : { $text }
window-out-in = Hors affrontement ({ $window }) : { $text }
window-duel = En affrontement : { $text }
