### Legends: die Wörter des Tisches im Browser, auf Deutsch.
### Gleiche Kennungen, gleiche Reihenfolge, gleiche Platzhalter wie web.en.ftl. { $space } ist B3, { $name } der Name eines Spielers.

## Das Feld

field-field = Das Schlachtfeld
field-unknown = Unbekannte Einheit
field-strength = Stärke { $strength }
field-prospect = { $other ->
    [none] dann Stärke { $strength }
   *[other] dann Stärke { $strength } gegen { $other }
}
field-near-side = { $side }, diesseits
field-far-side = { $side }, gegenüber
field-seen = allen bekannt
field-looked = vom Feind angesehen
field-unseen = der anderen Seite unbekannt
field-moved = hat sich bewegt
field-moved-hidden = hat sich bewegt: keine Burg und nichts anderes Unbewegliches
field-unmoved = hat sich nicht selbst bewegt
field-taken = hat die Seite gewechselt
field-attacked = Angreifer: { $unit }

## Was man ansieht

field-details = Einheit oder Feld im Einzelnen
field-yours = Deine Seite: { $side }
field-theirs = Die andere Seite: { $side }
field-setup = Ziehe eine deiner Einheiten auf eine andere, dann tauschen sie die Plätze; oder wähle beide nacheinander.
field-near = Größer, mit Namen
field-key = Was die Zeichen sagen
field-key-strength = Stärke; ▲ ist mehr, ▼ weniger als aufgedruckt
field-key-magic = Magie: keine Stärke; angegriffen wirkt sie ihren Zauber und ist weg
field-key-castle = Burg: Wer sie angreift, hat gewonnen
field-key-seen = dem Feind bekannt
field-hint-choose = Wähle eine leuchtende Einheit, um zu sehen, was sie kann. Zeige auf ein Feld, um es anzusehen.
field-hint-look = Zeige auf ein Feld, um es anzusehen.
field-goals = { $count ->
    [one] { $count } Befehl: Wähle das Ziel auf dem Feld.
   *[other] { $count } Befehle: Wähle das Ziel auf dem Feld.
}
field-reached = In Reichweite: { $units }
field-aim = Gib den Befehl, oder wähle { $unit } noch einmal, um stattdessen diese Einheit zu nehmen.
field-can-be = { $count ->
    [one] Sie kann nur noch eine Einheit sein:
   *[other] Sie kann noch eine von { $count } Einheiten sein:
}
field-secret = Die Liste dieser Armee ist geheim.

## Der Kampf

field-fight = Der Kampf
field-attack-at = Angriff von { $from } auf { $space }
field-strike-at = Fernschlag von { $from } auf { $space }
field-attacker = Angreifer
field-defender = Verteidiger
field-striker = Schütze
field-target = Ziel
field-no-strength = keine Stärke

## Der Fluch

field-curse = { $unit } ({ $name }):
field-curse-end = Wenn er endet: { $text }
field-no-curse = Kein Todesfluch ist in Kraft.

## Die Armeen

field-left = { $count ->
    [one] noch { $count } Einheit
   *[other] noch { $count } Einheiten
}
field-destroyed = { $count ->
    [one] { $count } zerstörte Einheit
   *[other] { $count } zerstörte Einheiten
}
field-army = Die ganze Armee ({ $count })
field-still-hidden = { $count } verdeckt
field-wins = { $wins ->
    [one] { $wins } Schlacht gewonnen, { $score } zerstört
   *[other] { $wins } Schlachten gewonnen, { $score } zerstört
}
field-watches = will zu jedem Zeitpunkt nach Fähigkeiten gefragt werden
field-return = { $unit } zurückbringen
field-battle = Schlacht { $battle } von { $battles }
field-set-up = Aufstellung

## Eine eigene Armee

field-muster = Deine Armee
field-mustering = Die Armeen werden zusammengestellt.
field-muster-pack = Eine fertige Armee nehmen
field-muster-fill = Durch das Los auffüllen
field-muster-keep = Diese Armee behalten
field-muster-last = Die Armee der letzten Schlacht
field-muster-table = Die Armeetabelle
field-muster-join = Wer als Nächstes dazukommen kann
field-search = Name, Art oder Kraft
field-nobody = Niemand passt.

## Filter der Einheiten

field-filter-side = Armee
field-filter-colour = Volk
field-filter-type = Art
field-filter-strength = Stärke
field-filter-family = Kraft
