### Raise, Rise & Die: die Worte des Spielplans im Browser, auf Deutsch.
### Gleiche Namen, gleiche Reihenfolge, gleiche Platzhalter wie in board.en.ftl und board.fr.ftl.

## Wo das Spiel steht

board-set-up = Vorbereitung
board-cycle = Zyklus { $n }
board-passe = Waffengang { $n }
board-tide = Flut { $n }: Jeder Feind, der auftaucht, hat { $hp } LP und { $n } Latent mehr, als seine Karte sagt

## Spieler

board-no-hero = noch kein Held
board-gone = endgültig tot
board-tested = Letzte Seelenprobe: { $card }, Seelenwert { $n }
board-gate = Ein Tor ist offen: In der realen Ebene wartet { $place }
board-sizes = { $deck ->
    [one] { $deck } Karte im Deck, { $satchel } in der Tasche
   *[other] { $deck } Karten im Deck, { $satchel } in der Tasche
}
board-memories = Erinnerung
board-destiny = Schicksal
board-memory = { $n ->
    [one] { $n } Erinnerungsfragment
   *[other] { $n } Erinnerungsfragmente
}
board-locked = { $n ->
    [one] { $title }, gesperrt, { $n } Erinnerungsfragment:
   *[other] { $title }, gesperrt, { $n } Erinnerungsfragmente:
}
board-unlocked = { $title }, freigeschaltet:
board-infusion-slots = { $n ->
    [one] { $n } offenes Infusionsfeld; ein weiteres lässt sich freischalten
   *[other] { $n } offene Infusionsfelder; ein weiteres lässt sich freischalten
}

## Orte

board-pile = { $n ->
    [one] { $n } Ort im Stapel
   *[other] { $n } Orte im Stapel
}
board-known = Als Nächstes kommt, wie bekannt:
board-covers = über { $places }
board-empty = leer
board-map = Karte: die bisher gesehenen Orte
board-passing = Diesen Ort übergehen
board-event-done = erledigt
board-event-over = liegen gelassen
board-event-now = jetzt möglich
board-event-foreign = nicht für dich
board-event-shut = jetzt nicht möglich

## Karten

board-archetype = Archetyp
board-type = Art
board-soul-value = Seelenwert
board-soul = Seelenwert { $n }
board-slot = Feld
board-zone = Zone
board-rarity = Seltenheit
board-optimal = optimal
board-curve = Karten des Decks nach Seelenwert
board-deck-size = { $n } (von { $least } bis { $most })
board-rest-hint = Nach der Rast kannst du so viele LP haben, wie das Deck Karten hat.
board-return-hint = Wähle die Karten, die auf ihre Stapel zurückkommen. Darunter wählst du sie erneut, damit sie bleiben. Hat das Deck seine Größe, so bestätige es.

## Der Aufbruch

board-archetypes = Archetypen, aus denen gezogen wird
board-archetype-cards = Seine { $n } Karten
board-draw-cards = Karten ziehen
board-about-fury = Schlag auf Schlag: Raserei, Verkettung und Blutung.
board-about-bulwark = Deckungen, die halten: Blocken, Instinkt und Betäubt.
board-about-shade = Verborgene Klingen: Gift, Durchstoßen und Fallen.
board-about-aether = Feuer und Nebel: Verbrennen, Entzug und viele Unterstützungen.
