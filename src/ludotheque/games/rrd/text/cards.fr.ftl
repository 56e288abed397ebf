### Raise, Rise & Die : les noms des cartes, des ennemis, des héros et des choses, en français.
### Mêmes identifiants, même ordre que dans cards.en.ftl et cards.de.ftl.
###
### Glossaire (un mot pour une chose)
###   valeur d’âme, VA   ce que coûte une carte combat, et ce qu’elle vaut quand on l’offre (soul value)
###   passe d’armes      une manche d’un affrontement : entretien, engagement, consolidation (pass of arms)
###   top soul           la carte du dessus du deck d’un ennemi, qu’il joue ensuite
###   Néant              où vont les cartes hors jeu pour le reste d’un affrontement (Void)
###   Latent, Actif, Réserve   ce avec quoi l’on paie, combien de cartes on peut jouer, ce que donnent les cartes offertes
###   Intersection       les lieux où l’on peut aller ensuite ; le tissage en choisit un
###   réaliser, passer   accomplir des événements d’un lieu ; le quitter pour de la brume ou des PV
###   brume, fragment de mémoire, point de destin   les trois choses que l’on amasse
###   marqueur, jeton, accessoire   mauvais le plus souvent, et gardé ; bon, et usé ; porté sur un emplacement d’objet
###   .who               un ennemi au début d’une phrase : « Le Loup de brume passe. »

## Héros

hero-akareon = Akareon
    .title = la Lame sans serment
    .ability-1 = Garde ininterrompue
    .ability-2 = Serment renouvelé
    .ready = Épée et bouclier : parez pleinement, puis rendez le coup plus fort.
hero-tethra = Tethra
    .title = la Voyante noyée
    .ability-1 = Lire le courant
    .ability-2 = Lame de fond
    .ready = Bâton et sorts : gardez une Réserve et drainez l’ennemi.
hero-kroan = Kroan
    .title = le Colosse brisé
    .ability-1 = Peau couturée
    .ability-2 = Laisser choir
    .ready = Masse et peau dure : tenez bon, frappez à la tête et au torse.
hero-ekareth = Ekareth
    .title = la Chasseuse voilée
    .ability-1 = Marque de la proie
    .ability-2 = Pas sans bruit
    .ready = Arc et poison : trouvez les points faibles et laissez faire le temps.

## Leurs capacités, quand on les active

source-akareon_1 = { hero-akareon.ability-1 }
source-akareon_2 = { hero-akareon.ability-2 }
source-tethra_1 = { hero-tethra.ability-1 }
source-tethra_2 = { hero-tethra.ability-2 }
source-kroan_1 = { hero-kroan.ability-1 }
source-kroan_2 = { hero-kroan.ability-2 }
source-ekareth_1 = { hero-ekareth.ability-1 }
source-ekareth_2 = { hero-ekareth.ability-2 }

## Armes

weapon-mourning_sword = Épée de deuil
    .ability-1 = Forme retrouvée
weapon-oath_shield = Bouclier du serment
    .ability-1 = Mur qui répond
weapon-hook_dagger = Dague à croc
    .ability-1 = Torsion
weapon-mist_censer = Encensoir de brume
    .ability-1 = Étouffer
weapon-bone_flail = Fléau d’os
    .ability-1 = Briser la concentration
weapon-serpent_fang = Croc de serpent
    .ability-1 = Traire le croc
weapon-widows_greatsword = Espadon de la veuve
    .ability-1 = Arc grandissant
weapon-colossus_maul = Maillet du colosse
    .ability-1 = Faire sonner le crâne
weapon-veil_bow = Arc du voile
    .ability-1 = Retenir son souffle
weapon-loom_staff = Bâton du métier
    .ability-1 = Filer la brume

## Cartes combat

card-quick_slash = Taille vive
card-tearing_cut = Entaille déchirante
card-dry_parry = Parade sèche
card-war_cry = Cri de guerre
card-twin_cut = Double taille
card-hamstring = Coupe-jarret
card-follow_through = Dans la foulée
card-wary_footwork = Pas méfiant
card-barbed_whetstone = Pierre barbelée
card-berserk_charge = Charge berserk
card-rain_of_blows = Pluie de coups
card-blood_price = Prix du sang
card-red_thirst_infusion = Infusion de soif rouge
card-executioners_arc = Arc du bourreau
card-storm_of_steel = Tempête d’acier
card-reckless_stand = Défi téméraire
card-rise_and_slay = Lève-toi et tue
card-red_apotheosis = Apothéose rouge
card-shield_shove = Poussée de bouclier
card-high_guard = Garde haute
card-low_guard = Garde basse
card-steady_breath = Souffle posé
card-mace_swing = Volée de masse
card-iron_wall = Mur de fer
card-brace = S’arc-bouter
card-force_an_opening = Forcer l’ouverture
card-great_pavise = Grand pavois
card-stunning_blow = Coup étourdissant
card-riposte = Riposte
card-crushing_advance = Avancée écrasante
card-pillars_vow = Vœu du pilier
card-unshakable = Inébranlable
card-earthbreaker = Brise-terre
card-hammer_of_judgement = Marteau du jugement
card-last_bastion = Dernier bastion
card-fall_of_the_colossus = Chute du colosse
card-shadow_thrust = Estoc d’ombre
card-venom_dart = Dard venimeux
card-sidestep = Pas de côté
card-caltrops = Chausse-trapes
card-backstab = Coup dans le dos
card-envenomed_edge = Fil empoisonné
card-smoke_veil = Voile de fumée
card-thiefs_memory = Mémoire de voleur
card-vial_belt = Ceinture de fioles
card-find_the_gap = Trouver la faille
card-stolen_thought = Pensée dérobée
card-jaw_trap = Piège à mâchoires
card-venom_infusion = Infusion de venin
card-assassinate = Assassinat
card-plague_cloud = Nuée pestilente
card-masterful_feint = Feinte magistrale
card-a_thousand_shadows = Mille ombres
card-the_hollowing = L’évidement
card-spark = Étincelle
card-ward_sign = Signe de garde
card-insight = Clairvoyance
card-grasping_mist = Brume agrippante
card-fire_lance = Lance de feu
card-soul_leech = Sangsue d’âme
card-mirror_veil = Voile miroir
card-attunement = Accordance
card-mist_catalyst = Catalyseur de brume
card-ember_wave = Vague de braise
card-lethargy = Léthargie
card-open_the_beyond = Ouvrir l’au-delà
card-ember_infusion = Infusion de braise
card-conflagration = Embrasement
card-aether_rift = Faille d’éther
card-call_of_the_deep_soul = Appel de l’âme profonde
card-star_of_logoth = Astre de Logoth
card-severance = Scission
card-snap = Happement
card-claw = Griffe
card-thick_hide = Cuir épais
card-howl = Hurlement
card-pounce = Bond
card-venomous_bite = Morsure venimeuse
card-laceration = Lacération
card-wall_of_bone = Mur d’os
card-grave_chill = Froid du tombeau
card-wail = Plainte
card-web = Toile
card-maul = Mutilation
card-gore = Encornement
card-petrifying_gaze = Regard pétrifiant
card-carapace = Carapace
card-devour = Dévoration
card-unravelling = Effilochage
card-mythic_wrath = Courroux mythique

## Ennemis

enemy-mist_wolf = Loup de brume
    .who = Le Loup de brume
    .trait = Meute
enemy-roadside_cutthroat = Coupe-jarret des chemins
    .who = Le Coupe-jarret des chemins
    .trait = Tire-laine
enemy-hollow_pilgrim = Pèlerin creux
    .who = Le Pèlerin creux
    .trait = Increvable
enemy-oathbroken_knight = Chevalier parjure
    .who = Le Chevalier parjure
    .trait = Vieille armure
enemy-wailing_shade = Ombre plaintive
    .who = L’Ombre plaintive
    .trait = Murmure
enemy-soul_eater = Dévoreur d’âmes
    .who = Le Dévoreur d’âmes
    .trait = Festin
enemy-watchman_of_nomereau = Veilleur de Nomereau
    .who = Le Veilleur de Nomereau
    .trait = Formation
enemy-masked_celebrant = Célébrant masqué
    .who = Le Célébrant masqué
    .trait = Bûcher
enemy-bone_servant = Serviteur d’os
    .who = Le Serviteur d’os
    .trait = Légion
enemy-grave_warden = Gardien des tombes
    .who = Le Gardien des tombes
    .trait = Poids de la pierre
enemy-labyrinth_stalker = Traqueur du labyrinthe
    .who = Le Traqueur du labyrinthe
    .trait = Embusqué
enemy-thread_spinner = Fileuse
    .who = La Fileuse
    .trait = Soie venimeuse
enemy-mist_stag = Veshkar, le Cerf de brume
    .who = Veshkar
    .trait = Repousse
enemy-faceless_burgomaster = Le Bourgmestre sans visage
    .who = Le Bourgmestre sans visage
    .trait = Regard vide
enemy-mother_of_the_ossuary = La Mère de l’ossuaire
    .who = La Mère de l’ossuaire
    .trait = Cage thoracique
enemy-nyoka = Nyo’ka, dévoreuse de chemins
    .who = Nyo’ka
    .trait = Tous les chemins mènent ici

## Marqueurs

marker-deep_wound = Blessure profonde
marker-grave_curse = Malédiction des tombes
marker-lost_in_the_mist = Égaré dans la brume
marker-grief = Chagrin
marker-nameless_fear = Peur sans nom
marker-hunted = Traqué
marker-soul_rot = Pourriture d’âme
marker-ethereal_scar = Cicatrice éthérée
marker-debt_of_mist = Dette de brume
marker-clouded_mind = Esprit embrumé
marker-pact_of_the_stag = Pacte du Cerf
marker-blessing_of_ash = Bénédiction de cendre

## Jetons

token-healing_herb = Herbe de soin
token-mist_vial = Fiole de brume
token-thread_of_nyoka = Fil de Nyo’ka
token-nomereau_pass = Laissez-passer de Nomereau
token-ember_flask = Flacon de braise
token-smoke_pellet = Boulette fumigène
token-soul_candle = Chandelle d’âme
token-grave_salt = Sel de tombe
token-bone_compass = Boussole d’os
token-ward_charm = Charme de garde
token-ferrymans_coin = Obole du passeur
token-oath_ribbon = Ruban de serment

## Accessoires

accessory-wolf_tooth_necklace = Collier de crocs
accessory-iron_bracers = Brassards de fer
accessory-cracked_mirror = Miroir fêlé
accessory-mist_lantern = Lanterne de brume
accessory-pilgrims_boots = Bottes de pèlerin
accessory-leech_ring = Anneau sangsue
accessory-bone_mask = Masque d’os
accessory-soul_purse = Bourse d’âmes
accessory-belt_of_hooks = Ceinture à crochets
accessory-duellists_glove = Gant de duelliste
accessory-ever_burning_flint = Silex ardent
accessory-heart_of_the_stag = Cœur du Cerf
accessory-burgomasters_chain = Chaîne du bourgmestre
accessory-mothers_rib = Côte de la Mère
