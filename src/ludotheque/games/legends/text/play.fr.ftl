### Legends : les mots d’une partie en cours, en français.
### Mêmes identifiants, même ordre, mêmes variables que dans play.en.ftl et play.de.ftl. Le glossaire est dans units.fr.ftl.
### { $seat } est le nom d’un joueur, { $team } les noms de tous ceux d’un camp ; { $unit } est « le Haut Elfe » : ni « de » ni « à »
### devant eux, à cause de « du », « au » et des élisions. { $space } et { $to } sont des espaces, A4 ; { $side } est « armée beige »,
### { $pack } le nom d’une armée.

## Le jeu

game-name = Stratego Legends
game-subtitle = Deux armées cachées, chacune son Château
game-about = Trente unités cachées par camp, tirées au sort sur un champ de sept terrains : Elfes, Titans, Vampires, sorts. Devinez qui se tient où, et détruisez le Château adverse. Certaines unités volent, d’autres frappent de loin, d’autres encore laissent en tombant une malédiction qui touche tout le monde. Pour deux joueurs, ou pour deux équipes de quatre au plus.
game-at-once = Les deux Châteaux commencent dans les deux rangées arrière.
game-rights = Stratego Legends est un jeu de Craig Van Ness et d’autres, édité par Avalon Hill/Hasbro et par Jumbo ; le jeu, son titre et les noms de ses unités leur appartiennent. Cette réalisation en est indépendante, et ses textes sont les nôtres.
cards-unit = Unités

## Ce qui s’est passé

told-takes_side = { $seat } commande l’{ $side }.
    .seat = Vous commandez l’{ $side }.
told-musters = { $seat } a cette armée : { $pack }.
    .seat = Vous avez cette armée : { $pack }.
told-is_ready = { $seat } a composé une armée en secret.
    .seat = Vous avez composé une armée en secret.
told-lays_boards = Les plateaux sont retournés, et les unités distribuées face cachée.
told-swaps = { $seat } fait changer de place { $space } et { $to }.
    .seat = Vous faites changer de place { $space } et { $to }.
told-turn = Tour { $turn } : c’est à { $seat } de jouer.
    .seat = Tour { $turn } : c’est à vous de jouer.
told-watches = { $seat } veut qu’on l’interroge sur ses capacités à chaque occasion.
    .seat = Vous voulez qu’on vous interroge sur vos capacités à chaque occasion.
told-rests = { $seat } ne veut plus qu’on l’interroge à chaque occasion.
    .seat = Vous ne voulez plus qu’on vous interroge à chaque occasion.
told-moves = { $seat } va de { $space } en { $to }.
    .seat = Vous allez de { $space } en { $to }.
told-charges = { $seat } charge de { $space } en { $to }.
    .seat = Vous chargez de { $space } en { $to }.
told-slashes = { $seat } avance en diagonale de { $space } en { $to }.
    .seat = Vous avancez en diagonale de { $space } en { $to }.
told-sidesteps = { $seat } fait un pas en diagonale de { $space } en { $to }.
    .seat = Vous faites un pas en diagonale de { $space } en { $to }.
told-runs = { $seat } va en deux pas de { $space } en { $to }.
    .seat = Vous allez en deux pas de { $space } en { $to }.
told-flies = { $seat } vole de { $space } en { $to }.
    .seat = Vous volez de { $space } en { $to }.
told-hops = { $seat } passe de { $space } en { $to }.
    .seat = Vous passez de { $space } en { $to }.
told-switches = { $seat } échange { $space } et { $to }.
    .seat = Vous échangez { $space } et { $to }.
told-teleports = { $seat } détruit l’unité en { $space } pour téléporter celle en { $to }.
    .seat = Vous détruisez l’unité en { $space } pour téléporter celle en { $to }.
told-strikes = { $seat } frappe { $to } à distance depuis { $space }.
    .seat = Vous frappez { $to } à distance depuis { $space }.
told-looks_at = { $seat } observe { $to } par Vision depuis { $space }.
    .seat = Vous observez { $to } par Vision depuis { $space }.
told-besieges = { $seat } assiège { $to }, avec l’aide de { $space }.
    .seat = Vous assiégez { $to }, avec l’aide de { $space }.
told-attacks = { $seat } attaque { $to } depuis { $space }.
    .seat = Vous attaquez { $to } depuis { $space }.
told-reveals = { $team } montre { $unit } en { $space }.
    .team = Vous montrez { $unit } en { $space }.
told-sees = Vous voyez qui se tient en { $space } : { $unit }.
told-looks = { $seat } regarde l’unité en { $space }, sans témoin.
    .seat = Vous regardez l’unité en { $space }, sans témoin.
told-counts = { $role }, { $part } : { $amount }.
told-compares = L’attaque a { $attack }, la défense { $defence }.
told-dispels = L’Annulation de la magie empêche le sort : { $unit } contre { $other }.
told-casts = { $seat } lance un sort avec { $unit }.
    .seat = Vous lancez un sort avec { $unit }.
told-names = { $seat } devine : { $unit }.
    .seat = Vous devinez : { $unit }.
told-slays = Les forces ne comptent pas ici : { $unit } détruit { $other }.
told-abducts = { $seat } s’empare d’une unité : { $unit }, désormais en { $space }.
    .seat = Vous vous emparez d’une unité : { $unit }, désormais en { $space }.
told-works = Un pouvoir prend effet en { $space }, exercé par { $unit }.
told-rages = Furie en { $space } : une autre attaque doit suivre, menée par { $unit }.
told-withers = En { $space }, il ne reste aucune force pour { $unit }.
told-destroyed = { $team } perd { $unit } en { $space }.
    .team = Vous perdez { $unit } en { $space }.
told-returns = { $team } retrouve { $unit } en { $space }.
    .team = Vous retrouvez { $unit } en { $space }.
told-changes_sides = L’unité en { $space } combat désormais pour { $team }.
    .team = L’unité en { $space } combat désormais pour vous.
told-curse_begins = Une malédiction mortelle commence, laissée par { $unit }.
told-curse_ends = La malédiction mortelle laissée par { $unit } prend fin.
told-acts = { $seat } emploie une action en { $space } avec { $unit }.
    .seat = Vous employez une action en { $space } avec { $unit }.
told-uses = { $seat } emploie une capacité avec { $unit } et vise { $space }.
    .seat = Vous employez une capacité avec { $unit } et visez { $space }.
told-strengthens = { $space } gagne { $amount } jusqu’à la fin du tour.
told-weakens = { $space } perd { $amount } jusqu’à la fin du tour.
told-gains = { $space } reçoit un pouvoir jusqu’à la fin du tour : { $keyword }.
told-plays_on = { $seat } joue un tour de plus.
    .seat = Vous jouez un tour de plus.
told-gives_up = { $seat } sacrifie l’unité en { $space }.
    .seat = Vous sacrifiez l’unité en { $space }.
told-surveys = { $seat } nomme un terrain : { $terrain }.
    .seat = Vous nommez un terrain : { $terrain }.
told-is_stuck = { $seat } ne peut ni se déplacer ni agir.
    .seat = Vous ne pouvez ni vous déplacer ni agir.
told-stalls = La bataille ne peut être décidée : { $reason }.
told-battle_ends = { $team ->
    [none] La bataille est nulle.
   *[other] { $team } gagne la bataille.
}
    .team = Vous gagnez la bataille.

# Un camp de plusieurs joueurs, dans les phrases.
side-of = le camp { $names }
side-yours = votre camp

## Ce qui est demandé

ask-turn = Votre tour : déplacez une unité, ou employez une action. Les capacités viennent avant.
ask-window = { $moment ->
    [beginning] Un tour commence : employez-vous une capacité ?
    [attack] Une attaque : employez-vous une capacité avant qu’elle soit décidée ?
    [strike] Une Attaque à distance : employez-vous une capacité avant qu’elle soit décidée ?
    [after] L’attaque est réglée : employez-vous une capacité ?
   *[end] Le tour s’achève : employez-vous une capacité ?
}
ask-swap = { $count ->
    [one] Encore { $count } échange : laquelle de vos unités doit changer de place avec une autre ?
   *[other] Encore { $count } échanges : laquelle de vos unités doit changer de place avec une autre ?
}
ask-swap-with = Avec laquelle de vos unités { $unit }, en { $space }, change de place ?
ask-shuffle = Quelle unité chez { $owner } doit changer de place avec une autre ? Vous ne voyez pas ce qu’elles sont.
ask-shuffle-with = Pour l’unité en { $space } : avec quelle autre chez { $owner } change-t-elle de place ?
ask-muster = { $count ->
    [0] Composez votre armée : prenez-en une toute prête, ou recrutez la première unité.
    [30] Composez votre armée : gardez celle de la dernière bataille, prenez-en une toute prête, ou recrutez la première unité.
    [one] Composez votre armée : { $count } unité sur 30 y est. Qui vient ensuite ?
   *[other] Composez votre armée : { $count } unités sur 30 y sont. Qui vient ensuite ?
}
ask-rage = Furie : qui l’unité en { $space } attaque-t-elle ensuite ?
ask-possess = Votre unité en { $space } est attaquée : la sacrifiez-vous pour vous emparer de l’attaquante ?
ask-guard = Sacrifiez-vous une garde pour ramener { $unit } ?
ask-snare = Par { $by } : abattez-vous { $unit } ? Le vol a passé au-dessus.
ask-overlook = Par { $by } : révélez-vous les unités survolées ?
ask-remember = Regardez bien ce qui a été révélé ; tout est caché de nouveau à la fin du tour.
ask-go-on = La bataille est finie. Regardez le champ ; la bataille suivante vient après.
ask-say-who-begins = Vous avez perdu la dernière bataille : commencez-vous la prochaine ?

ask-guess = Par { $by } : quelle unité attaquez-vous, à votre avis ?
ask-give-up = Par { $by } : laquelle de vos unités sacrifiez-vous ?
ask-stray-to = Par { $by } : sur quel espace vide l’unité doit-elle aller ?
ask-confuse-whom = Par { $by } : laquelle de vos unités doit changer de place avec une de l’adversaire ?
ask-confuse-with = Par { $by } : laquelle de vos unités change de place avec celle que l’adversaire a désignée ?
ask-beguile = Par { $by } : de quelle unité adjacente vous emparez-vous ?
ask-crush = Par { $by } : quelle unité adjacente faut-il révéler ?
ask-assassinate = Par { $by } : quelle unité à deux espaces au plus faut-il révéler ?
ask-dispatch = Par { $by } : laquelle de vos unités placez-vous ailleurs ?
ask-dispatch-to = Par { $by } : sur quel espace placez-vous l’unité en { $picked } ?
ask-gather = Par { $by } : laquelle de vos unités doit venir ?
ask-gather-to = Par { $by } : sur quel espace adjacent placez-vous l’unité en { $picked } ?
ask-relocate = Par { $by } : sur quel espace placez-vous cette unité ?
ask-spy = Par { $by } : quelle unité adverse faut-il révéler ?
ask-recall = Par { $by } : quelle unité détruite revient ?
ask-recall-to = Par { $by } : sur quel espace ramenez-vous { $returning } ?
ask-come-home = Par { $by } : sur quel espace à côté de votre Château l’unité va-t-elle ?
ask-hand-over = { $count ->
    [one] Par { $by } : laquelle de vos unités cédez-vous ?
   *[other] Par { $by } : vous devez céder { $count } de vos unités. Laquelle ensuite ?
}
ask-reclaim = Par { $by } : quelle unité adjacente reprenez-vous ?
ask-supplant = Par { $by } : quelle unité est détruite pour faire place ?
ask-absorb = Par { $by } : quelle unité adjacente faut-il révéler ?
ask-hatch = Par { $by } : quelle unité détruite prend la place ?
ask-ferry = Par { $by } : quelle unité adjacente placez-vous ailleurs ?
ask-ferry-to = Par { $by } : sur quel espace placez-vous l’unité en { $picked } ?
ask-martyr = Par { $by } : sacrifiez-vous cette unité, et pour quelle unité détruite ?
ask-reanimate = Par { $by } : quelle unité détruite vous revient ?
ask-reanimate-to = Par { $by } : sur quel espace ramenez-vous { $returning } ?
ask-ambush = Par { $by } : laquelle de vos unités vient sur cet espace ?
ask-exorcise = Par { $by } : quelle unité adverse faut-il révéler ?
ask-quake = Par { $by } : quelle autre unité sur le même terrain est détruite ?
ask-grave = Par { $by } : quelle unité détruite prend la place ?
ask-avenge = Par { $by } : quelle unité est détruite ?
ask-look-at = { $count ->
    [one] Par { $by } : quelle unité regardez-vous ?
   *[other] Par { $by } : vous pouvez regarder { $count } unités. Laquelle ensuite ?
}
ask-talisman = Par { $by } : quelle unité détruite vous revient ?
ask-talisman-to = Par { $by } : sur quel espace ramenez-vous { $returning } ?
ask-topple = Par { $by } : laquelle des unités révélées est détruite ?
ask-scout-out = { $count ->
    [one] Par { $by } : quelle unité adverse faut-il révéler ?
   *[other] Par { $by } : { $count } unités adverses sont à révéler. Laquelle ensuite ?
}
ask-survey = Par { $by } : sur quel terrain toutes les unités sont-elles révélées ?
ask-restore = Par { $by } : quelle unité détruite vous revient ?
ask-return-to = Par { $by } : sur quel espace ramenez-vous { $returning } ?
ask-resprout = Par { $by } : quelle unité détruite revient ?
ask-resprout-to = Par { $by } : sur quel espace ramenez-vous { $returning } ?
ask-rise = Par { $by } : sur quel espace l’unité revient-elle ?
ask-give-up-some = { $count ->
    [one] Par { $by } : encore { $count } de vos unités à sacrifier. Laquelle ?
   *[other] Par { $by } : encore { $count } de vos unités à sacrifier. Laquelle ensuite ?
}

## Ce qui peut être choisi

choice-pass = Passer
choice-move = Aller de { $space } en { $to }
choice-charge = Charger de { $space } en { $to }
choice-slash = Avancer en diagonale de { $space } en { $to }
choice-step = Faire un pas en diagonale de { $space } en { $to }
choice-run = Aller en deux pas de { $space } en { $to }
choice-fly = Voler de { $space } en { $to }
choice-hop = Passer de { $space } en { $to }
choice-strike = Frapper { $to } à distance depuis { $space }
choice-see = Révéler { $to } par la Vision en { $space }
choice-besiege = Détruire { $to } par le Siège en { $space }
choice-switch = Échanger { $space } et { $to }
choice-teleport = Téléporter { $to } en { $space }
choice-act = { $power ->
    [1] Employer l’action en { $space }
   *[other] Employer l’action en { $space } (pouvoir { $power })
}
choice-use = Employer la capacité en { $space } et viser { $to }
choice-target = Choisir { $space }
choice-to = En { $space }
choice-return = Ramener { $unit }
choice-name = C’est { $unit }
choice-terrain = { $terrain }
choice-agree = Oui
choice-swap = Faire changer de place { $space }
choice-pack = Prendre cette armée : { $pack }
choice-recruit = Recruter { $unit }
choice-fill = Laisser le reste au sort
choice-watch = M’interroger sur mes capacités à chaque occasion
choice-rest = Ne plus m’interroger à chaque occasion
choice-begin = Commencer soi-même
choice-yield = Laisser commencer l’autre camp
choice-with = Avec { $space }
choice-keep = Garder l’armée de la dernière bataille

choice-move-rage = Attaquer { $to } depuis { $space }
choice-pass-window = N’employer aucune capacité
choice-pass-swap = Tout est prêt
choice-pass-swap-with = La laisser où elle est
choice-pass-shuffle = Les laisser où elles sont
choice-pass-shuffle-with = La laisser où elle est
choice-pass-possess = Accepter le combat
choice-agree-possess = La sacrifier et s’emparer de l’attaquante
choice-pass-guard = Ne sacrifier aucune garde
choice-target-guard = Sacrifier la garde en { $space }
choice-pass-snare = Laisser voler
choice-agree-snare = Abattre
choice-pass-overlook = Les laisser cachées
choice-agree-overlook = Les révéler
choice-pass-remember = J’ai vu
choice-pass-go-on = Passer à la bataille suivante
choice-target-give-up = Sacrifier { $space }
choice-target-give-up-some = Sacrifier { $space }
choice-target-hand-over = Céder { $space }
choice-target-beguile = S’emparer de { $space }
choice-target-crush = Révéler { $space }
choice-target-assassinate = Révéler { $space }
choice-target-absorb = Révéler { $space }
choice-target-spy = Révéler { $space }
choice-target-scout-out = Révéler { $space }
choice-target-exorcise = Révéler { $space }
choice-target-look-at = Regarder { $space }
choice-target-quake = Détruire { $space }
choice-target-avenge = Détruire { $space }
choice-target-topple = Détruire { $space }
choice-pass-gather = N’en faire venir aucune autre
choice-pass-recall = N’en ramener aucune autre
choice-pass-resprout = N’en ramener aucune autre
choice-pass-martyr = La garder
choice-pass-look-at = Ne plus rien regarder

## Ce qui vient ensuite

step-assault = { $seat } attaque.
    .seat = Vous attaquez.
step-meet = Les deux unités de l’attaque sont révélées.
step-engage = L’unité attaquée lance son sort, ou l’on peut employer des capacités.
step-tempt = { $seat } pourra peut-être s’emparer de l’attaquante.
    .seat = Vous pourrez peut-être vous emparer de l’attaquante.
step-possess = { $seat } peut s’emparer de l’attaquante.
    .seat = Vous pouvez vous emparer de l’attaquante.
step-clash = L’attaque est décidée, par un pouvoir ou par les forces.
step-guard = { $seat } peut sacrifier une garde.
    .seat = Vous pouvez sacrifier une garde.
step-rescue = L’unité qui était gardée revient.
step-cast = L’unité magique est détruite et lance son sort.
step-aftermath = L’attaque est finie.
step-after = Un pouvoir agit à la suite d’une attaque réussie.
step-rampage = Une unité en Furie cherche son prochain ennemi.
step-rage = { $seat } dit qui l’unité en Furie attaque.
    .seat = Vous dites qui l’unité en Furie attaque.
step-set-up = La partie est mise en place.
step-next-battle = La bataille suivante vient, ou la partie est finie.
step-go-on = La campagne continue.
step-starter = On règle qui commence la bataille suivante.
step-say-who-begins = { $seat } dit qui commence la bataille suivante.
    .seat = Vous dites qui commence la bataille suivante.
step-decide = { $seat } décide quelque chose pour un pouvoir.
    .seat = Vous décidez quelque chose pour un pouvoir.
step-begin = Un pouvoir prend effet.
step-curses = Une nouvelle malédiction mortelle remplace l’ancienne.
step-curse-begins = La nouvelle malédiction mortelle prend effet.
step-wither = Les unités à qui il ne reste aucune force sont détruites.
step-end-battle = La bataille prend fin.
step-after-battle = La bataille est finie.
step-arrive = L’unité téléportée arrive.
step-shot = L’Attaque à distance touche ou échoue.
step-overlook = { $seat } peut révéler les unités survolées.
    .seat = Vous pouvez révéler les unités survolées.
step-uncover = Les unités survolées sont révélées.
step-snare = { $seat } peut abattre une unité en vol.
    .seat = Vous pouvez abattre une unité en vol.
step-armies = On règle qui a quelle armée et qui commence.
step-call-up = Les armées sont appelées.
step-muster = { $seat } compose une armée.
    .seat = Vous composez une armée.
step-boards = Les plateaux sont posés et retournés.
step-deal = Les unités sont distribuées face cachée.
step-shuffle = { $seat } peut faire changer de place deux unités de l’adversaire.
    .seat = Vous pouvez faire changer de place deux unités de l’adversaire.
step-shuffle-with = { $seat } dit avec qui une unité de l’adversaire change de place.
    .seat = Vous dites avec qui une unité de l’adversaire change de place.
step-swap = { $seat } peut faire changer de place deux unités.
    .seat = Vous pouvez faire changer de place deux unités.
step-swap-with = { $seat } dit avec qui une unité change de place.
    .seat = Vous dites avec qui une unité change de place.
step-begin-turn = { $seat } commence un tour.
    .seat = Vous commencez un tour.
step-turn = { $seat } déplace une unité ou emploie une action.
    .seat = Vous déplacez une unité ou employez une action.
step-still-to-move = { $seat } doit encore se déplacer ou agir.
    .seat = Vous devez encore vous déplacer ou agir.
step-close-turn = { $seat } arrive à la fin du tour.
    .seat = Vous arrivez à la fin du tour.
step-last-look = Si les faces se cachent, tout le monde regarde une dernière fois.
step-remember = Tout le monde regarde une dernière fois ce qui a été révélé.
step-end-turn = Fin du tour ({ $seat }), et de tout ce qui valait jusque-là.
step-window = { $seat } peut employer une capacité.
    .seat = Vous pouvez employer une capacité.

## Options

option-beige = Armée beige
    .about = Quelle armée a le camp beige. Une armée personnalisée se compose à la table, en secret.
option-beige-G1 = { pack-G1 }
option-beige-G2 = { pack-G2 }
option-beige-G3 = { pack-G3 }
option-beige-G4 = { pack-G4 }
option-beige-G5 = { pack-G5 }
option-beige-G6 = { pack-G6 }
option-beige-celestial = { pack-celestial }
option-beige-custom = { pack-custom }
option-beige-any = { pack-any }
option-grey = Armée grise
    .about = Quelle armée a le camp gris. Une armée personnalisée se compose à la table, en secret.
option-grey-E1 = { pack-E1 }
option-grey-E2 = { pack-E2 }
option-grey-E3 = { pack-E3 }
option-grey-E4 = { pack-E4 }
option-grey-E5 = { pack-E5 }
option-grey-E6 = { pack-E6 }
option-grey-resurgence = { pack-resurgence }
option-grey-custom = { pack-custom }
option-grey-any = { pack-any }
option-first_army = Armée de la première place
    .about = Quelle armée a la première place ; en équipes, la troisième, la cinquième et la septième sont du même camp.
option-first_army-beige = Beige
option-first_army-grey = Grise
option-first_army-random = Tirée au sort
option-start = Premier joueur
    .about = Qui échange ses unités d’abord et joue le premier tour.
option-start-random = Tiré au sort
option-start-first = La première place
option-battles = Batailles
    .about = Combien de batailles sont livrées, de 1 à 99. Plusieurs font une campagne ; au meilleur de 11, le premier qui en gagne 6 l’emporte.
option-campaign = La campagne se gagne par
    .about = Ce qui compte dans une campagne. Si ce sont les batailles, elle s’arrête quand elle est décidée ; si ce sont les points, toutes les batailles sont livrées, et les camps commencent à tour de rôle. Les points d’une bataille sont les unités détruites de son perdant.
option-campaign-wins = Batailles gagnées
option-campaign-points = Points
option-memory = Les faces sont cachées de nouveau
    .about = Dit si les unités révélées sont cachées de nouveau à la fin du tour, de sorte qu’il faut s’en souvenir.
option-copies = Exemplaires d’une unité
    .about = Combien d’exemplaires d’une même unité une armée personnalisée peut avoir au plus.
option-sides = Unités de l’autre camp
    .about = Dit si des unités beiges peuvent servir dans des armées personnalisées grises, et inversement.
option-sides-apart = Chacune dans son armée
option-sides-mixed = Dans n’importe quelle armée
option-courtesy = L’adversaire mélange
    .about = Dit si chacun peut faire changer de place deux unités de l’adversaire d’en face, sans les voir, une fois les unités distribuées.
option-castle = Le Château à la mise en place
    .about = Où se tient d’abord un Château. À l’arrière, celui que le sort a mis devant change de place avec une unité des deux rangées arrière de son joueur.
option-castle-lot = Là où le sort le met
option-castle-behind = Dans les deux rangées arrière

# While one may still swap.
exposed-castle = Votre Château se tient devant, en { $space } : qui l’attaque a gagné. Vous pouvez encore l’échanger avec une unité plus en arrière.

## Les parts d’une force, et les deux unités comparées

part-base = force de base
part-terrain = terrain
part-water = eau proche
part-curse = malédiction mortelle
part-turn = ce tour-ci
part-versus = contre cet ennemi

role-attacker = Attaque
role-defender = Défense

## Pourquoi une bataille est nulle

reason-quiet = trop de tours sans rien de nouveau
reason-long = trop de tours
reason-repeated = la même position pour la troisième fois
