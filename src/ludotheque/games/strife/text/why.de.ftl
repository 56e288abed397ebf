### Strife: warum etwas nicht gewählt werden kann, und wohin eine Wahl führen würde, auf Deutsch.
### Gleiche Namen, gleiche Reihenfolge, gleiche Platzhalter wie in why.en.ftl und why.fr.ftl. Die Nummern der Regeln folgen von selbst.

why-no-tie = Gerade ist kein Gleichstand zu entscheiden.
why-nothing-to-use = Gerade gibt es nichts, das du einsetzen oder lassen könntest.
why-relic-not-now = Jetzt ist nicht der Moment für { $location }.
why-used-already = In diesem Zug hast du { $champion } schon eingesetzt.
why-blocked = In diesem Zug ist die Strategiefähigkeit gesperrt; du kannst { $champion } nicht einsetzen.
why-not-in-row = In der Reihe findest du { $location } nicht.
why-not-in-discard = Von dort kannst du { $location } nicht nehmen.
why-not-in-pile = In deinem Vermächtnisstapel findest du { $champion } nicht.
why-not-in-that-pile = In diesem Vermächtnisstapel findest du { $champion } nicht.
why-not-in-their-hand = Man kann dort nicht { $champion } gewählt haben, denn die Hand enthält diese Karte nicht.
why-set-aside = Du hast { $champion } beiseitegelegt, bis deine Hand leer ist.
why-hidden-away = Du hast { $champion } für den Wyrm verborgen.
why-in-battle = Du hast { $champion } im Kampf, nicht auf der Hand.
why-in-pile = Du hast { $champion } im Vermächtnisstapel, nicht auf der Hand.
why-assigned = Du hast { $champion } für deinen Vermächtnisstapel gewählt.
why-on-top-already = Du hast { $champion } schon zuoberst auf deinem Vermächtnisstapel.
why-placed-already = Du hast { $champion } schon eingeordnet.
why-laid-already = Du hast { $location } schon eingeordnet.
why-here-already = Man kämpft schon um { $location }.
why-not-adjacent = Neben dem aktuellen Schauplatz findest du { $location } nicht.
why-storm = Im Wintersturm bleibt es beim Kampf um { $location }.

forecast-wins = { $seat } gewinnt den Kampf.
    .seat = Du gewinnst den Kampf.
forecast-combat-tied = Der Kampf steht unentschieden, der Schicksalsstein entscheidet.
forecast-takes-stone = { $seat } nimmt den Schicksalsstein.
    .seat = Du nimmst den Schicksalsstein.
forecast-scores-guess = { $seat } rät richtig.
    .seat = Du rätst richtig.
forecast-scores-offering = { $seat } gefällt dem Wyrm.
    .seat = Du gefällst dem Wyrm.
