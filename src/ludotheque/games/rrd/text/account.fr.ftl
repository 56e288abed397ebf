### Ce qu’a donné une partie finie, en français.
### Mêmes identifiants, même ordre, mêmes variables que dans account.en.ftl et account.de.ftl.

account-cycles = Cycles
account-arrivals = Arrivées dans un lieu
account-duels = Affrontements
account-won = Ennemis vaincus
account-dominated = Ennemis dominés
account-rests = Repos
account-deaths = Morts
account-counters = Contres joués
account-plays = Cartes jouées
account-cards = Cartes combat prises comme butin
account-places = Lieux différents
account-lost = PV perdus en affrontement
account-story = L’histoire
account-map = Carte du voyage
account-nothing = Il ne s’y est rien passé.
account-setting-out = Le départ
account-visit = { $seat }, cycle { $cycle } : { $place }
account-visit-alone = Cycle { $cycle } : { $place }
account-arena = L’entrée dans l’arène
account-pass = Passe d’armes { $n }
