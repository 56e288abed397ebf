### Ce qu’a donné une partie finie, en français.
### Mêmes identifiants, même ordre, mêmes variables que dans account.en.ftl et account.de.ftl.

account-by-organism = Points de victoire par organisme
account-turns = Tours
account-organisms_scored = Organismes décomptés
account-organisms_lost = Organismes perdus
account-tiles_lost = Tuiles perdues
account-battles = Combats lancés
account-viruses = Virus placés
account-viruses_destroyed = Virus détruits
account-answers = Réponses dans la chaîne
account-counters = Évènements contrés
