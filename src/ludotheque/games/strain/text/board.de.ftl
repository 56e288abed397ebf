### Strain: die Wörter des gezeichneten Tisches, auf Deutsch.
### Gleiche Namen, gleiche Reihenfolge, gleiche Platzhalter wie in board.en.ftl und board.fr.ftl. Sie sind kurz: Eine Zeile hat 80 Zeichen.

board-points = { $points } SP
board-goal = Ziel { $points } SP
board-left = zu legen: Organismen { $organisms }, Zytoplasmen { $cytoplasms }
board-piles = Stapel
board-discards = Abwurf
board-chain = Kette
board-hand-size = Hand { $count } ({ $petri } Petri)
board-brief = { $points } SP, Hand { $count }, { $atp }A { $toxins }T
board-atp = ATP { $amount }
board-toxins = Toxine { $amount }
board-no-organism = Kein Organismus im Spiel

## Was in der Kette und in einem Kampf liegt

board-link-tile = { $tile }
board-link-function = { $tile } (Funktion)
board-link-battle = Kampf
board-link-cleansing = Vernichtung: { $tile }
board-link-place = auf { $place }
board-link-aim = Ziel: { $tile } in { $place }
board-link-against = gegen { $link }
board-link-toxins = { $count ->
    [one] { $count } Toxin
   *[other] { $count } Toxine
}
board-link-tokens = { $count ->
    [one] { $count } zusätzlicher Marker
   *[other] { $count } zusätzliche Marker
}
board-link-gone = gekontert
board-tokens-due = { $count ->
    [one] { $place }: { $count } Marker muss weg
   *[other] { $place }: { $count } Marker müssen weg
}
board-tokens = { $count ->
    [one] { $tile }: { $count } Marker
   *[other] { $tile }: { $count } Marker
}
board-tough = in diesem Zug { $amount } Resistenz mehr auf jedem Plättchen

## Der Tisch in Sätzen

board-said-left = In diesem Zug noch zu legen: Organismen { $organisms }, Zytoplasmen { $cytoplasms }
board-said-blocks = { $blocks } von { $needs } Bausteinen
board-said-defence = Abwehr { $defence }
board-said-free = { $count ->
    [one] { $count } freier Platz
   *[other] { $count } freie Plätze
}
board-complete = vollständig
board-infected = infiziert
board-dormant = ruhend
board-spent = Funktion benutzt
board-resistance = Resistenz { $resistance }
board-virus = Virus, Immunität { $immunity }
board-cost = kostet { $cost } ATP
board-too-dear = Mit { $atp } ATP zu teuer: { $tiles }
board-makes-atp = { $amount } ATP
board-makes-toxin = { $amount ->
    [one] { $amount } Toxin
   *[other] { $amount } Toxine
}
board-makes-either = { $atp } oder { $toxin }
board-makes-both = { $atp } und { $toxin }
board-building-number = Bauzahl { $needs }
board-answers = Antworten
board-no-chain = kein Ereignis

## Die Zeichen

board-sign-place = B2 Bazillus 3/4: der zweite Organismus von Spieler B, 3 von 4 Bausteinen
board-sign-defence = Abwehr des Organismus, oder Resistenz eines Plättchens
board-sign-complete = vollständig: kann ohne Virus gewertet werden
board-sign-infected = Virus; hinter dem Namen die Toxine, die es entfernen
board-sign-dormant = ruhend: kein ATP, keine Toxine, keine Funktion bis zum nächsten Erwachen des Besitzers
board-sign-spent = die Funktion ist in diesem Zug schon benutzt
board-sign-makes = 1A/2T: gibt 1 ATP oder 2 Toxine; 2A+2T: beides zugleich
board-sign-cost = (2): die Kosten in ATP
board-sign-pile = 12 (3): 12 Plättchen im Stapel, 3 in seinem Abwurf
