### Strain: die Wörter der Plättchen, auf Deutsch.
### Gleiche Namen, gleiche Reihenfolge, gleiche Platzhalter wie in tiles.en.ftl und tiles.fr.ftl.
###
### Glossar (ein Wort für eine Sache)
###   Organismus      das Plättchen in der Mitte; um es liegt seine Membran mit acht Plätzen
###   Wirt            der Organismus, in dessen Membran ein Plättchen liegt (host)
###   Bauplättchen    Zytoplasma oder Organell in einer Membran; es trägt Bausteine (building blocks)
###   Quelle          ein Plättchen, das ATP oder Toxine liefert; es wird dafür ruhend (source)
###   aufwachen       von ruhend zu aktiv wechseln (wake up)
###   vernichten      ein Virus wird vernichtet, indem man seine Immunität in Toxinen zahlt (destroy)
###   kontern         ein Ereignis vor seiner Ausführung aus der Kette nehmen (counter)
###   Erwachen, Evolution, Abschluss   die drei Phasen eines Zuges (Awaken, Evolve, Shed)
###   SP              Siegpunkte
###   .the            ein Name mit Artikel im vierten Fall: „Ann spielt den Antikörper“
### Anrede: du.

## Organismen

tile-mycoplasma = Mykoplasma
    .the = das Mykoplasma
tile-coccus = Kokke
    .the = die Kokke
tile-bacillus = Bazillus
    .the = den Bazillus
tile-spirillum = Spirille
    .the = die Spirille
tile-yeast = Hefe
    .the = die Hefe
tile-euglena = Augentierchen
    .the = das Augentierchen
tile-paramecium = Pantoffeltierchen
    .the = das Pantoffeltierchen
tile-amoeba = Amöbe
    .the = die Amöbe
tile-diatom = Kieselalge
    .the = die Kieselalge

## Zytoplasmen

tile-cytosol = Zytosol
    .the = das Zytosol
tile-cytoskeleton = Zytoskelett
    .the = das Zytoskelett
tile-ectoplasm = Ektoplasma
    .the = das Ektoplasma

## Organellen

tile-mitochondrion = Mitochondrium
    .the = das Mitochondrium
tile-chloroplast = Chloroplast
    .the = den Chloroplasten
tile-ribosome = Ribosom
    .the = das Ribosom
tile-cilium = Zilie
    .the = die Zilie
tile-vacuole = Vakuole
    .the = die Vakuole
tile-cell_membrane = Zellmembran
    .the = die Zellmembran
tile-nematocyst = Nesselkapsel
    .the = die Nesselkapsel
tile-toxicyst = Toxizyste
    .the = die Toxizyste
tile-lysosome = Lysosom
    .the = das Lysosom
tile-golgi = Golgi-Apparat
    .the = den Golgi-Apparat
tile-centriole = Zentriol
    .the = das Zentriol
tile-nucleolus = Nukleolus
    .the = den Nukleolus
tile-cell_wall = Zellwand
    .the = die Zellwand
tile-flagellum = Geißel
    .the = die Geißel
tile-injectisome = Injektisom
    .the = das Injektisom
tile-endoplasmic_reticulum = Endoplasmatisches Retikulum
    .the = das Endoplasmatische Retikulum
tile-capsule = Kapsel
    .the = die Kapsel
tile-contractile_vacuole = Pulsierende Vakuole
    .the = die Pulsierende Vakuole

## Viren

tile-influenza = Influenza
    .the = die Influenza
tile-rhinovirus = Rhinovirus
    .the = das Rhinovirus
tile-rotavirus = Rotavirus
    .the = das Rotavirus
tile-cowpox = Kuhpocken
    .the = die Kuhpocken
tile-measles = Masern
    .the = die Masern
tile-avian_flu = Vogelgrippe
    .the = die Vogelgrippe
tile-smallpox = Pocken
    .the = die Pocken
tile-ebola = Ebola
    .the = Ebola
tile-coronavirus = Coronavirus
    .the = das Coronavirus

## Kettenreaktionen

tile-antibody = Antikörper
    .the = den Antikörper
tile-enzyme_inhibitor = Enzymhemmer
    .the = den Enzymhemmer
tile-apoptosis = Apoptose
    .the = die Apoptose
tile-heat_shock = Hitzeschockprotein
    .the = das Hitzeschockprotein
tile-toxin_surge = Toxinschub
    .the = den Toxinschub
tile-biofilm = Biofilm
    .the = den Biofilm
tile-quorum_sensing = Quorum Sensing
    .the = das Quorum Sensing
tile-lysogeny = Lysogenie
    .the = die Lysogenie

## Katalysatoren

tile-transcription = Transkription
    .the = die Transkription
tile-antibiotic = Antibiotikum
    .the = das Antibiotikum
tile-autoclave = Autoklav
    .the = den Autoklav
tile-nutrient_depletion = Nährstoffmangel
    .the = den Nährstoffmangel
tile-binary_fission = Zellteilung
    .the = die Zellteilung
tile-endosymbiosis = Endosymbiose
    .the = die Endosymbiose

## Arten und Stapel

kind-organism = Organismus
kind-cytoplasm = Zytoplasma
kind-organelle = Organell
kind-virus = Virus
kind-chain_reaction = Kettenreaktion
kind-catalyst = Katalysator

pile-organism = Organismen
    .the = den Organismenstapel
pile-cytoplasm = Zytoplasmen
    .the = den Zytoplasmastapel
pile-petri = Petrischale
    .the = den Petrischalenstapel

## Was Organellen bewirken

effect-wakes_in_shed = Dieses Plättchen wacht auf, wenn dein Abschluss beginnt.
effect-draws = Du ziehst beim Erwachen { $n } Plättchen mehr.
effect-rearranges = Einmal je Evolution darfst du eines deiner Bauplättchen in einen anderen deiner Organismen bringen, der Platz hat, oder zwei zwischen zwei deiner Organismen tauschen.
effect-holds = Du darfst am Ende deines Zuges { $n } Plättchen mehr auf der Hand behalten.
effect-cures = { $n ->
    [one] Ein Virus im Wirt zu vernichten kostet { $n } Toxin weniger, aber immer mindestens 1.
   *[other] Ein Virus im Wirt zu vernichten kostet { $n } Toxine weniger, aber immer mindestens 1.
}
effect-saves = Jedes Organell, das du spielst, kostet dich { $n } ATP weniger, aber immer mindestens 1.
effect-builds = { $n ->
    [one] Du darfst in jeder deiner Evolutionen { $n } Zytoplasma mehr legen.
   *[other] Du darfst in jeder deiner Evolutionen { $n } Zytoplasmen mehr legen.
}
effect-blocks = { $n ->
    [one] Zählt als { $n } Baustein.
   *[other] Zählt als { $n } Bausteine.
}
effect-shields = Die anderen Plättchen des Wirts, die Resistenz haben, der Organismus selbst eingeschlossen, haben je { $n } mehr.
effect-escapes = Reaktion: Wirf dieses Plättchen ab, um einen Kampf gegen seinen Wirt zu kontern.
effect-venom = { $n ->
    [one] Die anderen Plättchen des Wirts, denen Toxine aufgedruckt sind, liefern je { $n } Toxin mehr.
   *[other] Die anderen Plättchen des Wirts, denen Toxine aufgedruckt sind, liefern je { $n } Toxine mehr.
}
effect-gives_both = Als Quelle liefert dieses Plättchen sein ATP und seine Toxine zugleich.
effect-keeps_out = Der Wirt ist für Viren verschlossen.
effect-expels = Reaktion: Lass dieses Plättchen ruhen, um ein Virusplättchen zu kontern, das auf seinen Wirt zielt.

## Was Viren bewirken

effect-fewer_draws = Der Besitzer des Wirts zieht beim Erwachen { $n } Plättchen weniger, aber immer mindestens 1.
effect-starves = Jedes Plättchen des Wirts liefert { $n } ATP weniger, aber nie weniger als 0.
effect-excludes = Solange es da ist, nimmt der Wirt kein anderes Virus auf.
effect-stuns = Wenn es ins Spiel kommt, werden alle Plättchen des Wirts ruhend.
effect-spreads = Einmal vernichtet, zieht es weiter: Wer es vernichtet hat, legt es in einen Organismus eines anderen Spielers, falls einer es aufnehmen kann.
effect-wastes = Immer wenn für den Besitzer des Wirts das Erwachen beginnt, wirft er { $n } Bauplättchen des Wirts nach eigener Wahl ab.
effect-destroys = { $n ->
    [one] Wenn es ins Spiel kommt, wird { $n } Bauplättchen des Wirts abgeworfen; welches, wählt der Besitzer des Wirts.
   *[other] Wenn es ins Spiel kommt, werden { $n } Bauplättchen des Wirts abgeworfen; welche, wählt der Besitzer des Wirts.
}
effect-shrinks_hands = Solange es im Spiel ist, ist das Handlimit aller Spieler um { $n } niedriger.

## Was Kettenreaktionen bewirken

effect-counters_virus = Kontert ein Virus in der Kette.
effect-counters_action = Kontert ein Aktionsplättchen oder eine Sonderfunktion in der Kette.
effect-counters_tile = Kontert ein beliebiges Plättchen in der Kette.
effect-absorbs = { $n ->
    [one] In einem Kampf der Kette hält { $n } zusätzlicher Marker, der auf keinem Plättchen liegt, das erste Toxin vom angegriffenen Organismus ab.
   *[other] In einem Kampf der Kette halten { $n } zusätzliche Marker, die auf keinem Plättchen liegen, die ersten { $n } Toxine vom angegriffenen Organismus ab.
}
effect-adds_toxin = { $n ->
    [one] Ein Kampf der Kette wird mit { $n } Toxin mehr geführt.
   *[other] Ein Kampf der Kette wird mit { $n } Toxinen mehr geführt.
}
effect-toughens = Bis zum Ende des Zuges haben alle Plättchen mit Resistenz, wem sie auch gehören, { $n } mehr.
effect-wakes = { $n ->
    [one] Weckt { $n } deiner ruhenden Plättchen.
   *[other] Weckt bis zu { $n } deiner ruhenden Plättchen.
}
effect-infects = Bei der Ausführung darfst du ein Virus aus deiner Hand für seine Kosten spielen, in wessen Zug und in welcher Phase auch immer; das Virus ist ein neues Ereignis der Kette.

## Was Katalysatoren bewirken

effect-draws_now = { $n ->
    [one] Du ziehst { $n } Plättchen von einem Stapel deiner Wahl.
   *[other] Du ziehst { $n } Plättchen, jedes von einem Stapel deiner Wahl.
}
effect-destroys_tile = Ein Bauplättchen in einem Organismus eines anderen Spielers wird vernichtet; seine Resistenz hilft ihm nicht.
effect-clears_viruses = Alle Viren im Spiel werden abgeworfen.
effect-empties_hands = { $n ->
    [one] Alle Spieler werfen { $n } Plättchen ihrer Wahl aus der Hand ab.
   *[other] Alle Spieler werfen { $n } Plättchen ihrer Wahl aus der Hand ab; wer weniger hat, wirft alle ab.
}
effect-places_more = { $n ->
    [one] Du darfst in diesem Zug { $n } Organismus und { $n } Zytoplasma mehr legen.
   *[other] Du darfst in diesem Zug { $n } Organismen und { $n } Zytoplasmen mehr legen.
}
effect-salvages = Du legst ein Organell aus dem Abwurf der Petrischale auf einen freien Platz eines deiner Organismen und zahlst nichts dafür.

## Die Zeilen eines Plättchens

card-organism = { $blocks ->
    [one] Wert: { $points } SP. Vollständig mit { $blocks } Baustein. Resistenz { $resistance }.
   *[other] Wert: { $points } SP. Vollständig mit { $blocks } Bausteinen. Resistenz { $resistance }.
}
card-sources = { $atp ->
    [0] { $toxin ->
        [0] Liefert weder ATP noch Toxine.
        [one] Liefert { $toxin } Toxin.
       *[other] Liefert { $toxin } Toxine.
    }
   *[other] { $toxin ->
        [0] Liefert { $atp } ATP.
        [one] Liefert { $atp } ATP oder { $toxin } Toxin.
       *[other] Liefert { $atp } ATP oder { $toxin } Toxine.
    }
}
card-sources-both = { $toxin ->
    [one] Liefert { $atp } ATP und { $toxin } Toxin.
   *[other] Liefert { $atp } ATP und { $toxin } Toxine.
}
card-cost = Kostet { $cost } ATP.
card-resistance = Resistenz { $resistance }.
card-immunity = Immunität { $immunity }.
card-copies = { $copies }-mal im Satz.
card-global = Globaler Modifikator: gilt für alle Spieler.
card-original = Ein Plättchen unseres eigenen, neuen Satzes.
