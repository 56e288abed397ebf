### Raise, Rise & Die: die Wörter einer laufenden Partie, auf Deutsch.
### Gleiche Namen, gleiche Reihenfolge, gleiche Platzhalter wie in play.en.ftl und play.fr.ftl. Karten und Orte heißen in cards.de.ftl und places.de.ftl.
### { $seat } und { $other } sind Namen von Spielern. { $who } ist ein Spieler oder ein Feind, „Ann“ oder „Der Nebelwolf“, und beginnt immer seinen
### Satz. { $slot } ist „den Kopf“, im vierten Fall nach „auf“; { $zone }, { $enemy }, { $place }, { $card } und die anderen sind bloße Namen, meist
### hinter einem Doppelpunkt. In told-exchanges ist { $other } eine Karte. Anrede: du.

## Das Spiel

game-name = Raise, Rise & Die
game-subtitle = Eine Reise durch Logoth und die Duelle am Weg
game-about = Du erwachst ohne Gedächtnis in der Welt Logoth. Wähle deinen Weg von Ort zu Ort, sammle Karten, die zugleich dein Deck und dein Leben sind, kämpfe gegen alles, was den Weg versperrt, und finde das Fragment von Mit’oh. Allein oder mit bis zu vier Spielern; der Tod muss nicht das Ende sein. Karten, Orte und Feinde sind ein eigener Satz von uns für die veröffentlichten Regeln; es ist nicht der aus der Schachtel.
game-first = Als Abenteurer, der leichteste Schwierigkeitsgrad: die meisten Karten, der meiste Nebel, und die Flut steigt langsam.
game-at-once = Du kannst einen fertigen Helden nehmen oder selbst einen bauen.
game-rights = Raise, Rise & Die gehört seinen Autoren; das Spiel, sein Titel und seine Namen sind die ihren. Diese Umsetzung ist von ihnen unabhängig, ihre Texte sind unsere eigenen, und ebenso die Karten, Orte und Feinde, mit denen hier gespielt wird.
cards-card = Kampfkarten
cards-enemy = Feinde
cards-hero = Helden
cards-weapon = Waffen
cards-place = Orte
cards-marker = Marker
cards-token = Plättchen
cards-accessory = Accessoires

## Was geschehen ist

told-chooses_archetypes = { $seat } zieht Karten dieser Archetypen: { $archetypes }.
    .seat = Du ziehst Karten dieser Archetypen: { $archetypes }.
told-wields = { $seat } nimmt eine Waffe: { $weapon }.
    .seat = Du nimmst eine Waffe: { $weapon }.
told-becomes = { $seat } spielt { $hero }.
    .seat = Du spielst { $hero }.
told-is_ready = { $seat } nimmt { $hero } fertig, mit Waffen und Karten.
    .seat = Du nimmst { $hero } fertig, mit Waffen und Karten.
told-sets_out = Die Reise beginnt.
told-cycle = { $seat } beginnt Erkundungszyklus { $n }.
    .seat = Du beginnst Erkundungszyklus { $n }.
told-tide = Die Nebelflut steigt für { $seat }: Stufe { $n }. Jeder Feind, der ab jetzt auftaucht, hat { $hp } LP und { $n } Latent mehr, als seine Karte sagt.
    .seat = Die Nebelflut steigt für dich: Stufe { $n }. Jeder Feind, der ab jetzt auftaucht, hat { $hp } LP und { $n } Latent mehr, als seine Karte sagt.
told-arrives = { $seat } kommt an einen Ort: { $place }.
    .seat = Du kommst an einen Ort: { $place }.
told-appears = { $zone }: { $place }, auf Feld { $crossing } des Schnittpunkts.
told-vanishes = { $seat } legt einen Ort des Schnittpunkts ab: { $place }.
    .seat = Du legst einen Ort des Schnittpunkts ab: { $place }.
told-pile_anew = { $zone }: Die abgelegten Orte werden zu einem neuen Stapel gemischt.
told-moves_to = { $seat } wechselt die Zone: { $zone }.
    .seat = Du wechselst die Zone: { $zone }.
told-finds_place = { $seat } sucht einen Ort: { $place }.
    .seat = Du suchst einen Ort: { $place }.
told-on_top = { $seat } legt einen Ort oben auf den Stapel: { $place }.
    .seat = Du legst einen Ort oben auf den Stapel: { $place }.
told-outranked = { $seat } findet kein Feld für diesen Ort, denn alle Orte des Schnittpunkts sind seltener; er wird abgelegt: { $place }.
    .seat = Du findest kein Feld für diesen Ort, denn alle Orte des Schnittpunkts sind seltener; er wird abgelegt: { $place }.
told-no_destiny = { $seat } hat hier keinen Schicksalsort mehr zu suchen: { $zone }.
    .seat = Du hast hier keinen Schicksalsort mehr zu suchen: { $zone }.
told-looks = { $n ->
    [one] { $seat } sieht { $n } Ort des Stapels an.
   *[other] { $seat } sieht { $n } Orte des Stapels an.
}
    .seat = { $n ->
        [one] Du siehst { $n } Ort des Stapels an.
       *[other] Du siehst { $n } Orte des Stapels an.
    }
told-gate = { $seat } öffnet ein Tor: In der realen Ebene wird { $place } warten.
    .seat = Du öffnest ein Tor: In der realen Ebene wird { $place } warten.
told-realises = { $seat } verwirklicht ein Ereignis, { $place }: { $event }.
    .seat = Du verwirklichst ein Ereignis, { $place }: { $event }.
told-passes_place = { $n ->
    [0] { $seat } übergeht einen Ort: { $place }.
   *[other] { $seat } übergeht einen Ort: { $place } (Nebel ändert sich um { $n }).
}
    .seat = { $n ->
        [0] Du übergehst einen Ort: { $place }.
       *[other] Du übergehst einen Ort: { $place } (Nebel ändert sich um { $n }).
    }
told-passes_for_hp = { $seat } übergeht einen Ort und verliert dafür { $n } LP: { $place }.
    .seat = Du übergehst einen Ort und verlierst dafür { $n } LP: { $place }.
told-dismisses = { $seat } legt für 1 Schicksalspunkt einen Ort ab: { $place }.
    .seat = Du legst für 1 Schicksalspunkt einen Ort ab: { $place }.
told-stuck = { $seat } kann diesen Ort weder verwirklichen noch übergehen: { $place }.
    .seat = Du kannst diesen Ort weder verwirklichen noch übergehen: { $place }.
told-pays = { $seat } bezahlt: { $price } { $n }.
    .seat = Du bezahlst: { $price } { $n }.
told-mist = { $seat }: Nebel ändert sich um { $n }.
    .seat = Dein Nebel ändert sich um { $n }.
told-memory = { $n ->
    [one] { $seat } erhält { $n } Erinnerungsfragment.
   *[other] { $seat } erhält { $n } Erinnerungsfragmente.
}
    .seat = { $n ->
        [one] Du erhältst { $n } Erinnerungsfragment.
       *[other] Du erhältst { $n } Erinnerungsfragmente.
    }
told-destiny = { $n ->
    [one] { $seat } erhält { $n } Schicksalspunkt.
   *[other] { $seat } erhält { $n } Schicksalspunkte.
}
    .seat = { $n ->
        [one] Du erhältst { $n } Schicksalspunkt.
       *[other] Du erhältst { $n } Schicksalspunkte.
    }
told-hurt = { $seat } verliert { $n } LP.
    .seat = Du verlierst { $n } LP.
told-regains = { $seat } erhält { $n } LP zurück.
    .seat = Du erhältst { $n } LP zurück.
told-gains_token = { $seat } erhält ein Plättchen: { $token }.
    .seat = Du erhältst ein Plättchen: { $token }.
told-uses_token = { $seat } benutzt ein Plättchen: { $token }.
    .seat = Du benutzt ein Plättchen: { $token }.
told-drops_token = { $seat } legt ein Plättchen ab: { $token }.
    .seat = Du legst ein Plättchen ab: { $token }.
told-gains_marker = { $seat } erhält einen Marker: { $marker }.
    .seat = Du erhältst einen Marker: { $marker }.
told-has_marker = { $seat } hat diesen Marker schon und verliert stattdessen LP: { $marker }.
    .seat = Du hast diesen Marker schon und verlierst stattdessen LP: { $marker }.
told-cannot_apply = { $seat } kann die Wirkung eines Markers nicht erleiden und verliert stattdessen LP: { $marker }.
    .seat = Du kannst die Wirkung eines Markers nicht erleiden und verlierst stattdessen LP: { $marker }.
told-loses_marker = { $seat } wird einen Marker los: { $marker }.
    .seat = Du wirst einen Marker los: { $marker }.
told-gains_accessory = { $seat } erhält ein Accessoire: { $accessory }.
    .seat = Du erhältst ein Accessoire: { $accessory }.
told-puts_on = { $seat } legt ein Accessoire an: { $accessory }.
    .seat = Du legst ein Accessoire an: { $accessory }.
told-takes_off = { $seat } nimmt ein Accessoire ab: { $accessory }.
    .seat = Du nimmst ein Accessoire ab: { $accessory }.
told-swaps_weapon = { $seat } wechselt die Waffe: { $weapon } statt { $old }.
    .seat = Du wechselst die Waffe: { $weapon } statt { $old }.
told-gives_up = { $seat } gibt eine Kampfkarte ab: { $card }.
    .seat = Du gibst eine Kampfkarte ab: { $card }.
told-loots = { $seat } nimmt eine Kampfkarte als Beute: { $card }.
    .seat = Du nimmst eine Kampfkarte als Beute: { $card }.
told-loots_one = { $n ->
    [0] { $seat } nimmt eine Kampfkarte mit Seelenwert 1 bis 3 als Beute.
    [1] { $seat } nimmt eine Kampfkarte mit Seelenwert 4 als Beute.
   *[other] { $seat } nimmt eine Kampfkarte mit Seelenwert 5 als Beute.
}
    .seat = { $n ->
        [0] Du nimmst eine Kampfkarte mit Seelenwert 1 bis 3 als Beute.
        [1] Du nimmst eine Kampfkarte mit Seelenwert 4 als Beute.
       *[other] Du nimmst eine Kampfkarte mit Seelenwert 5 als Beute.
    }
told-tests = { $n ->
    [0] { $seat } besteht eine Seelenprobe nicht: { $card }.
   *[other] { $seat } besteht eine Seelenprobe: { $card }.
}
    .seat = { $n ->
        [0] Du bestehst eine Seelenprobe nicht: { $card }.
       *[other] Du bestehst eine Seelenprobe: { $card }.
    }
told-rests = { $seat } hält Rast.
    .seat = Du hältst Rast.
told-has_rested = { $seat } beendet die Rast mit einem Deck von { $n } Karten.
    .seat = Du beendest die Rast mit einem Deck von { $n } Karten.
told-unlocks = { $seat } schaltet frei: { $thing }.
    .seat = Du schaltest frei: { $thing }.
told-is_slain = { $seat } findet niemanden zu bekämpfen, denn dieser Mythos ist schon besiegt: { $enemy }.
    .seat = Du findest niemanden zu bekämpfen, denn dieser Mythos ist schon besiegt: { $enemy }.
told-fights = { $n ->
    [one] { $seat } kämpft gegen: { $enemy }.
   *[other] { $seat } kämpft gegen: { $n } × { $enemy }.
}
    .seat = { $n ->
        [one] Du kämpfst gegen: { $enemy }.
       *[other] Du kämpfst gegen: { $n } × { $enemy }.
    }
told-incarnates = { $seat } spielt den Feind: { $enemy }.
    .seat = Du spielst den Feind: { $enemy }.
told-dominates = { $n ->
    [one] { $seat } unterwirft: { $enemy }.
   *[other] { $seat } unterwirft: { $n } × { $enemy }.
}
    .seat = { $n ->
        [one] Du unterwirfst: { $enemy }.
       *[other] Du unterwirfst: { $n } × { $enemy }.
    }
told-beats = { $seat } gewinnt das Duell; besiegter Feind: { $enemy }.
    .seat = Du gewinnst das Duell; besiegter Feind: { $enemy }.
told-is_beaten = { $seat } verliert das Duell; Sieger: { $enemy }.
    .seat = Du verlierst das Duell; Sieger: { $enemy }.
told-dies = { $seat } stirbt und erwacht in der Ätherebene.
    .seat = Du stirbst und erwachst in der Ätherebene.
told-is_lost = { $seat } stirbt endgültig in Zyklus { $cycle } ({ $zone }); die Reise ist vorbei.
    .seat = Du stirbst endgültig in Zyklus { $cycle } ({ $zone }); die Reise ist vorbei.
told-holds_fragment = { $seat } hält in Zyklus { $cycle } das Fragment von Mit’oh.
    .seat = Du hältst in Zyklus { $cycle } das Fragment von Mit’oh.
told-closes_over = Der Nebel schließt sich über Logoth.
told-wins = { $seat } gewinnt das Spiel.
    .seat = Du gewinnst das Spiel.
told-is_over = Das Spiel ist vorbei.
told-challenges = { $seat } und { $other } treten zum Duell an.
    .seat = Du und { $other } tretet zum Duell an.
    .other = { $seat } und du tretet zum Duell an.
told-attacks = { $seat } greift { $other } an: Es kommt zum Duell.
    .seat = Du greifst { $other } an: Es kommt zum Duell.
    .other = { $seat } greift dich an: Es kommt zum Duell.
told-wins_feud = { $seat } gewinnt das Duell gegen { $other }.
    .seat = Du gewinnst das Duell gegen { $other }.
    .other = { $seat } gewinnt das Duell gegen dich.
told-despoils = { $seat } beraubt { $other }: { $spoil }.
    .seat = Du beraubst { $other }: { $spoil }.
    .other = { $seat } beraubt dich: { $spoil }.
told-takes_card = { $seat } nimmt eine Karte aus der Tasche: { $card }.
    .seat = Du nimmst eine Karte aus der Tasche: { $card }.
told-takes_one = { $seat } nimmt eine Karte aus der Tasche.
    .seat = Du nimmst eine Karte aus der Tasche.
told-calls = { $seat } ruft { $other } zu Hilfe.
    .seat = Du rufst { $other } zu Hilfe.
    .other = { $seat } ruft dich zu Hilfe.
told-calls_off = { $seat } macht doch kein Angebot.
    .seat = Du machst doch kein Angebot.
told-proposes = { $seat } macht { $other } ein Angebot.
    .seat = Du machst { $other } ein Angebot.
    .other = { $seat } macht dir ein Angebot.
told-refuses = { $seat } lehnt das Angebot ab.
    .seat = Du lehnst das Angebot ab.
told-hands_over = { $seat } gibt { $other } eine Karte als Anteil.
    .seat = Du gibst { $other } eine Karte als Anteil.
    .other = { $seat } gibt dir eine Karte als Anteil.
told-resonates = { $seat } und { $other } sind in Resonanz.
    .seat = Du und { $other } seid in Resonanz.
    .other = { $seat } und du seid in Resonanz.
told-gives = { $seat } gibt { $other }: { $goods }.
    .seat = Du gibst { $other }: { $goods }.
    .other = { $seat } gibt dir: { $goods }.
told-pass_begins = { $level ->
    [0] Waffengang { $n } beginnt.
   *[other] Im eingeschobenen Duell beginnt Waffengang { $n }.
}
told-dusk = { $level ->
    [0] Die Dämmerung bricht herein: Jeder Kämpfer verliert { $n } LP.
   *[other] Im eingeschobenen Duell bricht die Dämmerung herein: Jeder Kämpfer verliert { $n } LP.
}
told-draws = { $who } zieht: { $card }.
    .who = Du ziehst: { $card }.
told-draws_one = { $who } zieht eine Karte.
    .who = Du ziehst eine Karte.
told-reshuffles = { $who } mischt den Ablagestapel zu einem neuen Zugstapel.
    .who = Du mischst den Ablagestapel zu einem neuen Zugstapel.
told-finds_nothing = { $who } hat nichts mehr zu ziehen.
    .who = Du hast nichts mehr zu ziehen.
told-reveals = { $who } deckt die nächste oberste Seele auf: { $card }.
    .who = Du deckst die nächste oberste Seele auf: { $card }.
told-burns = { $who } verliert eine Karte des Zugstapels an das Nichts: { $card }.
    .who = Du verlierst eine Karte des Zugstapels an das Nichts: { $card }.
told-sinks = { $who } bekommt die oberste Seele unter das Deck gelegt: { $card }.
    .who = Du bekommst die oberste Seele unter das Deck gelegt: { $card }.
told-sinks_one = { $who } bekommt die oberste Karte unter den Zugstapel gelegt.
    .who = Du bekommst die oberste Karte unter den Zugstapel gelegt.
told-discards = { $who } legt ab: { $card }.
    .who = Du legst ab: { $card }.
told-trims = { $who } hat mehr als sieben Karten auf der Hand und legt ab: { $card }.
    .who = Du hast mehr als sieben Karten auf der Hand und legst ab: { $card }.
told-is_stuck = { $who } hat in diesem Waffengang keine Karte gespielt, darum wird die oberste Seele abgelegt: { $card }.
    .who = Du hast in diesem Waffengang keine Karte gespielt, darum wird die oberste Seele abgelegt: { $card }.
told-exchanges = { $who } tauscht mit dem Ablagestapel: { $card } gegen { $other }.
    .who = Du tauschst mit dem Ablagestapel: { $card } gegen { $other }.
told-finds = { $who } sucht heraus: { $card }.
    .who = Du suchst heraus: { $card }.
told-finds_one = { $who } sucht eine Karte aus dem Zugstapel heraus.
    .who = Du suchst eine Karte aus dem Zugstapel heraus.
told-retrieves = { $who } holt vom Ablagestapel zurück: { $card }.
    .who = Du holst vom Ablagestapel zurück: { $card }.
told-cleans = { $who } entfernt einen Marker: { $temporary }.
    .who = Du entfernst einen Marker: { $temporary }.
told-marks = { $who } bekommt einen Schwachpunkt { $n } auf { $slot }.
    .who = Du bekommst einen Schwachpunkt { $n } auf { $slot }.
told-offers = { $who } opfert { $card }: { $n } mehr in der Reserve.
    .who = Du opferst { $card }: { $n } mehr in der Reserve.
told-transcends = { $who } transzendiert { $other }: { $card } kommt ins Nichts.
    .who = Du transzendierst { $other }: { $card } kommt ins Nichts.
told-plays = { $slot ->
    [none] { $who } spielt: { $card }.
   *[other] { $who } spielt: { $card } auf { $slot }.
}
    .who = { $slot ->
        [none] Du spielst: { $card }.
       *[other] Du spielst: { $card } auf { $slot }.
    }
told-plays_counter = { $slot ->
    [none] { $who } kontert: { $card }.
   *[other] { $who } kontert: { $card } auf { $slot }.
}
    .who = { $slot ->
        [none] Du konterst: { $card }.
       *[other] Du konterst: { $card } auf { $slot }.
    }
told-plays_instant = { $who } spielt eine Sofortkarte: { $card }.
    .who = Du spielst eine Sofortkarte: { $card }.
told-lays_trap = { $who } legt eine Falle auf { $slot }.
    .who = Du legst eine Falle auf { $slot }.
told-springs = { $who } lässt eine Falle gegen { $slot } zuschnappen: { $card }.
    .who = Du lässt eine Falle gegen { $slot } zuschnappen: { $card }.
told-installs = { $who } legt aus: { $card }.
    .who = Du legst aus: { $card }.
told-removes = { $who } schafft Platz und entfernt: { $card }.
    .who = Du schaffst Platz und entfernst: { $card }.
told-activates = { $who } aktiviert: { $source }.
    .who = Du aktivierst: { $source }.
told-works = { $who }: { $source } wirkt.
    .who = Auf deiner Seite wirkt { $source }.
told-is_inspired = { $seat } gibt 1 Schicksalspunkt aus, um eine Karte zu ziehen.
    .seat = Du gibst 1 Schicksalspunkt aus, um eine Karte zu ziehen.
told-concedes = { $who } gibt das Duell auf.
    .who = Du gibst das Duell auf.
told-passes = { $who } passt.
    .who = Du passt.
told-cannot_play = { $card ->
    [none] { $who } hat keine Karte zu spielen und passt.
   *[other] { $who } kann { $card } nicht bezahlen und passt.
}
    .who = { $card ->
        [none] Du hast keine Karte zu spielen und passt.
       *[other] Du kannst { $card } nicht bezahlen und passt.
    }
told-is_stunned = { $who } ist betäubt und muss passen.
    .who = Du bist betäubt und musst passen.
told-counters_fully = { $who } kontert voll: { $card } auf { $slot }.
    .who = Du konterst voll: { $card } auf { $slot }.
told-counters_partly = { $who } kontert teilweise: { $card } auf { $slot }.
    .who = Du konterst teilweise: { $card } auf { $slot }.
told-resolves = { $slot ->
    [none] { $who } wickelt voll ab: { $card }.
   *[other] { $who } wickelt voll ab: { $card } auf { $slot }.
}
    .who = { $slot ->
        [none] Du wickelst voll ab: { $card }.
       *[other] Du wickelst voll ab: { $card } auf { $slot }.
    }
told-stands = { $who } stellt eine Deckung auf { $slot }: { $card }.
    .who = Du stellst eine Deckung auf { $slot }: { $card }.
told-guards = { $who } deckt { $slot }: { $card }.
    .who = Du deckst { $slot }: { $card }.
told-blocks = { $who } wird { $n } Schaden blocken.
    .who = Du wirst { $n } Schaden blocken.
told-absorbs = { $who } blockt { $n } Schaden.
    .who = Du blockst { $n } Schaden.
told-strikes = { $who } macht auf { $slot } { $n } Schaden, der nicht gekontert werden kann.
    .who = Du machst auf { $slot } { $n } Schaden, der nicht gekontert werden kann.
told-is_weak = { $who } wird auf einem Schwachpunkt getroffen: { $slot }.
    .who = Du wirst auf einem Schwachpunkt getroffen: { $slot }.
told-loses_hp = { $who } verliert { $n } LP.
    .who = Du verlierst { $n } LP.
told-falls = { $who } fällt.
    .who = Du fällst.
told-heals = { $who } erhält { $n } LP zurück.
    .who = Du erhältst { $n } LP zurück.
told-reserve = { $who } erhält { $n } Reserve.
    .who = Du erhältst { $n } Reserve.
told-latent = { $who } erhält { $n } Latent.
    .who = Du erhältst { $n } Latent.
told-active = { $who } erhält für diesen Waffengang { $n } Aktiv.
    .who = Du erhältst für diesen Waffengang { $n } Aktiv.
told-drains = { $who } erleidet Entzug { $n }.
    .who = Du erleidest Entzug { $n }.
told-inflicts = { $who } erleidet: { $effect } { $n }.
    .who = Du erleidest: { $effect } { $n }.
told-prepares = { $who } bereitet die nächste Karte vor: { $bonus } +{ $n }.
    .who = Du bereitest die nächste Karte vor: { $bonus } +{ $n }.
told-suffers_poison = { $who } muss durch Gift Seelenwert { $n } ablegen.
    .who = Du musst durch Gift Seelenwert { $n } ablegen.
told-bleeds = { $who } blutet: { $n } LP.
    .who = Du blutest: { $n } LP.

## Was gefragt wird

ask-choose-archetypes = Aus welchen Archetypen ziehst du deine Karten?
ask-choose-deck = Aus welchen Archetypen ist dein Deck für das Duell?
ask-return-cards = { $count ->
    [0] Das Deck hat seine Größe. Bestätige, oder nimm Karten zurück.
    [one] Noch { $count } Karte kommt zurück auf ihren Stapel: Welche?
   *[other] { $count } Karten kommen zurück auf ihre Stapel: Welche?
}
ask-choose-weapon = Welche Waffe nimmst du? Zwei einhändige oder eine zweihändige.
ask-choose-hero = Welchen Helden spielst du?
ask-take-ready = Als wer brichst du auf? Ein fertiger Held hat schon Waffen und Karten.
ask-weave = Weben: Zu welchem Ort des Schnittpunkts gehst du?
ask-go = Auflösung, { $by }: Verwirklichst du ein Ereignis oder übergehst du den Ort?
ask-choose-marker = { $by }: Welchen Marker legst du ab?
ask-pick = { $by }: Was davon geschieht?
ask-or-dominate = { $enemy }: Kämpfst du, oder bezahlst du { $count } Nebel für eine Unterwerfung?
ask-choose-loot = Beute: Welche Kampfkarten willst du?
ask-take-card = { $count ->
    [one] Beute: { $count } Kampfkarte ist zu nehmen. Welche?
   *[other] Beute: { $count } Kampfkarten sind zu nehmen. Welche zuerst?
}
ask-pick-token = { $by }: Welches Plättchen nimmst du?
ask-keep-accessory = { $by }: Welches Accessoire behältst du?
ask-give-up-card = { $by }: Welche Kampfkarte gibst du ab?
ask-swap-weapon = { $by }: Wechselst du eine Waffe?
ask-camp = Rast, in beliebiger Reihenfolge: Baue dein Deck um, wechsle Accessoires, schalte Fähigkeiten frei, benutze Plättchen oder lege sie ab; dann beende sie.
ask-unlock-free = Welche Fähigkeit schaltest du kostenlos frei?
ask-search-where = Woher nimmst du diesen Ort: { $place }?
ask-lay-place = Auf welches Feld des Schnittpunkts legst du diesen Ort: { $place }?
ask-redraw = { $count ->
    [one] { $count } Ort des Schnittpunkts wird ersetzt: welcher?
   *[other] { $count } Orte des Schnittpunkts werden ersetzt: welcher zuerst?
}
ask-order = { $by ->
    [none] Die angesehenen Orte kommen zurück auf den Stapel dieser Zone, { $zone }: Welcher kommt als Nächster?
   *[other] { $by }: Die angesehenen Orte kommen zurück auf den Stapel dieser Zone, { $zone }. Welcher kommt als Nächster?
}
ask-despoil = Du hast gegen { $other } gewonnen: Was nimmst du?
ask-take-trinket = Welches Accessoire nimmst du { $other } weg?
ask-compose = Resonanz, dein Angebot an { $other }: Was wird gegeben, und was wird dafür verlangt?
ask-consider = Resonanz: { $other } macht dir ein Angebot für Hilfe in einem Duell. Nimmst du an?
ask-hand-over = Du schuldest { $other } einen Anteil: Welche Karte gibst du her?
ask-take-turn = Dein Zug: Spiele eine Karte oder passe; freie Aktionen kommen vorher.
ask-answer = { $card ->
    [none] { $actor } hat eine verdeckte Karte in der Schwebe. Konterst du oder lässt du sie durch?
   *[other] { $actor } hat eine Karte in der Schwebe: { $card }. Konterst du oder lässt du sie durch?
}
ask-name-slot = { $own ->
    [0] { $actor } spielt { $card }, und du wählst das Feld: welches?
   *[other] Deine Karte { $card } kommt auf ein weiteres Feld: auf welches?
}
    .actor = { $own ->
        [0] Du spielst { $card } und wählst das Feld: welches?
       *[other] Deine Karte { $card } kommt auf ein weiteres Feld: auf welches?
    }
ask-name-target = { $card }: Welcher Feind ist das Ziel?
ask-aim-abilities = { $by } wirkt: Welcher Feind ist das Ziel?
ask-sacrifice = Mit welcher Karte transzendierst du { $card }? Sie kommt ins Nichts.
ask-offer-cards = Deine Reserve ist für { $card } um { $count } zu klein: Welche Karte opferst du? Sie kommt auf deinen Ablagestapel, ihr Seelenwert in die Reserve.
ask-make-room = Alle Felder sind belegt: Welche Karte macht Platz für { $card }?
ask-weak-point = { $by }, Schwachpunkt { $count }: auf welchem Feld?
ask-discard-souls = { $by ->
    [none] Gift: Lege Seelenwert { $count } ab. Welche Karte?
   *[other] { $by }: Lege Seelenwert { $count } ab. Welche Karte?
}
ask-exchange = { $by }, Tauschen { $count }: Welche Karte deiner Hand gibst du für eine deines Ablagestapels?
ask-exchange-for = { $by }, Tauschen { $count }: Welche Karte deines Ablagestapels nimmst du für { $card }?
ask-find-card = { $by }, Suche { $count }: Welche Karte nimmst du auf die Hand?
ask-retrieve = { $by }: Welche Karte deines Ablagestapels holst du zurück?
ask-clean = { $count ->
    [one] { $by }: { $count } temporärer Marker geht. Welcher?
   *[other] { $by }: { $count } temporäre Marker gehen. Welcher zuerst?
}
ask-strike-where = { $by }: Auf welchem Feld werden die { $count } Schaden gemacht?
ask-trim = Du behältst höchstens sieben Karten: Welche legst du ab?

## Was gewählt werden kann

choice-pass = Passen
choice-done-take-ready = Selbst bauen: Karten, Waffen und Held wählen
choice-archetypes = Ziehen aus: { $archetypes }
choice-return = Zurücklegen: { $card }
choice-wield = Nehmen: { $weapon }
choice-become = { $hero } spielen
choice-become-take-ready = { $hero } fertig nehmen
choice-weave = Zum Ort auf Feld { $crossing } gehen
choice-realise = Ereignis { $event } verwirklichen
choice-pass-place = Den Ort übergehen
choice-dismiss = Den Ort für 1 Schicksalspunkt ablegen
choice-done = Das ist alles
choice-use = Plättchen benutzen: { $token }
choice-forget = Marker für 1 Schicksalspunkt ablegen: { $marker }
choice-remember = 1 Erinnerungsfragment für 1 Schicksalspunkt
choice-settle = Marker mit Nebel abzahlen: { $marker }
choice-fight = Kämpfen
choice-dominate = Nebel bezahlen und sofort gewinnen
choice-way = Möglichkeit { $way } wählen
choice-take = Als Beute nehmen: { $card }
choice-give-up = Abgeben: { $card }
choice-gain = Nehmen: { $token }
choice-keep = Behalten: { $accessory }
choice-unmark = Marker ablegen: { $marker }
choice-redraw = Den Ort auf Feld { $crossing } ersetzen
choice-next = Als Nächstes: { $place }
choice-lay = Auf Feld { $crossing } legen
choice-swap = Nehmen: { $weapon } statt { $to_weapon }
choice-unlock = Freischalten: { $thing }
choice-out = Aus dem Deck: { $card }
choice-in = Ins Deck: { $card }
choice-take-off = Abnehmen: { $accessory }
choice-put-on = Anlegen: { $accessory }
choice-attack = { $rival } angreifen
choice-spoil = Nehmen: { $spoil }
choice-play = Spielen: { $card } auf { $slot }
choice-raise = Transzendiert spielen: { $card } auf { $slot }
choice-counter = Kontern: { $card } auf { $slot }
choice-surpass = Kontern, transzendiert: { $card } auf { $slot }
choice-offer = Opfern: { $card }
choice-draw = Für 1 Latent eine Karte ziehen
choice-activate = Aktivieren: { $source } (Ziel { $body })
choice-activate-alone = Aktivieren: { $source }
choice-instant = Sofortkarte spielen: { $card } (Ziel { $body })
choice-instant-alone = Sofortkarte spielen: { $card }
choice-token = Plättchen benutzen: { $token } (Ziel { $body })
choice-token-alone = Plättchen benutzen: { $token }
choice-inspire = Für 1 Schicksalspunkt eine Karte ziehen
choice-let-through = Durchlassen
choice-sacrifice = Transzendieren mit: { $card }
choice-slot = Auf { $slot }
choice-aim = Ziel { $body }
choice-discard = Ablegen: { $card }
choice-exchange = Tauschen: { $card }
choice-search = Nehmen: { $card }
choice-clean = Entfernen: { $temporary }
choice-retrieve = Zurückholen: { $card }
choice-replace = Entfernen: { $card }
choice-concede = Das Duell aufgeben
choice-call = { $rival } zu Hilfe rufen
choice-give = Geben: { $goods }
choice-want = Verlangen: { $goods }
choice-propose = Dieses Angebot machen
choice-accept = Annehmen
choice-refuse = Ablehnen
choice-drop = Ablegen: { $token }
choice-take-back = Doch behalten: { $card }
choice-hand-over = Hergeben: { $card }
choice-pass-go = 1 LP verlieren und weiterziehen
choice-pass-swap-weapon = Deine Waffen behalten
choice-pass-exchange = Nichts tauschen
choice-pass-find-card = Nichts nehmen
choice-pass-compose = Kein Angebot machen
choice-realise-go = Verwirklichen: { $event }
choice-done-go = Mit diesem Ort fertig sein
choice-done-camp = Die Rast beenden
choice-done-return-cards = Das Deck bestätigen
choice-way-search-where = { $way ->
    [1] Aus dem Stapel
    [2] Aus dem Ablagestapel
   *[other] Von dem, was beiseite liegt
}
choice-propose-consider = Andere Bedingungen nennen
choice-weave-named = Zu diesem Ort gehen: { $place } (Feld { $crossing })
choice-redraw-named = Ersetzen: { $place } (Feld { $crossing })
choice-lay-named = Auf diesen Ort legen: { $place } (Feld { $crossing })

## Was als Nächstes kommt

step-set-out = Das Spiel wird vorbereitet.
step-enter-arena = Das Duell wird vorbereitet.
step-choose-deck = { $seat } wählt Archetypen für ein Deck.
    .seat = Du wählst Archetypen für ein Deck.
step-bout = Das nächste Duell beginnt.
step-after-bout = Das Duell ist entschieden.
step-choose = { $seat } rüstet sich: Karten, Waffen, Held.
    .seat = Du rüstest dich: Karten, Waffen, Held.
step-choose-archetypes = { $seat } wählt Archetypen und zieht Karten.
    .seat = Du wählst Archetypen und ziehst Karten.
step-return-cards = { $seat } legt Karten zurück, bis das Deck seine Größe hat.
    .seat = Du legst Karten zurück, bis das Deck seine Größe hat.
step-choose-weapon = { $seat } wählt eine Waffe.
    .seat = Du wählst eine Waffe.
step-choose-hero = { $seat } wählt einen Helden.
    .seat = Du wählst einen Helden.
step-take-ready = { $seat } nimmt einen fertigen Helden oder baust einen.
    .seat = Du nimmst einen fertigen Helden oder baust einen.
step-lay-out = Die Ortsstapel und der Schnittpunkt werden ausgelegt.
step-cycle = Ein Erkundungszyklus beginnt.
step-weave = { $seat } wählt den nächsten Ort.
    .seat = Du wählst den nächsten Ort.
step-again = { $seat } hat vielleicht noch einen Ort zu wählen.
    .seat = Du hast vielleicht noch einen Ort zu wählen.
step-reveal = Der Schnittpunkt wird aufgefüllt.
step-resolution = Die Spieler wickeln ihre Orte reihum ab.
step-go = { $seat } verwirklicht ein Ereignis oder übergehst den Ort.
    .seat = Du verwirklichst ein Ereignis oder übergehst den Ort.
step-realised = { $seat } hat ein Ereignis verwirklicht.
    .seat = Du hast ein Ereignis verwirklicht.
step-run = { $seat } führt ein Ereignis aus.
    .seat = Du führst ein Ereignis aus.
step-run-one = { $seat } führt einen Teil eines Ereignisses aus.
    .seat = Du führst einen Teil eines Ereignisses aus.
step-spoils = { $seat } nimmt die Beute des Feindes.
    .seat = Du nimmst die Beute des Feindes.
step-choose-marker = { $seat } legt einen Marker ab.
    .seat = Du legst einen Marker ab.
step-pick = { $seat } wählt, was geschieht.
    .seat = Du wählst, was geschieht.
step-choose-loot = { $seat } wählt die Art der Beute.
    .seat = Du wählst die Art der Beute.
step-take-card = { $seat } nimmt eine Kampfkarte als Beute.
    .seat = Du nimmst eine Kampfkarte als Beute.
step-pick-token = { $seat } nimmt ein Plättchen.
    .seat = Du nimmst ein Plättchen.
step-keep-accessory = { $seat } behält eines von zwei Accessoires.
    .seat = Du behältst eines von zwei Accessoires.
step-give-up-card = { $seat } gibt eine Kampfkarte ab.
    .seat = Du gibst eine Kampfkarte ab.
step-swap-weapon = { $seat } darf eine Waffe wechseln.
    .seat = Du darfst eine Waffe wechseln.
step-search-where = { $seat } sagt, woher der Ort genommen wird.
    .seat = Du sagst, woher der Ort genommen wird.
step-play-instead = { $seat } spielt den gesuchten Ort.
    .seat = Du spielst den gesuchten Ort.
step-lay-place = { $seat } legt einen Ort auf den Schnittpunkt.
    .seat = Du legst einen Ort auf den Schnittpunkt.
step-redraw = { $seat } ersetzt Orte des Schnittpunkts.
    .seat = Du ersetzt Orte des Schnittpunkts.
step-order = { $seat } legt die Orte in beliebiger Reihenfolge zurück.
    .seat = Du legst die Orte in beliebiger Reihenfolge zurück.
step-rest = { $seat } hält Rast.
    .seat = Du hältst Rast.
step-camp = { $seat } kümmert sich um Deck, Accessoires, Plättchen und Fähigkeiten.
    .seat = Du kümmerst dich um Deck, Accessoires, Plättchen und Fähigkeiten.
step-unlock-free = { $seat } schaltet eine Fähigkeit kostenlos frei.
    .seat = Du schaltest eine Fähigkeit kostenlos frei.
step-fight = { $seat } begegnet einem Feind.
    .seat = Du begegnest einem Feind.
step-or-dominate = { $seat } kämpft oder bezahlt eine Unterwerfung.
    .seat = Du kämpfst oder bezahlst eine Unterwerfung.
step-after-fight = { $seat } kommt aus einem Duell mit einem Feind.
    .seat = Du kommst aus einem Duell mit einem Feind.
step-after-feud = Das Duell zwischen Spielern hat seine Folgen.
step-die = Wer das Duell verloren hat, stirbt.
step-despoil = { $seat } nimmt dem Verlierer etwas weg.
    .seat = Du nimmst dem Verlierer etwas weg.
step-take-trinket = { $seat } nimmt dem Verlierer ein Accessoire weg.
    .seat = Du nimmst dem Verlierer ein Accessoire weg.
step-phase = { $seat } erkundet eine Phase lang weiter.
    .seat = Du erkundest eine Phase lang weiter.
step-through = { $seat } wickelt den ganzen Ort ab.
    .seat = Du wickelst den ganzen Ort ab.
step-compose = { $seat } stellt ein Angebot zusammen.
    .seat = Du stellst ein Angebot zusammen.
step-consider = { $seat } bedenkt ein Angebot.
    .seat = Du bedenkst ein Angebot.
step-share = { $seat } gibt weg, was versprochen war.
    .seat = Du gibst weg, was versprochen war.
step-hand-over = { $seat } gibt einen Anteil her.
    .seat = Du gibst einen Anteil her.
step-prepare = Das Duell beginnt.
step-on-self = Ein Marker wirkt auf seinen Träger.
step-passe = Ein Waffengang beginnt.
step-upkeep = Unterhalt: Das Aktiv wird erneuert, und Gift wirkt.
step-sicken = Unterhalt: Gift nimmt Karten aus der Hand.
step-upkeep-abilities = Unterhalt: Fähigkeiten wirken.
step-round = Gefecht: Jeder hat einen Zug.
step-round-ends = Eine weitere Runde folgt, oder das Gefecht endet.
step-bleed = Konsolidierung: Blutung wirkt.
step-abilities = Konsolidierung: Fähigkeiten wirken.
step-dusk = Konsolidierung: Die Dämmerung kann hereinbrechen.
step-trim-hand = Konsolidierung: Die Hände werden auf sieben Karten verkleinert.
step-trim = { $seat } legt eine überzählige Karte ab.
    .seat = Du legst eine überzählige Karte ab.
step-renew = Konsolidierung: Das Latent wird erneuert.
step-turn = Ein Kämpfer ist an der Reihe.
step-turn-begins = Der Kämpfer darf handeln.
step-take-turn = { $seat } spielt eine Karte oder passt.
    .seat = Du spielst eine Karte oder passt.
step-await = Eine Karte wartet auf ihre Antwort.
step-answer = { $seat } kontert eine Karte oder lässt sie durch.
    .seat = Du konterst eine Karte oder lässt sie durch.
step-answer-again = Die Karte wartet vielleicht noch auf ihre Antwort.
step-instant = Eine Sofortkarte wird abgewickelt.
step-enemy-turn = Ein Feind ist an der Reihe.
step-enemy-acts = Der Feind spielt seine oberste Seele oder passt.
step-enemy-places = Der Feind legt seine Karte auf die Matte.
step-name-slots = Die Felder der Karte werden genannt.
step-name-slot = { $seat } nennt ein Feld.
    .seat = Du nennst ein Feld.
step-name-targets = Die Ziele der Karte werden genannt.
step-aim-abilities = { $seat } nennt ein Ziel.
    .seat = Du nennst ein Ziel.
step-name-target = { $seat } nennt ein Ziel.
    .seat = Du nennst ein Ziel.
step-sacrifice = { $seat } transzendiert die Karte mit einer anderen.
    .seat = Du transzendierst die Karte mit einer anderen.
step-pay = Die Karte wird bezahlt.
step-offer-cards = { $seat } opfert Karten, bis die Reserve reicht.
    .seat = Du opferst Karten, bis die Reserve reicht.
step-place = Die Karte wird gespielt.
step-placed = Die Karte nimmt ihren Platz auf der Matte ein.
step-make-room = { $seat } schafft Platz für eine Karte.
    .seat = Du schaffst Platz für eine Karte.
step-clash = Zwei Karten prallen aufeinander.
step-resolve = Die schwebende Karte wird voll abgewickelt.
step-blow = Ein Angriff trifft.
step-finish = Die Karte verlässt die Matte.
step-apply = Eine Wirkung tritt ein.
step-works = Eine Fähigkeit wirkt.
step-spring = Eine Falle schnappt zu.
step-weak-point = { $seat } wählt das Feld eines Schwachpunkts.
    .seat = Du wählst das Feld eines Schwachpunkts.
step-strike-where = { $seat } wählt, wo der Schaden zugefügt wird.
    .seat = Du wählst, wo der Schaden zugefügt wird.
step-discard-souls = { $seat } legt Karten ab.
    .seat = Du legst Karten ab.
step-exchange = { $seat } darf eine Karte tauschen.
    .seat = Du darfst eine Karte tauschen.
step-exchange-for = { $seat } nimmt eine Karte im Tausch.
    .seat = Du nimmst eine Karte im Tausch.
step-find-card = { $seat } darf eine Karte suchen.
    .seat = Du darfst eine Karte suchen.
step-retrieve = { $seat } holt eine Karte zurück.
    .seat = Du holst eine Karte zurück.
step-clean = { $seat } entfernt einen temporären Marker.
    .seat = Du entfernst einen temporären Marker.
step-end-duel = Das Duell endet.

## Optionen

option-mode = Modus
    .about = Eine ganze Reise oder nur ein einziges Duell.
option-mode-adventure = Abenteuer
option-mode-duel = ein Duell
option-difficulty = Schwierigkeitsgrad
    .about = Mit wie vielen Karten und wie viel Nebel du beginnst, und wie schnell die Flut steigt.
option-difficulty-adventurer = Abenteurer (leicht)
    .about = Der sanfteste: das größte Deck, der meiste Nebel, und eine Flut, die langsam steigt. Für eine erste Reise.
option-difficulty-mercenary = Söldner (mittel)
    .about = Der übliche: Du siehst deine Karten, bevor du Waffen und Held wählst.
option-difficulty-veteran = Veteran (fortgeschritten)
    .about = Wie Söldner mit weniger Nebel, aber du wählst Waffen und Held, bevor du eine Karte siehst.
option-difficulty-demented = Wahnsinnig (schwer)
    .about = Waffen und Karten werden ausgelost, Infusionen müssen freigeschaltet werden, und die Flut steigt schnell.
option-difficulty-abyssal = Abgründig (sehr schwer)
    .about = Wie Wahnsinnig mit kleinerem Deck und ohne Nebel, und eine Rast heilt kaum.
option-difficulty2 = Schwierigkeitsgrad von Spieler 2
    .about = Ein anderer Schwierigkeitsgrad für den zweiten Spieler.
option-difficulty2-same = derselbe
option-difficulty2-adventurer = Abenteurer (leicht)
option-difficulty2-mercenary = Söldner (mittel)
option-difficulty2-veteran = Veteran (fortgeschritten)
option-difficulty2-demented = Wahnsinnig (schwer)
option-difficulty2-abyssal = Abgründig (sehr schwer)
option-difficulty3 = Schwierigkeitsgrad von Spieler 3
    .about = Ein anderer Schwierigkeitsgrad für den dritten Spieler.
option-difficulty3-same = derselbe
option-difficulty3-adventurer = Abenteurer (leicht)
option-difficulty3-mercenary = Söldner (mittel)
option-difficulty3-veteran = Veteran (fortgeschritten)
option-difficulty3-demented = Wahnsinnig (schwer)
option-difficulty3-abyssal = Abgründig (sehr schwer)
option-difficulty4 = Schwierigkeitsgrad von Spieler 4
    .about = Ein anderer Schwierigkeitsgrad für den vierten Spieler.
option-difficulty4-same = derselbe
option-difficulty4-adventurer = Abenteurer (leicht)
option-difficulty4-mercenary = Söldner (mittel)
option-difficulty4-veteran = Veteran (fortgeschritten)
option-difficulty4-demented = Wahnsinnig (schwer)
option-difficulty4-abyssal = Abgründig (sehr schwer)
option-tide = Nebelflut
    .about = Feinde werden mit der Zeit stärker; ohne die Flut sind sie es von Anfang an.
option-loot = Beute
    .about = Ob du den ganzen Beutestapel durchsiehst oder nur seine obersten fünf Karten.
option-loot-open = der ganze Stapel
option-loot-draft = die obersten fünf
option-dungeon_intersections = Schnittpunkte in Verliesen
    .about = Zu mehreren haben Verliese und die Ätherebene einen Schnittpunkt mit zwei Feldern.
option-enemy = Feind
    .about = Gegen wen das einzelne Duell geht; niemand heißt: gegen einen anderen Spieler.
option-enemy-nobody = niemand
option-enemy-mist_wolf = { enemy-mist_wolf }
option-enemy-roadside_cutthroat = { enemy-roadside_cutthroat }
option-enemy-hollow_pilgrim = { enemy-hollow_pilgrim }
option-enemy-oathbroken_knight = { enemy-oathbroken_knight }
option-enemy-wailing_shade = { enemy-wailing_shade }
option-enemy-soul_eater = { enemy-soul_eater }
option-enemy-watchman_of_nomereau = { enemy-watchman_of_nomereau }
option-enemy-masked_celebrant = { enemy-masked_celebrant }
option-enemy-bone_servant = { enemy-bone_servant }
option-enemy-grave_warden = { enemy-grave_warden }
option-enemy-labyrinth_stalker = { enemy-labyrinth_stalker }
option-enemy-thread_spinner = { enemy-thread_spinner }
option-enemy-mist_stag = { enemy-mist_stag }
option-enemy-faceless_burgomaster = { enemy-faceless_burgomaster }
option-enemy-mother_of_the_ossuary = { enemy-mother_of_the_ossuary }
option-enemy-nyoka = { enemy-nyoka }
option-bodies = Zahl der Feinde
    .about = Wie viele davon im einzelnen Duell stehen.
option-set = Satz
    .about = Die Karten, Orte und Feinde des Spiels.
option-set-original = eigener Satz
option-ready = Fertige Helden
    .about = Bietet zu Beginn jeden Helden mit Waffen und Karten an, bevor man sie selbst wählt. Nicht bei den Schwierigkeitsgraden, die Waffen auslosen.

## Zonen, Felder, Typen

zone-real = Reale Ebene
    .to = die reale Ebene
zone-ethereal = Ätherebene
    .to = die Ätherebene
zone-borough = Flecken Nomereau
    .to = den Flecken Nomereau
zone-ossuary = Dunkles Ossarium
    .to = das Dunkle Ossarium
zone-labyrinth = Labyrinth von Nyo’ka
    .to = das Labyrinth von Nyo’ka
slot-head = Kopf
    .the = den Kopf
slot-torso = Rumpf
    .the = den Rumpf
slot-arm = Arm
    .the = den Arm
slot-flank = Flanke
    .the = die Flanke
slot-legs = Beine
    .the = die Beine
slot-mat = Eigenes Feld
    .the = ein eigenes Feld
type-assault = Angriff
    .next = deinen nächsten Angriff
type-defence = Verteidigung
    .next = deine nächste Verteidigung
type-support = Unterstützung
    .next = deine nächste Unterstützung
type-object = Objekt
type-infusion = Infusion
archetype-fury = Furor
archetype-bulwark = Bollwerk
archetype-shade = Schatten
archetype-aether = Äther
archetype-bestiary = Bestiarium
archetype-none = keiner
difficulty-adventurer = Abenteurer
difficulty-mercenary = Söldner
difficulty-veteran = Veteran
difficulty-demented = Wahnsinnig
difficulty-abyssal = Abgründig
stage-weaving = Weben
stage-resolution = Auflösung
stage-finished = fertig
rarity-common = gewöhnlich
rarity-exceptional = außergewöhnlich
rarity-mythic = mythisch

## Teile des Tisches

label-hp = LP
label-mist = Nebel
label-memory = Erinnerungsfragmente
label-destiny = Schicksalspunkte
label-cycle = Zyklus
label-tide = Flut
label-difficulty = Schwierigkeitsgrad
label-hero = Held
label-weapons = Waffen
label-abilities = Fähigkeiten
label-tokens = Plättchen
label-markers = Marker
label-worn = Angelegte Accessoires
label-bag = Accessoires in der Tasche
label-deck = Deck
label-satchel = Tasche
label-offered = Zur Auswahl
label-returned = Kommt zurück
label-loot = Beutestapel
label-beaten = Besiegte Feinde
label-slain = Besiegte Mythen
label-lent = Verliehenes Latent
label-place = Aktueller Ort
label-crossing = Schnittpunkt
label-pile = Stapel
label-discard = Ablagestapel
label-hand = Hand
label-void = Nichts
label-top_soul = Oberste Seele
label-objects = Objekte
label-infusions = Infusionen
label-reserve = Reserve
label-latent = Latent
label-active = Aktiv
label-guards = Deckungen
label-traps = Fallen
label-standing = Vorbereitungen
label-next = Nächste Karte
label-pending = Schwebende Karte
label-passe = Waffengang
label-block = Blocken
label-weak = Schwachpunkte
label-duel = Duell

## Was genannt wird

rival-a = Spieler 1
rival-b = Spieler 2
rival-c = Spieler 3
rival-d = Spieler 4
place-destined = { $place } (Schicksalsort)
source-ability = Fähigkeit { $n }: { $hero }
thing-ability = Fähigkeit { $n } des Helden
thing-weapon = Fähigkeit der Waffe { $n }
thing-infusion-slot = ein Infusionsfeld
goods-mist = { $n } Nebel
goods-share = { $n ->
    [one] ein Anteil an der Beute: { $n } Karte
   *[other] ein Anteil an der Beute: { $n } Karten
}
goods-latent = { $n } Latent
spoil-half-the-mist = die Hälfte vom Nebel
spoil-an-accessory = ein Accessoire
spoil-two-cards = zwei Karten der Tasche
temporary-bleeding = Blutung
temporary-poison = Gift
temporary-torpor = Starre
temporary-stun = Betäubt
price-mist = Nebel
price-hp = LP
price-memory = Erinnerungsfragmente
price-destiny = Schicksalspunkte
price-card = Kampfkarten
price-token = Plättchen
