### What came of a game that is over, in English.
### Same ids, same order, same placeholders in account.fr.ftl and account.de.ftl.

account-cycles = Cycles
account-arrivals = Arrivals at a place
account-duels = Duels
account-won = Enemies beaten
account-dominated = Enemies dominated
account-rests = Rests
account-deaths = Deaths
account-counters = Counters played
account-plays = Cards played
account-cards = Combat cards taken as loot
account-places = Different places
account-lost = HP lost in duels
account-story = The story
account-map = Map of the journey
account-nothing = Nothing of note happened here.
account-setting-out = Setting out
account-visit = { $seat }, cycle { $cycle }: { $place }
account-visit-alone = Cycle { $cycle }: { $place }
account-arena = Into the arena
account-pass = Pass of arms { $n }
