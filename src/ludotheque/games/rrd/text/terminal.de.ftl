### Raise, Rise & Die: die Wörter des Tisches, wie er im Terminal gezeichnet und gesagt wird, auf Deutsch.
### Gleiche Namen, gleiche Reihenfolge, gleiche Platzhalter wie in terminal.en.ftl und terminal.fr.ftl. Sie sind kurz: Eine Zeile hat 80 Zeichen.

terminal-against = { $one } gegen { $other }
terminal-memory = Erinnerung { $n }
terminal-destiny = Schicksal { $n }
terminal-locked = { $name } (gesperrt)
terminal-worn = Angelegt
terminal-bag = In der Tasche
terminal-lost = ausgeschieden
terminal-covers = auf { $place }
terminal-top = Obenauf
terminal-fallen = gefallen
terminal-skips = nächster Zug entfällt für einen Konter
terminal-cannot-pay = nicht bezahlbar
terminal-hidden = verdeckt
terminal-offer = Angebot: { $seat } gibt: { $gives }; will: { $wants }

## Was eine Karte täte

terminal-cost = Kosten { $n }
terminal-value = Wert { $n }
terminal-value-against = Wert { $n } gegen { $other }
terminal-at-least = Kosten { $cost }, Wert { $n } und mehr
terminal-full = voller Konter
terminal-partial = Teilkonter
terminal-damage = Schaden { $n }
terminal-damage-best = Schaden { $n } mit den besten Feldern
terminal-loss = du verlierst { $n } LP
terminal-unknown = falls sie durchgelassen wird
terminal-answer = gekontert von { $card } { $n }
terminal-soul = Seelenwert { $n }
terminal-offered = sie kommt auf deinen Ablagestapel: +{ $n } Reserve
terminal-hp = { $n } LP

## Der Tisch in Sätzen

terminal-you = du
terminal-no-hero = noch kein Held
terminal-countering = Konternde Karte
terminal-playing = Karte, die gerade gespielt wird
terminal-resonance = In Resonanz
terminal-pays = Die oberste Seele kann bezahlt werden.
terminal-too-dear = Seelenwert über { $n } (latent): { $cards }
terminal-some-pay = Diese Feinde können die oberste Seele bezahlen: { $bodies }
terminal-gate = Wartet in der realen Ebene
terminal-event-past = Getan oder ausgelassen: { $event }
terminal-event-now = Jetzt möglich: { $event }
terminal-event-later = Danach: { $event }
terminal-event-closed = Nicht möglich: { $event }

## Die Zeichen

terminal-sign-past = ein Ereignis des Ortes, das getan oder ausgelassen ist
terminal-sign-now = ein Ereignis, das jetzt verwirklicht werden kann
terminal-sign-closed = ein Ereignis, das nicht verwirklicht werden kann: Es ist für andere, oder Bedingung oder Kosten sind nicht erfüllt
terminal-sign-curve = eine Karte von diesem Seelenwert
terminal-sign-optimal = ein optimales Feld einer Karte: Dort ist sie 1 mehr wert
terminal-sign-top = die oberste Seele, die der Feind als Nächstes spielt
terminal-sign-guard = eine Deckung auf einem Feld, mit ihrem Wert
terminal-sign-trap = eine Falle auf einem Feld; ? wo sie nicht bekannt ist
terminal-sign-weak = ein Schwachpunkt auf einem Feld; eine Zahl davor sagt, wessen
terminal-sign-waits = eine Karte, die auf ihre Antwort wartet, mit ihrem Wert auf jedem Feld
terminal-sign-plan = eine Handkarte auf ihrem Feld: Wert 3; die oberste Seele würde sie mit 1 kontern, und 2 Schaden kämen an
terminal-sign-loss = dieselbe Karte, von 4 gekontert: Nichts käme an, und du verlörst 1 LP
terminal-sign-counter = eine Handkarte, die kontern könnte: Wert 3 gegen 2; ab gleichem Wert ist es ein voller Konter

## ludotheque cards rrd --check

checked-right = { $count ->
    [one] { $file }: { $count } Eintrag, er stimmt.
   *[other] { $file }: { $count } Einträge, alle stimmen.
}
