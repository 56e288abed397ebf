### Was aus einem Spiel wurde, das vorbei ist, auf Deutsch.
### Gleiche Namen, gleiche Reihenfolge, gleiche Platzhalter wie in account.en.ftl und account.fr.ftl.

account-by-source = Siegpunkte nach Herkunft
account-combats = Kämpfe
account-spoils = Plünderungen
account-relics = Relikte
account-offerings = Der Wyrm
account-guesses = Richtig geraten
account-stone = Schicksalsstein
account-by-round = Siegpunkte nach Runde
account-round = Runde { $round }
account-locations_won = Gewonnene Kämpfe
account-stone_given = Mit dem Schicksalsstein gewonnene Gleichstände
account-relics_used = Genutzte Relikte
account-highest-total = Höchste Gesamtmacht in einem Kampf
