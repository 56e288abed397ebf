### Was aus einem Spiel wurde, das vorbei ist, auf Deutsch.
### Gleiche Namen, gleiche Reihenfolge, gleiche Platzhalter wie in account.en.ftl und account.fr.ftl.

account-total = Summe
account-row = { $what } – { $figures }
account-before = Zu Beginn
account-counted = In Zahlen
account-result = Ergebnis
account-points = Punkte
account-title = Was daraus wurde
account-winner = Sieg
account-best = Deine beste Wertung in diesem Spiel: { $score }. Die beste davor: { $before }.
account-turn = Der Wendepunkt
