### Strife: die Wörter einer laufenden Partie, auf Deutsch.
### Gleiche Namen, gleiche Reihenfolge, gleiche Platzhalter wie in play.en.ftl und play.fr.ftl. Das Glossar steht in cards.de.ftl.
### { $seat }, { $opponent }, { $owner } sind Namen von Spielern; { $champion } ist „den Mönch“, { $location } „die Seelengrube“:
### immer im vierten Fall, auch nach „durch“, „für“, „gegen“ und „um“.

## Was geschehen ist

told-round = Runde { $round } beginnt.
told-event = Das Ereignis dieser Runde: { $event }.
told-joins = Das Schauplatz-Deck erhält ein Relikt: { $location }.
told-turn = Zug { $turn } beginnt.
told-turns_up = Die Reihe erhält einen Schauplatz: { $location }.
told-discards = Die Ablage erhält { $location }.
told-sends_back = Das Schauplatz-Deck nimmt { $location } zurück.
told-exchanges_location = Gekämpft wird nicht mehr um { $location }, sondern um { $instead }.
told-moves_battle = Die Kampf-Champions ziehen weiter: Gekämpft wird nun um { $location }.
told-reveals_legacy = { $seat } deckt { $champion } als Vermächtnis-Champion auf.
    .seat = Du deckst { $champion } als Vermächtnis-Champion auf.
told-reveals = { $seat } deckt { $champion } auf.
    .seat = Du deckst { $champion } auf.
told-takes_stone = { $seat } nimmt den Schicksalsstein.
    .seat = Du nimmst den Schicksalsstein.
told-tie =
    { $tie ->
        [reveal] Zwei Mönche: Gleichstand um die erste Wahl.
        [battle] Gleichstand: Wer handelt in der Strategiephase zuerst?
        [legacy] Gleichstand: Wer handelt in der Vermächtnisphase zuerst?
        [offering] Die verborgenen Champions stehen gleich.
       *[combat] Der Kampf steht unentschieden.
    }
told-keeps_stone = { $seat } behält den Schicksalsstein und verliert den Gleichstand.
    .seat = Du behältst den Schicksalsstein und verlierst den Gleichstand.
told-gives_stone = { $seat } gibt den Schicksalsstein weiter, der nun { $value } SP wert ist, und gewinnt den Gleichstand.
    .seat = Du gibst den Schicksalsstein weiter, der nun { $value } SP wert ist, und gewinnst den Gleichstand.
told-rolls = Beide würfeln: { $first }, { $second }.
told-uses = { $seat } setzt { $champion } ein: { $ability }.
    .seat = Du setzt { $champion } ein: { $ability }.
told-blocks_battle = { $seat } sperrt für diesen Zug die Strategiefähigkeit von { $opponent }.
    .seat = Du sperrst für diesen Zug die Strategiefähigkeit von { $opponent }.
    .opponent = { $seat } sperrt für diesen Zug deine Strategiefähigkeit.
told-blocks_legacy = { $seat } sperrt für diesen Zug die Vermächtnisfähigkeit von { $opponent }.
    .seat = Du sperrst für diesen Zug die Vermächtnisfähigkeit von { $opponent }.
    .opponent = { $seat } sperrt für diesen Zug deine Vermächtnisfähigkeit.
told-gains = { $seat } erhält durch { $champion } { $amount } Macht.
    .seat = Du erhältst durch { $champion } { $amount } Macht.
told-changes_places = { $seat } tauscht { $champion } gegen { $newcomer }.
    .seat = Du tauschst { $champion } gegen { $newcomer }.
told-skips_legacy = { $seat } lässt die Vermächtnisphase aus.
    .seat = Du lässt die Vermächtnisphase aus.
told-calls = { $seat } ruft { $champion } an die Seite des Paladins.
    .seat = Du rufst { $champion } an die Seite des Paladins.
told-places_champion = { $seat } legt { $champion } als Nächsten in den Vermächtnisstapel von { $owner }.
    .seat = Du legst { $champion } als Nächsten in den Vermächtnisstapel von { $owner }.
    .owner = { $seat } legt { $champion } als Nächsten in deinen Vermächtnisstapel.
    .seat-owner = Du legst { $champion } als Nächsten in deinen Vermächtnisstapel.
told-places_location = { $seat } legt { $location } an den nächsten Platz der Reihe.
    .seat = Du legst { $location } an den nächsten Platz der Reihe.
told-raises = { $seat } holt { $champion } nach oben auf den Vermächtnisstapel.
    .seat = Du holst { $champion } nach oben auf den Vermächtnisstapel.
told-strengthens = { $seat } hat { $champion } oben auf dem Vermächtnisstapel: Der Kampf-Champion erhält { $amount } Macht dazu.
    .seat = Du hast { $champion } oben auf dem Vermächtnisstapel: Der Kampf-Champion erhält { $amount } Macht dazu.
told-sets_aside = { $seat } legt { $champion } beiseite und gibt dem eigenen Kampf-Champion { $amount } Macht dazu.
    .seat = Du legst { $champion } beiseite und gibst deinem Kampf-Champion { $amount } Macht dazu.
told-adds = { $seat } gibt dem eigenen Kampf-Champion { $amount } Macht dazu.
    .seat = Du gibst deinem Kampf-Champion { $amount } Macht dazu.
told-takes_back = Eine Hand ist leer: { $seat } nimmt die beiseitegelegten Champions zurück.
    .seat = Eine Hand ist leer: Du nimmst die beiseitegelegten Champions zurück.
told-protects = { $seat } ist durch { $champion } geschützt: Eine knappe Niederlage gilt als Gleichstand.
    .seat = Du bist durch { $champion } geschützt: Eine knappe Niederlage gilt als Gleichstand.
told-weakens = { $seat } schwächt den gegnerischen Kampf-Champion durch { $champion } um { $amount } Macht.
    .seat = Du schwächst den gegnerischen Kampf-Champion durch { $champion } um { $amount } Macht.
told-will_pillage = { $seat } lässt { $champion } plündern: Ein Sieg bringt zusätzliche SP.
    .seat = Du lässt { $champion } plündern: Ein Sieg bringt zusätzliche SP.
told-replaces = { $seat } zählt { $champion } statt der gesamten Macht.
    .seat = Du zählst { $champion } statt der gesamten Macht.
told-no_contest = Hier liegt kein Schauplatz mehr: Es gibt keinen Kampf.
told-totals = Die Gesamtmacht: { $first }, { $second }.
told-wins = { $seat } gewinnt den Kampf um { $location } und erhält { $points } SP.
    .seat = Du gewinnst den Kampf um { $location } und erhältst { $points } SP.
told-pillages = { $seat } plündert und erhält { $points } SP zusätzlich.
    .seat = Du plünderst und erhältst { $points } SP zusätzlich.
told-doubles = { $seat } verdoppelt den Schauplatz und erhält { $points } SP zusätzlich.
    .seat = Du verdoppelst den Schauplatz und erhältst { $points } SP zusätzlich.
told-uses_relic = { $seat } nutzt { $location }.
    .seat = Du nutzt { $location }.
told-gives_up = { $seat } hatte einen Zug lang { $location }: Die Ablage erhält das Relikt.
    .seat = Du hattest einen Zug lang { $location }: Die Ablage erhält das Relikt.
told-wins_relic = { $seat } gewinnt ein Relikt für den nächsten Zug: { $location }.
    .seat = Du gewinnst ein Relikt für den nächsten Zug: { $location }.
told-hides = { $seat } verdeckt { $champion } für den Wyrm.
    .seat = Du verdeckst { $champion } für den Wyrm.
told-hides_something = { $seat } verdeckt einen Champion für den Wyrm.
    .seat = Du verdeckst einen Champion für den Wyrm.
told-offered = { $seat } hatte { $champion } für den Wyrm verdeckt.
    .seat = Du hattest { $champion } für den Wyrm verdeckt.
told-scores_offering = { $seat } gefällt dem Wyrm und erhält { $points } SP.
    .seat = Du gefällst dem Wyrm und erhältst { $points } SP.
told-guesses = { $seat } tippt auf { $champion }.
    .seat = Du tippst auf { $champion }.
told-scores_guess = { $seat } hat richtig geraten und erhält { $points } SP.
    .seat = Du hast richtig geraten und erhältst { $points } SP.
told-round_ends = Runde { $round } ist zu Ende.
told-carries_over = { $seat } nimmt { $champion } in die neue Runde mit.
    .seat = Du nimmst { $champion } in die neue Runde mit.
told-scores_stone = { $seat } hat den Schicksalsstein und erhält { $points } SP.
    .seat = Du hast den Schicksalsstein und erhältst { $points } SP.
told-ends = Das Spiel ist zu Ende: { $first }, { $second }.

# Eine Zahl und wessen sie ist: „Ann mit 12“.
figure = { $seat } mit { $amount }

## Was gefragt wird

ask-assign-legacy = Wähle geheim deinen ersten Vermächtnis-Champion.
ask-select-champions = Wähle geheim deinen Champion für den Kampf um { $location }.
ask-select-alone = Wähle deinen Champion für den Kampf um { $location }.
ask-garwood-peak = Garwood-Gipfel: Soll dein Gegenüber zuerst wählen und aufdecken?
ask-guess = Die Sphinx fragt: Welchen Champion hat { $owner } gewählt?
ask-guess-alone = Die Sphinx fragt: Welchen Champion hat { $owner } gewählt?
ask-hide-offerings = Wähle einen Champion, den du für den Wyrm verdeckst. In der nächsten Runde wird er dein Vermächtnis-Champion.
ask-vital-strike = Vitalschlag durch { $by }: Sperrst du für diesen Zug die gegnerische Strategiefähigkeit?
ask-break-tie =
    { $tie ->
        [reveal] Zwei Mönche: Gleichstand um die erste Wahl.
        [battle] Gleichstand: Wer handelt in der Strategiephase zuerst?
        [legacy] Gleichstand: Wer handelt in der Vermächtnisphase zuerst?
        [offering] Die verborgenen Champions stehen gleich.
       *[combat] Der Kampf steht unentschieden.
    } Behältst du den Schicksalsstein, der { $value } SP wert ist, und verlierst, oder gibst du ihn weiter und gewinnst?
ask-disguise = Verkleidung: Tauschst du { $by } gegen deinen Vermächtnis-Champion?
ask-arcane-influence = Arkaner Einfluss: Lässt du deine Vermächtnisphase aus, um { $by } um die Macht deines Vermächtnis-Champions zu stärken?
ask-guardian-spirit = Geist des Wächters: Rufst du deinen Vermächtnis-Champion, um { $by } zu unterstützen?
ask-ambush = Hinterhalt durch { $by }: Sperrst du für diesen Zug die gegnerische Strategiefähigkeit?
ask-tenacity = Zähigkeit durch { $by }: Sperrst du für diesen Zug die gegnerische Vermächtnisfähigkeit?
ask-charge = Sturmangriff durch { $by }: Noch geht es um { $location }. Führst du den Kampf an einen anderen Schauplatz?
ask-ravaging-hordes = Verheerende Horden durch { $by }: Es geht um { $location }. Wirfst du einen Schauplatz daneben ab?
ask-arrange-pile =
    { $whose ->
        [own] Darkwood-Abgrund: Welcher Champion kommt als Nächster in deinen Vermächtnisstapel, von oben nach unten?
       *[other] Natürliche Ordnung durch { $by }: Welcher Champion kommt als Nächster in den Vermächtnisstapel von { $owner }, von oben nach unten?
    }
ask-arrange-row = Verborgener Pfad durch { $by }: Welcher Schauplatz kommt als Nächster in die Reihe, vom Deck am weitesten entfernt beginnend?
ask-unholy-alliance = Unheilige Allianz: Welcher Champion löst { $by } ab und setzt sofort seine Vermächtnisfähigkeit ein?
ask-ethereal-breath = Ätherhauch durch { $by }: Welchen Champion legst du beiseite, um deinem Kampf-Champion dessen Macht dazuzugeben?
ask-renewal-of-the-land = Erneuerung des Landes durch { $by }: Gegen welchen Schauplatz tauschst du { $location }?
ask-manoeuvre = Manöver durch { $by }: Legst du { $location } zurück auf das Schauplatz-Deck?
ask-primordial-gate = Urtor: Tauschst du { $champion }, deinen Vermächtnis-Champion, gegen einen Champion aus deiner Hand?
ask-austene-isle-of-air = Austene, Insel der Luft: Noch geht es um { $location }. Führst du den Kampf an einen anderen Schauplatz?
ask-curse-of-hattia = Fluch von Hattia: Welchen Schauplatz wirfst du ab?
ask-lake-of-mirrors = See der Spiegel: Gegen welchen Schauplatz tauschst du { $location }?
ask-changeling-haven = Zuflucht der Wechselbälger: Tauschst du deinen Kampf-Champion gegen { $champion }, deinen Vermächtnis-Champion?
ask-darkwood-abyss = Darkwood-Abgrund: Ordnest du deinen Vermächtnisstapel um?
ask-replace = Blitzangriff durch { $by }: Zählst du dessen Macht statt deiner Gesamtmacht?
ask-colmaris-woods = Colmaris-Wald: Verdoppelst du die SP für { $location }?
ask-carry-over = Wähle den Champion, mit dem dein Vermächtnisstapel in der nächsten Runde beginnt.

## Was gewählt werden kann

choice-pass = Nichts tun
choice-use = Ausführen
choice-keep = Den Stein behalten und verlieren
choice-give = Den Stein weitergeben und gewinnen
choice-legacy = { $champion } in den Vermächtnisstapel legen
choice-select = { $champion } in den Kampf schicken
choice-hide = { $champion } verdecken
choice-guess = Auf { $champion } tippen
choice-carry = { $champion } mitnehmen
choice-aside = { $champion } beiseitelegen
choice-raise = { $champion } nach oben holen
choice-place = { $champion } als Nächsten legen
choice-arrange = { $location } als Nächstes legen
choice-move = Weiterziehen und um { $location } kämpfen
choice-discard = { $location } abwerfen
choice-take = Stattdessen um { $location } kämpfen
choice-exchange = Gegen { $champion } tauschen

choice-use-garwood-peak = Das Gegenüber zuerst wählen und aufdecken lassen
choice-use-vital-strike = Die gegnerische Strategiefähigkeit sperren
choice-use-disguise = Mit dem Vermächtnis-Champion den Platz tauschen
choice-use-arcane-influence = Die Vermächtnisphase auslassen und die Macht erhalten
choice-use-guardian-spirit = Den Vermächtnis-Champion rufen
choice-use-ambush = Die gegnerische Strategiefähigkeit sperren
choice-use-tenacity = Die gegnerische Vermächtnisfähigkeit sperren
choice-use-manoeuvre = Den Schauplatz zurück auf das Deck legen
choice-use-changeling-haven = Die beiden Champions tauschen
choice-use-darkwood-abyss = Den Stapel umordnen
choice-use-replace = Die Macht des Kriegers zählen
choice-use-colmaris-woods = Die SP verdoppeln

choice-pass-garwood-peak = Gleichzeitig wählen
choice-pass-disguise = Unverkleidet kämpfen
choice-pass-arcane-influence = Die Vermächtnisphase behalten
choice-pass-guardian-spirit = Allein kämpfen
choice-pass-charge = Hier bleiben
choice-pass-ravaging-hordes = Nichts abwerfen
choice-pass-arrange-pile = Den Rest so lassen
choice-pass-arrange-row = Den Rest so lassen
choice-pass-unholy-alliance = Den Stapel so lassen
choice-pass-ethereal-breath = Niemanden beiseitelegen
choice-pass-renewal-of-the-land = Diesen Schauplatz behalten
choice-pass-manoeuvre = Diesen Schauplatz behalten
choice-pass-primordial-gate = Den Vermächtnis-Champion behalten
choice-pass-austene-isle-of-air = Hier bleiben
choice-pass-curse-of-hattia = Nichts abwerfen
choice-pass-lake-of-mirrors = Diesen Schauplatz behalten
choice-pass-changeling-haven = Beide lassen, wo sie sind
choice-pass-darkwood-abyss = Den Stapel so lassen
choice-pass-replace = Die Gesamtmacht zählen
choice-pass-colmaris-woods = Die SP so lassen

## Was als Nächstes kommt

step-set-up = Die Relikte und Ereignisse dieses Spiels werden gezogen.
step-lay-out = Schauplätze werden aufgedeckt, bis die Reihe voll ist.
step-open-first-round = Die Eröffnung: Beide wählen geheim einen Vermächtnis-Champion und einen Kampf-Champion.
step-assign-legacy = Beide wählen geheim einen Vermächtnis-Champion.
step-reveal-legacies = Beide Vermächtnis-Champions werden aufgedeckt.
step-give-fatestone = Wer den stärkeren Vermächtnis-Champion hat, erhält den Schicksalsstein.
step-give-fatestone-by-battle = Die Vermächtnis-Champions sind gleich: Die Kampf-Champions entscheiden, wer den Schicksalsstein erhält.
step-roll-off = Beide würfeln um den Schicksalsstein.
step-start-turn = Ein Zug beginnt.
step-select-champions = Beide wählen geheim einen Kampf-Champion.
step-select-alone = { $seat } wählt einen Kampf-Champion.
    .seat = Du wählst einen Kampf-Champion.
step-garwood-peak = { $seat } darf den Garwood-Gipfel nutzen und das Gegenüber zuerst wählen lassen.
    .seat = Du darfst den Garwood-Gipfel nutzen und das Gegenüber zuerst wählen lassen.
step-reveal-first = { $seat } deckt den gewählten Champion zuerst auf.
    .seat = Du deckst den gewählten Champion zuerst auf.
step-reveal-champions = Beide Kampf-Champions werden aufgedeckt.
step-reveal-early = Beide Kampf-Champions werden aufgedeckt, um den Schicksalsstein zu vergeben.
step-hide-offerings = Beide verdecken einen Champion für den Wyrm.
step-reveal-offerings = Die für den Wyrm verdeckten Champions werden aufgedeckt.
step-award-offering-to-favoured = Wer den Gleichstand gewonnen hat, erhält die SP des Wyrms.
step-award-offering = { $seat } erhält die SP des Wyrms.
    .seat = Du erhältst die SP des Wyrms.
step-guess = Beide raten, welchen Champion der andere gewählt hat.
step-guess-alone = { $seat } rät, welchen Champion das Gegenüber gewählt hat.
    .seat = Du rätst, welchen Champion das Gegenüber gewählt hat.
step-break-tie = { $seat } entscheidet den Gleichstand: den Schicksalsstein behalten und verlieren oder weitergeben und gewinnen.
    .seat = Du entscheidest den Gleichstand: den Schicksalsstein behalten und verlieren oder weitergeben und gewinnen.
step-vital-strikes-in-order = Wer den Gleichstand gewonnen hat, entscheidet zuerst über den Vitalschlag des Mönchs.
step-vital-strike = { $seat } darf mit dem Mönch die gegnerische Strategiefähigkeit sperren.
    .seat = Du darfst mit dem Mönch die gegnerische Strategiefähigkeit sperren.
step-battle-phase = Die Strategiephase beginnt.
step-open-battle = Beide Kampf-Champions machen sich für ihre Fähigkeiten bereit.
step-call-champions = Der stärkere Kampf-Champion, der noch an der Reihe ist, setzt seine Fähigkeit ein.
step-call-favoured = Wer den Gleichstand gewonnen hat, setzt seine Strategiefähigkeit zuerst ein.
step-disguise = { $seat } darf den Assassinen gegen den Vermächtnis-Champion tauschen.
    .seat = Du darfst den Assassinen gegen den Vermächtnis-Champion tauschen.
step-arcane-influence = { $seat } darf die Vermächtnisphase auslassen, um den Magier zu stärken.
    .seat = Du darfst die Vermächtnisphase auslassen, um den Magier zu stärken.
step-guardian-spirit = { $seat } darf den Vermächtnis-Champion an die Seite des Paladins rufen.
    .seat = Du darfst den Vermächtnis-Champion an die Seite des Paladins rufen.
step-add-half = { $seat }: Der Paladin erhält die Hälfte der Macht des Champions an seiner Seite.
step-ambush = { $seat } darf mit dem Waldläufer die gegnerische Strategiefähigkeit sperren.
    .seat = Du darfst mit dem Waldläufer die gegnerische Strategiefähigkeit sperren.
step-tenacity = { $seat } darf mit dem Krieger die gegnerische Vermächtnisfähigkeit sperren.
    .seat = Du darfst mit dem Krieger die gegnerische Vermächtnisfähigkeit sperren.
step-charge = { $seat } darf mit dem Ritter den Kampf an einen anderen Schauplatz führen.
    .seat = Du darfst mit dem Ritter den Kampf an einen anderen Schauplatz führen.
step-ravaging-hordes = { $seat } darf mit dem Barbaren einen benachbarten Schauplatz abwerfen.
    .seat = Du darfst mit dem Barbaren einen benachbarten Schauplatz abwerfen.
step-arrange-pile = { $seat } ordnet einen Vermächtnisstapel um.
    .seat = Du ordnest einen Vermächtnisstapel um.
step-arrange-row = { $seat } ordnet die offenen Schauplätze um.
    .seat = Du ordnest die offenen Schauplätze um.
step-legacy-phase = Die Vermächtnisphase beginnt.
step-call-legacies = Der stärkere Vermächtnis-Champion setzt seine Fähigkeit zuerst ein, dann der andere.
step-legacies-in-order = Wer den Gleichstand gewonnen hat, setzt seine Vermächtnisfähigkeit zuerst ein.
step-use-legacy = { $seat } setzt die Fähigkeit des Vermächtnis-Champions ein.
    .seat = Du setzt die Fähigkeit des Vermächtnis-Champions ein.
step-unholy-alliance = { $seat } darf mit dem Nekromanten einen anderen Champion des Stapels nach oben holen.
    .seat = Du darfst mit dem Nekromanten einen anderen Champion des Stapels nach oben holen.
step-ethereal-breath = { $seat } darf mit dem Magier einen Champion beiseitelegen, um den Kampf-Champion zu stärken.
    .seat = Du darfst mit dem Magier einen Champion beiseitelegen, um den Kampf-Champion zu stärken.
step-renewal-of-the-land = { $seat } darf mit dem Druiden den aktuellen Schauplatz tauschen.
    .seat = Du darfst mit dem Druiden den aktuellen Schauplatz tauschen.
step-manoeuvre = { $seat } darf mit dem Ritter den aktuellen Schauplatz zurück auf das Deck legen.
    .seat = Du darfst mit dem Ritter den aktuellen Schauplatz zurück auf das Deck legen.
step-relic-moment = Wer ein Relikt hat, darf es jetzt nutzen, wenn sein Augenblick gekommen ist.
step-spend-relic = { $seat } hat ein Relikt genutzt; es ist verbraucht.
    .seat = Du hast ein Relikt genutzt; es ist verbraucht.
step-primordial-gate = { $seat } darf den Vermächtnis-Champion gegen einen Champion aus der Hand tauschen.
    .seat = Du darfst den Vermächtnis-Champion gegen einen Champion aus der Hand tauschen.
step-austene-isle-of-air = { $seat } darf mit Austene, Insel der Luft, den Kampf an einen anderen Schauplatz führen.
    .seat = Du darfst mit Austene, Insel der Luft, den Kampf an einen anderen Schauplatz führen.
step-curse-of-hattia = { $seat } darf mit dem Fluch von Hattia einen Schauplatz abwerfen.
    .seat = Du darfst mit dem Fluch von Hattia einen Schauplatz abwerfen.
step-lake-of-mirrors = { $seat } darf mit dem See der Spiegel den aktuellen Schauplatz tauschen.
    .seat = Du darfst mit dem See der Spiegel den aktuellen Schauplatz tauschen.
step-ager-pugno = Ager Pugno stärkt den Kampf-Champion dessen, der das Relikt hat.
step-changeling-haven = { $seat } darf Kampf-Champion und Vermächtnis-Champion tauschen.
    .seat = Du darfst Kampf-Champion und Vermächtnis-Champion tauschen.
step-darkwood-abyss = { $seat } darf den eigenen Vermächtnisstapel umordnen.
    .seat = Du darfst den eigenen Vermächtnisstapel umordnen.
step-combat = Der Kampf beginnt.
step-replace = Wer den Krieger eingesetzt hat, darf dessen Macht statt der Gesamtmacht zählen.
step-compare-totals = Die Gesamtmacht beider Seiten wird verglichen.
step-award-favoured = Wer den Gleichstand gewonnen hat, gewinnt den Kampf.
step-colmaris-woods = { $seat } darf die SP des Schauplatzes verdoppeln.
    .seat = Du darfst die SP des Schauplatzes verdoppeln.
step-clean-up = Aufräumen: Der Schauplatz kommt in die Ablage, die Reihe rückt nach, die Champions kommen auf die Vermächtnisstapel.
step-end-round = Die Runde endet.
step-carry-over = Wer mehrere Champions auf der Hand hat, wählt, welcher in die nächste Runde mitkommt.
step-new-round = Eine neue Runde wird vorbereitet.
step-end-game = Wer den Schicksalsstein hat, erhält dessen Wert, und das Spiel endet.

## Woraus sich die Gesamtmacht zusammensetzt

part-printed = { $amount } aufgedruckte Macht
part-gained = { $amount } Strategiefähigkeit
part-legacy = { $amount } Vermächtnis und Relikt
part-legacy-alone = { $amount } Vermächtnis
part-reduced = { $amount } gegnerischer Krieger
part-location = { $amount } Schauplatz
part-event = { $amount } Ereignis
part-replaced = { $amount } Macht des Kriegers

## Was eine Karte sagt

card-power = Macht { $power }, { $race }
card-ability = { $kind } · { $title }: { $text }
