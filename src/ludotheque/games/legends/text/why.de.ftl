### Legends: warum etwas nicht gewählt werden kann, und wohin eine Wahl führen würde, auf Deutsch.
### Gleiche Namen, gleiche Reihenfolge, gleiche Platzhalter wie in why.en.ftl und why.fr.ftl. Die Nummern der Regeln folgen von selbst.

why-off-the-field = Das liegt nicht auf dem Schlachtfeld.
why-nobody-there = Dort steht keine Einheit: { $space }.
why-no-such-power = Eine solche Aktion gibt es nicht für { $unit }.
why-lacks-keyword = Dieses Schlüsselwort ({ $keyword }) gibt es nicht für { $unit }.
why-no-ability = Es gibt keine nutzbare Fähigkeit für { $unit }.
why-not-yours = Du kontrollierst nicht, was dort steht: { $space }.
why-not-of-that-army = Die Einheit dort gehört nicht zu der Armee, um die es geht: { $space }.
why-out-of-reach = Keine deiner Einheiten kommt jetzt dorthin: { $space }.
why-one-step = Man geht einen Schritt nach vorn, zurück oder zur Seite, auch für { $unit } gilt das.
why-way-blocked = Der Weg dorthin ist nicht frei: { $space }.
why-too-far = Das ist zu weit weg: { $space }.
why-no-enemy-there = Dort steht kein Feind: { $space }.
why-other-type = Die Einheit dort ist von anderem Typ: { $space }.
why-static-there = Unbewegliche Einheiten kommen nicht; das gilt für { $unit }.
why-not-that-terrain = Man wechselt nur zwischen Orten derselben Art; { $space } ist keiner.
why-water = Auf Wasser steht niemand: { $space }.
why-own-there = Dort steht eine Einheit deiner eigenen Seite: { $space }.
why-taken = Dort steht schon jemand: { $space }.
why-static = Unbeweglich, geht nicht von selbst; das gilt für { $unit }.
why-does-not-attack = Für einen Angriff kannst du { $unit } nicht nutzen.
why-not-surrounded = Weniger als fünf deiner Einheiten stehen daneben: { $space }.
why-to-and-fro = Ein drittes Hin und Her ({ $space }) gibt es nicht, auch nicht für { $unit }.
why-must-rage = Noch ein Angriff auf einen Nachbarn ist Pflicht für { $unit }.
why-said-already = Das hast du in diesem Zug schon gesagt, oder es ist schon so.
why-spent = Fürs Erste verbraucht ist die Kraft für { $unit }.
why-nothing-to-act-on = Es gibt kein Ziel einer Aktion durch { $unit }.
why-not-its-moment = Jetzt ist nicht der Moment für { $unit }.
why-aimed-wrong = Kein mögliches Ziel ({ $space }) für { $unit }.
why-not-for-this-power = Das ist keine Antwort auf die Frage durch { $unit }.
why-same-unit = Sie kann nicht mit sich selbst tauschen: { $space }.
why-army-begun = Du hast schon eine eigene Armee begonnen, Einheit für Einheit.
why-no-last-army = Es gibt keine Armee einer letzten Schlacht, die du behalten könntest.
why-other-side = Das dient der anderen Seite.
why-too-many-copies = So viele Exemplare einer Einheit sind nicht vereinbart.
why-rank-not-due = Nach der Armeetabelle sind jetzt Einheiten anderer Stärke an der Reihe.

forecast-battle-won = Du gewinnst die Schlacht.
forecast-battle-not-won = Du gewinnst die Schlacht nicht.
forecast-both-fall = Auf beiden Seiten wird eine Einheit zerstört.
forecast-mine-fall = Nur deine Seite verliert eine Einheit.
forecast-theirs-fall = Nur die andere Seite verliert eine Einheit.
forecast-nobody-falls = Niemand wird zerstört.
