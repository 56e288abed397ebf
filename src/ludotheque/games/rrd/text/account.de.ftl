### Was aus einem Spiel wurde, das vorbei ist, auf Deutsch.
### Gleiche Namen, gleiche Reihenfolge, gleiche Platzhalter wie in account.en.ftl und account.fr.ftl.

account-cycles = Zyklen
account-arrivals = Ankünfte an einem Ort
account-duels = Duelle
account-won = Besiegte Feinde
account-dominated = Unterworfene Feinde
account-rests = Rasten
account-deaths = Tode
account-counters = Gespielte Konter
account-plays = Gespielte Karten
account-cards = Als Beute genommene Kampfkarten
account-places = Verschiedene Orte
account-lost = In Duellen verlorene LP
account-story = Die Geschichte
account-map = Karte der Reise
account-nothing = Hier geschah nichts Besonderes.
account-setting-out = Der Aufbruch
account-visit = { $seat }, Zyklus { $cycle }: { $place }
account-visit-alone = Zyklus { $cycle }: { $place }
account-arena = In die Arena
account-pass = Waffengang { $n }
