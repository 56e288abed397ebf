### What came of a game that is over, in English.
### Same ids, same order, same placeholders in account.fr.ftl and account.de.ftl.

account-by-organism = Victory points by organism
account-turns = Turns
account-organisms_scored = Organisms scored
account-organisms_lost = Organisms lost
account-tiles_lost = Tiles lost
account-battles = Battles begun
account-viruses = Viruses placed
account-viruses_destroyed = Viruses destroyed
account-answers = Answers in the chain
account-counters = Events countered
