### Raise, Rise & Die: die Namen der Karten, Feinde, Helden und Dinge, auf Deutsch.
### Gleiche Namen, gleiche Reihenfolge wie in cards.en.ftl und cards.fr.ftl.
###
### Glossar (ein Wort für eine Sache)
###   Seelenwert      was eine Kampfkarte kostet und was sie wert ist, wenn sie geopfert wird (soul value)
###   Waffengang      eine Runde eines Duells: Unterhalt, Gefecht, Konsolidierung (pass of arms)
###   oberste Seele   die oberste Karte im Deck eines Feindes, die er als nächste spielt (top soul)
###   Nichts          wohin Karten kommen, die für den Rest eines Duells ausgeschieden sind (Void)
###   Latent, Aktiv, Reserve   womit bezahlt wird, wie viele Karten gespielt werden dürfen, was geopferte Karten geben
###   Schnittpunkt    die Orte, zu denen man als Nächstes gehen kann; beim Weben wählt man einen (Intersection)
###   verwirklichen, übergehen   Ereignisse eines Ortes ausführen; ihn für Nebel oder LP verlassen (realise, pass)
###   Nebel, Erinnerungsfragment, Schicksalspunkt   die drei Dinge, die man sammelt
###   Marker, Plättchen, Accessoire   meist schlecht und behalten; gut und verbraucht; auf einem Objektfeld getragen
###   .who            ein Feind am Anfang eines Satzes: „Der Nebelwolf passt.“

## Helden

hero-akareon = Akareon
    .title = die Klinge ohne Eid
    .ability-1 = Ungebrochene Deckung
    .ability-2 = Erneuerter Eid
    .ready = Schwert und Schild: Wehre Hiebe ganz ab und schlage dann stärker zurück.
hero-tethra = Tethra
    .title = die ertrunkene Seherin
    .ability-1 = Die Strömung lesen
    .ability-2 = Sog
    .ready = Stab und Zauber: Halte Reserve bereit und zehre am Feind.
hero-kroan = Kroan
    .title = der zerbrochene Koloss
    .ability-1 = Vernarbte Haut
    .ability-2 = Fallen lassen
    .ready = Hammer und dicke Haut: Halte durch und triff Kopf und Rumpf.
hero-ekareth = Ekareth
    .title = die verschleierte Jägerin
    .ability-1 = Mal der Beute
    .ability-2 = Lautloser Schritt
    .ready = Bogen und Gift: Finde Schwachpunkte und lass die Zeit wirken.

## Ihre Fähigkeiten, wo sie aktiviert werden

source-akareon_1 = { hero-akareon.ability-1 }
source-akareon_2 = { hero-akareon.ability-2 }
source-tethra_1 = { hero-tethra.ability-1 }
source-tethra_2 = { hero-tethra.ability-2 }
source-kroan_1 = { hero-kroan.ability-1 }
source-kroan_2 = { hero-kroan.ability-2 }
source-ekareth_1 = { hero-ekareth.ability-1 }
source-ekareth_2 = { hero-ekareth.ability-2 }

## Waffen

weapon-mourning_sword = Trauerschwert
    .ability-1 = Erinnerte Form
weapon-oath_shield = Eidschild
    .ability-1 = Antwortende Wand
weapon-hook_dagger = Hakendolch
    .ability-1 = Drehung
weapon-mist_censer = Nebelfass
    .ability-1 = Ersticken
weapon-bone_flail = Knochenflegel
    .ability-1 = Konzentration brechen
weapon-serpent_fang = Schlangenzahn
    .ability-1 = Den Zahn melken
weapon-widows_greatsword = Witwenschwert
    .ability-1 = Wachsender Bogen
weapon-colossus_maul = Kolosshammer
    .ability-1 = Den Schädel dröhnen lassen
weapon-veil_bow = Schleierbogen
    .ability-1 = Den Atem halten
weapon-loom_staff = Webstuhlstab
    .ability-1 = Nebel spinnen

## Kampfkarten

card-quick_slash = Rascher Hieb
card-tearing_cut = Reißender Schnitt
card-dry_parry = Harte Parade
card-war_cry = Kriegsschrei
card-twin_cut = Doppelhieb
card-hamstring = Sehnenschnitt
card-follow_through = Nachsetzen
card-wary_footwork = Wachsame Schritte
card-barbed_whetstone = Dornenwetzstein
card-berserk_charge = Berserkersturm
card-rain_of_blows = Hagel der Hiebe
card-blood_price = Blutpreis
card-red_thirst_infusion = Infusion des roten Durstes
card-executioners_arc = Henkersbogen
card-storm_of_steel = Stahlsturm
card-reckless_stand = Tollkühner Trotz
card-rise_and_slay = Steh auf und töte
card-red_apotheosis = Rote Apotheose
card-shield_shove = Schildstoß
card-high_guard = Hohe Deckung
card-low_guard = Tiefe Deckung
card-steady_breath = Ruhiger Atem
card-mace_swing = Keulenschwung
card-iron_wall = Eisenwand
card-brace = Abstützen
card-force_an_opening = Deckung aufbrechen
card-great_pavise = Große Pavese
card-stunning_blow = Betäubender Schlag
card-riposte = Riposte
card-crushing_advance = Zermalmender Vormarsch
card-pillars_vow = Schwur der Säule
card-unshakable = Unerschütterlich
card-earthbreaker = Erdbrecher
card-hammer_of_judgement = Hammer des Urteils
card-last_bastion = Letzte Bastion
card-fall_of_the_colossus = Sturz des Kolosses
card-shadow_thrust = Schattenstoß
card-venom_dart = Giftpfeil
card-sidestep = Ausweichschritt
card-caltrops = Krähenfüße
card-backstab = Dolchstoß
card-envenomed_edge = Giftige Schneide
card-smoke_veil = Rauchschleier
card-thiefs_memory = Diebesgedächtnis
card-vial_belt = Phiolengürtel
card-find_the_gap = Lücke finden
card-stolen_thought = Geraubter Gedanke
card-jaw_trap = Fangeisen
card-venom_infusion = Giftinfusion
card-assassinate = Meuchelmord
card-plague_cloud = Pestwolke
card-masterful_feint = Meisterfinte
card-a_thousand_shadows = Tausend Schatten
card-the_hollowing = Die Aushöhlung
card-spark = Funke
card-ward_sign = Schutzzeichen
card-insight = Einsicht
card-grasping_mist = Greifender Nebel
card-fire_lance = Feuerlanze
card-soul_leech = Seelenegel
card-mirror_veil = Spiegelschleier
card-attunement = Einstimmung
card-mist_catalyst = Nebelkatalysator
card-ember_wave = Glutwelle
card-lethargy = Lethargie
card-open_the_beyond = Das Jenseits öffnen
card-ember_infusion = Glutinfusion
card-conflagration = Feuersbrunst
card-aether_rift = Ätherriss
card-call_of_the_deep_soul = Ruf der tiefen Seele
card-star_of_logoth = Stern von Logoth
card-severance = Trennung
card-snap = Zuschnappen
card-claw = Kralle
card-thick_hide = Dickes Fell
card-howl = Heulen
card-pounce = Ansprung
card-venomous_bite = Giftbiss
card-laceration = Zerfleischung
card-wall_of_bone = Knochenwall
card-grave_chill = Grabeskälte
card-wail = Klagelaut
card-web = Netz
card-maul = Zerreißen
card-gore = Aufspießen
card-petrifying_gaze = Versteinernder Blick
card-carapace = Panzer
card-devour = Verschlingen
card-unravelling = Auftrennung
card-mythic_wrath = Mythischer Zorn

## Feinde

enemy-mist_wolf = Nebelwolf
    .who = Der Nebelwolf
    .trait = Rudel
enemy-roadside_cutthroat = Wegelagerer
    .who = Der Wegelagerer
    .trait = Beutelschneider
enemy-hollow_pilgrim = Hohler Pilger
    .who = Der Hohle Pilger
    .trait = Unsterblich
enemy-oathbroken_knight = Eidbrüchiger Ritter
    .who = Der Eidbrüchige Ritter
    .trait = Alter Harnisch
enemy-wailing_shade = Klagender Schatten
    .who = Der Klagende Schatten
    .trait = Flüstern
enemy-soul_eater = Seelenfresser
    .who = Der Seelenfresser
    .trait = Festmahl
enemy-watchman_of_nomereau = Wächter von Nomereau
    .who = Der Wächter von Nomereau
    .trait = Formation
enemy-masked_celebrant = Maskierter Zelebrant
    .who = Der Maskierte Zelebrant
    .trait = Scheiterhaufen
enemy-bone_servant = Knochendiener
    .who = Der Knochendiener
    .trait = Legion
enemy-grave_warden = Grabwärter
    .who = Der Grabwärter
    .trait = Last des Steins
enemy-labyrinth_stalker = Labyrinthpirscher
    .who = Der Labyrinthpirscher
    .trait = Lauerer
enemy-thread_spinner = Fadenspinnerin
    .who = Die Fadenspinnerin
    .trait = Giftseide
enemy-mist_stag = Veshkar, der Nebelhirsch
    .who = Veshkar
    .trait = Nachwachsen
enemy-faceless_burgomaster = Der gesichtslose Bürgermeister
    .who = Der gesichtslose Bürgermeister
    .trait = Leerer Blick
enemy-mother_of_the_ossuary = Die Mutter des Ossariums
    .who = Die Mutter des Ossariums
    .trait = Brustkorb
enemy-nyoka = Nyo’ka, Verschlingerin der Wege
    .who = Nyo’ka
    .trait = Alle Wege führen hierher

## Marker

marker-deep_wound = Tiefe Wunde
marker-grave_curse = Grabesfluch
marker-lost_in_the_mist = Im Nebel verirrt
marker-grief = Gram
marker-nameless_fear = Namenlose Furcht
marker-hunted = Gejagt
marker-soul_rot = Seelenfäule
marker-ethereal_scar = Äthernarbe
marker-debt_of_mist = Nebelschuld
marker-clouded_mind = Getrübter Geist
marker-pact_of_the_stag = Pakt des Hirsches
marker-blessing_of_ash = Aschensegen

## Plättchen

token-healing_herb = Heilkraut
token-mist_vial = Nebelphiole
token-thread_of_nyoka = Faden von Nyo’ka
token-nomereau_pass = Passierschein von Nomereau
token-ember_flask = Glutflasche
token-smoke_pellet = Rauchkugel
token-soul_candle = Seelenkerze
token-grave_salt = Grabsalz
token-bone_compass = Knochenkompass
token-ward_charm = Schutzamulett
token-ferrymans_coin = Fährmannsmünze
token-oath_ribbon = Eidband

## Accessoires

accessory-wolf_tooth_necklace = Wolfszahnkette
accessory-iron_bracers = Eiserne Armschienen
accessory-cracked_mirror = Gesprungener Spiegel
accessory-mist_lantern = Nebellaterne
accessory-pilgrims_boots = Pilgerstiefel
accessory-leech_ring = Egelring
accessory-bone_mask = Knochenmaske
accessory-soul_purse = Seelenbeutel
accessory-belt_of_hooks = Hakengürtel
accessory-duellists_glove = Duellantenhandschuh
accessory-ever_burning_flint = Ewiger Feuerstein
accessory-heart_of_the_stag = Herz des Hirsches
accessory-burgomasters_chain = Bürgermeisterkette
accessory-mothers_rib = Rippe der Mutter
