### Legends: die Wörter des Tisches, wie er im Terminal gezeichnet und gesagt wird, auf Deutsch.
### Gleiche Ids, gleiche Folge, gleiche Platzhalter in terminal.en.ftl und terminal.fr.ftl. Sie sind kurz: Eine Zeile fasst 80 Zeichen.

terminal-battle = Schlacht { $battle } von { $battles }
terminal-curse = Fluch
terminal-no-curse = keiner
terminal-quiet = { $count ->
    [one] { $count } von { $most } Zügen ohne Fortschritt
   *[other] { $count } von { $most } Zügen ohne Fortschritt
}
terminal-quiet-brief = Ohne Fortschritt: { $count }/{ $most }
terminal-attack = Angriff { $space } – { $to }
terminal-strike = Fernschlag { $space } – { $to }
terminal-units = { $count ->
    [one] { $count } Einheit
   *[other] { $count } Einheiten
}
terminal-unknown-count = { $count } unbekannt
terminal-unknown-unit = unbekannt
terminal-against = { $unit } gegen { $other }
terminal-watches = wacht
terminal-watching = Es wachen
terminal-destroyed = Zerstört
terminal-hidden = Noch unbekannt
terminal-army = Armee
terminal-mustered = { $count } von { $most }

## The table in sentences

terminal-you = du
terminal-row = Reihe { $row }
terminal-strength = Stärke { $strength }
terminal-shown = allen bekannt
terminal-face-down = verdeckt
terminal-moved = hat sich bewegt
terminal-unknown = Unbekannte Einheiten auf
terminal-unknown-moved = Unbekannte Einheiten, die sich bewegt haben, auf

## The signs

terminal-sign-own = [El6]: Einheit deiner Seite, ein Elf mit jetzt Stärke 6; E10: ab 10 ein Buchstabe; der Gegner kennt sie noch nicht
terminal-sign-shown = {"{"}El6{"}"}: ebenso, allen bekannt
terminal-sign-other = <El6>: Einheit der Gegner, die du kennst
terminal-sign-unknown = <??>: eine, die du nicht kennst; <??^>: sie hat sich bewegt
terminal-sign-magic = [*Tr]: Magie, mit den ersten Buchstaben ihres Namens
terminal-sign-castle = [###]: Burg
terminal-sign-far = Ferne Pläne: D[6 und D<6 (+ ab 10), oder nur o für deine Seite, x für die Gegner, . ohne Einheit
