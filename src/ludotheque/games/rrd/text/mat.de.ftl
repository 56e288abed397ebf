### Raise, Rise & Die: die Wörter der Duellmatte, wie sie gezeichnet wird, auf Deutsch.
### Dieselben Kennungen, dieselbe Reihenfolge, dieselben Platzhalter wie in mat.en.ftl.
### { $name } ist ein Spieler oder ein Feind, { $stat } Kraft, Schild oder Erschütterung, { $what } eine Beschriftung aus play.de.ftl.

mat-duel = Duellmatte
mat-flow = Wie ein Waffengang verläuft
mat-against = { $name } gegen { $other }
mat-passe = Waffengang { $n }
mat-opens = { $name } eröffnet ihn
mat-played = gespielte Karten: { $name } { $n }, { $other } { $more }
mat-within = Ein Duell im Duell: Das erste geht danach weiter
mat-dusk = Dämmerung: Am Ende dieses Waffengangs verliert jeder Kämpfer { $n } LP
mat-dusk-at = Ab Waffengang { $n } bricht die Dämmerung herein

## Who fights

mat-body = { $name } { $n }
mat-hp = { $hp } von { $most } LP
mat-fallen = gefallen
mat-count = { $what } { $n }
mat-count-of = { $what } { $n } von { $most }
mat-top-soul = Oberste Seele
    .about = Das ist die nächste Karte der Gegenseite ({ $name }), gespielt oder zum Kontern, wenn ein Körper sie bezahlen kann.
mat-pays = kann bezahlen: Latent { $n }
mat-pays-not = kann nicht bezahlen: Latent { $n }
mat-next = { $type }: { $bonus } +{ $n }
mat-skips = der nächste Zug entfällt wegen eines Konters
mat-transcended = hat in diesem Waffengang transzendiert
mat-hidden-hand = { $n ->
    [one] { $n } Karte auf der Hand
   *[other] { $n } Karten auf der Hand
}
mat-empty-hand = Keine Karte auf der Hand
mat-empty-pile = Leer
mat-look = { $what }: { $n }, ansehen
mat-found = Was genommen werden kann

## Slots and what lies there

mat-slots = Die Felder der Matte
mat-guard = Deckung { $card }, Schild { $n }
mat-trap = Falle: { $card }
mat-trap-hidden = Falle, verdeckt
mat-weak = Schwachpunkt { $n }: { $name }
mat-pending = { $name } spielt { $card }: { $n }
mat-countering = { $name } kontert mit { $card }: { $n }
mat-playing = { $name } spielt gleich { $card }
mat-face-down = eine verdeckte Karte
mat-waits = wartet auf eine Antwort
mat-soul = Seelenwert
mat-optimal = optimal
mat-sum = { $total } = { $parts }
mat-part-printed = { $n } gedruckt
mat-part-optimal = +1 optimales Feld
mat-part-more = { $by } Fähigkeiten, Vorbereitungen, Fallen

## What a card would do

mat-foresee = Was sie bewirken würde
mat-pick = Nimm eine Karte aus der Hand: Dann zeigt die Matte, wohin sie kann und was sie bewirken würde.
mat-no-answer = Keine Karte deiner Hand kann jetzt darauf antworten.
mat-picked = { $card }: Wähle eines der leuchtenden Felder.
mat-cost = Kosten { $n }
    .short = Kosten { $n }: Karten vom Seelenwert { $missing } sind zu opfern
mat-value = { $stat } { $n }
mat-damage = { $n } Schaden
    .best = { $n } Schaden mit den besten Feldern
mat-loss = du verlierst { $n } LP
mat-here = Wert { $n }
mat-springs = Falle: Sie wartet verdeckt; { $n }, wenn sie zuschnappt
mat-answered-full = { $card } ({ $n }) kontert sie voll
mat-answered-partly = { $card } ({ $n }) kontert sie: { $left } { $stat } bleiben
mat-unanswered = Nichts kann antworten
mat-may-answer = Die Gegenseite kann antworten
mat-instant-first = Zuerst kommt eine Sofortkarte, dann kann eine unbekannte Seele antworten
mat-full = { $n } gegen { $against }: voller Konter
mat-partly = { $n } gegen { $against }: Teilkonter
mat-hits-back = { $n } Schaden zurück
mat-no-slot = Kommt auf ihr eigenes Feld und kann nicht gekontert werden
mat-transcend = Transzendieren
    .about = Eine andere Karte desselben Archetyps geht ins Nichts; ihr Seelenwert, höchstens 3, kommt hinzu.
mat-transcending = Transzendiert, mit einer Karte, die du danach nennst: bis zu +3
mat-offer = Opfern: +{ $n } Reserve
mat-put-in-place = Auf ihr Feld legen
mat-at-once = Sofort spielen
mat-at = Wähle das Ziel auf der Matte
mat-deeds = Was du tun kannst
mat-activate = Aktivieren: { $source }
mat-token = Plättchen: { $token }

## Resonance

mat-resonance = Resonanz
mat-call = { $name } zu Hilfe rufen
mat-allied = { $name } hilft { $other }
mat-share = { $n ->
    [one] { $name }: ein Anteil von { $n } Karte
   *[other] { $name }: ein Anteil von { $n } Karten
}
mat-gives = { $name } gibt
mat-wants = { $name } gibt dafür
mat-nothing-yet = noch nichts
mat-could-give = { $name } könnte geben
