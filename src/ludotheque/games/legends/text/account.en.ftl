### What came of a game that is over, in English.
### Same ids, same order, same placeholders in account.fr.ftl and account.de.ftl.

account-by-battle = Battle by battle
account-battle = Battle { $number }
account-turns = Turns
account-attacks-made = Attacks
account-attacks-won = Attacks won
account-attacks-repelled = Attacks repelled
account-attacks-both = Attacks in which both fell
account-units-lost = Units lost
account-units-back = Units brought back
account-units-left = Units left on the field
account-story = Who fell to whom
account-fell-to = Lost to { $other }: { $unit } ({ $team }).
account-fell-both = Both fall: { $unit } and { $other }.
