### Strain: die Wörter einer laufenden Partie, auf Deutsch.
### Gleiche Namen, gleiche Reihenfolge, gleiche Platzhalter wie in play.en.ftl und play.fr.ftl. Das Glossar steht in tiles.de.ftl.
### { $seat } und { $by } sind Namen von Spielern; { $tile } ist „den Antikörper“, { $pile } „den Petrischalenstapel“: immer im
### vierten Fall, auch nach „durch“, „für“ und „gegen“. { $place } ist „A3 von Ann“ in dem, was erzählt und gefragt wird,
### und A3 in dem, was Ann dort tut und was zur Wahl steht: der Name, den das Spielbrett zeigt.

## Das Spiel

game-name = Strain
game-subtitle = Organismen bauen, Viren loslassen
game-about = Lass einzellige Organismen wachsen, statte sie mit Organellen aus und halte ihnen die Viren der anderen vom Leib. Was immer du tust, jemand kann darauf antworten. Die Plättchen sind ein eigener, neuer Satz von uns, passend zu den veröffentlichten Regeln; es sind nicht die aus der Schachtel.
game-first = Du hast den ersten Zug, und das ist ein Vorteil.
game-rights = Strain ist ein Spiel von Avrom Tobias, erschienen bei HungryRobot. Der hier gespielte Plättchensatz ist ein eigener, neuer Satz von uns.
cards-tile = Plättchen

# Ein Ort danach, wem er gehört, und ein Plättchen, dessen ruhende Seite oben liegt.
place = { $place } von { $seat }
    .seat = { $place } von dir
face-dormant = { $tile } (ruhend)
    .the = { $tile } (ruhend)

## Was geschehen ist

told-turn = Zug { $turn }: { $seat } ist an der Reihe.
    .seat = Zug { $turn }: Du bist an der Reihe.
told-draws = { $seat } zieht { $tile }.
    .seat = Du ziehst { $tile }.
told-draws_from = { $seat } wählt { $pile } und zieht ein Plättchen.
    .seat = Du wählst { $pile } und ziehst ein Plättchen.
told-reshuffles = Der Abwurf wird gemischt und ersetzt { $pile }.
told-announces = { $seat } spielt { $tile } für { $place }.
    .seat = Du spielst { $tile } für { $place }.
told-plays = { $seat } spielt { $tile }.
    .seat = Du spielst { $tile }.
told-answers = { $target ->
    [none] { $seat } antwortet auf den Kampf (Ereignis { $link } der Kette) und spielt { $tile }.
   *[other] { $seat } antwortet auf { $target } (Ereignis { $link } der Kette) und spielt { $tile }.
}
    .seat = { $target ->
        [none] Du antwortest auf den Kampf (Ereignis { $link } der Kette) und spielst { $tile }.
       *[other] Du antwortest auf { $target } (Ereignis { $link } der Kette) und spielst { $tile }.
    }
told-reacts = { $target ->
    [none] { $seat } reagiert auf den Kampf (Ereignis { $link } der Kette) und nutzt { $tile }.
   *[other] { $seat } reagiert auf { $target } (Ereignis { $link } der Kette) und nutzt { $tile }.
}
    .seat = { $target ->
        [none] Du reagierst auf den Kampf (Ereignis { $link } der Kette) und nutzt { $tile }.
       *[other] Du reagierst auf { $target } (Ereignis { $link } der Kette) und nutzt { $tile }.
    }
told-activates = { $seat } aktiviert { $tile } in { $place }.
    .seat = Du aktivierst { $tile } in { $place }.
told-targets = { $seat } wählt als Ziel { $tile } in { $place }.
    .seat = Du wählst als Ziel { $tile } in { $place }.
told-turns_against = { $seat } wendet sich gegen { $place }.
    .seat = Du wendest dich gegen { $place }.
told-attacks = { $toxins ->
    [one] { $seat } greift { $place } mit { $toxins } Toxin an.
   *[other] { $seat } greift { $place } mit { $toxins } Toxinen an.
}
    .seat = { $toxins ->
        [one] Du greifst { $place } mit { $toxins } Toxin an.
       *[other] Du greifst { $place } mit { $toxins } Toxinen an.
    }
told-cleanses = { $seat } zahlt Toxine, um { $tile } in { $place } zu vernichten.
    .seat = Du zahlst Toxine, um { $tile } in { $place } zu vernichten.
told-uses = { $seat } nutzt { $tile } in { $place } als Quelle.
    .seat = Du nutzt { $tile } in { $place } als Quelle.
told-takes_effect = { $seat } führt { $tile } aus.
    .seat = Du führst { $tile } aus.
told-fails = { $kind ->
    [2] { $seat } greift vergebens an: Der Organismus ist fort.
    [3] { $seat } wollte { $tile } vernichten und hat vergebens gezahlt: Das Virus ist fort.
   *[other] { $seat } setzt { $tile } vergebens ein: Das Ziel ist fort oder hat keinen Platz mehr.
}
    .seat = { $kind ->
        [2] Du greifst vergebens an: Der Organismus ist fort.
        [3] Du wolltest { $tile } vernichten und hast vergebens gezahlt: Das Virus ist fort.
       *[other] Du setzt { $tile } vergebens ein: Das Ziel ist fort oder hat keinen Platz mehr.
    }
told-enters = { $seat } bringt { $tile } ins Spiel: { $place }.
    .seat = Du bringst { $tile } ins Spiel: { $place }.
told-infects = { $seat } infiziert { $place } durch { $tile }.
    .seat = Du infizierst { $place } durch { $tile }.
told-wastes = Durch { $tile } siecht { $place } dahin.
told-stuns = Durch { $tile } werden alle Plättchen in { $place } ruhend.
told-is_cured = { $seat } vernichtet { $tile } in { $place }.
    .seat = Du vernichtest { $tile } in { $place }.
told-counters = { $target ->
    [none] { $seat } kontert den Kampf (Ereignis { $link } der Kette) durch { $tile }.
   *[other] { $seat } kontert { $target } (Ereignis { $link } der Kette) durch { $tile }.
}
    .seat = { $target ->
        [none] Du konterst den Kampf (Ereignis { $link } der Kette) durch { $tile }.
       *[other] Du konterst { $target } (Ereignis { $link } der Kette) durch { $tile }.
    }
told-adds_toxins = { $amount ->
    [one] { $seat } verstärkt den Kampf (Ereignis { $link } der Kette) durch { $tile } um { $amount } Toxin.
   *[other] { $seat } verstärkt den Kampf (Ereignis { $link } der Kette) durch { $tile } um { $amount } Toxine.
}
    .seat = { $amount ->
        [one] Du verstärkst den Kampf (Ereignis { $link } der Kette) durch { $tile } um { $amount } Toxin.
       *[other] Du verstärkst den Kampf (Ereignis { $link } der Kette) durch { $tile } um { $amount } Toxine.
    }
told-adds_tokens = { $seat } stärkt die Abwehr im Kampf (Ereignis { $link } der Kette) durch { $tile } um { $amount } Marker.
    .seat = Du stärkst die Abwehr im Kampf (Ereignis { $link } der Kette) durch { $tile } um { $amount } Marker.
told-toughens = { $seat } gibt allen Plättchen mit Resistenz bis zum Ende des Zuges { $amount } mehr.
    .seat = Du gibst allen Plättchen mit Resistenz bis zum Ende des Zuges { $amount } mehr.
told-wakes = { $seat } weckt { $tile } in { $place }.
    .seat = Du weckst { $tile } in { $place }.
told-places_more = { $amount ->
    [one] { $seat } darf in diesem Zug { $amount } Organismus und { $amount } Zytoplasma mehr legen.
   *[other] { $seat } darf in diesem Zug { $amount } Organismen und { $amount } Zytoplasmen mehr legen.
}
    .seat = { $amount ->
        [one] Du darfst in diesem Zug { $amount } Organismus und { $amount } Zytoplasma mehr legen.
       *[other] Du darfst in diesem Zug { $amount } Organismen und { $amount } Zytoplasmen mehr legen.
    }
told-moves = { $seat } versetzt { $tile } in { $place }.
    .seat = Du versetzt { $tile } in { $place }.
told-resists = { $toxins ->
    [one] { $place } setzt { $toxins } Toxin eine Abwehr von { $defence } entgegen.
   *[other] { $place } setzt { $toxins } Toxinen eine Abwehr von { $defence } entgegen.
}
told-gives_way = { $slot ->
    [0] Die Toxine treffen { $tile } (den Organismus) in { $place }: { $amount } Marker weniger.
   *[other] Die Toxine treffen { $tile } (Platz { $slot }) in { $place }: { $amount } Marker weniger.
}
told-loses = { $seat } verliert { $tile } aus { $place }.
    .seat = Du verlierst { $tile } aus { $place }.
told-dies = { $seat } verliert { $tile } samt Membran: { $place } ist nicht mehr.
    .seat = Du verlierst { $tile } samt Membran: { $place } ist nicht mehr.
told-holds_too_many = { $seat } hat { $count } Plättchen zu viel auf der Hand.
    .seat = Du hast { $count } Plättchen zu viel auf der Hand.
told-discards = { $seat } wirft { $tile } ab.
    .seat = Du wirfst { $tile } ab.
told-scores = { $seat } wertet { $tile } und erhält { $points } SP.
    .seat = Du wertest { $tile } und erhältst { $points } SP.
told-ends = { $seat } beendet die Partie mit { $points } SP.
    .seat = Du beendest die Partie mit { $points } SP.

## Was gefragt wird

ask-draw = { $count ->
    [one] Noch { $count } Plättchen zu ziehen: von welchem Stapel?
   *[other] Noch { $count } Plättchen zu ziehen: von welchem Stapel das nächste?
}
ask-discard = { $count ->
    [one] Noch { $count } Plättchen aus deiner Hand abzuwerfen: welches?
   *[other] Noch { $count } Plättchen aus deiner Hand abzuwerfen: welches als Nächstes?
}
ask-evolve = { $have ->
    [0] Deine Evolution: Baue, spiele, greife an oder beende sie.
   *[other] Deine Evolution: Baue, spiele, greife an oder beende sie. ATP in deinem Vorrat: { $have }.
}
ask-respond = { $event ->
    [tile] { $place ->
        [none] { $seat } spielt { $by }. Antwortest du darauf?
       *[other] { $seat } spielt { $by } für { $place }. Antwortest du darauf?
    }
    [function] { $seat } nutzt die Sonderfunktion eines Plättchens und aktiviert { $by }. Antwortest du darauf?
    [battle] { $seat } greift { $place } an. Antwortest du darauf?
    [cleansing] { $seat } will { $by } in { $place } vernichten. Antwortest du darauf?
   *[none] Bevor es weitergeht: Spielst du eine Kettenreaktion?
}
    .seat = { $event ->
        [tile] { $place ->
            [none] Du spielst { $by }. Antwortest du darauf?
           *[other] Du spielst { $by } für { $place }. Antwortest du darauf?
        }
        [function] Du nutzt die Sonderfunktion eines Plättchens und aktivierst { $by }. Antwortest du darauf?
        [battle] Du greifst { $place } an. Antwortest du darauf?
        [cleansing] Du willst { $by } in { $place } vernichten. Antwortest du darauf?
       *[none] Bevor es weitergeht: Spielst du eine Kettenreaktion?
    }
ask-may-infect = Lysogenie: Spielst du ein Virus aus deiner Hand und zahlst seine Kosten?
ask-pay-atp = { $have ->
    [0] Kosten für { $by }: { $count } ATP. Welche Quelle nutzt du?
   *[other] Kosten für { $by }: { $count } ATP, im Vorrat: { $have }. Welche Quelle nutzt du als Nächstes?
}
ask-pay-toxin = { $count ->
    [one] Um { $by } zu vernichten, ist { $count } Toxin zu zahlen: Welche Quelle nutzt du? Im Vorrat: { $have }.
   *[other] Um { $by } zu vernichten, sind { $count } Toxine zu zahlen: Welche Quelle nutzt du? Im Vorrat: { $have }.
}
ask-commit = { $have ->
    [0] Kampf gegen { $target }: Welche Quelle für Toxine nutzt du?
    [one] Kampf gegen { $target }: In deinem Vorrat ist { $have } Toxin. Nutzt du eine weitere Quelle, oder setzt du es ein?
   *[other] Kampf gegen { $target }: In deinem Vorrat sind { $have } Toxine. Nutzt du eine weitere Quelle, oder wie viele setzt du ein?
}
ask-resist = { $count ->
    [one] { $seat } greift { $place } an: Noch { $count } Marker ist wegzunehmen. Von welchem Plättchen?
   *[other] { $seat } greift { $place } an: Noch { $count } Marker sind wegzunehmen. Von welchem Plättchen?
}
ask-lose = { $count ->
    [one] { $place } verliert durch { $by } { $count } Bauplättchen: welches?
   *[other] { $place } verliert durch { $by } { $count } Bauplättchen: welches als Nächstes?
}
ask-spread = Du hast { $tile } vernichtet: In welchen Organismus zieht das Virus weiter?
ask-aim = Gegen welches Plättchen richtest du { $by }?
ask-rouse = { $count ->
    [0] Welches deiner ruhenden Plättchen weckst du durch { $by }?
   *[other] Welches ruhende Plättchen weckst du noch durch { $by }?
}
ask-salvage = Welches Organell aus dem Abwurf der Petrischale legst du durch { $by }, und in welchen deiner Organismen?
ask-shift = Welches deiner Bauplättchen versetzt du durch { $by }?
ask-shift-to = In welchen deiner Organismen versetzt du { $tile }, oder mit welchem Plättchen dort tauscht es den Platz?
ask-score = Dein Abschluss: Welchen vollständigen Organismus wertest du?

## Was zur Wahl steht

choice-pass = Passen
choice-pass-turn = Bis zum Ende dieses Zuges passen
choice-pass-others = In diesem Zug passen, außer wenn ich das Ziel bin
choice-draw = { $pile } wählen
choice-place = { $tile } bei { $place } anlegen
choice-infect = { $place } durch { $tile } infizieren
choice-play = { $tile } spielen
choice-answer = Auf Ereignis { $link } antworten und { $tile } spielen
choice-react = Auf Ereignis { $link } reagieren und { $tile } nutzen
choice-activate = { $tile } in { $place } aktivieren
choice-attack = { $place } angreifen
choice-cleanse = { $tile } in { $place } vernichten
choice-end = Deine Evolution beenden
choice-use = { $face } in { $place } nutzen
choice-commit = { $count ->
    [one] Mit { $count } Toxin angreifen
   *[other] Mit { $count } Toxinen angreifen
}
choice-target = { $face } in { $place } wählen
choice-to = Auf einen freien Platz in { $place } versetzen
choice-salvage = { $tile } aus dem Abwurf bei { $place } anlegen
choice-lose = { $face } in { $place } aufgeben
choice-resist = { $slot ->
    [0] { $tokens } Marker vom Organismusplättchen nehmen
   *[other] { $tokens } Marker von Platz { $slot } nehmen
}
choice-score = { $place } werten
choice-done = Das genügt
choice-discard = { $tile } abwerfen

choice-pass-may-infect = Kein Virus spielen
choice-answer-respond = { $target ->
    [none] Auf den Kampf (Ereignis { $link }) antworten: { $tile } spielen
   *[other] Auf { $target } (Ereignis { $link }) antworten: { $tile } spielen
}
choice-react-respond = { $target ->
    [none] Auf den Kampf (Ereignis { $link }) reagieren: { $tile } nutzen
   *[other] Auf { $target } (Ereignis { $link }) reagieren: { $tile } nutzen
}
choice-infect-spread = { $tile } an { $place } weitergeben
choice-use-pay-atp = Für ATP { $face } in { $place } nutzen
choice-use-pay-toxin = Für Toxine { $face } in { $place } nutzen
choice-use-commit = Für Toxine { $face } in { $place } nutzen
choice-target-aim = { $face } in { $place } vernichten
choice-target-rouse = { $face } in { $place } wecken
choice-target-shift = { $face } in { $place } versetzen
choice-target-shift-to = Gegen { $face } in { $place } tauschen
choice-resist-resist = { $slot ->
    [0] { $tokens } Marker wegnehmen: { $tile } (der Organismus)
   *[other] { $tokens } Marker wegnehmen: { $tile } (Platz { $slot })
}
choice-done-rouse = Kein weiteres Plättchen wecken
choice-done-score = In diesem Zug nichts mehr werten

## Was als Nächstes kommt

step-aim = { $seat } nennt das Plättchen, das getroffen werden soll.
    .seat = Du nennst das Plättchen, das getroffen werden soll.
step-rouse = { $seat } nennt die ruhenden Plättchen, die aufwachen sollen.
    .seat = Du nennst die ruhenden Plättchen, die aufwachen sollen.
step-salvage = { $seat } nennt ein Organell aus dem Abwurf und seinen neuen Wirt.
    .seat = Du nennst ein Organell aus dem Abwurf und seinen neuen Wirt.
step-shift = { $seat } nennt das Plättchen, das versetzt wird.
    .seat = Du nennst das Plättchen, das versetzt wird.
step-shift-to = { $seat } sagt, wohin das Plättchen kommt.
    .seat = Du sagst, wohin das Plättchen kommt.
step-commit = { $seat } setzt Toxine für einen Kampf ein.
    .seat = Du setzt Toxine für einen Kampf ein.
step-resist = { $seat } nimmt Marker vom angegriffenen Organismus.
    .seat = Du nimmst Marker vom angegriffenen Organismus.
step-end-battle = Der Kampf endet: Plättchen ohne Marker werden vernichtet, die anderen sind wieder unversehrt.
step-evolve = { $seat } baut und greift an, in der Evolution.
    .seat = Du baust und greifst an, in der Evolution.
step-open-window = Antworten sind möglich, im Uhrzeigersinn ab { $seat }.
step-respond = Wer kann, darf antworten; ab { $seat } gilt die erste Antwort.
    .seat = Wer kann, darf antworten; ab dir gilt die erste Antwort.
step-resolve = Das letzte Ereignis der Kette wird ausgeführt.
step-finish = Das Ereignis ist ausgeführt; ein Aktionsplättchen wird abgeworfen.
step-go-on = Die Kette geht weiter: Es dürfen wieder Ereignisse dazukommen.
step-may-infect = { $seat } darf durch Lysogenie ein Virus spielen.
    .seat = Du darfst durch Lysogenie ein Virus spielen.
step-draw = { $seat } zieht Plättchen.
    .seat = Du ziehst Plättchen.
step-discard = { $seat } wirft Plättchen aus der Hand ab.
    .seat = Du wirfst Plättchen aus der Hand ab.
step-starve = { $seat } muss wegen einer Aktion Plättchen abwerfen.
    .seat = Du musst wegen einer Aktion Plättchen abwerfen.
step-discard-down = { $seat } wirft bis zum Handlimit ab.
    .seat = Du wirfst bis zum Handlimit ab.
step-lose = { $seat } wählt Bauplättchen, die ein Organismus verliert.
    .seat = Du wählst Bauplättchen, die ein Organismus verliert.
step-costs = { $seat } zahlt die Kosten.
    .seat = Du zahlst die Kosten.
step-pay-atp = { $seat } nutzt Quellen, um ATP zu zahlen.
    .seat = Du nutzt Quellen, um ATP zu zahlen.
step-pay-toxin = { $seat } nutzt Quellen, um Toxine zu zahlen.
    .seat = Du nutzt Quellen, um Toxine zu zahlen.
step-set-up = Die Plättchen werden gemischt, und es wird bestimmt, wer beginnt.
step-start-turn = { $seat } beginnt einen Zug.
    .seat = Du beginnst einen Zug.
step-wake = { $seat } weckt alle eigenen ruhenden Plättchen.
    .seat = Du weckst alle eigenen ruhenden Plättchen.
step-draw-tiles = { $seat } zieht die Plättchen des Erwachens.
    .seat = Du ziehst die Plättchen des Erwachens.
step-start-evolve = { $seat } beginnt die Evolution.
    .seat = Du beginnst die Evolution.
step-start-shed = { $seat } beginnt den Abschluss, und der Rest im Vorrat verfällt.
    .seat = Du beginnst den Abschluss, und der Rest im Vorrat verfällt.
step-may-score = { $seat } wertet, falls ein Organismus so weit ist.
    .seat = Du wertest, falls ein Organismus so weit ist.
step-score = { $seat } darf vollständige Organismen werten.
    .seat = Du darfst vollständige Organismen werten.
step-end-turn = { $seat } beendet den Zug.
    .seat = Du beendest den Zug.
step-spread = { $seat } gibt ein vernichtetes Virus an einen Organismus eines anderen Spielers weiter.
    .seat = Du gibst ein vernichtetes Virus an einen Organismus eines anderen Spielers weiter.
step-upkeep = { $seat } leidet unter den Viren, die zu Beginn des Erwachens wirken.
    .seat = Du leidest unter den Viren, die zu Beginn des Erwachens wirken.
step-waste = { $seat } verliert durch ein Virus Bauplättchen.
    .seat = Du verlierst durch ein Virus Bauplättchen.

## Optionen

option-points = Punkte zum Sieg
    .about = Wer zuerst so viele Siegpunkte hat, gewinnt; mit 14 dauert das Spiel länger.
option-start = Startspieler
    .about = Wer den ersten Zug hat; zu beginnen ist ein Vorteil.
option-start-random = Durch das Los
option-start-first = Der erste Platz
option-dormant_resistance = Resistenz ruhender Plättchen
    .about = Ob ein ruhendes Plättchen die aufgedruckte Resistenz hat oder 1 weniger, aber nie weniger als 1.
option-dormant_resistance-printed = Wie aufgedruckt
option-dormant_resistance-lower = 1 weniger
option-tiles = Plättchensatz
    .about = Welche Plättchen im Spiel sind. Die offizielle Liste ist nicht öffentlich; der übliche Satz ist daher ein eigener, neuer von uns.
option-tiles-original = Unser eigener Satz

## Der Tisch

zone-hand = Hand
zone-scored = Gewertet
zone-chain = Ereigniskette
zone-pile = Stapel
zone-discard = Abwurf
zone-organism = Organismus
zone-membrane = Membran
zone-slot = Platz
zone-atp = ATP
zone-toxin = Toxine
zone-pool = Im Vorrat
zone-ready = Verfügbar
zone-points = Siegpunkte
zone-goal = Punkte zum Sieg
zone-limit = Handlimit
zone-turn = Zug
zone-phase = Phase
zone-placed = In diesem Zug gelegt
zone-battle = Kampf
zone-tokens = Marker
zone-toll = Noch wegzunehmende Marker
zone-blocks = Bausteine
zone-resistance = Resistenz
zone-defence = Abwehr
zone-toughness = Zusätzliche Resistenz in diesem Zug

phase-awaken = Erwachen
phase-evolve = Evolution
phase-shed = Abschluss

state-active = Aktiv
state-dormant = Ruhend
state-spent = In diesem Zug genutzt
state-complete = Vollständig
state-infected = Infiziert
state-countered = Gekontert

standing-asks = Wird jedes Mal gefragt
standing-passes_all = Passt bis zum Ende dieses Zuges
standing-passes_others = Passt, außer als Ziel

# Weisungen für die kommenden Fenster.
order-untargeted = Passen, außer wenn es mich trifft
order-always = Passen, was auch geschieht
