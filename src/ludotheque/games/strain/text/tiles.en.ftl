### Strain: the words of the tiles, in English.
### Same ids, same order, same placeholders in tiles.fr.ftl and tiles.de.ftl.
###
### Glossary (one word for one thing)
###   organism        the tile in the middle; around it lies its membrane of eight slots
###   host            the organism in whose membrane a tile lies
###   building tile   a cytoplasm or an organelle in a membrane; it carries building blocks
###   source          a tile that makes ATP or toxins; it is turned dormant for that
###   wake up         turn from dormant to active
###   destroy         a virus is destroyed by paying its immunity in toxins
###   counter         take an event out of the chain before it resolves
###   Awaken, Evolve, Shed    the three phases of a turn
###   VP              victory points
###   .the            a name as the object of a sentence: “Ann plays the Ribosome”

## Organisms

tile-mycoplasma = Mycoplasma
    .the = the Mycoplasma
tile-coccus = Coccus
    .the = the Coccus
tile-bacillus = Bacillus
    .the = the Bacillus
tile-spirillum = Spirillum
    .the = the Spirillum
tile-yeast = Yeast
    .the = the Yeast
tile-euglena = Euglena
    .the = the Euglena
tile-paramecium = Paramecium
    .the = the Paramecium
tile-amoeba = Amoeba
    .the = the Amoeba
tile-diatom = Diatom
    .the = the Diatom

## Cytoplasms

tile-cytosol = Cytosol
    .the = the Cytosol
tile-cytoskeleton = Cytoskeleton
    .the = the Cytoskeleton
tile-ectoplasm = Ectoplasm
    .the = the Ectoplasm

## Organelles

tile-mitochondrion = Mitochondrion
    .the = the Mitochondrion
tile-chloroplast = Chloroplast
    .the = the Chloroplast
tile-ribosome = Ribosome
    .the = the Ribosome
tile-cilium = Cilium
    .the = the Cilium
tile-vacuole = Vacuole
    .the = the Vacuole
tile-cell_membrane = Cell Membrane
    .the = the Cell Membrane
tile-nematocyst = Nematocyst
    .the = the Nematocyst
tile-toxicyst = Toxicyst
    .the = the Toxicyst
tile-lysosome = Lysosome
    .the = the Lysosome
tile-golgi = Golgi Apparatus
    .the = the Golgi Apparatus
tile-centriole = Centriole
    .the = the Centriole
tile-nucleolus = Nucleolus
    .the = the Nucleolus
tile-cell_wall = Cell Wall
    .the = the Cell Wall
tile-flagellum = Flagellum
    .the = the Flagellum
tile-injectisome = Injectisome
    .the = the Injectisome
tile-endoplasmic_reticulum = Endoplasmic Reticulum
    .the = the Endoplasmic Reticulum
tile-capsule = Capsule
    .the = the Capsule
tile-contractile_vacuole = Contractile Vacuole
    .the = the Contractile Vacuole

## Viruses

tile-influenza = Influenza
    .the = Influenza
tile-rhinovirus = Rhinovirus
    .the = the Rhinovirus
tile-rotavirus = Rotavirus
    .the = the Rotavirus
tile-cowpox = Cowpox
    .the = Cowpox
tile-measles = Measles
    .the = Measles
tile-avian_flu = Avian Flu
    .the = Avian Flu
tile-smallpox = Smallpox
    .the = Smallpox
tile-ebola = Ebola
    .the = Ebola
tile-coronavirus = Coronavirus
    .the = the Coronavirus

## Chain reactions

tile-antibody = Antibody
    .the = the Antibody
tile-enzyme_inhibitor = Enzyme Inhibitor
    .the = the Enzyme Inhibitor
tile-apoptosis = Apoptosis
    .the = Apoptosis
tile-heat_shock = Heat-Shock Protein
    .the = the Heat-Shock Protein
tile-toxin_surge = Toxin Surge
    .the = the Toxin Surge
tile-biofilm = Biofilm
    .the = the Biofilm
tile-quorum_sensing = Quorum Sensing
    .the = Quorum Sensing
tile-lysogeny = Lysogeny
    .the = Lysogeny

## Catalysts

tile-transcription = Transcription
    .the = Transcription
tile-antibiotic = Antibiotic
    .the = the Antibiotic
tile-autoclave = Autoclave
    .the = the Autoclave
tile-nutrient_depletion = Nutrient Depletion
    .the = Nutrient Depletion
tile-binary_fission = Binary Fission
    .the = Binary Fission
tile-endosymbiosis = Endosymbiosis
    .the = Endosymbiosis

## Kinds and piles

kind-organism = Organism
kind-cytoplasm = Cytoplasm
kind-organelle = Organelle
kind-virus = Virus
kind-chain_reaction = Chain Reaction
kind-catalyst = Catalyst

pile-organism = Organisms
    .the = the Organism pile
pile-cytoplasm = Cytoplasms
    .the = the Cytoplasm pile
pile-petri = Petri Dish
    .the = the Petri Dish pile

## What organelles do

effect-wakes_in_shed = This tile wakes up when your Shed phase begins.
effect-draws = { $n ->
    [one] You draw { $n } more tile in your Awaken phase.
   *[other] You draw { $n } more tiles in your Awaken phase.
}
effect-rearranges = Once per Evolve phase you may carry one of your building tiles over to another of your organisms that has room, or let two of them trade places between two of your organisms.
effect-holds = { $n ->
    [one] You may keep { $n } more tile in hand at the end of your turn.
   *[other] You may keep { $n } more tiles in hand at the end of your turn.
}
effect-cures = { $n ->
    [one] A virus in the host is destroyed for { $n } toxin less, though never for fewer than 1.
   *[other] A virus in the host is destroyed for { $n } toxins less, though never for fewer than 1.
}
effect-saves = You pay { $n } ATP less for each organelle you play, though never less than 1.
effect-builds = { $n ->
    [one] You may place { $n } more cytoplasm in each of your Evolve phases.
   *[other] You may place { $n } more cytoplasms in each of your Evolve phases.
}
effect-blocks = { $n ->
    [one] Counts as { $n } building block.
   *[other] Counts as { $n } building blocks.
}
effect-shields = The other tiles of the host that have resistance, the organism itself among them, have { $n } more each.
effect-escapes = Reaction: discard this tile, and a battle against its host is countered.
effect-venom = { $n ->
    [one] The other tiles of the host on which toxins are printed make { $n } more toxin each.
   *[other] The other tiles of the host on which toxins are printed make { $n } more toxins each.
}
effect-gives_both = As a source, this tile gives its ATP and its toxins at once.
effect-keeps_out = The host is closed to viruses.
effect-expels = Reaction: let this tile fall dormant, and a virus tile aimed at its host is countered.

## What viruses do

effect-fewer_draws = { $n ->
    [one] The owner of the host draws { $n } tile fewer in Awaken, though always at least 1.
   *[other] The owner of the host draws { $n } tiles fewer in Awaken, though always at least 1.
}
effect-starves = The tiles of the host make { $n } ATP less each, though never less than 0.
effect-excludes = As long as it is there, the host takes in no other virus.
effect-stuns = As it enters, all tiles of the host fall dormant.
effect-spreads = Once destroyed, it moves on: whoever destroyed it places it in an organism of another player, if one can take it.
effect-wastes = { $n ->
    [one] Whenever the owner of the host begins Awaken, that player discards { $n } building tile of the host, free to choose which.
   *[other] Whenever the owner of the host begins Awaken, that player discards { $n } building tiles of the host, free to choose which.
}
effect-destroys = { $n ->
    [one] As it enters, { $n } building tile of the host is discarded; the owner of the host chooses which.
   *[other] As it enters, { $n } building tiles of the host are discarded; the owner of the host chooses which.
}
effect-shrinks_hands = As long as it is in play, everybody’s hand limit is lower by { $n }.

## What chain reactions do

effect-counters_virus = Counters a virus that is still in the chain.
effect-counters_action = Counters an action tile or a special function that is still in the chain.
effect-counters_tile = Counters any tile that is still in the chain.
effect-absorbs = { $n ->
    [one] In a battle of the chain, { $n } extra token that lies on no tile stops the first toxin for the attacked organism.
   *[other] In a battle of the chain, { $n } extra tokens that lie on no tile stop the first { $n } toxins for the attacked organism.
}
effect-adds_toxin = { $n ->
    [one] A battle of the chain is fought with { $n } more toxin.
   *[other] A battle of the chain is fought with { $n } more toxins.
}
effect-toughens = For the rest of the turn, all tiles that have resistance, whoever owns them, have { $n } more.
effect-wakes = { $n ->
    [one] Wakes { $n } of your dormant tiles.
   *[other] Wakes up to { $n } of your dormant tiles.
}
effect-infects = When it resolves, you may play a virus from your hand for its cost, in anybody’s turn and in any phase; the virus is a new event of the chain.

## What catalysts do

effect-draws_now = { $n ->
    [one] You draw { $n } tile, from the pile you like.
   *[other] You draw { $n } tiles, each from the pile you like.
}
effect-destroys_tile = One building tile in an organism of another player is destroyed; no resistance helps it.
effect-clears_viruses = All viruses in play are discarded.
effect-empties_hands = { $n ->
    [one] All players discard { $n } tile from their hands, free to choose which.
   *[other] All players discard { $n } tiles from their hands, free to choose which; whoever has fewer discards them all.
}
effect-places_more = { $n ->
    [one] You may place { $n } more organism and { $n } more cytoplasm this turn.
   *[other] You may place { $n } more organisms and { $n } more cytoplasms this turn.
}
effect-salvages = You place an organelle from the Petri Dish discard in a free slot of one of your organisms and pay nothing for it.

## The lines of a tile

card-organism = { $blocks ->
    [one] Worth { $points } VP. Complete with { $blocks } building block. Resistance { $resistance }.
   *[other] Worth { $points } VP. Complete with { $blocks } building blocks. Resistance { $resistance }.
}
card-sources = { $atp ->
    [0] { $toxin ->
        [0] Makes neither ATP nor toxins.
        [one] Makes { $toxin } toxin.
       *[other] Makes { $toxin } toxins.
    }
   *[other] { $toxin ->
        [0] Makes { $atp } ATP.
        [one] Makes { $atp } ATP or { $toxin } toxin.
       *[other] Makes { $atp } ATP or { $toxin } toxins.
    }
}
card-sources-both = { $toxin ->
    [one] Makes { $atp } ATP and { $toxin } toxin.
   *[other] Makes { $atp } ATP and { $toxin } toxins.
}
card-cost = Costs { $cost } ATP.
card-resistance = Resistance { $resistance }.
card-immunity = Immunity { $immunity }.
card-copies = { $copies ->
    [one] { $copies } copy in the set.
   *[other] { $copies } copies in the set.
}
card-global = Global modifier: applies to all players.
card-original = A tile of our own original set.
