### Was aus einem Spiel wurde, das vorbei ist, auf Deutsch.
### Gleiche Namen, gleiche Reihenfolge, gleiche Platzhalter wie in account.en.ftl und account.fr.ftl.

account-by-battle = Schlacht für Schlacht
account-battle = Schlacht { $number }
account-turns = Züge
account-attacks-made = Angriffe
account-attacks-won = Gewonnene Angriffe
account-attacks-repelled = Abgewehrte Angriffe
account-attacks-both = Angriffe, bei denen beide fielen
account-units-lost = Verlorene Einheiten
account-units-back = Zurückgeholte Einheiten
account-units-left = Einheiten auf dem Schlachtfeld
account-story = Wer an wem scheiterte
account-fell-to = Durch { $other } verloren: { $unit } ({ $team }).
account-fell-both = Es trifft beide: { $unit } und { $other }.
