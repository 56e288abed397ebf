### Legends: die Wörter einer laufenden Partie, auf Deutsch.
### Gleiche Namen, gleiche Reihenfolge, gleiche Platzhalter wie in play.en.ftl und play.fr.ftl. Das Glossar steht in units.de.ftl.
### { $seat } ist der Name eines Spielers, { $team } sind die Namen aller Spieler einer Seite; { $unit } ist „den Hochelf“, immer im
### vierten Fall, auch nach „durch“, „für“ und „gegen“. { $space } und { $to } sind Felder, A4; { $side } ist „beige Armee“, { $pack }
### der Name einer Armee.

## Das Spiel

game-name = Stratego Legends
game-subtitle = Zwei verborgene Armeen, jede mit ihrer Burg
game-about = Dreißig verborgene Einheiten auf jeder Seite, ausgelost auf einem Feld aus sieben Geländen: Elfen, Titanen, Vampire, Zauber. Finde heraus, wer wo steht, und zerstöre die gegnerische Burg. Manche Einheiten fliegen, manche schlagen aus der Ferne zu, manche hinterlassen, wenn sie fallen, einen Fluch für alle. Für zwei Spieler oder für zwei Mannschaften von bis zu vier.
game-at-once = Beide Burgen beginnen in den zwei hinteren Reihen.
game-rights = Stratego Legends ist ein Spiel von Craig Van Ness und anderen, erschienen bei Avalon Hill/Hasbro und bei Jumbo; das Spiel, sein Titel und die Namen seiner Einheiten gehören ihnen. Diese Umsetzung ist von ihnen unabhängig, und ihre Texte sind unsere eigenen.
cards-unit = Einheiten

## Was geschehen ist

told-takes_side = { $seat } führt die { $side }.
    .seat = Du führst die { $side }.
told-musters = { $seat } hat diese Armee: { $pack }.
    .seat = Du hast diese Armee: { $pack }.
told-is_ready = { $seat } hat im Geheimen eine Armee aufgestellt.
    .seat = Du hast im Geheimen eine Armee aufgestellt.
told-lays_boards = Die Spielpläne werden aufgedeckt und die Einheiten verdeckt verteilt.
told-swaps = { $seat } lässt { $space } und { $to } die Plätze tauschen.
    .seat = Du lässt { $space } und { $to } die Plätze tauschen.
told-turn = Zug { $turn }: { $seat } ist an der Reihe.
    .seat = Zug { $turn }: Du bist an der Reihe.
told-watches = { $seat } will bei jeder Gelegenheit nach Fähigkeiten gefragt werden.
    .seat = Du willst bei jeder Gelegenheit nach Fähigkeiten gefragt werden.
told-rests = { $seat } will nicht mehr bei jeder Gelegenheit gefragt werden.
    .seat = Du willst nicht mehr bei jeder Gelegenheit gefragt werden.
told-moves = { $seat } geht von { $space } nach { $to }.
    .seat = Du gehst von { $space } nach { $to }.
told-charges = { $seat } stürmt von { $space } nach { $to }.
    .seat = Du stürmst von { $space } nach { $to }.
told-slashes = { $seat } geht diagonal von { $space } nach { $to }.
    .seat = Du gehst diagonal von { $space } nach { $to }.
told-sidesteps = { $seat } macht einen Diagonalschritt von { $space } nach { $to }.
    .seat = Du machst einen Diagonalschritt von { $space } nach { $to }.
told-runs = { $seat } geht in zwei Schritten von { $space } nach { $to }.
    .seat = Du gehst in zwei Schritten von { $space } nach { $to }.
told-flies = { $seat } fliegt von { $space } nach { $to }.
    .seat = Du fliegst von { $space } nach { $to }.
told-hops = { $seat } wechselt von { $space } nach { $to }.
    .seat = Du wechselst von { $space } nach { $to }.
told-switches = { $seat } tauscht { $space } und { $to }.
    .seat = Du tauschst { $space } und { $to }.
told-teleports = { $seat } zerstört die Einheit auf { $space }, um die auf { $to } zu teleportieren.
    .seat = Du zerstörst die Einheit auf { $space }, um die auf { $to } zu teleportieren.
told-strikes = { $seat } führt von { $space } aus einen Fernschlag gegen { $to }.
    .seat = Du führst von { $space } aus einen Fernschlag gegen { $to }.
told-looks_at = { $seat } sieht von { $space } aus durch Vision nach { $to }.
    .seat = Du siehst von { $space } aus durch Vision nach { $to }.
told-besieges = { $seat } belagert { $to } mithilfe von { $space }.
    .seat = Du belagerst { $to } mithilfe von { $space }.
told-attacks = { $seat } greift { $to } von { $space } aus an.
    .seat = Du greifst { $to } von { $space } aus an.
told-reveals = { $team } zeigt { $unit } auf { $space }.
    .team = Du zeigst { $unit } auf { $space }.
told-sees = Du siehst auf { $space } { $unit }.
told-looks = { $seat } sieht sich die Einheit auf { $space } an, die anderen nicht.
    .seat = Du siehst dir die Einheit auf { $space } an, die anderen nicht.
told-counts = { $role }, { $part }: { $amount }.
told-compares = Der Angriff hat { $attack }, die Verteidigung { $defence }.
told-dispels = Der Zauber bleibt aus durch { $unit }: Magiebann gegen { $other }.
told-casts = { $seat } wirkt einen Zauber durch { $unit }.
    .seat = Du wirkst einen Zauber durch { $unit }.
told-names = { $seat } tippt auf { $unit }.
    .seat = Du tippst auf { $unit }.
told-slays = Stärken zählen hier nicht: Durch { $unit } gibt es keine Rettung für { $other }.
told-abducts = { $seat } übernimmt { $unit } und setzt die Einheit auf { $space }.
    .seat = Du übernimmst { $unit } und setzt die Einheit auf { $space }.
told-works = Auf { $space } wirkt eine Kraft durch { $unit }.
told-rages = Raserei auf { $space }: Ein weiterer Angriff durch { $unit } muss folgen.
told-withers = Auf { $space } gibt es keine Stärke mehr für { $unit }.
told-destroyed = { $team } verliert { $unit } auf { $space }.
    .team = Du verlierst { $unit } auf { $space }.
told-returns = { $team } bekommt { $unit } auf { $space } zurück.
    .team = Du bekommst { $unit } auf { $space } zurück.
told-changes_sides = Die Einheit auf { $space } kämpft jetzt für { $team }.
    .team = Die Einheit auf { $space } kämpft jetzt für dich.
told-curse_begins = Ein Todesfluch beginnt durch { $unit }.
told-curse_ends = Der Todesfluch endet, der durch { $unit } kam.
told-acts = { $seat } nutzt auf { $space } eine Aktion durch { $unit }.
    .seat = Du nutzt auf { $space } eine Aktion durch { $unit }.
told-uses = { $seat } nutzt eine Fähigkeit durch { $unit }, mit dem Ziel { $space }.
    .seat = Du nutzt eine Fähigkeit durch { $unit }, mit dem Ziel { $space }.
told-strengthens = { $space } erhält { $amount } dazu bis zum Ende des Zuges.
told-weakens = { $space } verliert { $amount } bis zum Ende des Zuges.
told-gains = { $space } hat bis zum Ende des Zuges diese Kraft: { $keyword }.
told-plays_on = { $seat } hat noch einen Zug.
    .seat = Du hast noch einen Zug.
told-gives_up = { $seat } opfert die Einheit auf { $space }.
    .seat = Du opferst die Einheit auf { $space }.
told-surveys = { $seat } nennt ein Gelände: { $terrain }.
    .seat = Du nennst ein Gelände: { $terrain }.
told-is_stuck = { $seat } kann weder ziehen noch handeln.
    .seat = Du kannst weder ziehen noch handeln.
told-stalls = Die Schlacht lässt sich nicht entscheiden: { $reason }.
told-battle_ends = { $team ->
    [none] Die Schlacht endet unentschieden.
   *[other] { $team } gewinnt die Schlacht.
}
    .team = Du gewinnst die Schlacht.

# Eine Seite aus mehreren Spielern, in Sätzen.
side-of = die Seite { $names }
side-yours = deine Seite

## Was gefragt wird

ask-turn = Dein Zug: Bewege eine Einheit oder nutze eine Aktion. Fähigkeiten kommen vorher.
ask-window = { $moment ->
    [beginning] Ein Zug beginnt: Nutzt du eine Fähigkeit?
    [attack] Ein Angriff: Nutzt du eine Fähigkeit, bevor er entschieden wird?
    [strike] Ein Fernschlag: Nutzt du eine Fähigkeit, bevor er entschieden wird?
    [after] Der Angriff ist abgewickelt: Nutzt du eine Fähigkeit?
   *[end] Der Zug endet: Nutzt du eine Fähigkeit?
}
ask-swap = { $count ->
    [one] Noch { $count } Tausch: Welche deiner Einheiten soll den Platz mit einer anderen tauschen?
   *[other] Noch { $count } Tausche: Welche deiner Einheiten soll den Platz mit einer anderen tauschen?
}
ask-swap-with = Für { $unit } auf { $space }: Mit welcher deiner Einheiten wird der Platz getauscht?
ask-shuffle = Welche Einheit von { $owner } soll den Platz mit einer anderen tauschen? Du siehst nicht, was sie sind.
ask-shuffle-with = Für die Einheit auf { $space }: Mit welcher anderen von { $owner } tauscht sie den Platz?
ask-muster = { $count ->
    [0] Stelle deine Armee auf: Nimm eine fertige oder wirb die erste Einheit an.
    [30] Stelle deine Armee auf: Behalte die der letzten Schlacht, nimm eine fertige oder wirb die erste Einheit an.
    [one] Stelle deine Armee auf: { $count } Einheit von 30 gehört dazu. Wer kommt als Nächstes?
   *[other] Stelle deine Armee auf: { $count } Einheiten von 30 gehören dazu. Wer kommt als Nächstes?
}
ask-rage = Raserei: Wen greift die Einheit auf { $space } als Nächstes an?
ask-possess = Deine Einheit auf { $space } wird angegriffen: Opferst du sie, um den Angreifer zu übernehmen?
ask-guard = Opferst du eine Wache, um { $unit } zurückzubringen?
ask-snare = Durch { $by }: Holst du { $unit } vom Himmel? Der Flug ging darüber.
ask-overlook = Durch { $by }: Deckst du die überflogenen Einheiten auf?
ask-remember = Sieh dir genau an, was aufgedeckt wurde; am Ende des Zuges wird es wieder verborgen.
ask-go-on = Die Schlacht ist vorbei. Sieh dir das Feld an; danach folgt die nächste Schlacht.
ask-say-who-begins = Du hast die letzte Schlacht verloren: Beginnst du die nächste?

ask-guess = Durch { $by }: Welche Einheit greifst du an?
ask-give-up = Durch { $by }: Welche deiner Einheiten opferst du?
ask-stray-to = Durch { $by }: Auf welches leere Feld muss die Einheit gehen?
ask-confuse-whom = Durch { $by }: Welche deiner Einheiten soll den Platz mit einer gegnerischen tauschen?
ask-confuse-with = Durch { $by }: Welche deiner Einheiten tauscht den Platz mit der, die der Gegner bestimmt hat?
ask-beguile = Durch { $by }: Welche benachbarte Einheit übernimmst du?
ask-crush = Durch { $by }: Welche benachbarte Einheit soll aufgedeckt werden?
ask-assassinate = Durch { $by }: Welche Einheit, höchstens zwei Felder entfernt, soll aufgedeckt werden?
ask-dispatch = Durch { $by }: Welche deiner Einheiten setzt du um?
ask-dispatch-to = Durch { $by }: Auf welches Feld setzt du die Einheit auf { $picked }?
ask-gather = Durch { $by }: Welche deiner Einheiten soll kommen?
ask-gather-to = Durch { $by }: Auf welches benachbarte Feld setzt du die Einheit auf { $picked }?
ask-relocate = Durch { $by }: Auf welches Feld setzt du diese Einheit?
ask-spy = Durch { $by }: Welche gegnerische Einheit soll aufgedeckt werden?
ask-recall = Durch { $by }: Welche zerstörte Einheit kommt zurück?
ask-recall-to = Durch { $by }: Auf welches Feld holst du { $returning } zurück?
ask-come-home = Durch { $by }: Auf welches Feld neben deiner Burg geht die Einheit?
ask-hand-over = { $count ->
    [one] Durch { $by }: Welche deiner Einheiten gibst du her?
   *[other] Durch { $by }: Du musst { $count } deiner Einheiten hergeben. Welche als Nächstes?
}
ask-reclaim = Durch { $by }: Welche benachbarte Einheit holst du zurück?
ask-supplant = Durch { $by }: Welche Einheit wird zerstört, um Platz zu machen?
ask-absorb = Durch { $by }: Welche benachbarte Einheit soll aufgedeckt werden?
ask-hatch = Durch { $by }: Welche zerstörte Einheit nimmt den Platz ein?
ask-ferry = Durch { $by }: Welche benachbarte Einheit setzt du um?
ask-ferry-to = Durch { $by }: Auf welches Feld setzt du die Einheit auf { $picked }?
ask-martyr = Durch { $by }: Opferst du diese Einheit, und für welche zerstörte?
ask-reanimate = Durch { $by }: Welche zerstörte Einheit kommt zu dir zurück?
ask-reanimate-to = Durch { $by }: Auf welches Feld holst du { $returning } zurück?
ask-ambush = Durch { $by }: Welche deiner Einheiten kommt auf dieses Feld?
ask-exorcise = Durch { $by }: Welche gegnerische Einheit soll aufgedeckt werden?
ask-quake = Durch { $by }: Welche andere Einheit auf dem gleichen Gelände wird zerstört?
ask-grave = Durch { $by }: Welche zerstörte Einheit nimmt den Platz ein?
ask-avenge = Durch { $by }: Welche Einheit wird zerstört?
ask-look-at = { $count ->
    [one] Durch { $by }: Welche Einheit siehst du dir an?
   *[other] Durch { $by }: Du darfst dir { $count } Einheiten ansehen. Welche als Nächstes?
}
ask-talisman = Durch { $by }: Welche zerstörte Einheit kommt zu dir zurück?
ask-talisman-to = Durch { $by }: Auf welches Feld holst du { $returning } zurück?
ask-topple = Durch { $by }: Welche der aufgedeckten Einheiten wird zerstört?
ask-scout-out = { $count ->
    [one] Durch { $by }: Welche gegnerische Einheit soll aufgedeckt werden?
   *[other] Durch { $by }: { $count } gegnerische Einheiten sollen aufgedeckt werden. Welche als Nächstes?
}
ask-survey = Durch { $by }: Auf welchem Gelände werden alle Einheiten aufgedeckt?
ask-restore = Durch { $by }: Welche zerstörte Einheit kommt zu dir zurück?
ask-return-to = Durch { $by }: Auf welches Feld holst du { $returning } zurück?
ask-resprout = Durch { $by }: Welche zerstörte Einheit kommt zurück?
ask-resprout-to = Durch { $by }: Auf welches Feld holst du { $returning } zurück?
ask-rise = Durch { $by }: Auf welches Feld kommt die Einheit zurück?
ask-give-up-some = { $count ->
    [one] Durch { $by }: Noch { $count } deiner Einheiten ist zu opfern. Welche?
   *[other] Durch { $by }: Noch { $count } deiner Einheiten sind zu opfern. Welche als Nächstes?
}

## Was zur Wahl steht

choice-pass = Passen
choice-move = Von { $space } nach { $to } gehen
choice-charge = Ansturm von { $space } nach { $to }
choice-slash = Diagonale von { $space } nach { $to }
choice-step = Diagonalschritt von { $space } nach { $to }
choice-run = In zwei Schritten von { $space } nach { $to } gehen
choice-fly = Von { $space } nach { $to } fliegen
choice-hop = Von { $space } nach { $to } wechseln
choice-strike = Fernschlag von { $space } gegen { $to }
choice-see = { $to } durch die Vision auf { $space } aufdecken
choice-besiege = { $to } durch die Belagerung auf { $space } zerstören
choice-switch = { $space } und { $to } tauschen
choice-teleport = { $to } nach { $space } teleportieren
choice-act = { $power ->
    [1] Die Aktion auf { $space } nutzen
   *[other] Die Aktion auf { $space } nutzen (Kraft { $power })
}
choice-use = Die Fähigkeit auf { $space } nutzen, mit dem Ziel { $to }
choice-target = { $space } wählen
choice-to = Nach { $space }
choice-return = { $unit } zurückbringen
choice-name = Auf { $unit } tippen
choice-terrain = { $terrain }
choice-agree = Ja
choice-swap = { $space } den Platz tauschen lassen
choice-pack = Diese Armee nehmen: { $pack }
choice-recruit = { $unit } anwerben
choice-fill = Den Rest dem Los überlassen
choice-watch = Mich bei jeder Gelegenheit nach Fähigkeiten fragen
choice-rest = Mich nicht mehr bei jeder Gelegenheit fragen
choice-begin = Selbst beginnen
choice-yield = Die andere Seite beginnen lassen
choice-with = Mit { $space }
choice-keep = Die Armee der letzten Schlacht behalten

choice-move-rage = { $to } von { $space } aus angreifen
choice-pass-window = Keine Fähigkeit nutzen
choice-pass-swap = Bereit
choice-pass-swap-with = Sie stehen lassen, wo sie ist
choice-pass-shuffle = Sie lassen, wo sie sind
choice-pass-shuffle-with = Sie stehen lassen, wo sie ist
choice-pass-possess = Es zum Kampf kommen lassen
choice-agree-possess = Sie opfern und den Angreifer übernehmen
choice-pass-guard = Keine Wache opfern
choice-target-guard = Die Wache auf { $space } opfern
choice-pass-snare = Weiterfliegen lassen
choice-agree-snare = Vom Himmel holen
choice-pass-overlook = Sie verborgen lassen
choice-agree-overlook = Sie aufdecken
choice-pass-remember = Ich habe es gesehen
choice-pass-go-on = Weiter zur nächsten Schlacht
choice-target-give-up = { $space } opfern
choice-target-give-up-some = { $space } opfern
choice-target-hand-over = { $space } hergeben
choice-target-beguile = { $space } übernehmen
choice-target-crush = { $space } aufdecken
choice-target-assassinate = { $space } aufdecken
choice-target-absorb = { $space } aufdecken
choice-target-spy = { $space } aufdecken
choice-target-scout-out = { $space } aufdecken
choice-target-exorcise = { $space } aufdecken
choice-target-look-at = { $space } ansehen
choice-target-quake = { $space } zerstören
choice-target-avenge = { $space } zerstören
choice-target-topple = { $space } zerstören
choice-pass-gather = Keine weitere holen
choice-pass-recall = Keine weitere zurückbringen
choice-pass-resprout = Keine weitere zurückbringen
choice-pass-martyr = Sie behalten
choice-pass-look-at = Nichts mehr ansehen

## Was als Nächstes kommt

step-assault = { $seat } greift an.
    .seat = Du greifst an.
step-meet = Beide Einheiten des Angriffs werden aufgedeckt.
step-engage = Die angegriffene Einheit wirkt ihren Zauber, oder es dürfen Fähigkeiten genutzt werden.
step-tempt = { $seat } kann vielleicht den Angreifer übernehmen.
    .seat = Du kannst vielleicht den Angreifer übernehmen.
step-possess = { $seat } darf den Angreifer übernehmen.
    .seat = Du darfst den Angreifer übernehmen.
step-clash = Der Angriff wird entschieden, durch eine Kraft oder durch die Stärken.
step-guard = { $seat } darf eine Wache opfern.
    .seat = Du darfst eine Wache opfern.
step-rescue = Die bewachte Einheit kommt zurück.
step-cast = Die Magieeinheit wird zerstört und wirkt ihren Zauber.
step-aftermath = Der Angriff ist vorbei.
step-after = Eine Kraft wirkt, die auf einen erfolgreichen Angriff folgt.
step-rampage = Eine Einheit mit Raserei sucht den nächsten Feind.
step-rage = { $seat } sagt, wen die Einheit mit Raserei angreift.
    .seat = Du sagst, wen die Einheit mit Raserei angreift.
step-set-up = Das Spiel wird vorbereitet.
step-next-battle = Die nächste Schlacht folgt, oder das Spiel ist aus.
step-go-on = Der Feldzug geht weiter.
step-starter = Es wird geklärt, wer die nächste Schlacht beginnt.
step-say-who-begins = { $seat } sagt, wer die nächste Schlacht beginnt.
    .seat = Du sagst, wer die nächste Schlacht beginnt.
step-decide = { $seat } entscheidet etwas für eine Kraft.
    .seat = Du entscheidest etwas für eine Kraft.
step-begin = Eine Kraft wirkt.
step-curses = Ein neuer Todesfluch tritt an die Stelle des alten.
step-curse-begins = Der neue Todesfluch gilt.
step-wither = Einheiten, denen keine Stärke bleibt, werden zerstört.
step-end-battle = Die Schlacht endet.
step-after-battle = Die Schlacht ist vorbei.
step-arrive = Die teleportierte Einheit kommt an.
step-shot = Der Fernschlag trifft oder misslingt.
step-overlook = { $seat } darf die überflogenen Einheiten aufdecken.
    .seat = Du darfst die überflogenen Einheiten aufdecken.
step-uncover = Die überflogenen Einheiten werden aufgedeckt.
step-snare = { $seat } darf eine fliegende Einheit vom Himmel holen.
    .seat = Du darfst eine fliegende Einheit vom Himmel holen.
step-armies = Es wird geklärt, wer welche Armee hat und wer beginnt.
step-call-up = Die Armeen werden einberufen.
step-muster = { $seat } stellt eine Armee auf.
    .seat = Du stellst eine Armee auf.
step-boards = Die Spielpläne werden gelegt und aufgedeckt.
step-deal = Die Einheiten werden verdeckt verteilt.
step-shuffle = { $seat } darf zwei Einheiten des Gegners die Plätze tauschen lassen.
    .seat = Du darfst zwei Einheiten des Gegners die Plätze tauschen lassen.
step-shuffle-with = { $seat } sagt, mit wem eine Einheit des Gegners den Platz tauscht.
    .seat = Du sagst, mit wem eine Einheit des Gegners den Platz tauscht.
step-swap = { $seat } darf zwei Einheiten die Plätze tauschen lassen.
    .seat = Du darfst zwei Einheiten die Plätze tauschen lassen.
step-swap-with = { $seat } sagt, mit wem eine Einheit den Platz tauscht.
    .seat = Du sagst, mit wem eine Einheit den Platz tauscht.
step-begin-turn = { $seat } beginnt einen Zug.
    .seat = Du beginnst einen Zug.
step-turn = { $seat } bewegt eine Einheit oder nutzt eine Aktion.
    .seat = Du bewegst eine Einheit oder nutzt eine Aktion.
step-still-to-move = { $seat } muss noch ziehen oder handeln.
    .seat = Du musst noch ziehen oder handeln.
step-close-turn = { $seat } kommt zum Ende des Zuges.
    .seat = Du kommst zum Ende des Zuges.
step-last-look = Wenn wieder verborgen wird, sehen alle noch einmal hin.
step-remember = Alle sehen sich noch einmal an, was aufgedeckt wurde.
step-end-turn = { $seat } beendet den Zug, und mit ihm alles, was bis dahin galt.
    .seat = Du beendest den Zug, und mit ihm alles, was bis dahin galt.
step-window = { $seat } darf eine Fähigkeit nutzen.
    .seat = Du darfst eine Fähigkeit nutzen.

## Optionen

option-beige = Beige Armee
    .about = Welche Armee die beige Seite hat. Eine eigene wird am Tisch aufgestellt, im Geheimen.
option-beige-G1 = { pack-G1 }
option-beige-G2 = { pack-G2 }
option-beige-G3 = { pack-G3 }
option-beige-G4 = { pack-G4 }
option-beige-G5 = { pack-G5 }
option-beige-G6 = { pack-G6 }
option-beige-celestial = { pack-celestial }
option-beige-custom = { pack-custom }
option-beige-any = { pack-any }
option-grey = Graue Armee
    .about = Welche Armee die graue Seite hat. Eine eigene wird am Tisch aufgestellt, im Geheimen.
option-grey-E1 = { pack-E1 }
option-grey-E2 = { pack-E2 }
option-grey-E3 = { pack-E3 }
option-grey-E4 = { pack-E4 }
option-grey-E5 = { pack-E5 }
option-grey-E6 = { pack-E6 }
option-grey-resurgence = { pack-resurgence }
option-grey-custom = { pack-custom }
option-grey-any = { pack-any }
option-first_army = Armee des ersten Platzes
    .about = Welche Armee der erste Platz hat; bei Mannschaften sind der dritte, fünfte und siebte Platz auf derselben Seite.
option-first_army-beige = Beige
option-first_army-grey = Grau
option-first_army-random = Durch das Los
option-start = Startspieler
    .about = Wer zuerst Einheiten tauscht und den ersten Zug hat.
option-start-random = Durch das Los
option-start-first = Der erste Platz
option-battles = Schlachten
    .about = Wie viele Schlachten geschlagen werden, 1 bis 99. Mehrere sind ein Feldzug; von 11 Schlachten muss man 6 gewinnen.
option-campaign = Im Feldzug zählen
    .about = Was in einem Feldzug zählt. Zählen die Schlachten, so endet er, wenn er entschieden ist; zählen die Punkte, so werden alle Schlachten geschlagen, und die Seiten beginnen abwechselnd. Die Punkte einer Schlacht sind die zerstörten Einheiten ihres Verlierers.
option-campaign-wins = Gewonnene Schlachten
option-campaign-points = Punkte
option-memory = Wieder verbergen
    .about = Ob aufgedeckte Einheiten am Ende des Zuges wieder verborgen werden, sodass man sie sich merken muss.
option-copies = Exemplare einer Einheit
    .about = Wie viele Exemplare derselben Einheit eine eigene Armee höchstens haben darf.
option-sides = Einheiten der anderen Seite
    .about = Ob beige Einheiten in eigenen grauen Armeen dienen dürfen und umgekehrt.
option-sides-apart = Jede in ihrer Armee
option-sides-mixed = In beiden Armeen
option-courtesy = Der Gegner mischt
    .about = Ob jeder zwei Einheiten des Gegners gegenüber die Plätze tauschen lassen darf, ohne sie zu sehen, sobald die Einheiten verteilt sind.
option-castle = Die Burg beim Aufbau
    .about = Wo eine Burg zuerst steht. Hinten heißt: Hat das Los sie nach vorn gestellt, tauscht sie mit einer Einheit aus den zwei hinteren Reihen ihres Spielers den Platz.
option-castle-lot = Wo das Los sie hinstellt
option-castle-behind = In den zwei hinteren Reihen

# While one may still swap.
exposed-castle = Deine Burg steht vorn, auf { $space }: Wer sie angreift, hat gewonnen. Du kannst sie noch mit einer Einheit weiter hinten tauschen.

## Die Teile einer Stärke, und die beiden Einheiten im Vergleich

part-base = Grundstärke
part-terrain = Gelände
part-water = Wasser in der Nähe
part-curse = Todesfluch
part-turn = in diesem Zug
part-versus = gegen diesen Feind

role-attacker = Angreifer
role-defender = Verteidiger

## Warum eine Schlacht unentschieden ist

reason-quiet = zu viele Züge ohne Fortschritt
reason-long = zu viele Züge
reason-repeated = dieselbe Stellung zum dritten Mal
