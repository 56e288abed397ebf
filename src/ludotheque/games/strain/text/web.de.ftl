### Strain: die Wörter des Tisches im Browser, auf Deutsch.
### Gleiche Kennungen, gleiche Reihenfolge, gleiche Platzhalter wie in web.en.ftl. { $place } ist B3, { $name } der Name einer Person.

## Der Zug

dish-turn = Zug { $turn }: { $name }
dish-active = ist am Zug
dish-to-place = Zu legen:
dish-left = In diesem Zug noch zu legen: Organismen { $organisms }, Zytoplasmen { $cytoplasms }
dish-tough = Alle Plättchen: Resistenz +{ $amount } in diesem Zug

## Die Mitspielenden

dish-points = { $points } von { $goal } Siegpunkten
dish-atp = { $ready } ATP verfügbar, davon { $pool } im Vorrat
dish-toxin = { $ready ->
    [one] { $ready } Toxin verfügbar, davon { $pool } im Vorrat
   *[other] { $ready } Toxine verfügbar, davon { $pool } im Vorrat
}
dish-pool = (Vorrat { $pool })
dish-hand = Hand { $count }, Limit { $limit }
dish-empty-hand = Deine Hand ist leer.
dish-open = Die Organismen von { $name } groß zeigen
dish-no-organism = Noch kein Organismus

## Die Organismen

dish-organism = { $place } { $tile }
dish-blocks = { $blocks } von { $needs } Bausteinen
dish-defence = Abwehr { $defence }
dish-resistance = Resistenz { $resistance }
dish-virus = Virus, Immunität { $immunity }
dish-immunity = Immunität
dish-new-organism = { $place }: Platz für einen neuen Organismus
dish-found-here = Ein neuer Organismus
dish-tokens = { $count ->
    [one] noch { $count } Marker
   *[other] noch { $count } Marker
}
dish-toll = { $toxins ->
    [one] { $toxins } Toxin, noch { $count } offen
   *[other] { $toxins } Toxine, noch { $count } offen
}

## Die Kette

dish-no-chain = Die Kette ist leer: Nichts wartet darauf zu geschehen.
dish-link = Ereignis { $link } von { $name }: { $event }
dish-function = { $tile } (Funktion)
dish-cleansing = Vernichtung: { $tile }
dish-at = { $place } { $tile }
dish-against = gegen Ereignis { $link }
dish-toxins = { $count ->
    [one] { $count } Toxin
   *[other] { $count } Toxine
}
dish-absorbs = { $count ->
    [one] { $count } abgefangen
   *[other] { $count } abgefangen
}
dish-resolves = löst sich von rechts auf

## Die Stapel

dish-pile = { $pile }: { $count ->
    [one] { $count } Plättchen im Stapel
   *[other] { $count } Plättchen im Stapel
}
dish-discard = { $pile }: { $count ->
    [one] { $count } Plättchen abgeworfen
   *[other] { $count } Plättchen abgeworfen
}
