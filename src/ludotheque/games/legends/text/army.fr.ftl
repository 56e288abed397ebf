### Legends : les mots des armées que l’on compose soi-même, en français.
### Mêmes identifiants, même ordre, mêmes variables que dans army.en.ftl et army.de.ftl. { $rank } est une force, magic ou castle.

## Ce qui ne va pas dans une armée

army-complete = L’armée est complète et conforme aux règles.
army-missing = { $rank ->
    [magic] { $count ->
        [one] Il manque { $count } unité magique.
       *[other] Il manque { $count } unités magiques.
    }
    [castle] { $count ->
        [one] Il manque le Château.
       *[other] Il manque { $count } Châteaux.
    }
   *[other] { $count ->
        [one] Il manque { $count } unité de force { $rank }.
       *[other] Il manque { $count } unités de force { $rank }.
    }
}
army-surplus = { $rank ->
    [magic] { $count ->
        [one] Il y a { $count } unité magique de trop.
       *[other] Il y a { $count } unités magiques de trop.
    }
    [castle] { $count ->
        [one] Il y a { $count } Château de trop.
       *[other] Il y a { $count } Châteaux de trop.
    }
   *[other] { $count ->
        [one] Il y a { $count } unité de force { $rank } de trop.
       *[other] Il y a { $count } unités de force { $rank } de trop.
    }
}
army-copies = { $unit } figure { $count } fois ; { $most ->
    [one] une seule est permise
   *[other] { $most } au plus sont permises
}.
army-side = { $unit } ne sert que dans les armées { $side ->
    [beige] beiges
   *[grey] grises
}.
army-unknown = Ligne { $line } : il n’y a pas d’unité « { $said } » ; vouliez-vous dire { $near } ({ $unit }) ?
army-misread = Ligne { $line } : écrivez le nombre et l’unité, par exemple « { $form } », et non « { $said } ».
army-not-custom = { $side ->
    [beige] L’armée beige de cette partie est une armée prête ; ajoutez --option beige=custom pour jouer la vôtre.
   *[grey] L’armée grise de cette partie est une armée prête ; ajoutez --option grey=custom pour jouer la vôtre.
}

## La page où l’on compose des armées

page-armies = Armées personnalisées
army-page = { $game } : armées personnalisées
army-about = Une armée compte autant d’unités de chaque force que le dit le tableau des armées. Composez la vôtre ici : elle reste dans ce navigateur, et à une table qui accepte les armées personnalisées, un clic suffit pour la lever.
army-which-side = Pour quel camp
army-name = Nom de l’armée
army-unnamed = Armée sans nom
army-new = Recommencer
army-by-lot = Armée tirée au sort
army-begin-with = Partir d’une armée prête
army-choose = Choisir…
army-undo = Annuler
army-table = Tableau des armées
army-rank = { $rank ->
    [magic] Magique
    [castle] Château
   *[other] Force { $rank }
}
army-have = { $have } sur { $due }
army-have-units = { $have ->
    [one] { $have } unité sur { $due }
   *[other] { $have } unités sur { $due }
}
army-to-see = Ce que disent les règles
army-units = Unités
army-search = Chercher : nom, pouvoir ou numéro
army-nation = Nation
army-every-nation = Toutes les nations
army-type = Type
army-every-type = Tous les types
army-strength = Force
army-every-strength = Toutes les forces
army-add = Ajouter : { $unit }
army-remove = Retirer : { $unit }
army-now = { $unit } : { $count } dans l’armée
army-keys = Au clavier : les flèches vont d’une unité à l’autre, + en ajoute une et - en retire une.
army-save = Garder dans ce navigateur
army-saved-as = « { $name } » est gardée.
army-not-kept = Ce navigateur ne garde rien ; copiez plutôt le texte.
army-saved = Armées gardées
army-none-saved = Aucune pour l’instant.
army-open = Ouvrir : { $name }
army-delete = Supprimer : { $name }
army-finished = complète
army-unfinished = incomplète
army-text = En texte
army-text-about = Copiez ce texte pour garder l’armée ou la transmettre. Collez-en un autre ici, puis lisez-le.
army-read = Lire le texte

## Les armées gardées, à la table

army-yours = Vos armées gardées
army-yours-none = Aucune armée gardée ne convient à ce camp.
army-build = En composer une
army-muster = Lever { $name }
army-mustering = { $name } est en train d’être levée : { $have ->
    [one] { $have } unité sur { $due }
   *[other] { $have } unités sur { $due }
}.
army-unfit = { $name } ne convient pas à cette table :
army-stopped = { $unit } ne peut pas servir ici. Choisissez le reste vous-même ou laissez-le au sort.
