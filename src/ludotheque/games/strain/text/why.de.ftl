### Strain: warum etwas nicht gewählt werden kann, auf Deutsch.
### Gleiche Namen, gleiche Reihenfolge, gleiche Platzhalter wie in why.en.ftl und why.fr.ftl. Die Nummern der Regeln folgen von selbst.

why-not-in-hand = Du hast { $tile } nicht auf der Hand.
why-of-another-kind = So setzt man { $tile } nicht ein.
why-not-there = Dort findest du { $tile } nicht.
why-no-organism-there = Dort liegt kein Organismus.
why-foreign-organism = Das muss einer deiner eigenen Organismen sein.
why-own-organism = Das muss ein Organismus von jemand anderem sein.
why-only-in-evolve = Das geht nur in deiner eigenen Evolution, solange sonst nichts im Gang ist.
why-only-in-shed = Organismen werden in deinem Abschluss gewertet.
why-only-to-pay = Eine Quelle nutzt man nur zum Zahlen oder für einen Angriff.
why-no-function-to-use = Man kann { $tile } nicht aktivieren.
why-no-source = { $resource ->
    [0] Für ATP kann man { $tile } nicht nutzen.
   *[other] Für Toxine kann man { $tile } nicht nutzen.
}
why-no-building-tile = Gefragt ist ein Bauplättchen, nicht { $tile }.
why-no-such-event = In der Kette ist kein Ereignis { $link }.
why-gone-from-chain = Ereignis { $link } ist nicht mehr in der Kette.
why-answers-nothing-of-that = Auf ein solches Ereignis antwortet man nicht durch { $tile }.
why-nothing-to-answer = In der Kette ist nichts für { $tile }.
why-chain-is-full = Keine Kette ist hier länger als { $count } Ereignisse.
why-next-place = Dein nächster Organismus kommt auf den ersten freien Platz: { $place }.
why-same-organism = Dort liegt es schon.
why-nowhere-to-go = Keiner deiner anderen Organismen kann ein Plättchen aufnehmen.
why-named-already = Du hast { $tile } schon genannt.
why-not-dormant = Nur ruhende Plättchen kann man wecken; aktiv ist { $tile } schon.
why-nothing-dormant = Du hast kein ruhendes Plättchen für { $tile }.
why-nothing-to-aim-at = Es gibt kein Ziel für { $tile }.
why-not-discarded = Im Abwurf der Petrischale findest du { $tile } nicht.
why-no-room = Alle acht Plätze sind belegt: { $place }.
why-no-room-for-virus = Alle acht Plätze sind belegt, kein Virus kommt hinein: { $place }.
why-keeps-viruses-out = Durch { $tile } ist { $place } vor Viren sicher.
why-six-organisms = Du hast schon sechs Organismen im Spiel.
why-one-organism = Du hast deinen Organismus dieses Zuges schon gelegt.
why-one-cytoplasm = Du hast dein Zytoplasma dieses Zuges schon gelegt.
why-dormant = Ruhend kann man { $tile } nicht nutzen.
why-used-already = Du hast { $tile } in diesem Zug schon genutzt.
why-starved = Ein Virus lässt nichts übrig; man kann { $tile } nicht nutzen.
why-no-tokens = Darauf liegen keine Marker.
why-too-many-tokens = { $have ->
    [one] Nur { $have } Marker kann dort weg, nicht { $count }; es geht um { $tile }.
   *[other] Nur { $have } Marker können dort weg, nicht { $count }; es geht um { $tile }.
}
why-incomplete = Er ist nicht vollständig: { $have } von { $cost } Bausteinen.
why-infected = Er ist infiziert und kann nicht gewertet werden.
why-pool-too-small = In deinem Vorrat sind { $have } der { $cost } Toxine.
why-no-toxins = Du hast keine aktive Quelle von Toxinen für einen Angriff.
why-dear-to-cleanse = { $cost } Toxine sind nötig, um { $tile } zu vernichten, du hast { $have }.
why-dear = { $cost } ATP sind nötig für { $tile }, du hast { $have }.
why-pile-is-empty = Dort ist nichts mehr zu ziehen: { $pile }.

## Wohin eine Wahl führen würde

forecast-attack = { $have ->
    [one] Du kannst { $have } Toxin gegen eine Abwehr von { $defence } aufbringen: { $place }.
   *[other] Du kannst { $have } Toxine gegen eine Abwehr von { $defence } aufbringen: { $place }.
}
forecast-blocks = Bausteine: { $have } von { $cost } ({ $place }).
forecast-draws = Du ziehst { $tile }.
forecast-draws-kind = { $kind ->
    [2] Du ziehst ein Organell.
    [3] Du ziehst ein Virus.
    [4] Du ziehst eine Kettenreaktion.
   *[5] Du ziehst einen Katalysator.
}
forecast-loses = { $place } verliert { $tile }.
forecast-dies = { $place } wird mit der ganzen Membran vernichtet.
