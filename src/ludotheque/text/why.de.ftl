### Warum etwas nicht gewählt werden kann, und wohin eine Wahl führen würde: die Wörter für alle Spiele, auf Deutsch.
### Die Nummern der Regeln stehen von selbst hinter dem Satz.

why-over = Die Partie ist zu Ende.
why-not-asked = { $count ->
    [0] Du wirst gerade nichts gefragt.
    [one] Du bist gerade nicht dran: Der Tisch wartet auf { $seat }.
   *[other] Du bist gerade nicht dran: Der Tisch wartet auf andere.
}
why-unknown = Hier heißt nichts „{ $text }“.
why-other-question = Gerade wird etwas anderes gefragt.
why-not-offered = Das steht gerade nicht zur Wahl.
why-ruled = { $why } [{ $rules }]

forecast-certain = Sicher
forecast-unanswered = Wenn niemand eingreift
forecast-likely = Wahrscheinlich
forecast-times = { $times } von { $tables }: { $what }
forecast-nothing = Was daraus folgt, lässt sich nicht vorhersehen.
