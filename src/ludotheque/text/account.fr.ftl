### Ce qu’a donné une partie finie, en français.
### Mêmes identifiants, même ordre, mêmes variables que dans account.en.ftl et account.de.ftl.

account-total = Total
account-row = { $what } – { $figures }
account-before = Au départ
account-counted = En chiffres
account-result = Résultat
account-points = Points
account-title = Ce que la partie a donné
account-winner = Victoire
account-best = Votre meilleur score à ce jeu : { $score }. Le meilleur d’avant : { $before }.
account-turn = Le tournant
