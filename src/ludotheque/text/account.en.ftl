### What came of a game that is over, in English.
### Same ids, same order, same placeholders in account.fr.ftl and account.de.ftl.

account-total = Total
account-row = { $what } – { $figures }
account-before = At the beginning
account-counted = In figures
account-result = Result
account-points = Points
account-title = What came of it
account-winner = Winner
account-best = Your best score at this game: { $score }. The best one before: { $before }.
account-turn = The turning point
