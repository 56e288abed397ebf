### Strife : les mots d’une partie en cours, en français.
### Mêmes identifiants, même ordre, mêmes variables que dans play.en.ftl et play.de.ftl. Le glossaire est dans cards.fr.ftl.
### { $seat }, { $opponent }, { $owner } sont des noms de joueurs ; { $champion } est « le Moine », { $location } « le Puits des âmes » :
### pas de « de » ni de « à » devant eux, à cause de « du », « au » et des élisions.

## Ce qui s’est passé

told-round = La manche { $round } commence.
told-event = L’événement de cette manche : { $event }.
told-joins = Un vestige rejoint les lieux : { $location }.
told-turn = Le tour { $turn } commence.
told-turns_up = Un lieu est retourné : { $location }.
told-discards = { $location } part à la défausse.
told-sends_back = La pioche des lieux reprend { $location }.
told-exchanges_location = On ne se bat plus pour { $location }, mais pour { $instead }.
told-moves_battle = La bataille se déplace vers { $location }.
told-reveals_legacy = { $seat } révèle { $champion } comme champion Héritage.
    .seat = Vous révélez { $champion } comme champion Héritage.
told-reveals = { $seat } révèle { $champion }.
    .seat = Vous révélez { $champion }.
told-takes_stone = { $seat } prend la pierre runique.
    .seat = Vous prenez la pierre runique.
told-tie =
    { $tie ->
        [reveal] Deux Moines : égalité pour choisir en premier.
        [battle] Égalité pour agir en premier dans la phase de bataille.
        [legacy] Égalité pour agir en premier dans la phase Héritage.
        [offering] Les champions cachés sont à égalité.
       *[combat] Le combat est à égalité.
    }
told-keeps_stone = { $seat } garde la pierre runique et perd l’égalité.
    .seat = Vous gardez la pierre runique et perdez l’égalité.
told-gives_stone = { $seat } cède la pierre runique, qui vaut maintenant { $value } PV, et gagne l’égalité.
    .seat = Vous cédez la pierre runique, qui vaut maintenant { $value } PV, et gagnez l’égalité.
told-rolls = Les deux joueurs lancent le dé : { $first }, { $second }.
told-uses = { $seat } fait agir { $champion } : { $ability }.
    .seat = Vous faites agir { $champion } : { $ability }.
told-blocks_battle = { $seat } bloque la capacité de bataille adverse : { $opponent } ne peut plus l’utiliser ce tour-ci.
    .seat = Vous bloquez la capacité de bataille adverse : { $opponent } ne peut plus l’utiliser ce tour-ci.
    .opponent = { $seat } bloque votre capacité de bataille : vous ne pouvez plus l’utiliser ce tour-ci.
told-blocks_legacy = { $seat } bloque la capacité Héritage adverse : { $opponent } ne peut plus l’utiliser ce tour-ci.
    .seat = Vous bloquez la capacité Héritage adverse : { $opponent } ne peut plus l’utiliser ce tour-ci.
    .opponent = { $seat } bloque votre capacité Héritage : vous ne pouvez plus l’utiliser ce tour-ci.
told-gains = Avec { $champion }, { $seat } gagne { $amount } en puissance.
    .seat = Avec { $champion }, vous gagnez { $amount } en puissance.
told-changes_places = { $seat } échange { $champion } contre { $newcomer }.
    .seat = Vous échangez { $champion } contre { $newcomer }.
told-skips_legacy = { $seat } renonce à la phase Héritage.
    .seat = Vous renoncez à la phase Héritage.
told-calls = { $seat } appelle { $champion } aux côtés du Paladin.
    .seat = Vous appelez { $champion } aux côtés du Paladin.
told-places_champion = { $seat } place ensuite { $champion } dans la pile Héritage, chez { $owner }.
    .seat = Vous placez ensuite { $champion } dans la pile Héritage, chez { $owner }.
    .owner = { $seat } place ensuite { $champion } dans votre pile Héritage.
    .seat-owner = Vous placez ensuite { $champion } dans votre pile Héritage.
told-places_location = { $seat } place ensuite { $location } dans la rangée.
    .seat = Vous placez ensuite { $location } dans la rangée.
told-raises = { $seat } ramène { $champion } au sommet de la pile Héritage.
    .seat = Vous ramenez { $champion } au sommet de la pile Héritage.
told-strengthens = { $seat } a { $champion } sur la pile Héritage : le champion de bataille reçoit { $amount } en puissance de plus.
    .seat = Vous avez { $champion } sur la pile Héritage : le champion de bataille reçoit { $amount } en puissance de plus.
told-sets_aside = { $seat } met { $champion } en réserve et ajoute { $amount } à son champion de bataille.
    .seat = Vous mettez { $champion } en réserve et ajoutez { $amount } à votre champion de bataille.
told-adds = { $seat } ajoute { $amount } à son champion de bataille.
    .seat = Vous ajoutez { $amount } à votre champion de bataille.
told-takes_back = Une main est vide : { $seat } reprend les champions de sa réserve.
    .seat = Une main est vide : vous reprenez les champions de votre réserve.
told-protects = { $seat } se protège avec { $champion } : une courte défaite comptera comme une égalité.
    .seat = Vous vous protégez avec { $champion } : une courte défaite comptera comme une égalité.
told-weakens = { $seat } frappe avec { $champion } : le champion de bataille adverse perd { $amount } en puissance.
    .seat = Vous frappez avec { $champion } : le champion de bataille adverse perd { $amount } en puissance.
told-will_pillage = { $seat } envoie { $champion } au pillage : une victoire rapportera plus de PV.
    .seat = Vous envoyez { $champion } au pillage : une victoire rapportera plus de PV.
told-replaces = { $seat } compte { $champion } au lieu de son total entier.
    .seat = Vous comptez { $champion } au lieu de votre total entier.
told-no_contest = Il n’y a plus de lieu ici : pas de combat.
told-totals = Les totaux : { $first }, { $second }.
told-wins = { $seat } remporte le combat pour { $location } et marque { $points } PV.
    .seat = Vous remportez le combat pour { $location } et marquez { $points } PV.
told-pillages = { $seat } pille et marque { $points } PV de plus.
    .seat = Vous pillez et marquez { $points } PV de plus.
told-doubles = { $seat } double le lieu et marque { $points } PV de plus.
    .seat = Vous doublez le lieu et marquez { $points } PV de plus.
told-uses_relic = { $seat } utilise { $location }.
    .seat = Vous utilisez { $location }.
told-gives_up = { $seat } a eu son tour pour { $location } : la défausse reçoit le vestige.
    .seat = Vous avez eu votre tour pour { $location } : la défausse reçoit le vestige.
told-wins_relic = { $seat } gagne un vestige pour le tour suivant : { $location }.
    .seat = Vous gagnez un vestige pour le tour suivant : { $location }.
told-hides = { $seat } cache { $champion } pour le Wyrm.
    .seat = Vous cachez { $champion } pour le Wyrm.
told-hides_something = { $seat } cache un champion pour le Wyrm.
    .seat = Vous cachez un champion pour le Wyrm.
told-offered = { $seat } avait caché { $champion } pour le Wyrm.
    .seat = Vous aviez caché { $champion } pour le Wyrm.
told-scores_offering = { $seat } plaît au Wyrm et marque { $points } PV.
    .seat = Vous plaisez au Wyrm et marquez { $points } PV.
told-guesses = { $seat } parie sur { $champion }.
    .seat = Vous pariez sur { $champion }.
told-scores_guess = { $seat } a deviné juste et marque { $points } PV.
    .seat = Vous avez deviné juste et marquez { $points } PV.
told-round_ends = La manche { $round } est finie.
told-carries_over = { $seat } garde { $champion } pour la nouvelle manche.
    .seat = Vous gardez { $champion } pour la nouvelle manche.
told-scores_stone = { $seat } détient la pierre runique et marque { $points } PV.
    .seat = Vous détenez la pierre runique et marquez { $points } PV.
told-ends = La partie est finie : { $first }, { $second }.

# Un nombre et à qui il est : « Ann avec 12 ».
figure = { $seat } avec { $amount }

## Ce qui est demandé

ask-assign-legacy = Choisissez en secret votre premier champion Héritage.
ask-select-champions = Choisissez en secret votre champion de bataille. L’enjeu : { $location }.
ask-select-alone = Choisissez votre champion de bataille. L’enjeu : { $location }.
ask-garwood-peak = Pic de Garwood : l’adversaire doit-il choisir et révéler en premier ?
ask-guess = Le Sphinx demande : quel est le champion choisi par { $owner } ?
ask-guess-alone = Le Sphinx demande : quel est le champion choisi par { $owner } ?
ask-hide-offerings = Choisissez un champion à cacher pour le Wyrm. Ce sera votre champion Héritage à la manche suivante.
ask-vital-strike = Attaque vitale par { $by } : bloquez-vous la capacité de bataille adverse pour ce tour ?
ask-break-tie =
    { $tie ->
        [reveal] Deux Moines : égalité pour choisir en premier.
        [battle] Égalité pour agir en premier dans la phase de bataille.
        [legacy] Égalité pour agir en premier dans la phase Héritage.
        [offering] Les champions cachés sont à égalité.
       *[combat] Le combat est à égalité.
    } Gardez-vous la pierre runique, qui vaut { $value } PV, en perdant l’égalité, ou la cédez-vous pour la gagner ?
ask-disguise = Déguisement : échangez-vous { $by } contre votre champion Héritage ?
ask-arcane-influence = Influence ésotérique : renoncez-vous à votre phase Héritage pour renforcer { $by } de la puissance de votre champion Héritage ?
ask-guardian-spirit = Esprit du Gardien : appelez-vous votre champion Héritage pour épauler { $by } ?
ask-ambush = Embuscade par { $by } : bloquez-vous la capacité de bataille adverse pour ce tour ?
ask-tenacity = Ténacité par { $by } : bloquez-vous la capacité Héritage adverse pour ce tour ?
ask-charge = Charge par { $by } : la bataille doit-elle quitter { $location } ?
ask-ravaging-hordes = Hordes dévastatrices par { $by } : défaussez-vous un lieu voisin ? L’enjeu : { $location }.
ask-arrange-pile =
    { $whose ->
        [own] Abysse de Darkwood : quel champion vient ensuite dans votre pile Héritage, en partant du sommet ?
       *[other] Ordre naturel par { $by } : quel champion vient ensuite dans la pile Héritage chez { $owner }, en partant du sommet ?
    }
ask-arrange-row = Sentier caché par { $by } : quel lieu vient ensuite dans la rangée, en partant du plus éloigné de la pioche ?
ask-unholy-alliance = Alliance impie : quel champion remplace { $by } et utilise sa capacité Héritage ?
ask-ethereal-breath = Souffle éthéré par { $by } : quel champion mettez-vous en réserve pour ajouter sa puissance à votre champion de bataille ?
ask-renewal-of-the-land = Régénération de la terre par { $by } : quel lieu doit remplacer { $location } ?
ask-manoeuvre = Manœuvre par { $by } : remettez-vous { $location } sur la pioche des lieux ?
ask-primordial-gate = Porte primordiale : échangez-vous { $champion }, votre champion Héritage, contre un champion de votre main ?
ask-austene-isle-of-air = Austène, île de l’air : la bataille doit-elle quitter { $location } ?
ask-curse-of-hattia = Malédiction d’Hattia : quel lieu défaussez-vous ?
ask-lake-of-mirrors = Lac des miroirs : quel lieu doit remplacer { $location } ?
ask-changeling-haven = Refuge de Changeling : échangez-vous votre champion de bataille contre { $champion }, votre champion Héritage ?
ask-darkwood-abyss = Abysse de Darkwood : changez-vous l’ordre de votre pile Héritage ?
ask-replace = Attaque fulgurante par { $by } : comptez-vous sa puissance au lieu de votre total ?
ask-colmaris-woods = Bois de Colmaris : marquez-vous une seconde fois les PV du lieu ? Vous venez de remporter { $location }.
ask-carry-over = Choisissez le champion qui commencera votre pile Héritage à la manche suivante.

## Ce qui peut être choisi

choice-pass = Ne rien faire
choice-use = Le faire
choice-keep = Garder la pierre et perdre l’égalité
choice-give = Céder la pierre et gagner l’égalité
choice-legacy = Mettre { $champion } dans la pile Héritage
choice-select = Envoyer { $champion } au combat
choice-hide = Cacher { $champion }
choice-guess = Parier sur { $champion }
choice-carry = Garder { $champion }
choice-aside = Mettre { $champion } en réserve
choice-raise = Ramener { $champion } au sommet
choice-place = Placer ensuite { $champion }
choice-arrange = Placer ensuite { $location }
choice-move = Déplacer la bataille vers { $location }
choice-discard = Défausser { $location }
choice-take = Se battre plutôt pour { $location }
choice-exchange = Échanger contre { $champion }

choice-use-garwood-peak = Faire choisir et révéler l’adversaire en premier
choice-use-vital-strike = Bloquer la capacité de bataille adverse
choice-use-disguise = Changer de place avec le champion Héritage
choice-use-arcane-influence = Renoncer à la phase Héritage et gagner la puissance
choice-use-guardian-spirit = Appeler le champion Héritage
choice-use-ambush = Bloquer la capacité de bataille adverse
choice-use-tenacity = Bloquer la capacité Héritage adverse
choice-use-manoeuvre = Remettre le lieu sur la pioche
choice-use-changeling-haven = Échanger les deux champions
choice-use-darkwood-abyss = Changer l’ordre de la pile
choice-use-replace = Compter la puissance du Guerrier
choice-use-colmaris-woods = Doubler les PV

choice-pass-garwood-peak = Choisir en même temps
choice-pass-disguise = Combattre sans déguisement
choice-pass-arcane-influence = Garder la phase Héritage
choice-pass-guardian-spirit = Combattre seul
choice-pass-charge = Rester ici
choice-pass-ravaging-hordes = Ne rien défausser
choice-pass-arrange-pile = Laisser le reste en l’état
choice-pass-arrange-row = Laisser le reste en l’état
choice-pass-unholy-alliance = Laisser la pile en l’état
choice-pass-ethereal-breath = Ne mettre personne en réserve
choice-pass-renewal-of-the-land = Garder ce lieu
choice-pass-manoeuvre = Garder ce lieu
choice-pass-primordial-gate = Garder le champion Héritage
choice-pass-austene-isle-of-air = Rester ici
choice-pass-curse-of-hattia = Ne rien défausser
choice-pass-lake-of-mirrors = Garder ce lieu
choice-pass-changeling-haven = Les laisser tous deux à leur place
choice-pass-darkwood-abyss = Laisser la pile en l’état
choice-pass-replace = Compter votre total
choice-pass-colmaris-woods = Laisser les PV en l’état

## Ce qui vient ensuite

step-set-up = Les vestiges et les événements de cette partie sont tirés.
step-lay-out = Des lieux sont retournés jusqu’à ce que la rangée soit complète.
step-open-first-round = L’ouverture : chacun choisit en secret un champion Héritage et un champion de bataille.
step-assign-legacy = Chacun choisit en secret un champion Héritage.
step-reveal-legacies = Les deux champions Héritage sont révélés.
step-give-fatestone = Le champion Héritage le plus fort apporte la pierre runique à son joueur.
step-give-fatestone-by-battle = Les champions Héritage sont égaux : les champions de bataille décident qui prend la pierre runique.
step-roll-off = Les deux joueurs lancent le dé pour la pierre runique.
step-start-turn = Un tour commence.
step-select-champions = Chacun choisit en secret un champion de bataille.
step-select-alone = { $seat } choisit un champion de bataille.
    .seat = Vous choisissez un champion de bataille.
step-garwood-peak = { $seat } peut utiliser le Pic de Garwood et faire choisir l’adversaire en premier.
    .seat = Vous pouvez utiliser le Pic de Garwood et faire choisir l’adversaire en premier.
step-reveal-first = { $seat } révèle en premier le champion choisi.
    .seat = Vous révélez en premier le champion choisi.
step-reveal-champions = Les deux champions de bataille sont révélés.
step-reveal-early = Les deux champions de bataille sont révélés pour attribuer la pierre runique.
step-hide-offerings = Chacun cache un champion pour le Wyrm.
step-reveal-offerings = Les champions cachés pour le Wyrm sont révélés.
step-award-offering-to-favoured = Qui a gagné l’égalité marque pour le Wyrm.
step-award-offering = { $seat } marque pour le Wyrm.
    .seat = Vous marquez pour le Wyrm.
step-guess = Chacun devine quel champion l’autre a choisi.
step-guess-alone = { $seat } devine quel champion l’adversaire a choisi.
    .seat = Vous devinez quel champion l’adversaire a choisi.
step-break-tie = { $seat } tranche l’égalité : garder la pierre runique et perdre, ou la céder et gagner.
    .seat = Vous tranchez l’égalité : garder la pierre runique et perdre, ou la céder et gagner.
step-vital-strikes-in-order = Qui a gagné l’égalité décide en premier pour l’Attaque vitale du Moine.
step-vital-strike = { $seat } peut bloquer la capacité de bataille adverse avec le Moine.
    .seat = Vous pouvez bloquer la capacité de bataille adverse avec le Moine.
step-battle-phase = La phase de bataille commence.
step-open-battle = Les deux champions de bataille s’apprêtent à utiliser leur capacité.
step-call-champions = Le plus fort des champions de bataille qui doivent encore agir utilise sa capacité.
step-call-favoured = Qui a gagné l’égalité utilise en premier sa capacité de bataille.
step-disguise = { $seat } peut échanger l’Assassin contre son champion Héritage.
    .seat = Vous pouvez échanger l’Assassin contre votre champion Héritage.
step-arcane-influence = { $seat } peut renoncer à la phase Héritage pour renforcer le Mage.
    .seat = Vous pouvez renoncer à la phase Héritage pour renforcer le Mage.
step-guardian-spirit = { $seat } peut appeler son champion Héritage aux côtés du Paladin.
    .seat = Vous pouvez appeler votre champion Héritage aux côtés du Paladin.
step-add-half = { $seat } : le Paladin gagne la moitié de la puissance du champion à ses côtés.
step-ambush = { $seat } peut bloquer la capacité de bataille adverse avec le Ranger.
    .seat = Vous pouvez bloquer la capacité de bataille adverse avec le Ranger.
step-tenacity = { $seat } peut bloquer la capacité Héritage adverse avec le Guerrier.
    .seat = Vous pouvez bloquer la capacité Héritage adverse avec le Guerrier.
step-charge = { $seat } peut déplacer la bataille avec le Chevalier.
    .seat = Vous pouvez déplacer la bataille avec le Chevalier.
step-ravaging-hordes = { $seat } peut défausser un lieu voisin avec le Barbare.
    .seat = Vous pouvez défausser un lieu voisin avec le Barbare.
step-arrange-pile = { $seat } change l’ordre d’une pile Héritage.
    .seat = Vous changez l’ordre d’une pile Héritage.
step-arrange-row = { $seat } change l’ordre des lieux visibles.
    .seat = Vous changez l’ordre des lieux visibles.
step-legacy-phase = La phase Héritage commence.
step-call-legacies = Le champion Héritage le plus fort utilise sa capacité en premier, puis l’autre.
step-legacies-in-order = Qui a gagné l’égalité utilise en premier sa capacité Héritage.
step-use-legacy = { $seat } utilise la capacité Héritage de son champion Héritage.
    .seat = Vous utilisez la capacité Héritage de votre champion Héritage.
step-unholy-alliance = { $seat } peut ramener un autre champion de la pile avec le Nécromancien.
    .seat = Vous pouvez ramener un autre champion de la pile avec le Nécromancien.
step-ethereal-breath = { $seat } peut mettre un champion en réserve avec le Mage pour renforcer son champion de bataille.
    .seat = Vous pouvez mettre un champion en réserve avec le Mage pour renforcer votre champion de bataille.
step-renewal-of-the-land = { $seat } peut remplacer le lieu en cours avec le Druide.
    .seat = Vous pouvez remplacer le lieu en cours avec le Druide.
step-manoeuvre = { $seat } peut remettre le lieu en cours sur la pioche avec le Chevalier.
    .seat = Vous pouvez remettre le lieu en cours sur la pioche avec le Chevalier.
step-relic-moment = Qui détient un vestige peut l’utiliser maintenant, si c’est son moment.
step-spend-relic = { $seat } a utilisé un vestige ; il est épuisé.
    .seat = Vous avez utilisé un vestige ; il est épuisé.
step-primordial-gate = { $seat } peut échanger son champion Héritage contre un champion de sa main.
    .seat = Vous pouvez échanger votre champion Héritage contre un champion de votre main.
step-austene-isle-of-air = { $seat } peut déplacer la bataille avec Austène, île de l’air.
    .seat = Vous pouvez déplacer la bataille avec Austène, île de l’air.
step-curse-of-hattia = { $seat } peut défausser un lieu avec la Malédiction d’Hattia.
    .seat = Vous pouvez défausser un lieu avec la Malédiction d’Hattia.
step-lake-of-mirrors = { $seat } peut remplacer le lieu en cours avec le Lac des miroirs.
    .seat = Vous pouvez remplacer le lieu en cours avec le Lac des miroirs.
step-ager-pugno = Ager Pugno renforce le champion de bataille de son détenteur.
step-changeling-haven = { $seat } peut échanger son champion de bataille et son champion Héritage.
    .seat = Vous pouvez échanger votre champion de bataille et votre champion Héritage.
step-darkwood-abyss = { $seat } peut changer l’ordre de sa propre pile Héritage.
    .seat = Vous pouvez changer l’ordre de votre propre pile Héritage.
step-combat = Le combat commence.
step-replace = Qui a utilisé le Guerrier peut compter sa puissance au lieu du total.
step-compare-totals = Les totaux sont comparés.
step-award-favoured = Qui a gagné l’égalité remporte le combat.
step-colmaris-woods = { $seat } peut doubler les PV du lieu.
    .seat = Vous pouvez doubler les PV du lieu.
step-clean-up = Mise à jour : le lieu est défaussé, la rangée avance, les champions rejoignent les piles Héritage.
step-end-round = La manche s’achève.
step-carry-over = Qui a plusieurs champions en main choisit celui qui reste pour la manche suivante.
step-new-round = Une nouvelle manche est mise en place.
step-end-game = Le détenteur de la pierre runique en marque la valeur, et la partie s’achève.

## Ce qui compose un total

part-printed = { $amount } puissance imprimée
part-gained = { $amount } capacité de bataille
part-legacy = { $amount } Héritage et vestige
part-legacy-alone = { $amount } Héritage
part-reduced = { $amount } Guerrier adverse
part-location = { $amount } lieu
part-event = { $amount } événement
part-replaced = { $amount } puissance du Guerrier

## Ce que dit une carte

card-power = Puissance { $power }, { $race }
card-ability = { $kind } · { $title } : { $text }
