### Ce qu’a donné une partie finie, en français.
### Mêmes identifiants, même ordre, mêmes variables que dans account.en.ftl et account.de.ftl.

account-by-source = Points de victoire par source
account-combats = Combats
account-spoils = Pillage
account-relics = Vestiges
account-offerings = Le Wyrm
account-guesses = Bonnes réponses
account-stone = Pierre runique
account-by-round = Points de victoire par manche
account-round = Manche { $round }
account-locations_won = Combats gagnés
account-stone_given = Égalités gagnées grâce à la pierre runique
account-relics_used = Vestiges utilisés
account-highest-total = Plus haut total en combat
