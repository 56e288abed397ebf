### Strain : les mots d’une partie en cours, en français.
### Mêmes identifiants, même ordre, mêmes variables que dans play.en.ftl et play.de.ftl. Le glossaire est dans tiles.fr.ftl.
### { $seat } et { $by } sont des noms de joueurs ; { $tile } est « le ribosome » : pas de « de » ni de « à » devant eux, à cause
### de « du », « au » et des élisions. { $pile } est toujours « la pile … ». { $place } est « A3 chez Ann » dans ce qui est
### raconté et demandé, et A3 dans ce qu’Ann y fait et dans ce qui peut être choisi : le nom que montre le plateau.

## Le jeu

game-name = Strain
game-subtitle = Bâtir des organismes, lâcher des virus
game-about = Faites croître des organismes unicellulaires, dotez-les d’organites et gardez-les des virus des autres. Quoi que vous fassiez, quelqu’un peut y répondre. Les tuiles forment un jeu original, créé par nous pour les règles publiées ; ce n’est pas celui de la boîte.
game-first = Vous jouez le premier tour, ce qui est un avantage.
game-rights = Strain est un jeu d’Avrom Tobias, édité par HungryRobot. Les tuiles jouées ici forment un jeu original, créé par nous.
cards-tile = Tuiles

# Une place selon son propriétaire, et une tuile dont la face dormante est visible.
place = { $place } chez { $seat }
    .seat = votre { $place }
face-dormant = { $tile } (face dormante)
    .the = { $tile } (face dormante)

## Ce qui s’est passé

told-turn = Tour { $turn } : c’est à { $seat } de jouer.
    .seat = Tour { $turn } : c’est à vous de jouer.
told-draws = { $seat } tire { $tile }.
    .seat = Vous tirez { $tile }.
told-draws_from = { $seat } tire une tuile de { $pile }.
    .seat = Vous tirez une tuile de { $pile }.
told-reshuffles = La défausse est mélangée et remplace { $pile }.
told-announces = { $seat } joue { $tile } pour { $place }.
    .seat = Vous jouez { $tile } pour { $place }.
told-plays = { $seat } joue { $tile }.
    .seat = Vous jouez { $tile }.
told-answers = { $target ->
    [none] { $seat } vise la bataille (évènement { $link } de la chaîne) et répond avec { $tile }.
   *[other] { $seat } vise { $target } (évènement { $link } de la chaîne) et répond avec { $tile }.
}
    .seat = { $target ->
        [none] Vous visez la bataille (évènement { $link } de la chaîne) et répondez avec { $tile }.
       *[other] Vous visez { $target } (évènement { $link } de la chaîne) et répondez avec { $tile }.
    }
told-reacts = { $target ->
    [none] { $seat } vise la bataille (évènement { $link } de la chaîne) et réagit avec { $tile }.
   *[other] { $seat } vise { $target } (évènement { $link } de la chaîne) et réagit avec { $tile }.
}
    .seat = { $target ->
        [none] Vous visez la bataille (évènement { $link } de la chaîne) et réagissez avec { $tile }.
       *[other] Vous visez { $target } (évènement { $link } de la chaîne) et réagissez avec { $tile }.
    }
told-activates = { $seat } active { $tile } dans { $place }.
    .seat = Vous activez { $tile } dans { $place }.
told-targets = { $seat } prend pour cible { $tile } dans { $place }.
    .seat = Vous prenez pour cible { $tile } dans { $place }.
told-turns_against = { $seat } s’en prend à { $place }.
    .seat = Vous vous en prenez à { $place }.
told-attacks = { $toxins ->
    [one] { $seat } attaque { $place } avec { $toxins } toxine.
   *[other] { $seat } attaque { $place } avec { $toxins } toxines.
}
    .seat = { $toxins ->
        [one] Vous attaquez { $place } avec { $toxins } toxine.
       *[other] Vous attaquez { $place } avec { $toxins } toxines.
    }
told-cleanses = { $seat } paie pour détruire { $tile } dans { $place }.
    .seat = Vous payez pour détruire { $tile } dans { $place }.
told-uses = { $seat } utilise { $tile } dans { $place } comme source.
    .seat = Vous utilisez { $tile } dans { $place } comme source.
told-takes_effect = { $seat } fait agir { $tile }.
    .seat = Vous faites agir { $tile }.
told-fails = { $kind ->
    [2] { $seat } attaque en vain : l’organisme n’est plus là.
    [3] { $seat } a payé en vain pour détruire { $tile } : le virus n’est plus là.
   *[other] { $seat } a joué en vain { $tile } : la cible n’est plus là ou n’a plus de place.
}
    .seat = { $kind ->
        [2] Vous attaquez en vain : l’organisme n’est plus là.
        [3] Vous avez payé en vain pour détruire { $tile } : le virus n’est plus là.
       *[other] Vous avez joué en vain { $tile } : la cible n’est plus là ou n’a plus de place.
    }
told-enters = { $seat } met en jeu { $tile } : { $place }.
    .seat = Vous mettez en jeu { $tile } : { $place }.
told-infects = { $seat } infecte { $place } avec { $tile }.
    .seat = Vous infectez { $place } avec { $tile }.
told-wastes = { $tile } ronge { $place }.
told-stuns = { $tile } rend dormantes toutes les tuiles de { $place }.
told-is_cured = { $seat } détruit { $tile } dans { $place }.
    .seat = Vous détruisez { $tile } dans { $place }.
told-counters = { $target ->
    [none] { $seat } contre la bataille (évènement { $link } de la chaîne) avec { $tile }.
   *[other] { $seat } contre { $target } (évènement { $link } de la chaîne) avec { $tile }.
}
    .seat = { $target ->
        [none] Vous contrez la bataille (évènement { $link } de la chaîne) avec { $tile }.
       *[other] Vous contrez { $target } (évènement { $link } de la chaîne) avec { $tile }.
    }
told-adds_toxins = { $amount ->
    [one] { $seat } ajoute { $amount } toxine à la bataille (évènement { $link } de la chaîne) avec { $tile }.
   *[other] { $seat } ajoute { $amount } toxines à la bataille (évènement { $link } de la chaîne) avec { $tile }.
}
    .seat = { $amount ->
        [one] Vous ajoutez { $amount } toxine à la bataille (évènement { $link } de la chaîne) avec { $tile }.
       *[other] Vous ajoutez { $amount } toxines à la bataille (évènement { $link } de la chaîne) avec { $tile }.
    }
told-adds_tokens = { $amount ->
    [one] { $seat } ajoute { $amount } jeton à la défense dans la bataille (évènement { $link } de la chaîne) avec { $tile }.
   *[other] { $seat } ajoute { $amount } jetons à la défense dans la bataille (évènement { $link } de la chaîne) avec { $tile }.
}
    .seat = { $amount ->
        [one] Vous ajoutez { $amount } jeton à la défense dans la bataille (évènement { $link } de la chaîne) avec { $tile }.
       *[other] Vous ajoutez { $amount } jetons à la défense dans la bataille (évènement { $link } de la chaîne) avec { $tile }.
    }
told-toughens = { $seat } donne { $amount } de plus à toutes les tuiles qui ont une résistance, jusqu’à la fin du tour.
    .seat = Vous donnez { $amount } de plus à toutes les tuiles qui ont une résistance, jusqu’à la fin du tour.
told-wakes = { $seat } réveille { $tile } dans { $place }.
    .seat = Vous réveillez { $tile } dans { $place }.
told-places_more = { $amount ->
    [one] { $seat } peut poser { $amount } organisme et { $amount } cytoplasme de plus ce tour-ci.
   *[other] { $seat } peut poser { $amount } organismes et { $amount } cytoplasmes de plus ce tour-ci.
}
    .seat = { $amount ->
        [one] Vous pouvez poser { $amount } organisme et { $amount } cytoplasme de plus ce tour-ci.
       *[other] Vous pouvez poser { $amount } organismes et { $amount } cytoplasmes de plus ce tour-ci.
    }
told-moves = { $seat } déplace { $tile } vers { $place }.
    .seat = Vous déplacez { $tile } vers { $place }.
told-resists = { $toxins ->
    [one] La défense de { $place } est de { $defence } contre { $toxins } toxine.
   *[other] La défense de { $place } est de { $defence } contre { $toxins } toxines.
}
told-gives_way = { $slot ->
    [0] { $amount ->
        [one] Les toxines touchent { $tile } (l’organisme) dans { $place } : { $amount } jeton de moins.
       *[other] Les toxines touchent { $tile } (l’organisme) dans { $place } : { $amount } jetons de moins.
    }
   *[other] { $amount ->
        [one] Les toxines touchent { $tile } (emplacement { $slot }) dans { $place } : { $amount } jeton de moins.
       *[other] Les toxines touchent { $tile } (emplacement { $slot }) dans { $place } : { $amount } jetons de moins.
    }
}
told-loses = { $seat } perd { $tile } dans { $place }.
    .seat = Vous perdez { $tile } dans { $place }.
told-dies = { $seat } perd { $tile } avec toute sa membrane : { $place } n’est plus.
    .seat = Vous perdez { $tile } avec toute sa membrane : { $place } n’est plus.
told-holds_too_many = { $count ->
    [one] { $seat } a { $count } tuile de trop en main.
   *[other] { $seat } a { $count } tuiles de trop en main.
}
    .seat = { $count ->
        [one] Vous avez { $count } tuile de trop en main.
       *[other] Vous avez { $count } tuiles de trop en main.
    }
told-discards = { $seat } défausse { $tile }.
    .seat = Vous défaussez { $tile }.
told-scores = { $seat } décompte { $tile } et marque { $points } PV.
    .seat = Vous décomptez { $tile } et marquez { $points } PV.
told-ends = { $seat } termine la partie avec { $points } PV.
    .seat = Vous terminez la partie avec { $points } PV.

## Ce qui est demandé

ask-draw = { $count ->
    [one] Encore { $count } tuile à tirer : de quelle pile ?
   *[other] Encore { $count } tuiles à tirer : de quelle pile vient la prochaine ?
}
ask-discard = { $count ->
    [one] Encore { $count } tuile à défausser de votre main : laquelle ?
   *[other] Encore { $count } tuiles à défausser de votre main : laquelle d’abord ?
}
ask-evolve = { $have ->
    [0] Votre phase d’Évolution : construisez, jouez, attaquez, ou terminez-la.
   *[other] Votre phase d’Évolution : construisez, jouez, attaquez, ou terminez-la. ATP dans votre réserve : { $have }.
}
ask-respond = { $event ->
    [tile] { $place ->
        [none] { $seat } joue { $by }. Répondez-vous ?
       *[other] { $seat } joue { $by } pour { $place }. Répondez-vous ?
    }
    [function] { $seat } emploie la fonction spéciale d’une tuile : { $by }. Répondez-vous ?
    [battle] { $seat } attaque { $place }. Répondez-vous ?
    [cleansing] { $seat } paie pour détruire { $by } dans { $place }. Répondez-vous ?
   *[none] Avant que la partie continue : jouez-vous une réaction en chaîne ?
}
    .seat = { $event ->
        [tile] { $place ->
            [none] Vous jouez { $by }. Répondez-vous ?
           *[other] Vous jouez { $by } pour { $place }. Répondez-vous ?
        }
        [function] Vous employez la fonction spéciale d’une tuile : { $by }. Répondez-vous ?
        [battle] Vous attaquez { $place }. Répondez-vous ?
        [cleansing] Vous payez pour détruire { $by } dans { $place }. Répondez-vous ?
       *[none] Avant que la partie continue : jouez-vous une réaction en chaîne ?
    }
ask-may-infect = Lysogénie : jouez-vous un virus de votre main, en payant son coût ?
ask-pay-atp = { $have ->
    [0] { $count } ATP à payer pour { $by } : quelle source utilisez-vous ?
   *[other] { $count } ATP à payer pour { $by }, dont { $have } dans votre réserve : quelle source utilisez-vous ensuite ?
}
ask-pay-toxin = { $count ->
    [one] { $count } toxine à payer pour détruire { $by } : quelle source utilisez-vous ? Dans votre réserve : { $have }.
   *[other] { $count } toxines à payer pour détruire { $by } : quelle source utilisez-vous ? Dans votre réserve : { $have }.
}
ask-commit = { $have ->
    [0] Bataille contre { $target } : quelle source de toxines utilisez-vous ?
    [one] Bataille contre { $target } : votre réserve contient { $have } toxine. Utilisez-vous une autre source, ou engagez-vous celle-ci ?
   *[other] Bataille contre { $target } : votre réserve contient { $have } toxines. Utilisez-vous une autre source, ou combien en engagez-vous ?
}
ask-resist = { $count ->
    [one] { $seat } attaque { $place } : encore { $count } jeton à retirer. De quelle tuile ?
   *[other] { $seat } attaque { $place } : encore { $count } jetons à retirer. De quelle tuile ?
}
ask-lose = { $count ->
    [one] Dans { $place }, { $count } tuile de construction est détruite par { $by } : laquelle ?
   *[other] Dans { $place }, { $count } tuiles de construction sont détruites par { $by } : laquelle d’abord ?
}
ask-spread = Vous avez détruit { $tile } : vers quel organisme part ce virus ?
ask-aim = Quelle tuile visez-vous avec { $by } ?
ask-rouse = { $count ->
    [0] Laquelle de vos tuiles dormantes réveillez-vous avec { $by } ?
   *[other] Quelle autre tuile dormante réveillez-vous avec { $by } ?
}
ask-salvage = Quel organite de la défausse Boîte de Pétri placez-vous avec { $by }, et dans lequel de vos organismes ?
ask-shift = Laquelle de vos tuiles de construction déplacez-vous avec { $by } ?
ask-shift-to = Vers lequel de vos organismes déplacez-vous { $tile }, ou contre quelle tuile l’échangez-vous ?
ask-score = Votre phase de Protection : quel organisme complet décomptez-vous ?

## Ce qui peut être choisi

choice-pass = Passer
choice-pass-turn = Passer jusqu’à la fin de ce tour
choice-pass-others = Passer pour ce tour, sauf si l’on me vise
choice-draw = Tirer de { $pile }
choice-place = Poser { $tile } en { $place }
choice-infect = Infecter { $place } avec { $tile }
choice-play = Jouer { $tile }
choice-answer = Répondre à l’évènement { $link } avec { $tile }
choice-react = Réagir à l’évènement { $link } avec { $tile }
choice-activate = Activer { $tile } en { $place }
choice-attack = Attaquer { $place }
choice-cleanse = Détruire { $tile } en { $place }
choice-end = Terminer votre phase d’Évolution
choice-use = Utiliser { $face } en { $place }
choice-commit = { $count ->
    [one] Attaquer avec { $count } toxine
   *[other] Attaquer avec { $count } toxines
}
choice-target = Choisir { $face } en { $place }
choice-to = Déplacer vers un emplacement libre en { $place }
choice-salvage = Placer { $tile } de la défausse en { $place }
choice-lose = Perdre { $face } en { $place }
choice-resist = { $slot ->
    [0] { $tokens ->
        [one] Retirer { $tokens } jeton de la tuile Organisme
       *[other] Retirer { $tokens } jetons de la tuile Organisme
    }
   *[other] { $tokens ->
        [one] Retirer { $tokens } jeton de l’emplacement { $slot }
       *[other] Retirer { $tokens } jetons de l’emplacement { $slot }
    }
}
choice-score = Décompter { $place }
choice-done = Cela suffit
choice-discard = Défausser { $tile }

choice-pass-may-infect = Ne jouer aucun virus
choice-answer-respond = { $target ->
    [none] Viser la bataille (évènement { $link }) et répondre avec { $tile }
   *[other] Viser { $target } (évènement { $link }) et répondre avec { $tile }
}
choice-react-respond = { $target ->
    [none] Viser la bataille (évènement { $link }) et réagir avec { $tile }
   *[other] Viser { $target } (évènement { $link }) et réagir avec { $tile }
}
choice-infect-spread = Transmettre { $tile } vers { $place }
choice-use-pay-atp = Prendre l’ATP que donne { $face } en { $place }
choice-use-pay-toxin = Prendre les toxines que donne { $face } en { $place }
choice-use-commit = Prendre les toxines que donne { $face } en { $place }
choice-target-aim = Détruire { $face } en { $place }
choice-target-rouse = Réveiller { $face } en { $place }
choice-target-shift = Déplacer { $face } en { $place }
choice-target-shift-to = Échanger contre { $face } en { $place }
choice-resist-resist = { $slot ->
    [0] { $tokens ->
        [one] Retirer { $tokens } jeton : { $tile } (l’organisme)
       *[other] Retirer { $tokens } jetons : { $tile } (l’organisme)
    }
   *[other] { $tokens ->
        [one] Retirer { $tokens } jeton : { $tile } (emplacement { $slot })
       *[other] Retirer { $tokens } jetons : { $tile } (emplacement { $slot })
    }
}
choice-done-rouse = Ne réveiller aucune autre tuile
choice-done-score = Ne plus rien décompter ce tour-ci

## Ce qui vient ensuite

step-aim = { $seat } nomme la tuile visée.
    .seat = Vous nommez la tuile visée.
step-rouse = { $seat } nomme les tuiles dormantes à réveiller.
    .seat = Vous nommez les tuiles dormantes à réveiller.
step-salvage = { $seat } nomme un organite de la défausse et son nouvel hôte.
    .seat = Vous nommez un organite de la défausse et son nouvel hôte.
step-shift = { $seat } nomme la tuile à déplacer.
    .seat = Vous nommez la tuile à déplacer.
step-shift-to = { $seat } dit où va la tuile.
    .seat = Vous dites où va la tuile.
step-commit = { $seat } engage des toxines dans une bataille.
    .seat = Vous engagez des toxines dans une bataille.
step-resist = { $seat } retire des jetons de l’organisme attaqué.
    .seat = Vous retirez des jetons de l’organisme attaqué.
step-end-battle = La bataille se termine : les tuiles sans jeton sont détruites, les autres sont de nouveau intactes.
step-evolve = { $seat } construit et attaque pendant sa phase d’Évolution.
    .seat = Vous construisez et attaquez pendant votre phase d’Évolution.
step-open-window = Chacun peut répondre, dans le sens horaire, en commençant par { $seat }.
step-respond = Qui le peut est libre de répondre ; la première réponse compte, en commençant par { $seat }.
step-resolve = Le dernier évènement de la chaîne est résolu.
step-finish = L’évènement est résolu ; une tuile Action est défaussée.
step-go-on = La chaîne continue : on peut de nouveau ajouter des évènements.
step-may-infect = { $seat } peut jouer un virus grâce à la lysogénie.
    .seat = Vous pouvez jouer un virus grâce à la lysogénie.
step-draw = { $seat } tire des tuiles.
    .seat = Vous tirez des tuiles.
step-discard = { $seat } défausse des tuiles de sa main.
    .seat = Vous défaussez des tuiles de votre main.
step-starve = { $seat } défausse des tuiles à cause d’une action.
    .seat = Vous défaussez des tuiles à cause d’une action.
step-discard-down = { $seat } défausse jusqu’à sa limite de main.
    .seat = Vous défaussez jusqu’à votre limite de main.
step-lose = { $seat } choisit des tuiles de construction à défausser d’un organisme.
    .seat = Vous choisissez des tuiles de construction à défausser d’un organisme.
step-costs = { $seat } paie le coût.
    .seat = Vous payez le coût.
step-pay-atp = { $seat } retourne des sources pour payer l’ATP.
    .seat = Vous retournez des sources pour payer l’ATP.
step-pay-toxin = { $seat } retourne des sources pour payer les toxines.
    .seat = Vous retournez des sources pour payer les toxines.
step-set-up = Les tuiles sont mélangées, et l’on décide qui commence.
step-start-turn = { $seat } commence un tour.
    .seat = Vous commencez un tour.
step-wake = { $seat } réveille toutes ses tuiles dormantes.
    .seat = Vous réveillez toutes vos tuiles dormantes.
step-draw-tiles = { $seat } tire les tuiles du Réveil.
    .seat = Vous tirez les tuiles du Réveil.
step-start-evolve = { $seat } commence sa phase d’Évolution.
    .seat = Vous commencez votre phase d’Évolution.
step-start-shed = { $seat } commence sa phase de Protection, et le reste de sa réserve est perdu.
    .seat = Vous commencez votre phase de Protection, et le reste de votre réserve est perdu.
step-may-score = { $seat } décompte un organisme, si l’un d’eux est prêt.
    .seat = Vous décomptez un organisme, si l’un d’eux est prêt.
step-score = { $seat } peut décompter ses organismes complets.
    .seat = Vous pouvez décompter vos organismes complets.
step-end-turn = { $seat } termine son tour.
    .seat = Vous terminez votre tour.
step-spread = { $seat } transmet un virus détruit vers un organisme d’un autre joueur.
    .seat = Vous transmettez un virus détruit vers un organisme d’un autre joueur.
step-upkeep = { $seat } subit les virus qui agissent au début du Réveil.
    .seat = Vous subissez les virus qui agissent au début du Réveil.
step-waste = { $seat } perd des tuiles de construction à cause d’un virus.
    .seat = Vous perdez des tuiles de construction à cause d’un virus.

## Options

option-points = Points pour gagner
    .about = Qui a le premier autant de points de victoire gagne ; avec 14, la partie est plus longue.
option-start = Premier joueur
    .about = Qui joue le premier tour ; commencer est un avantage.
option-start-random = Tiré au sort
option-start-first = La première place
option-dormant_resistance = Résistance des tuiles dormantes
    .about = Dit si une tuile dormante garde sa résistance imprimée, ou en a 1 de moins, sans descendre sous 1.
option-dormant_resistance-printed = Comme imprimée
option-dormant_resistance-lower = 1 de moins
option-tiles = Jeu de tuiles
    .about = Avec quelles tuiles on joue. La liste officielle n’est pas publique ; le jeu habituel est donc original, créé par nous.
option-tiles-original = Notre jeu original

## La table

zone-hand = Main
zone-scored = Décomptés
zone-chain = Chaîne d’évènements
zone-pile = Pile
zone-discard = Défausse
zone-organism = Organisme
zone-membrane = Membrane
zone-slot = Emplacement
zone-atp = ATP
zone-toxin = Toxines
zone-pool = En réserve
zone-ready = Disponible
zone-points = Points de victoire
zone-goal = Points pour gagner
zone-limit = Limite de main
zone-turn = Tour
zone-phase = Phase
zone-placed = Posés ce tour-ci
zone-battle = Bataille
zone-tokens = Jetons
zone-toll = Jetons encore à retirer
zone-blocks = Symboles de construction
zone-resistance = Résistance
zone-defence = Défense
zone-toughness = Résistance en plus ce tour-ci

phase-awaken = Réveil
phase-evolve = Évolution
phase-shed = Protection

state-active = Active
state-dormant = Dormante
state-spent = Utilisée ce tour-ci
state-complete = Complet
state-infected = Infecté
state-countered = Contré

standing-asks = Sollicité à chaque fois
standing-passes_all = Passe jusqu’à la fin de ce tour
standing-passes_others = Passe, sauf en tant que cible

# Consignes pour les fenêtres à venir.
order-untargeted = Passer, sauf si je suis la cible
order-always = Passer quoi qu’il arrive
