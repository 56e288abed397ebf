### Strain : les mots des tuiles, en français.
### Mêmes identifiants, même ordre, mêmes variables que dans tiles.en.ftl et tiles.de.ftl.
###
### Glossaire (un seul mot par chose)
###   organisme               la tuile du centre ; autour d’elle, sa membrane de huit emplacements
###   hôte                    l’organisme dont la membrane contient la tuile (host)
###   tuile de construction   cytoplasme ou organite d’une membrane ; elle porte des symboles de construction
###   source                  tuile qui produit de l’ATP ou des toxines ; elle devient alors dormante
###   se réveiller            passer de dormante à active (wake up)
###   détruire                un virus est détruit si l’on paie son immunité en toxines
###   contrer                 retirer un évènement de la chaîne avant sa résolution (counter)
###   Réveil, Évolution, Protection   les trois phases d’un tour (Awaken, Evolve, Shed)
###   PV                      points de victoire
###   .the                    un nom avec son article, complément de la phrase : « Ann joue le ribosome »
### On dit « vous ».

## Organismes

tile-mycoplasma = Mycoplasme
    .the = le mycoplasme
tile-coccus = Coque
    .the = la coque
tile-bacillus = Bacille
    .the = le bacille
tile-spirillum = Spirille
    .the = le spirille
tile-yeast = Levure
    .the = la levure
tile-euglena = Euglène
    .the = l’euglène
tile-paramecium = Paramécie
    .the = la paramécie
tile-amoeba = Amibe
    .the = l’amibe
tile-diatom = Diatomée
    .the = la diatomée

## Cytoplasmes

tile-cytosol = Cytosol
    .the = le cytosol
tile-cytoskeleton = Cytosquelette
    .the = le cytosquelette
tile-ectoplasm = Ectoplasme
    .the = l’ectoplasme

## Organites

tile-mitochondrion = Mitochondrie
    .the = la mitochondrie
tile-chloroplast = Chloroplaste
    .the = le chloroplaste
tile-ribosome = Ribosome
    .the = le ribosome
tile-cilium = Cil
    .the = le cil
tile-vacuole = Vacuole
    .the = la vacuole
tile-cell_membrane = Membrane plasmique
    .the = la membrane plasmique
tile-nematocyst = Nématocyste
    .the = le nématocyste
tile-toxicyst = Toxicyste
    .the = le toxicyste
tile-lysosome = Lysosome
    .the = le lysosome
tile-golgi = Appareil de Golgi
    .the = l’appareil de Golgi
tile-centriole = Centriole
    .the = le centriole
tile-nucleolus = Nucléole
    .the = le nucléole
tile-cell_wall = Paroi cellulaire
    .the = la paroi cellulaire
tile-flagellum = Flagelle
    .the = le flagelle
tile-injectisome = Injectisome
    .the = l’injectisome
tile-endoplasmic_reticulum = Réticulum endoplasmique
    .the = le réticulum endoplasmique
tile-capsule = Capsule
    .the = la capsule
tile-contractile_vacuole = Vacuole pulsatile
    .the = la vacuole pulsatile

## Virus

tile-influenza = Grippe
    .the = la grippe
tile-rhinovirus = Rhinovirus
    .the = le rhinovirus
tile-rotavirus = Rotavirus
    .the = le rotavirus
tile-cowpox = Variole de la vache
    .the = la variole de la vache
tile-measles = Rougeole
    .the = la rougeole
tile-avian_flu = Grippe aviaire
    .the = la grippe aviaire
tile-smallpox = Variole
    .the = la variole
tile-ebola = Ebola
    .the = le virus Ebola
tile-coronavirus = Coronavirus
    .the = le coronavirus

## Réactions en chaîne

tile-antibody = Anticorps
    .the = l’anticorps
tile-enzyme_inhibitor = Inhibiteur enzymatique
    .the = l’inhibiteur enzymatique
tile-apoptosis = Apoptose
    .the = l’apoptose
tile-heat_shock = Protéine de choc thermique
    .the = la protéine de choc thermique
tile-toxin_surge = Décharge toxique
    .the = la décharge toxique
tile-biofilm = Biofilm
    .the = le biofilm
tile-quorum_sensing = Détection du quorum
    .the = la détection du quorum
tile-lysogeny = Lysogénie
    .the = la lysogénie

## Catalyseurs

tile-transcription = Transcription
    .the = la transcription
tile-antibiotic = Antibiotique
    .the = l’antibiotique
tile-autoclave = Autoclave
    .the = l’autoclave
tile-nutrient_depletion = Carence nutritive
    .the = la carence nutritive
tile-binary_fission = Scissiparité
    .the = la scissiparité
tile-endosymbiosis = Endosymbiose
    .the = l’endosymbiose

## Types et piles

kind-organism = Organisme
kind-cytoplasm = Cytoplasme
kind-organelle = Organite
kind-virus = Virus
kind-chain_reaction = Réaction en chaîne
kind-catalyst = Catalyseur

pile-organism = Organismes
    .the = la pile des organismes
pile-cytoplasm = Cytoplasmes
    .the = la pile des cytoplasmes
pile-petri = Boîte de Pétri
    .the = la pile Boîte de Pétri

## Ce que font les organites

effect-wakes_in_shed = Cette tuile se réveille au début de votre phase de Protection.
effect-draws = { $n ->
    [one] Vous tirez { $n } tuile de plus pendant votre Réveil.
   *[other] Vous tirez { $n } tuiles de plus pendant votre Réveil.
}
effect-rearranges = Une fois par phase d’Évolution, vous pouvez faire passer une de vos tuiles de construction dans un autre de vos organismes qui a de la place, ou en échanger deux entre deux de vos organismes.
effect-holds = { $n ->
    [one] Vous pouvez garder { $n } tuile de plus en main à la fin de votre tour.
   *[other] Vous pouvez garder { $n } tuiles de plus en main à la fin de votre tour.
}
effect-cures = { $n ->
    [one] Détruire un virus de l’hôte coûte { $n } toxine de moins, mais toujours au moins 1.
   *[other] Détruire un virus de l’hôte coûte { $n } toxines de moins, mais toujours au moins 1.
}
effect-saves = Chaque organite que vous jouez vous coûte { $n } ATP de moins, mais toujours au moins 1.
effect-builds = { $n ->
    [one] Vous pouvez poser { $n } cytoplasme de plus à chacune de vos phases d’Évolution.
   *[other] Vous pouvez poser { $n } cytoplasmes de plus à chacune de vos phases d’Évolution.
}
effect-blocks = { $n ->
    [one] Compte pour { $n } symbole de construction.
   *[other] Compte pour { $n } symboles de construction.
}
effect-shields = Les autres tuiles de l’hôte qui ont une résistance, la tuile Organisme comprise, en ont chacune { $n } de plus.
effect-escapes = Réaction : défaussez cette tuile pour contrer une bataille contre son hôte.
effect-venom = { $n ->
    [one] Les autres tuiles de l’hôte où des toxines sont imprimées produisent chacune { $n } toxine de plus.
   *[other] Les autres tuiles de l’hôte où des toxines sont imprimées produisent chacune { $n } toxines de plus.
}
effect-gives_both = Utilisée comme source, cette tuile donne à la fois son ATP et ses toxines.
effect-keeps_out = L’hôte est fermé aux virus.
effect-expels = Réaction : rendez cette tuile dormante pour contrer une tuile Virus qui vise son hôte.

## Ce que font les virus

effect-fewer_draws = { $n ->
    [one] Pendant son Réveil, le propriétaire de l’hôte tire { $n } tuile de moins, mais toujours au moins 1.
   *[other] Pendant son Réveil, le propriétaire de l’hôte tire { $n } tuiles de moins, mais toujours au moins 1.
}
effect-starves = Chaque tuile de l’hôte produit { $n } ATP de moins, sans descendre sous 0.
effect-excludes = Tant qu’il est là, l’hôte n’accueille aucun autre virus.
effect-stuns = À son entrée, toutes les tuiles de l’hôte deviennent dormantes.
effect-spreads = Une fois détruit, il voyage : qui l’a détruit le place dans un organisme d’un autre joueur, s’il en est un qui puisse l’accueillir.
effect-wastes = { $n ->
    [one] Au début de chaque Réveil du propriétaire de l’hôte, celui-ci défausse { $n } tuile de construction de l’hôte, à son choix.
   *[other] Au début de chaque Réveil du propriétaire de l’hôte, celui-ci défausse { $n } tuiles de construction de l’hôte, à son choix.
}
effect-destroys = { $n ->
    [one] À son entrée, { $n } tuile de construction de l’hôte est défaussée, au choix du propriétaire de l’hôte.
   *[other] À son entrée, { $n } tuiles de construction de l’hôte sont défaussées, au choix du propriétaire de l’hôte.
}
effect-shrinks_hands = Tant qu’il est en jeu, la limite de main de tous les joueurs baisse de { $n }.

## Ce que font les réactions en chaîne

effect-counters_virus = Permet de contrer un virus encore dans la chaîne.
effect-counters_action = Permet de contrer une tuile Action ou une fonction spéciale encore dans la chaîne.
effect-counters_tile = Permet de contrer n’importe quelle tuile encore dans la chaîne.
effect-absorbs = { $n ->
    [one] Dans une bataille de la chaîne, { $n } jeton de plus, qui n’est sur aucune tuile, arrête la première toxine pour l’organisme attaqué.
   *[other] Dans une bataille de la chaîne, { $n } jetons de plus, qui ne sont sur aucune tuile, arrêtent les { $n } premières toxines pour l’organisme attaqué.
}
effect-adds_toxin = { $n ->
    [one] Une bataille de la chaîne compte { $n } toxine de plus.
   *[other] Une bataille de la chaîne compte { $n } toxines de plus.
}
effect-toughens = Jusqu’à la fin du tour, toutes les tuiles qui ont une résistance, chez tous les joueurs, en ont { $n } de plus.
effect-wakes = { $n ->
    [one] Réveille { $n } de vos tuiles dormantes.
   *[other] Réveille jusqu’à { $n } de vos tuiles dormantes.
}
effect-infects = À sa résolution, vous pouvez jouer un virus de votre main en payant son coût, pendant le tour de n’importe qui et dans n’importe quelle phase ; ce virus est un nouvel évènement de la chaîne.

## Ce que font les catalyseurs

effect-draws_now = { $n ->
    [one] Vous tirez { $n } tuile de la pile que vous voulez.
   *[other] Vous tirez { $n } tuiles, chacune de la pile que vous voulez.
}
effect-destroys_tile = Une tuile de construction d’un organisme d’un autre joueur est détruite ; sa résistance n’y fait rien.
effect-clears_viruses = Tous les virus en jeu sont défaussés.
effect-empties_hands = { $n ->
    [one] Tous les joueurs défaussent { $n } tuile de leur main, à leur choix.
   *[other] Tous les joueurs défaussent { $n } tuiles de leur main, à leur choix ; qui en a moins les défausse toutes.
}
effect-places_more = { $n ->
    [one] Vous pouvez poser { $n } organisme et { $n } cytoplasme de plus ce tour-ci.
   *[other] Vous pouvez poser { $n } organismes et { $n } cytoplasmes de plus ce tour-ci.
}
effect-salvages = Vous placez un organite de la défausse Boîte de Pétri dans un emplacement libre d’un de vos organismes, sans rien payer.

## Les lignes d’une tuile

card-organism = { $blocks ->
    [one] Vaut { $points } PV. Complet avec { $blocks } symbole de construction. Résistance { $resistance }.
   *[other] Vaut { $points } PV. Complet avec { $blocks } symboles de construction. Résistance { $resistance }.
}
card-sources = { $atp ->
    [0] { $toxin ->
        [0] Ne produit ni ATP ni toxine.
        [one] Produit { $toxin } toxine.
       *[other] Produit { $toxin } toxines.
    }
   *[other] { $toxin ->
        [0] Produit { $atp } ATP.
        [one] Produit { $atp } ATP ou { $toxin } toxine.
       *[other] Produit { $atp } ATP ou { $toxin } toxines.
    }
}
card-sources-both = { $toxin ->
    [one] Produit { $atp } ATP et { $toxin } toxine.
   *[other] Produit { $atp } ATP et { $toxin } toxines.
}
card-cost = Coûte { $cost } ATP.
card-resistance = Résistance { $resistance }.
card-immunity = Immunité { $immunity }.
card-copies = { $copies ->
    [one] { $copies } exemplaire dans le jeu.
   *[other] { $copies } exemplaires dans le jeu.
}
card-global = Modificateur global : vaut pour tous les joueurs.
card-original = Une tuile de notre propre jeu, original.
