### Legends : les mots de la table dessinée et dite au terminal, en français.
### Mêmes ids, même ordre, mêmes paramètres dans terminal.en.ftl et terminal.de.ftl. Ils sont courts : une ligne a 80 signes.

terminal-battle = Bataille { $battle } sur { $battles }
terminal-curse = Malédiction
terminal-no-curse = aucune
terminal-quiet = { $count ->
    [one] { $count } tour sur { $most } sans progrès
   *[other] { $count } tours sur { $most } sans progrès
}
terminal-quiet-brief = Sans progrès : { $count }/{ $most }
terminal-attack = Attaque { $space } – { $to }
terminal-strike = Attaque à distance { $space } – { $to }
terminal-units = { $count ->
    [one] { $count } unité
   *[other] { $count } unités
}
terminal-unknown-count = { $count ->
    [one] { $count } inconnue
   *[other] { $count } inconnues
}
terminal-unknown-unit = inconnue
terminal-against = { $unit } contre { $other }
terminal-watches = aux aguets
terminal-watching = Aux aguets
terminal-destroyed = Détruites
terminal-hidden = Encore inconnues
terminal-army = Armée
terminal-mustered = { $count } sur { $most }

## The table in sentences

terminal-you = vous
terminal-row = Rangée { $row }
terminal-strength = force { $strength }
terminal-shown = connue de tous
terminal-face-down = face cachée
terminal-moved = a bougé
terminal-unknown = Unités inconnues en
terminal-unknown-moved = Unités inconnues qui ont bougé, en

## The signs

terminal-sign-own = [El6] : unité de votre camp, un Elfe de force 6 en ce moment ; E10 : dès 10, une seule lettre ; l’adversaire ne la connaît pas encore
terminal-sign-shown = {"{"}El6{"}"} : de même, connue de tous
terminal-sign-other = <El6> : unité adverse que vous connaissez
terminal-sign-unknown = <??> : unité adverse inconnue ; <??^> : elle a bougé
terminal-sign-magic = [*Sa] : Magie, avec le début de son nom
terminal-sign-castle = [###] : Château
terminal-sign-far = Plateaux éloignés : D[6 et D<6 (+ pour 10 et plus), ou seulement o pour votre camp, x pour l’adversaire, . sans unité
