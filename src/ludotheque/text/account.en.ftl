### What came of a game that is over, in English.
### Same ids, same order, same placeholders in account.fr.ftl and account.de.ftl.

account-total = Total
account-row = { $what } – { $figures }
account-before = At the beginning
account-counted = In figures
account-result = Result
account-points = Points
