### Raise, Rise & Die: was Karten, Fähigkeiten, Marker, Plättchen und Ereignisse sagen, auf Deutsch. Kartentexte werden aus diesen Teilen
### gemacht. Gleiche Namen, gleiche Reihenfolge, gleiche Platzhalter wie in effects.en.ftl und effects.fr.ftl.
### { $text } ist eine Wirkung oder mehrere; { $by } ist eine Zahl mit Vorzeichen, +2; { $condition } steht hinter „wenn“, das Verb am Ende.
### .text ist eine Wirkung, wie sie auf einer Karte steht, .about, was ein Schlüsselwort heißt.

## Schlüsselwörter

effect-amplitude = Amplitude
    .text = Amplitude { $n }
    .about = Die Karte wirkt auf so vielen ihrer Felder.
effect-block = Blocken
    .text = Blocken { $n }
    .about = So viel Schaden wird bis zum Ende des Waffengangs geblockt.
effect-burn = Verbrennen
    .text = Verbrennen { $n }
    .about = So viele Karten des gegnerischen Zugstapels kommen ins Nichts.
effect-plus = Zusätzlicher Schaden
    .text = +{ $n } Schaden
    .about = So viel zusätzlicher Schaden, nach allen Modifikatoren.
effect-destroyer = Zerstörer
    .text = Zerstörer { $n }
    .about = Der Gegner verliert direkt so viele LP.
effect-exchange = Tauschen
    .text = Tauschen { $n }
    .about = Du darfst eine Karte mit diesem Seelenwert aus deiner Hand gegen eine aus deinem Ablagestapel tauschen.
effect-chain = Verkettung
    .text = Verkettung { $n }
    .about = Ist sie deine Karte dieser Nummer im Waffengang oder eine spätere, kostet sie nichts.
effect-frenzy = Raserei
    .text = Raserei { $n }
    .about = Die Karte wird so oft wiederholt; sie kann nur einmal gekontert werden.
effect-instinct = Instinkt
    .text = Instinkt
    .about = Die Karte bleibt im Spiel, bis sie benutzt wird oder der Waffengang endet.
effect-instant = Sofort
    .text = Sofort
    .about = Die Karte kann nicht gekontert werden, zählt nicht als gespielte Karte und darf jederzeit gespielt werden.
effect-oblivion = Vergessen
    .text = Vergessen { $n }
    .about = Der Gegner legt Karten mit insgesamt diesem Seelenwert aus der Hand ab.
effect-drain = Entzug
    .text = Entzug { $n }
    .about = Der Gegner verliert so viel Reserve, danach Latent.
effect-pierce = Durchstoßen
    .text = Durchstoßen { $n }
    .about = So viel Schild oder Erschütterung wird ignoriert.
effect-trap = Falle
    .text = Falle
    .about = Die Karte liegt verdeckt und wirkt, wenn der Gegner auf ihrem Feld eine Karte spielt oder Schaden zufügt.
effect-draw = Ziehen
    .text = Ziehen { $n }
    .about = Du ziehst so viele Karten.
effect-weak_point = Schwachpunkt
    .text = Schwachpunkt { $n }
    .about = Auf einem optimalen Feld der Karte kostet jeder spätere Schaden den Gegner bis zum Ende des Waffengangs so viele LP mehr.
effect-poison = Gift
    .text = Gift { $n }
    .about = In jedem Unterhalt legt der Gegner so viel Seelenwert ab, wie Marker da sind; dann geht ein Marker.
effect-preparation = Vorbereitung
    .text = Vorbereitung
    .about = Die Karte bleibt im Spiel, bis ihre Wirkung benutzt wird oder der Waffengang endet.
effect-search = Suche
    .text = Suche { $n }
    .about = Du darfst eine Karte mit genau diesem Seelenwert aus deinem Zugstapel auf die Hand nehmen.
effect-bleeding = Blutung
    .text = Blutung { $n }
    .about = In jeder Konsolidierung verliert der Gegner so viele LP, wie Marker da sind; dann geht ein Marker.
effect-stun = Betäubt
    .text = Betäubt { $n }
    .about = Der Gegner muss so viele Züge lang passen und kann bis dahin nicht kontern.
effect-torpor = Starre
    .text = Starre { $n }
    .about = Das latente Potenzial des Gegners ist um so viel niedriger; mit jeder Erneuerung geht ein Marker.

## Andere Wirkungen

effect-heal = LP zurückerhalten
    .text = erhalte { $n } LP zurück
effect-reserve = Reserve
    .text = +{ $n } Reserve
effect-latent = Latent
    .text = +{ $n } Latent
effect-lose = LP verlieren
    .text = verliere { $n } LP
effect-strike = Schlag
    .text = füge { $n } Schaden zu, nicht konterbar
effect-next = Nächste Karte
    .text = { $bonus } für { $type } in diesem Waffengang
effect-sink = Versenken
    .text = lege die oberste Seele des Gegners unter sein Deck
effect-clean = Reinigen
    .text = { $n ->
        [one] entferne { $n } temporären Marker von dir
       *[other] entferne { $n } temporäre Marker von dir
    }
effect-retrieve = Zurückholen
    .text = nimm eine Karte aus deinem Ablagestapel auf die Hand
bonus-force = Kraft
    .text = Kraft +{ $n }
bonus-shield = Schild
    .text = Schild +{ $n }
bonus-stagger = Erschütterung
    .text = Erschütterung +{ $n }
bonus-pierce = Durchstoßen
    .text = Durchstoßen { $n }
bonus-amplitude = Amplitude
    .text = Amplitude +{ $n }
bonus-poison = Gift
    .text = Gift { $n }
bonus-bleeding = Blutung
    .text = Blutung { $n }
bonus-stun = Betäubt
    .text = Betäubt { $n }

## Wann, und unter welcher Bedingung

moment-block = Bei einem Block: { $text }
moment-full = Bei einem vollen Konter: { $text }
moment-play = Beim Ausspielen: { $text }
text-if = { $text }, wenn { $condition }
text-and = { $first } und { $last }
text-then = { $first }; { $last }
text-or = { $first } oder { $last }
condition-slot = das Feld { $slots } ist
condition-optimal = das Feld optimal ist
condition-bleeding = das Ziel blutet
condition-poisoned = das Ziel vergiftet ist
condition-stunned = das Ziel betäubt ist
condition-weak = auf dem Feld ein Schwachpunkt liegt
condition-low = das Ziel höchstens die Hälfte seiner LP hat
condition-self_low = du höchstens die Hälfte deiner LP hast
condition-first = es die erste Karte des Waffengangs ist
condition-nth = es mindestens Karte { $n } des Waffengangs ist
condition-counter = die Karte ein Konter ist
condition-multi = mindestens zwei Feinde im Duell leben
condition-type = die Karte vom Typ { $type } ist
condition-archetype = die Karte vom Archetyp { $archetype } ist
condition-soul = der Seelenwert der Karte mindestens { $n } ist

## Zeilen der Fähigkeiten, Marker und Accessoires

line-aura = { $stat } { $by }
stat-force = Kraft
stat-shield = Schild
stat-stagger = Erschütterung
stat-cost = Kosten
stat-hand = Karten zu Beginn eines Duells
stat-latent = Latentes Potenzial
stat-active = Aktives Potenzial
line-on = { $occasion }: { $text }
line-on-first = Einmal je Waffengang, { $occasion }: { $text }
occasion-duel_start = zu Beginn eines Duells
occasion-upkeep = im Unterhalt
occasion-consolidation = in der Konsolidierung
occasion-play = beim Spielen einer Karte
occasion-offer = beim Opfern einer Karte
occasion-hit = bei einem Treffer
occasion-hurt = beim Erleiden von Schaden
occasion-full = bei einem vollen Konter
occasion-countered = wenn eine deiner Karten gekontert wird
line-use-passe = { $price }, einmal je Waffengang: { $text }
line-use-duel = { $price }, einmal je Duell: { $text }
cost-latent = Bezahle { $n } Latent
cost-hp = Bezahle { $n } LP
cost-reserve = Bezahle { $n } Reserve
cost-free = Kostenlos
line-start-self = Zu Beginn eines Duells, für dich: { $text }
line-start-enemy = Zu Beginn eines Duells, für jeden Feind: { $text }
line-opener = Der Feind eröffnet das Duell
line-enemy_hp = Jeder Feind, gegen den du kämpfst: { $by } LP
line-max_hp = Deine maximalen LP: { $by }
line-pass_cost = Kosten, um einen Ort zu übergehen: { $by } Nebel
line-pass_gain = Gewinn, wenn du einen Ort übergehst: { $by } Nebel
line-mist_gain = Jeder Gewinn an Nebel: { $by }
line-no_fight = Du kämpfst nicht gegen diesen Feind: { $enemy }

## Ereignisse der Orte

deed-mist = { $by } Nebel
deed-hp = { $by } LP
deed-memory = { $n ->
    [one] { $by } Erinnerungsfragment
   *[other] { $by } Erinnerungsfragmente
}
deed-destiny = { $n ->
    [one] { $by } Schicksalspunkt
   *[other] { $by } Schicksalspunkte
}
deed-heal_full = erhalte alle deine LP zurück
deed-loot = nimm { $ways }
loot-green = { $n ->
    [one] { $n } Kampfkarte mit Seelenwert 1 bis 3
   *[other] { $n } Kampfkarten mit Seelenwert 1 bis 3
}
loot-blue = { $n ->
    [one] { $n } Kampfkarte mit Seelenwert 4
   *[other] { $n } Kampfkarten mit Seelenwert 4
}
loot-orange = { $n ->
    [one] { $n } Kampfkarte mit Seelenwert 5
   *[other] { $n } Kampfkarten mit Seelenwert 5
}
deed-token = Plättchen { $token }
deed-token-random = ein zufälliges Plättchen
deed-token-choice = eines dieser Plättchen: { $tokens }
deed-accessory = Accessoire { $accessory }
deed-accessory-choice = ziehe 2 Accessoires und behalte 1
deed-marker = Marker { $marker }
deed-unmark = lege den Marker { $marker } ab
deed-unmark-any = lege einen Marker ab
deed-fight = { $n ->
    [one] kämpfe gegen: { $enemy }
   *[other] kämpfe gegen: { $n } × { $enemy }
}
deed-fight-ambush = { $n ->
    [one] kämpfe im Hinterhalt gegen: { $enemy }
   *[other] kämpfe im Hinterhalt gegen: { $n } × { $enemy }
}
deed-rest = Rast
deed-search-place = suche diesen Ort und lege ihn auf den Schnittpunkt: { $place }
deed-search-play = suche diesen Ort und spiele ihn: { $place }
deed-destiny_place = suche einen deiner Schicksalsorte und lege ihn auf den Schnittpunkt
deed-redraw = { $n ->
    [one] ersetze { $n } Ort des Schnittpunkts
   *[other] ersetze { $n } Orte des Schnittpunkts
}
deed-peek = { $n ->
    [one] sieh den obersten Ort des Stapels an
   *[other] sieh die obersten { $n } Orte des Stapels an und lege sie beliebig geordnet zurück
}
deed-enter = betritt { $zone }
deed-leave = kehre in die reale Ebene zurück
deed-test = Seelenprobe { $n } (eine Karte deines gemischten Decks wird aufgedeckt; Seelenwert { $n } oder mehr besteht): { $then }; sonst { $otherwise }
deed-pick = wähle: { $ways }
deed-upgrade = tausche eine Karte mit Seelenwert 1 bis 3 gegen eine mit Seelenwert 4
deed-weapon = ziehe 2 Waffen; du darfst eine deiner Waffen wechseln
deed-unlock = schalte kostenlos eine Fähigkeit frei
deed-gate = betrittst du das nächste Mal die reale Ebene, so kommt dieser Ort auf den Schnittpunkt: { $place }
deed-win = du hältst das Fragment von Mit’oh und gewinnst
deed-nothing = nichts
price-mist-text = { $n } Nebel
price-hp-text = { $n } LP
price-memory-text = { $n ->
    [one] { $n } Erinnerungsfragment
   *[other] { $n } Erinnerungsfragmente
}
price-destiny-text = { $n ->
    [one] { $n } Schicksalspunkt
   *[other] { $n } Schicksalspunkte
}
price-card-text = { $n ->
    [one] { $n } Kampfkarte
   *[other] { $n } Kampfkarten
}
price-token-text = { $n } × { $token }
colour-red = Pflicht
colour-white = freiwillig
colour-blue = nur für { $hero }
colour-grey = nicht für { $hero }
event-cost = Kosten: { $prices }
event-token = nur mit diesem Plättchen: { $token }
event-no_token = nur ohne dieses Plättchen: { $token }
event-beaten = nur nach dem Sieg gegen: { $enemy }
event-number = Ereignis { $n }
event-line = { $title } ({ $terms }): { $text }

## Ganze Karten

text-titled = { $title }: { $text }
card-kind = { $archetype }, { $type }, Seelenwert { $soul }
card-value = { $stat } { $n }
card-slots = Felder (* optimal): { $slots }
card-copies = { $n ->
    [0] Nur in den Decks von Feinden
   *[other] Exemplare: { $n }
}
card-enemy = { $hp } LP, Aktiv { $active }, Latent { $latent }, Unterwerfung für { $bubble } Nebel
card-myth = Mythos: { $hp } LP, Aktiv { $active }, Latent { $latent }, keine Unterwerfung
card-loot = Beute: { $text }
card-deck = Deck: { $cards }
card-hero = Aktiv { $active }, Latent { $latent }
card-ability = { $n ->
    [one] { $title } ({ $n } Erinnerungsfragment): { $text }
   *[other] { $title } ({ $n } Erinnerungsfragmente): { $text }
}
card-mythic = Mythischer Ort: { $place }
card-ready = Fertig: { $weapons }; von diesen Karten, in dieser Reihenfolge, so viele, wie der Schwierigkeitsgrad behält: { $cards }.
card-hands = { $n ->
    [one] Einhändige Waffe
   *[other] Zweihändige Waffe
}
card-place = { $zone }, { $rarity }
card-passing-hp = Diesen Ort zu übergehen kostet { $n } LP.
card-passing-cost = Diesen Ort zu übergehen kostet { $n } Nebel.
card-passing-gain = Diesen Ort zu übergehen bringt { $n } Nebel.
text-gained = Wenn du diesen Marker erhältst: { $text }
goes-never = Dieser Marker bleibt, bis eine Wirkung ihn entfernt.
goes-rest = Dieser Marker geht bei einer Rast.
goes-duel = { $n ->
    [one] Dieser Marker geht nach { $n } Duell.
   *[other] Dieser Marker geht nach { $n } Duellen.
}
goes-mist = Dieser Marker geht, wenn du { $n } Nebel bezahlst.
window-out = Außerhalb eines Duells: { $text }
window-out-in = Außerhalb eines Duells ({ $window }): { $text }
window-duel = Im Duell: { $text }
