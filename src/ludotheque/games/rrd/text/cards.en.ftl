### Raise, Rise & Die: the names of cards, enemies, heroes and things, in English.
### Same ids, same order as in cards.fr.ftl and cards.de.ftl.
###
### Glossary (one word for one thing)
###   soul value      what a combat card costs and is worth when it is offered
###   pass of arms    one round of a duel: upkeep, engagement, consolidation
###   top soul        the uppermost card of an enemy’s deck, which it plays next
###   Void            where cards go that are out for the rest of a duel
###   Latent, Active, Reserve   what is paid with, how many cards may be played, what offered cards give
###   Intersection    the places one can go to next; Weaving is choosing one of them
###   realise, pass   carry out events of a place; leave it for mist or HP
###   mist, memory fragment, destiny point   the three things that are gathered
###   marker, token, accessory   mostly bad and kept; good and used up; worn in an object slot
###   .who            an enemy at the beginning of a sentence: “The Mist Wolf passes.”

## Heroes

hero-akareon = Akareon
    .title = the Oathless Blade
    .ability-1 = Unbroken Guard
    .ability-2 = Oath Renewed
    .ready = Sword and shield: block blows with the whole card, then strike back harder.
hero-tethra = Tethra
    .title = the Drowned Seer
    .ability-1 = Read the Current
    .ability-2 = Undertow
    .ready = Staff and spells: keep a Reserve and drain the enemy.
hero-kroan = Kroan
    .title = the Broken Colossus
    .ability-1 = Scarred Hide
    .ability-2 = Let It Fall
    .ready = Maul and thick skin: hold out, and hit the head and the torso.
hero-ekareth = Ekareth
    .title = the Veiled Hunter
    .ability-1 = Mark of the Prey
    .ability-2 = Soundless Step
    .ready = Bow and poison: find weak points and let time work.

## Their abilities, where they are activated

source-akareon_1 = { hero-akareon.ability-1 }
source-akareon_2 = { hero-akareon.ability-2 }
source-tethra_1 = { hero-tethra.ability-1 }
source-tethra_2 = { hero-tethra.ability-2 }
source-kroan_1 = { hero-kroan.ability-1 }
source-kroan_2 = { hero-kroan.ability-2 }
source-ekareth_1 = { hero-ekareth.ability-1 }
source-ekareth_2 = { hero-ekareth.ability-2 }

## Weapons

weapon-mourning_sword = Mourning Sword
    .ability-1 = Remembered Form
weapon-oath_shield = Oath Shield
    .ability-1 = Answering Wall
weapon-hook_dagger = Hook Dagger
    .ability-1 = Twist
weapon-mist_censer = Mist Censer
    .ability-1 = Smother
weapon-bone_flail = Bone Flail
    .ability-1 = Shatter Focus
weapon-serpent_fang = Serpent Fang
    .ability-1 = Milk the Fang
weapon-widows_greatsword = Widow’s Greatsword
    .ability-1 = Widening Arc
weapon-colossus_maul = Colossus Maul
    .ability-1 = Ring the Skull
weapon-veil_bow = Veil Bow
    .ability-1 = Hold the Breath
weapon-loom_staff = Loom Staff
    .ability-1 = Spin the Mist

## Combat cards

card-quick_slash = Quick Slash
card-tearing_cut = Tearing Cut
card-dry_parry = Dry Parry
card-war_cry = War Cry
card-twin_cut = Twin Cut
card-hamstring = Hamstring
card-follow_through = Follow-Through
card-wary_footwork = Wary Footwork
card-barbed_whetstone = Barbed Whetstone
card-berserk_charge = Berserk Charge
card-rain_of_blows = Rain of Blows
card-blood_price = Blood Price
card-red_thirst_infusion = Red Thirst Infusion
card-executioners_arc = Executioner’s Arc
card-storm_of_steel = Storm of Steel
card-reckless_stand = Reckless Stand
card-rise_and_slay = Rise and Slay
card-red_apotheosis = Red Apotheosis
card-shield_shove = Shield Shove
card-high_guard = High Guard
card-low_guard = Low Guard
card-steady_breath = Steady Breath
card-mace_swing = Mace Swing
card-iron_wall = Iron Wall
card-brace = Brace
card-force_an_opening = Force an Opening
card-great_pavise = Great Pavise
card-stunning_blow = Stunning Blow
card-riposte = Riposte
card-crushing_advance = Crushing Advance
card-pillars_vow = Pillar’s Vow
card-unshakable = Unshakable
card-earthbreaker = Earthbreaker
card-hammer_of_judgement = Hammer of Judgement
card-last_bastion = Last Bastion
card-fall_of_the_colossus = Fall of the Colossus
card-shadow_thrust = Shadow Thrust
card-venom_dart = Venom Dart
card-sidestep = Sidestep
card-caltrops = Caltrops
card-backstab = Backstab
card-envenomed_edge = Envenomed Edge
card-smoke_veil = Smoke Veil
card-thiefs_memory = Thief’s Memory
card-vial_belt = Vial Belt
card-find_the_gap = Find the Gap
card-stolen_thought = Stolen Thought
card-jaw_trap = Jaw Trap
card-venom_infusion = Venom Infusion
card-assassinate = Assassinate
card-plague_cloud = Plague Cloud
card-masterful_feint = Masterful Feint
card-a_thousand_shadows = A Thousand Shadows
card-the_hollowing = The Hollowing
card-spark = Spark
card-ward_sign = Ward Sign
card-insight = Insight
card-grasping_mist = Grasping Mist
card-fire_lance = Fire Lance
card-soul_leech = Soul Leech
card-mirror_veil = Mirror Veil
card-attunement = Attunement
card-mist_catalyst = Mist Catalyst
card-ember_wave = Ember Wave
card-lethargy = Lethargy
card-open_the_beyond = Open the Beyond
card-ember_infusion = Ember Infusion
card-conflagration = Conflagration
card-aether_rift = Aether Rift
card-call_of_the_deep_soul = Call of the Deep Soul
card-star_of_logoth = Star of Logoth
card-severance = Severance
card-snap = Snap
card-claw = Claw
card-thick_hide = Thick Hide
card-howl = Howl
card-pounce = Pounce
card-venomous_bite = Venomous Bite
card-laceration = Laceration
card-wall_of_bone = Wall of Bone
card-grave_chill = Grave Chill
card-wail = Wail
card-web = Web
card-maul = Maul
card-gore = Gore
card-petrifying_gaze = Petrifying Gaze
card-carapace = Carapace
card-devour = Devour
card-unravelling = Unravelling
card-mythic_wrath = Mythic Wrath

## Enemies

enemy-mist_wolf = Mist Wolf
    .who = The Mist Wolf
    .trait = Pack
enemy-roadside_cutthroat = Roadside Cutthroat
    .who = The Roadside Cutthroat
    .trait = Cutpurse
enemy-hollow_pilgrim = Hollow Pilgrim
    .who = The Hollow Pilgrim
    .trait = Undying
enemy-oathbroken_knight = Oathbroken Knight
    .who = The Oathbroken Knight
    .trait = Old Plate
enemy-wailing_shade = Wailing Shade
    .who = The Wailing Shade
    .trait = Whisper
enemy-soul_eater = Soul Eater
    .who = The Soul Eater
    .trait = Feast
enemy-watchman_of_nomereau = Watchman of Nomereau
    .who = The Watchman of Nomereau
    .trait = Formation
enemy-masked_celebrant = Masked Celebrant
    .who = The Masked Celebrant
    .trait = Pyre
enemy-bone_servant = Bone Servant
    .who = The Bone Servant
    .trait = Legion
enemy-grave_warden = Grave Warden
    .who = The Grave Warden
    .trait = Weight of Stone
enemy-labyrinth_stalker = Labyrinth Stalker
    .who = The Labyrinth Stalker
    .trait = Ambusher
enemy-thread_spinner = Thread Spinner
    .who = The Thread Spinner
    .trait = Venom Silk
enemy-mist_stag = Veshkar, the Mist Stag
    .who = Veshkar
    .trait = Regrowth
enemy-faceless_burgomaster = The Faceless Burgomaster
    .who = The Faceless Burgomaster
    .trait = Blank Stare
enemy-mother_of_the_ossuary = Mother of the Ossuary
    .who = The Mother of the Ossuary
    .trait = Ribcage
enemy-nyoka = Nyo’ka, Devourer of Paths
    .who = Nyo’ka
    .trait = Every Path Leads Here

## Markers

marker-deep_wound = Deep Wound
marker-grave_curse = Grave Curse
marker-lost_in_the_mist = Lost in the Mist
marker-grief = Grief
marker-nameless_fear = Nameless Fear
marker-hunted = Hunted
marker-soul_rot = Soul Rot
marker-ethereal_scar = Ethereal Scar
marker-debt_of_mist = Debt of Mist
marker-clouded_mind = Clouded Mind
marker-pact_of_the_stag = Pact of the Stag
marker-blessing_of_ash = Blessing of Ash

## Tokens

token-healing_herb = Healing Herb
token-mist_vial = Mist Vial
token-thread_of_nyoka = Thread of Nyo’ka
token-nomereau_pass = Nomereau Pass
token-ember_flask = Ember Flask
token-smoke_pellet = Smoke Pellet
token-soul_candle = Soul Candle
token-grave_salt = Grave Salt
token-bone_compass = Bone Compass
token-ward_charm = Ward Charm
token-ferrymans_coin = Ferryman’s Coin
token-oath_ribbon = Oath Ribbon

## Accessories

accessory-wolf_tooth_necklace = Wolf-Tooth Necklace
accessory-iron_bracers = Iron Bracers
accessory-cracked_mirror = Cracked Mirror
accessory-mist_lantern = Mist Lantern
accessory-pilgrims_boots = Pilgrim’s Boots
accessory-leech_ring = Leech Ring
accessory-bone_mask = Bone Mask
accessory-soul_purse = Soul Purse
accessory-belt_of_hooks = Belt of Hooks
accessory-duellists_glove = Duellist’s Glove
accessory-ever_burning_flint = Ever-Burning Flint
accessory-heart_of_the_stag = Heart of the Stag
accessory-burgomasters_chain = Burgomaster’s Chain
accessory-mothers_rib = Mother’s Rib
