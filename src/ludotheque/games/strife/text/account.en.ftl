### What came of a game that is over, in English.
### Same ids, same order, same placeholders in account.fr.ftl and account.de.ftl.

account-by-source = Victory points by source
account-combats = Combats
account-spoils = Pillage
account-relics = Relics
account-offerings = The Wyrm
account-guesses = Right guesses
account-stone = Fatestone
account-by-round = Victory points by round
account-round = Round { $round }
account-locations_won = Combats won
account-stone_given = Ties won with the Fatestone
account-relics_used = Relics used
account-highest-total = Highest total in a combat
