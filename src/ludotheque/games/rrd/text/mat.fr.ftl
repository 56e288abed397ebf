### Raise, Rise & Die : les mots du playmat d’affrontement tel qu’il est dessiné, en français.
### Mêmes identifiants, même ordre, mêmes paramètres que dans mat.en.ftl.
### { $name } est un joueur ou un ennemi, { $stat } Force, Bouclier ou Ébranlement, { $what } une étiquette de play.fr.ftl.

mat-duel = Playmat d’affrontement
mat-flow = Le déroulement d’une passe d’armes
mat-against = { $name } contre { $other }
mat-passe = Passe d’armes { $n }
mat-opens = Ouverture : { $name }
mat-played = cartes jouées : { $name } { $n }, { $other } { $more }
mat-within = Un affrontement dans l’affrontement : le premier reprendra ensuite
mat-dusk = Crépuscule : à la fin de cette passe d’armes, chaque combattant perd { $n } PV
mat-dusk-at = Le Crépuscule tombe dès la passe d’armes { $n }

## Who fights

mat-body = { $name } { $n }
mat-hp = { $hp } PV sur { $most }
mat-fallen = à terre
mat-count = { $what } { $n }
mat-count-of = { $what } { $n } sur { $most }
mat-top-soul = Top soul
    .about = C’est la prochaine carte de cet adversaire ({ $name }), jouée ou opposée comme contre si un corps peut la payer.
mat-pays = peut payer : Latent { $n }
mat-pays-not = ne peut pas payer : Latent { $n }
mat-next = { $type } : { $bonus } +{ $n }
mat-skips = le prochain tour est sauté à cause d’un contre
mat-transcended = a transcendé dans cette passe d’armes
mat-hidden-hand = { $n ->
    [one] { $n } carte en main
   *[other] { $n } cartes en main
}
mat-empty-hand = Aucune carte en main
mat-empty-pile = Vide
mat-look = { $what } : { $n }, regarder
mat-found = Ce qui peut être pris

## Slots and what lies there

mat-slots = Les emplacements du playmat
mat-guard = garde { $card }, Bouclier { $n }
mat-trap = Piège : { $card }
mat-trap-hidden = Piège, face cachée
mat-weak = Point faible { $n } : { $name }
mat-pending = { $name } joue { $card } : { $n }
mat-countering = { $name } contre avec { $card } : { $n }
mat-playing = { $name } s’apprête à jouer { $card }
mat-face-down = une carte face cachée
mat-waits = attend une réponse
mat-soul = valeur d’âme
mat-optimal = optimal
mat-sum = { $total } = { $parts }
mat-part-printed = { $n } imprimé
mat-part-optimal = +1 emplacement optimal
mat-part-more = { $by } capacités, préparations, pièges

## What a card would do

mat-foresee = Ce qu’elle ferait
mat-pick = Prenez une carte de votre main : le playmat montre alors où elle peut aller et ce qu’elle ferait.
mat-no-answer = Aucune carte de votre main ne peut y répondre maintenant.
mat-picked = { $card } : choisissez un des emplacements éclairés.
mat-cost = Coût { $n }
    .short = Coût { $n } : il faut offrir des cartes de valeur d’âme { $missing }
mat-value = { $stat } { $n }
mat-damage = { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
}
    .best = dégâts { $n } avec les meilleurs emplacements
mat-loss = vous perdez { $n } PV
mat-here = valeur { $n }
mat-springs = Piège : il attend face cachée ; { $n } quand il se déclenche
mat-answered-full = { $card } ({ $n }) la contre totalement
mat-answered-partly = { $card } ({ $n }) la contre : il reste { $left } ({ $stat })
mat-unanswered = Rien ne peut y répondre
mat-may-answer = L’adversaire peut répondre
mat-instant-first = Un Instantané vient d’abord, puis une top soul inconnue peut répondre
mat-full = { $n } contre { $against } : contre total
mat-partly = { $n } contre { $against } : contre partiel
mat-hits-back = { $n ->
    [one] { $n } dégât en retour
   *[other] { $n } dégâts en retour
}
mat-no-slot = Va sur son propre emplacement et ne peut pas être contrée
mat-transcend = Transcender
    .about = Une autre carte du même archétype va au Néant ; sa valeur d’âme, 3 au plus, s’ajoute.
mat-transcending = Transcendée avec une carte que vous nommerez ensuite : jusqu’à +3
mat-offer = Offrir : +{ $n } en Réserve
mat-put-in-place = Mettre en place
mat-at-once = Jouer tout de suite
mat-at = Choisissez la cible sur le playmat
mat-deeds = Ce que vous pouvez faire
mat-activate = Activer : { $source }
mat-token = Jeton : { $token }

## Resonance

mat-resonance = Résonance
mat-call = Appeler { $name } à l’aide
mat-allied = { $name } aide { $other }
mat-share = { $n ->
    [one] { $name } : une part de { $n } carte
   *[other] { $name } : une part de { $n } cartes
}
mat-gives = { $name } donne
mat-wants = { $name } donne en échange
mat-nothing-yet = rien encore
mat-could-give = { $name } pourrait donner
