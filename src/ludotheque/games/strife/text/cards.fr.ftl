### Strife : les mots des cartes, des options et de la table, en français.
### Mêmes identifiants, même ordre, mêmes variables que dans cards.en.ftl et cards.de.ftl.
###
### Glossaire (un seul mot par chose)
###   champion               carte de puissance 0 à 9
###   champion de bataille   celui qui combat ce tour-ci ; champion Héritage = sommet de la pile Héritage
###   pile Héritage          les champions déjà joués d’un joueur, face visible (legacy pile)
###   lieu                   carte à conquérir ; lieu en cours = celui où se tiennent les champions de bataille
###   avancer                combler les vides de la rangée et la compléter depuis la pioche (advance)
###   révéler                retourner face visible, pour tous (reveal)
###   mettre en réserve      retirer de la main pour un temps ; revient quand la main est vide (set aside)
###   bloquer                une capacité bloquée ne fait rien ce tour-ci (block)
###   phase de bataille, phase Héritage, phase de combat, mise à jour   les étapes d’un tour après le choix
###   puissance imprimée     le nombre sur la carte ; puissance = avec tout ce qui s’ajoute
###   pierre runique         le dé qui tranche les égalités (Fatestone) : la garder et perdre, la céder et gagner
###   vestige, événement     les deux jeux de cartes facultatifs (relic, event)
###   manche, tour           une partie a des manches, une manche a des tours (round, turn)
###   PV                     points de victoire
###   .the                   un nom avec son article, complément de la phrase : « Ann révèle le Moine »
### On dit « vous ».

## Le jeu

game-name = Strife
game-subtitle = Héritage des Éternels
game-about = Deux rivaux, les dix mêmes champions, et pour seul secret le prochain choix. Devinez votre adversaire, choisissez votre moment, et n’oubliez pas qu’un champion qui a combattu vous aide encore depuis la pile Héritage.
game-first = En mode débutant : pas de phase de bataille, seules les capacités Héritage servent.
game-rights = Strife : Héritage des Éternels est un jeu de Christopher Hamm, édité par Vision 3 Games et, en Europe, par Cube Factory of Ideas.
cards-champion = Champions
cards-location = Lieux et vestiges
cards-event = Événements

## Champions

champion-monk = Moine
    .the = le Moine
champion-necromancer = Nécromancien
    .the = le Nécromancien
champion-assassin = Assassin
    .the = l’Assassin
champion-mage = Mage
    .the = le Mage
champion-paladin = Paladin
    .the = le Paladin
champion-ranger = Ranger
    .the = le Ranger
champion-druid = Druide
    .the = le Druide
champion-warrior = Guerrier
    .the = le Guerrier
champion-knight = Chevalier
    .the = le Chevalier
champion-barbarian = Barbare
    .the = le Barbare
champion-none = personne
    .the = personne

race-human = Humain
race-undead = Mort-vivant
race-dark_elf = Elfe noir
race-elf = Elfe
race-dwarf = Nain
race-orc = Orc

## Capacités

ability-battle_meditation = Méditation de bataille
ability-battle_meditation-text = La puissance imprimée du champion de bataille adverse s’ajoute à celle du Moine.
ability-vital_strike = Attaque vitale
ability-vital_strike-text = Dès que les champions de bataille sont révélés, avant tout le reste, vous pouvez bloquer pour ce tour la capacité de bataille du champion adverse.
ability-power_from_beyond = Puissance d’outre-tombe
ability-power_from_beyond-text = Le Nécromancien gagne 1 en puissance par champion de votre pile Héritage.
ability-unholy_alliance = Alliance impie
ability-unholy_alliance-text = Le Nécromancien peut prendre la place d’un champion quelconque de votre pile Héritage, et lui la sienne. La capacité Héritage de ce champion se déclenche alors aussitôt.
ability-disguise = Déguisement
ability-disguise-text = L’Assassin peut céder sa place à votre champion Héritage et prendre la sienne. Le nouveau venu combat et apporte sa propre capacité de bataille.
ability-power_of_shadows = Pouvoir des ombres
ability-power_of_shadows-text = Votre champion de bataille gagne +{ $amount } en puissance.
ability-arcane_influence = Influence ésotérique
ability-arcane_influence-text = Vous pouvez renoncer à votre phase Héritage de ce tour. Dans ce cas, le Mage gagne la puissance de votre champion Héritage.
ability-ethereal_breath = Souffle éthéré
ability-ethereal_breath-text = Vous pouvez mettre en réserve un champion de votre main. Dans ce cas, votre champion de bataille gagne sa puissance.
ability-guardian_spirit = Esprit du Gardien
ability-guardian_spirit-text = Vous pouvez appeler votre champion Héritage aux côtés du Paladin : la capacité de bataille de ce champion se déclenche, puis la moitié de sa puissance, arrondie au supérieur, s’ajoute à celle du Paladin.
ability-divine_protection = Protection divine
ability-divine_protection-text = Une défaite au combat par un écart de { $amount } ou moins devient pour vous une égalité.
ability-ambush = Embuscade
ability-ambush-text = Vous pouvez bloquer pour ce tour la capacité de bataille du champion adverse. Ce qui est déjà fait reste acquis.
ability-hidden_path = Sentier caché
ability-hidden_path-text = Vous pouvez changer à volonté l’ordre des lieux visibles.
ability-natural_order = Ordre naturel
ability-natural_order-text = Vous pouvez changer à volonté l’ordre de la pile Héritage adverse.
ability-renewal_of_the_land = Régénération de la terre
ability-renewal_of_the_land-text = Vous pouvez remplacer le lieu en cours par un lieu au choix de la défausse, où il prend sa place.
ability-tenacity = Ténacité
ability-tenacity-text = Vous pouvez bloquer pour ce tour la capacité Héritage du champion Héritage adverse.
ability-lightning_attack = Attaque fulgurante
ability-lightning_attack-text = Le champion de bataille adverse perd autant de puissance que le lieu en cours porte de PV imprimés. Vous pouvez aussi compter les { $amount } du Guerrier au lieu du total entier de votre champion de bataille.
ability-charge = Charge
ability-charge-text = Vous pouvez emmener les deux champions de bataille vers un autre lieu visible.
ability-manoeuvre = Manœuvre
ability-manoeuvre-text = Vous pouvez remettre le lieu en cours sur la pioche des lieux ; les lieux visibles avancent ensuite.
ability-ravaging_hordes = Hordes dévastatrices
ability-ravaging_hordes-text = Vous pouvez défausser un lieu voisin du lieu en cours ; les lieux visibles avancent ensuite.
ability-pillage = Pillage
ability-pillage-text = Si vous remportez ce combat, vous marquez { $amount } PV de plus.

## Lieux et vestiges

location-pit_of_souls = Puits des âmes
    .the = le Puits des âmes
location-endless_green = Forêt éternelle
    .the = la Forêt éternelle
# « Pertes » dans la traduction d’époque : faux sens sur « Wastes ».
location-ravagers_wastes = Terres désolées des Ravageurs
    .the = les Terres désolées des Ravageurs
location-shadow_keep = Donjon de l’ombre
    .the = le Donjon de l’ombre
location-cathedral_of_light = Cathédrale de lumière
    .the = la Cathédrale de lumière
location-camerions_tower = Tour de Camerion
    .the = la Tour de Camerion
location-nethil_yara = Nethil Yara
    .the = Nethil Yara
location-kingdom_of_astaria = Royaume d’Astaria
    .the = le Royaume d’Astaria
location-baladons_rock = Rocher de Baladon
    .the = le Rocher de Baladon
location-temple_of_shin_ti_lal = Temple de Shin Ti Lal
    .the = le Temple de Shin Ti Lal
location-primordial_gate = Porte primordiale
    .the = la Porte primordiale
location-austene_isle_of_air = Austène, île de l’air
    .the = Austène
location-colmaris_woods = Bois de Colmaris
    .the = le Bois de Colmaris
location-curse_of_hattia = Malédiction d’Hattia
    .the = la Malédiction d’Hattia
location-lake_of_mirrors = Lac des miroirs
    .the = le Lac des miroirs
location-ager_pugno = Ager Pugno
    .the = Ager Pugno
location-garwood_peak = Pic de Garwood
    .the = le Pic de Garwood
location-changeling_haven = Refuge de Changeling
    .the = le Refuge de Changeling
location-darkwood_abyss = Abysse de Darkwood
    .the = l’Abysse de Darkwood
location-none = aucun lieu
    .the = aucun lieu

location-bonus = +{ $amount } pour chaque { $champion } qui combat ici
location-points = { $points } PV

relic-rule = Qui gagne le combat sur un vestige garde la carte : son pouvoir lui appartient pendant le tour suivant, et seulement celui-là. Utilisée ou non, elle part ensuite à la défausse.
relic-exchange_legacy_with_hand-text = Quand commence votre phase Héritage, un champion de votre main peut prendre la place de votre champion Héritage, qui revient en main.
relic-move_battle-text = Quand commence votre phase de bataille, vous pouvez emmener les deux champions de bataille vers un autre lieu visible.
relic-double_points-text = En fin de combat, une fois le vainqueur connu, vous pouvez doubler les PV du lieu en cours.
relic-discard_location-text = Quand commence votre phase de bataille, vous pouvez défausser un lieu visible au choix ; les autres avancent ensuite.
relic-exchange_location-text = Quand s’achève votre phase de bataille, vous pouvez remplacer le lieu en cours par un lieu de la pioche ou de la défausse. S’il vient de la pioche, celle-ci est mélangée.
relic-strengthen-text = Au combat, votre champion de bataille gagne +{ $amount } en puissance.
relic-see_first-text = Au moment de choisir les champions, vous pouvez obliger votre adversaire à choisir et révéler le sien d’abord ; vous choisissez ensuite.
relic-exchange_battle_with_legacy-text = Quand commence votre phase de bataille, votre champion de bataille et votre champion Héritage peuvent changer de place.
relic-rearrange_own_pile-text = Quand commence votre phase Héritage, vous pouvez changer à volonté l’ordre de votre pile Héritage.

## Événements

event-ceremony_of_the_wyrm = Cérémonie du Wyrm
event-ceremony_of_the_wyrm-text = Au début de la manche, chacun cache à côté de cette carte un champion de sa main : ce sera son champion Héritage à la manche suivante. Jusqu’à la fin de la manche, les mains restent secrètes. Les deux champions cachés sont alors révélés, et la plus haute puissance imprimée rapporte { $points } PV.
event-festival_of_the_sphinx = Festival du Sphinx
event-festival_of_the_sphinx-text = À chaque tour, avant la révélation, chacun doit deviner le champion de bataille choisi par l’autre. Deviner juste rapporte { $points } PV.
event-season_of_the_meek = Saison des humbles
event-season_of_the_meek-text = Au combat, les champions de bataille de puissance imprimée { $power } ou moins gagnent +{ $amount } en puissance.
event-choking_fog = Brume étouffante
event-choking_fog-text = La puissance imprimée ne décide plus qui utilise en premier sa capacité de bataille : c’est chaque fois une égalité, que tranche la pierre runique.
event-blood_moon = Lune sanglante
event-blood_moon-text = Au combat, les champions de bataille qui ne sont pas humains gagnent +{ $amount } en puissance.
event-crusade_of_men = La croisade des hommes
event-crusade_of_men-text = Au combat, les champions de bataille humains gagnent +{ $amount } en puissance.
event-winter_storm = Tempête hivernale
event-winter_storm-text = Rien de ce qui changerait le lieu de la bataille ne peut être utilisé. Les lieux avancent tout de même à la mise à jour.
event-opening_of_the_trade_routes = Ouverture des routes commerciales
event-opening_of_the_trade_routes-text = Les lieux « { $first } » et « { $second } » rapportent chacun { $points } PV de plus.
event-splendor_of_spring = La splendeur du printemps
event-splendor_of_spring-text = Les lieux « { $first } » et « { $second } » rapportent chacun { $points } PV de plus.

## Options

option-edition = Édition
    .about = Le livret de règles à suivre là où les deux éditions publiées diffèrent.
option-edition-v3g = Vision 3 Games
option-edition-cube = Cube
option-edition-custom = Personnalisée
option-rounds = Manches
    .about = Trois manches font la partie habituelle ; une ou deux vont plus vite, cinq sont épiques.
option-beginner = Mode débutant
    .about = Saute la phase de bataille de chaque tour : seules les capacités Héritage servent.
option-relics = Vestiges
    .about = Mêle aux lieux deux vestiges, des lieux dotés d’un pouvoir.
option-events = Événements
    .about = Donne à chaque manche un événement, connu d’avance, qui infléchit les règles.
option-fatestone_second_tie = Seconde égalité pour la pierre runique
    .about = Si les premiers champions Héritage sont égaux, quel champion de bataille reçoit la pierre runique.
option-fatestone_second_tie-lowest = Le plus faible
option-fatestone_second_tie-highest = Le plus fort
option-fatestone_cap = Valeur maximale de la pierre runique
    .about = À cette valeur, la pierre runique peut encore être cédée mais n’augmente plus.
option-fatestone_cap-none = Sans limite
option-entering_battle = Champion qui entre dans la bataille
    .about = Quand un champion entré pendant la phase de bataille utilise sa capacité de bataille.
option-entering_battle-immediate = Aussitôt
option-entering_battle-countdown = À l’appel de sa puissance, de 9 à 0
option-order_tie_choice = Égalité sur l’ordre
    .about = Ce que gagne un joueur qui l’emporte quand deux champions égaux veulent agir en premier.
option-order_tie_choice-winner_first = Le gagnant agit en premier
option-skip_irrelevant_order_ties = Passer les égalités sans effet
    .about = Ne fait pas appel à la pierre runique quand l’ordre de deux champions égaux ne change rien.
option-block_scope = Portée d’un blocage
    .about = Dit si le champion qui remplace un champion bloqué est bloqué à son tour.
option-block_scope-seat = La place, nouveaux venus compris
option-block_scope-card = Ce champion seulement
option-monk_gain = Puissance gagnée par le Moine
    .about = Dit si la Méditation de bataille suit un changement ultérieur du champion de bataille adverse.
option-monk_gain-snapshot = Fixée à l’activation
option-monk_gain-dynamic = Suit le champion adverse
option-mage_skip = Phase Héritage sautée par le Mage
    .about = Qui perd sa phase Héritage avec l’Influence ésotérique.
option-mage_skip-own = Le joueur du Mage seulement
option-mage_skip-both = Les deux joueurs
option-round_end_count = Champions comptés en fin de manche
    .about = La manche finit quand chacun n’a plus qu’un champion : ceux qui comptent.
option-round_end_count-hand_only = La main seulement
option-round_end_count-hand_plus_aside = La main et la réserve
option-aside_return = Retour de la réserve
    .about = Quels champions reviennent de la réserve quand la main d’un joueur est vide.
option-aside_return-own = Ceux de ce joueur
option-aside_return-all_players = Ceux des deux joueurs
option-reshuffle = Lieux entre les manches
    .about = Quels lieux sont mélangés dans la pioche pour une nouvelle manche.
option-reshuffle-all = Tous
option-reshuffle-discard_only = La défausse seulement
option-paladin_half = Puissance partagée avec le Paladin
    .about = La puissance dont l’Esprit du Gardien ajoute la moitié.
option-paladin_half-current = Avec le gain de sa capacité
option-paladin_half-printed = Puissance imprimée seulement
option-paladin_exposes_next = Le Paladin découvre le champion suivant
    .about = Après l’appel du Paladin, le champion suivant de la pile devient le champion Héritage.
option-paladin_assassin = Assassin aux côtés du Paladin
    .about = Dit si un Assassin appelé par le Paladin peut y utiliser son Déguisement.
option-paladin_assassin-swap_support = Peut changer de place
option-paladin_assassin-no_swap = Reste là
option-ranger_after_move = Sentier caché après un déplacement
    .about = Où se tiennent les champions de bataille quand l’ordre des lieux change.
option-ranger_after_move-position = À la même place dans la rangée
option-ranger_after_move-card = Sur le même lieu
option-warrior_value = Lieu compté par le Guerrier
    .about = Le moment qui fixe combien de puissance retire l’Attaque fulgurante.
option-warrior_value-snapshot = À l’activation
option-warrior_value-at_combat = Au combat
option-warrior_sub = Puissance du Guerrier au lieu du total
    .about = Dit si bonus et pertes s’appliquent à la puissance du Guerrier comptée par l’Attaque fulgurante.
option-warrior_sub-flat7 = Puissance imprimée, ni plus ni moins
option-warrior_sub-as_battle_champion = Comme si le Guerrier combattait
option-relic_discard = Vestiges utilisés
    .about = Quand un vestige utilisé part à la défausse.
option-relic_discard-on_use = Aussitôt
option-relic_discard-cleanup = À la mise à jour
option-choking_fog = Ordre dans la Brume étouffante
    .about = Ce qui décide de l’ordre des capacités de bataille pendant cet événement.
option-choking_fog-fatestone_order = La pierre runique
option-winter_storm = Portée de la Tempête hivernale
    .about = Ce qui ne peut pas être changé pendant cet événement.
option-winter_storm-battle_location = Le lieu de la bataille
option-winter_storm-any_location_move = Tout lieu visible
option-wyrm_turns = Tours d’une manche du Wyrm
    .about = Le nombre normal de tours d’une manche avec la Cérémonie du Wyrm.

## La table

zone-hand = Main
zone-pile = Pile Héritage
zone-aside = Réserve
zone-row = Lieux
zone-deck = Pioche des lieux
zone-discard = Défausse
zone-fatestone = Pierre runique
zone-battle = Champion de bataille
zone-support = Aux côtés du Paladin
zone-hidden = Champion caché
zone-relic = Vestige
zone-event = Événement
zone-round = Manche
zone-turn = Tour
zone-points = Points de victoire

kind-battle = Bataille
kind-legacy = Héritage
