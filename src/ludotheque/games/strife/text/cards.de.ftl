### Strife: die Wörter der Karten, der Optionen und des Tisches, auf Deutsch.
### Gleiche Namen, gleiche Reihenfolge, gleiche Platzhalter wie in cards.en.ftl und cards.fr.ftl.
###
### Glossar (ein Wort für eine Sache)
###   Champion              Karte mit Macht 0 bis 9
###   Kampf-Champion        der Champion, der in diesem Zug kämpft (battle champion)
###   Vermächtnis-Champion  der oberste Champion des Vermächtnisstapels (legacy champion)
###   Vermächtnisstapel     die gespielten Champions eines Spielers, offen (legacy pile)
###   Schauplatz            umkämpfte Karte; aktueller Schauplatz = wo die Kampf-Champions stehen
###   nachrücken            Lücken der Reihe schließen und vom Schauplatz-Deck auffüllen (advance)
###   aufdecken             für alle offen umdrehen (reveal)
###   beiseitelegen         vorübergehend aus der Hand; kehrt zurück, wenn die Hand leer ist (set aside)
###   sperren               eine gesperrte Fähigkeit bewirkt in diesem Zug nichts (block)
###   Strategiephase, Vermächtnisphase, Kampfphase, Aufräumen   die Teile eines Zuges nach der Auswahl
###                         (Strategiephase = battle phase, Kampfphase = combat)
###   aufgedruckte Macht    die Zahl auf der Karte; Macht = mit allem, was dazukommt
###   Schicksalsstein       der Würfel, der Gleichstände entscheidet (Fatestone): behalten und verlieren, weitergeben und gewinnen
###   Relikt, Ereignis      die beiden wahlfreien Kartensätze (relic, event)
###   Runde, Zug            ein Spiel hat Runden, eine Runde hat Züge (round, turn)
###   SP                    Siegpunkte
###   .the                  ein Name mit Artikel im vierten Fall: „Ann deckt den Mönch auf“
### Anrede: du.

## Das Spiel

# Auf der Schachtel: „Legacy of Eternals“; im Regelheft auch „Strife – Zwietracht“.
game-name = Strife
game-subtitle = Vermächtnis der Ewigen
game-about = Zwei Rivalen, dieselben zehn Champions und kein Geheimnis außer der nächsten Wahl. Durchschaue dein Gegenüber, nutze jede Fähigkeit zur rechten Zeit, und vergiss nicht: Wer gekämpft hat, hilft dir noch vom Vermächtnisstapel aus.
game-first = Im Anfängermodus: Es gibt keine Strategiephase, nur Vermächtnisfähigkeiten werden genutzt.
game-rights = Strife: Legacy of the Eternals ist ein Spiel von Christopher Hamm, erschienen bei Vision 3 Games und in Europa bei Cube Factory of Ideas.
cards-champion = Champions
cards-location = Schauplätze und Relikte
cards-event = Ereignisse

## Champions

champion-monk = Mönch
    .the = den Mönch
champion-necromancer = Nekromant
    .the = den Nekromanten
champion-assassin = Assassine
    .the = den Assassinen
champion-mage = Magier
    .the = den Magier
champion-paladin = Paladin
    .the = den Paladin
champion-ranger = Waldläufer
    .the = den Waldläufer
champion-druid = Druide
    .the = den Druiden
champion-warrior = Krieger
    .the = den Krieger
champion-knight = Ritter
    .the = den Ritter
champion-barbarian = Barbar
    .the = den Barbaren
champion-none = niemand
    .the = niemanden

race-human = Mensch
race-undead = Untoter
race-dark_elf = Dunkelelf
race-elf = Elf
race-dwarf = Zwerg
race-orc = Ork

## Fähigkeiten

ability-battle_meditation = Kampfmeditation
ability-battle_meditation-text = Der Mönch erhält so viel Macht, wie dem gegnerischen Kampf-Champion aufgedruckt ist.
ability-vital_strike = Vitalschlag
ability-vital_strike-text = Sobald die Kampf-Champions aufgedeckt sind, darfst du vor allem anderen die Strategiefähigkeit des gegnerischen Kampf-Champions für diesen Zug sperren.
ability-power_from_beyond = Macht aus dem Jenseits
ability-power_from_beyond-text = Der Nekromant erhält 1 Macht für jeden Champion in deinem Vermächtnisstapel.
ability-unholy_alliance = Unheilige Allianz
ability-unholy_alliance-text = Der Nekromant darf mit einem beliebigen Champion deines Vermächtnisstapels den Platz tauschen. Dessen Vermächtnisfähigkeit wird dann sofort ausgelöst.
ability-disguise = Verkleidung
ability-disguise-text = Der Assassine darf mit deinem Vermächtnis-Champion den Platz tauschen. Dieser kämpft an seiner Stelle und bringt seine eigene Strategiefähigkeit mit.
ability-power_of_shadows = Macht der Schatten
ability-power_of_shadows-text = Dein Kampf-Champion erhält +{ $amount } Macht.
ability-arcane_influence = Arkaner Einfluss
ability-arcane_influence-text = Du darfst deine Vermächtnisphase in diesem Zug auslassen. Tust du das, erhält der Magier die Macht deines Vermächtnis-Champions dazu.
ability-ethereal_breath = Ätherhauch
ability-ethereal_breath-text = Du darfst einen Champion aus deiner Hand beiseitelegen. Tust du das, erhält dein Kampf-Champion dessen Macht dazu.
ability-guardian_spirit = Geist des Wächters
ability-guardian_spirit-text = Du darfst deinen Vermächtnis-Champion an die Seite des Paladins rufen; die Strategiefähigkeit dieses Champions wird ausgelöst. Danach erhält der Paladin die Hälfte der Macht dieses Champions, aufgerundet.
ability-divine_protection = Göttlicher Schutz
ability-divine_protection-text = Verlierst du den Kampf um { $amount } oder weniger, gilt er als Gleichstand.
ability-ambush = Hinterhalt
ability-ambush-text = Du darfst die Strategiefähigkeit des gegnerischen Kampf-Champions für diesen Zug sperren. Was schon geschehen ist, bleibt bestehen.
ability-hidden_path = Verborgener Pfad
ability-hidden_path-text = Du darfst die offenen Schauplätze beliebig umordnen.
ability-natural_order = Natürliche Ordnung
ability-natural_order-text = Du darfst den gegnerischen Vermächtnisstapel beliebig umordnen.
ability-renewal_of_the_land = Erneuerung des Landes
ability-renewal_of_the_land-text = Du darfst den aktuellen Schauplatz gegen einen beliebigen Schauplatz aus der Ablage tauschen.
ability-tenacity = Zähigkeit
ability-tenacity-text = Du darfst die Vermächtnisfähigkeit des gegnerischen Vermächtnis-Champions für diesen Zug sperren.
ability-lightning_attack = Blitzangriff
ability-lightning_attack-text = Der gegnerische Kampf-Champion verliert so viel Macht, wie der aktuelle Schauplatz aufgedruckte SP hat. Außerdem darfst du die { $amount } des Kriegers statt der gesamten Macht deines Kampf-Champions zählen.
ability-charge = Sturmangriff
ability-charge-text = Du darfst beide Kampf-Champions zu einem anderen offenen Schauplatz führen.
ability-manoeuvre = Manöver
ability-manoeuvre-text = Du darfst den aktuellen Schauplatz oben auf das Schauplatz-Deck legen; dann rücken die offenen Schauplätze nach.
ability-ravaging_hordes = Verheerende Horden
ability-ravaging_hordes-text = Du darfst einen Schauplatz neben dem aktuellen abwerfen; dann rücken die offenen Schauplätze nach.
ability-pillage = Plünderung
ability-pillage-text = Gewinnst du diesen Kampf, erhältst du { $amount } SP zusätzlich.

## Schauplätze und Relikte

location-pit_of_souls = Seelengrube
    .the = die Seelengrube
location-endless_green = Das endlose Grün
    .the = das endlose Grün
location-ravagers_wastes = Ödland der Verwüster
    .the = das Ödland der Verwüster
location-shadow_keep = Schattenfeste
    .the = die Schattenfeste
location-cathedral_of_light = Kathedrale des Lichts
    .the = die Kathedrale des Lichts
location-camerions_tower = Camerions Turm
    .the = Camerions Turm
location-nethil_yara = Nethil Yara
    .the = Nethil Yara
location-kingdom_of_astaria = Königreich Astaria
    .the = das Königreich Astaria
location-baladons_rock = Baladons Fels
    .the = Baladons Fels
location-temple_of_shin_ti_lal = Tempel von Shin Ti Lal
    .the = den Tempel von Shin Ti Lal
location-primordial_gate = Urtor
    .the = das Urtor
location-austene_isle_of_air = Austene, Insel der Luft
    .the = Austene
location-colmaris_woods = Colmaris-Wald
    .the = den Colmaris-Wald
location-curse_of_hattia = Fluch von Hattia
    .the = den Fluch von Hattia
location-lake_of_mirrors = See der Spiegel
    .the = den See der Spiegel
location-ager_pugno = Ager Pugno
    .the = Ager Pugno
location-garwood_peak = Garwood-Gipfel
    .the = den Garwood-Gipfel
location-changeling_haven = Zuflucht der Wechselbälger
    .the = die Zuflucht der Wechselbälger
location-darkwood_abyss = Darkwood-Abgrund
    .the = den Darkwood-Abgrund
location-none = kein Schauplatz
    .the = keinen Schauplatz

# Werfall für den Champion, damit sein Name unverändert bleibt.
location-bonus = Jeder { $champion }, der hier kämpft: +{ $amount }
location-points = { $points } SP

relic-rule = Wer den Kampf um ein Relikt gewinnt, behält die Karte: Ihre Kraft gilt im nächsten Zug und nur dann. Genutzt oder nicht, kommt sie danach in die Ablage.
relic-exchange_legacy_with_hand-text = Zu Beginn deiner Vermächtnisphase darfst du deinen Vermächtnis-Champion gegen einen Champion aus deiner Hand tauschen.
relic-move_battle-text = Zu Beginn deiner Strategiephase darfst du beide Kampf-Champions zu einem anderen offenen Schauplatz führen.
relic-double_points-text = Am Ende des Kampfes, wenn der Sieger feststeht, darfst du die SP des aktuellen Schauplatzes verdoppeln.
relic-discard_location-text = Zu Beginn deiner Strategiephase darfst du einen beliebigen offenen Schauplatz abwerfen; dann rücken die anderen nach.
relic-exchange_location-text = Am Ende deiner Strategiephase darfst du den aktuellen Schauplatz gegen einen aus dem Schauplatz-Deck oder der Ablage tauschen. Kam er aus dem Deck, wird es gemischt.
relic-strengthen-text = Im Kampf erhält dein Kampf-Champion +{ $amount } Macht.
relic-see_first-text = Wenn die Champions ausgewählt werden, darfst du dein Gegenüber zuerst wählen und aufdecken lassen; du wählst danach.
relic-exchange_battle_with_legacy-text = Zu Beginn deiner Strategiephase darfst du deinen Kampf-Champion mit deinem Vermächtnis-Champion tauschen.
relic-rearrange_own_pile-text = Zu Beginn deiner Vermächtnisphase darfst du deinen Vermächtnisstapel beliebig umordnen.

## Ereignisse

event-ceremony_of_the_wyrm = Zeremonie des Wyrms
event-ceremony_of_the_wyrm-text = Zu Beginn der Runde legt jeder einen Champion aus der Hand verdeckt neben diese Karte: Er wird in der nächsten Runde der Vermächtnis-Champion. Bis zum Ende der Runde bleiben die Hände geheim. Dann werden beide verdeckten Champions aufgedeckt, und die höhere aufgedruckte Macht bringt { $points } SP.
event-festival_of_the_sphinx = Fest der Sphinx
event-festival_of_the_sphinx-text = In jedem Zug müssen beide vor dem Aufdecken raten, welchen Kampf-Champion der andere gewählt hat. Richtig geraten bringt { $points } SP.
event-season_of_the_meek = Zeit der Sanftmütigen
event-season_of_the_meek-text = Im Kampf erhalten Kampf-Champions mit aufgedruckter Macht { $power } oder weniger +{ $amount } Macht.
event-choking_fog = Erstickender Nebel
event-choking_fog-text = Die aufgedruckte Macht bestimmt nicht mehr, wer seine Strategiefähigkeit zuerst einsetzt: Es gilt jedes Mal als Gleichstand, den der Schicksalsstein entscheidet.
event-blood_moon = Blutmond
event-blood_moon-text = Im Kampf erhalten Kampf-Champions, die keine Menschen sind, +{ $amount } Macht.
event-crusade_of_men = Kreuzzug der Menschen
event-crusade_of_men-text = Im Kampf erhalten menschliche Kampf-Champions +{ $amount } Macht.
event-winter_storm = Wintersturm
event-winter_storm-text = Nichts, was den Schauplatz des Kampfes ändern würde, darf eingesetzt werden. Beim Aufräumen rücken die Schauplätze trotzdem nach.
event-opening_of_the_trade_routes = Öffnung der Handelswege
event-opening_of_the_trade_routes-text = Die Schauplätze „{ $first }“ und „{ $second }“ sind je { $points } SP mehr wert.
event-splendor_of_spring = Pracht des Frühlings
event-splendor_of_spring-text = Die Schauplätze „{ $first }“ und „{ $second }“ sind je { $points } SP mehr wert.

## Optionen

option-edition = Ausgabe
    .about = Welches Regelheft gilt, wo sich die beiden erschienenen Ausgaben unterscheiden.
option-edition-v3g = Vision 3 Games
option-edition-cube = Cube
option-edition-custom = Eigene
option-rounds = Runden
    .about = Drei Runden sind das übliche Spiel; eine oder zwei gehen schneller, fünf sind episch.
option-beginner = Anfängermodus
    .about = Lässt in jedem Zug die Strategiephase aus: Nur Vermächtnisfähigkeiten werden genutzt.
option-relics = Relikte
    .about = Mischt zwei Relikte, Schauplätze mit eigener Kraft, unter die Schauplätze.
option-events = Ereignisse
    .about = Gibt jeder Runde ein von Anfang an bekanntes Ereignis, das die Regeln verändert.
option-fatestone_second_tie = Zweiter Gleichstand um den Schicksalsstein
    .about = Sind die ersten Vermächtnis-Champions gleich: welcher Kampf-Champion den Schicksalsstein erhält.
option-fatestone_second_tie-lowest = Der schwächere
option-fatestone_second_tie-highest = Der stärkere
option-fatestone_cap = Höchster Wert des Schicksalssteins
    .about = Bei diesem Wert kann der Schicksalsstein noch weitergegeben werden, wächst aber nicht mehr.
option-fatestone_cap-none = Keine Grenze
option-entering_battle = Neuer Champion im Kampf
    .about = Wann ein Champion, der in der Strategiephase dazukommt, seine Strategiefähigkeit einsetzt.
option-entering_battle-immediate = Sofort
option-entering_battle-countdown = Wenn seine Macht aufgerufen wird, von 9 bis 0
option-order_tie_choice = Gleichstand um die Reihenfolge
    .about = Was es bringt, einen Gleichstand um die Reihenfolge der Fähigkeiten zu gewinnen.
option-order_tie_choice-winner_first = Der Gewinner handelt zuerst
option-skip_irrelevant_order_ties = Folgenlose Gleichstände überspringen
    .about = Fragt nicht nach dem Schicksalsstein, wenn die Reihenfolge zweier gleicher Champions nichts ändert.
option-block_scope = Reichweite einer Sperre
    .about = Ob auch gesperrt ist, wer den Platz eines gesperrten Champions einnimmt.
option-block_scope-seat = Der Platz, auch für Neue
option-block_scope-card = Nur dieser Champion
option-monk_gain = Machtgewinn des Mönchs
    .about = Ob die Kampfmeditation einem späteren Wechsel des gegnerischen Kampf-Champions folgt.
option-monk_gain-snapshot = Steht beim Einsatz fest
option-monk_gain-dynamic = Folgt dem gegnerischen Champion
option-mage_skip = Vom Magier ausgelassene Vermächtnisphase
    .about = Wessen Vermächtnisphase durch Arkanen Einfluss entfällt.
option-mage_skip-own = Nur die eigene
option-mage_skip-both = Die beider Spieler
option-round_end_count = Gezählte Champions am Rundenende
    .about = Die Runde endet, wenn beide genau einen Champion übrig haben: welche dabei zählen.
option-round_end_count-hand_only = Nur die Hand
option-round_end_count-hand_plus_aside = Hand und Beiseitegelegte
option-aside_return = Rückkehr der Beiseitegelegten
    .about = Wessen beiseitegelegte Champions zurückkehren, wenn die Hand eines Spielers leer ist.
option-aside_return-own = Die dieses Spielers
option-aside_return-all_players = Die beider Spieler
option-reshuffle = Schauplätze zwischen den Runden
    .about = Welche Schauplätze für eine neue Runde ins Deck gemischt werden.
option-reshuffle-all = Alle
option-reshuffle-discard_only = Nur die Ablage
option-paladin_half = Mit dem Paladin geteilte Macht
    .about = Von welcher Macht der Geist des Wächters die Hälfte dazuzählt.
option-paladin_half-current = Samt Gewinn aus der Fähigkeit
option-paladin_half-printed = Nur aufgedruckte Macht
option-paladin_exposes_next = Paladin legt den nächsten Champion frei
    .about = Hat der Paladin einen gerufen, wird der nächste Champion des Stapels zum Vermächtnis-Champion.
option-paladin_assassin = Assassine an der Seite des Paladins
    .about = Ob ein vom Paladin gerufener Assassine dort seine Verkleidung nutzen darf.
option-paladin_assassin-swap_support = Darf tauschen
option-paladin_assassin-no_swap = Bleibt
option-ranger_after_move = Verborgener Pfad nach einem Ortswechsel
    .about = Wo die Kampf-Champions stehen, wenn die Schauplätze umgeordnet werden.
option-ranger_after_move-position = Am selben Platz der Reihe
option-ranger_after_move-card = Am selben Schauplatz
option-warrior_value = Vom Krieger gezählter Schauplatz
    .about = Welcher Augenblick entscheidet, wie viel Macht der Blitzangriff nimmt.
option-warrior_value-snapshot = Beim Einsatz der Fähigkeit
option-warrior_value-at_combat = Im Kampf
option-warrior_sub = Macht des Kriegers statt der Gesamtmacht
    .about = Ob Boni und Verluste auch für die Macht des Kriegers gelten, die der Blitzangriff zählt.
option-warrior_sub-flat7 = Aufgedruckte Macht, nicht mehr und nicht weniger
option-warrior_sub-as_battle_champion = Als ob der Krieger kämpfte
option-relic_discard = Genutzte Relikte
    .about = Wann ein genutztes Relikt in die Ablage kommt.
option-relic_discard-on_use = Sofort
option-relic_discard-cleanup = Beim Aufräumen
option-choking_fog = Reihenfolge im Erstickenden Nebel
    .about = Was bei diesem Ereignis die Reihenfolge der Strategiefähigkeiten bestimmt.
option-choking_fog-fatestone_order = Der Schicksalsstein
option-winter_storm = Reichweite des Wintersturms
    .about = Was bei diesem Ereignis nicht verändert werden darf.
option-winter_storm-battle_location = Der Schauplatz des Kampfes
option-winter_storm-any_location_move = Alle offenen Schauplätze
option-wyrm_turns = Züge einer Wyrm-Runde
    .about = Wie viele Züge eine Runde mit der Zeremonie des Wyrms gewöhnlich dauert.

## Der Tisch

zone-hand = Hand
zone-pile = Vermächtnisstapel
zone-aside = Beiseitegelegt
zone-row = Schauplätze
zone-deck = Schauplatz-Deck
zone-discard = Ablage
zone-fatestone = Schicksalsstein
zone-battle = Kampf-Champion
zone-support = An der Seite des Paladins
zone-hidden = Verdeckter Champion
zone-relic = Relikt
zone-event = Ereignis
zone-round = Runde
zone-turn = Zug
zone-points = Siegpunkte

kind-battle = Strategie
kind-legacy = Vermächtnis
