### Was aus einem Spiel wurde, das vorbei ist, auf Deutsch.
### Gleiche Namen, gleiche Reihenfolge, gleiche Platzhalter wie in account.en.ftl und account.fr.ftl.

account-by-organism = Siegpunkte nach Organismus
account-turns = Züge
account-organisms_scored = Gewertete Organismen
account-organisms_lost = Verlorene Organismen
account-tiles_lost = Verlorene Plättchen
account-battles = Begonnene Kämpfe
account-viruses = Gelegte Viren
account-viruses_destroyed = Vernichtete Viren
account-answers = Antworten in der Kette
account-counters = Gekonterte Ereignisse
