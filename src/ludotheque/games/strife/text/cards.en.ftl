### Strife: the words of cards, options and table, in English.
### Same ids, same order, same placeholders in cards.fr.ftl and cards.de.ftl.
###
### Glossary (one word for one thing)
###   champion           a card of power 0 to 9
###   battle champion    the champion fighting this turn; legacy champion = top of the legacy pile
###   legacy pile        a player’s played champions, face up
###   location           a card to fight for; current location = the one where the battle champions stand
###   advance            close the gaps in the row and refill it from the location deck
###   reveal             turn face up, for everyone
###   set aside          put out of the hand for a while; comes back when the hand is empty
###   block              an ability that is blocked does nothing this turn
###   Battle phase, Legacy phase, combat, clean-up    the parts of a turn after the choice of champions
###   printed power      the number on the card; power = with everything added
###   Fatestone          the die that settles ties: keep it and lose the tie, or pass it and win
###   relic, event       the two optional sets of cards
###   round, turn        a game has rounds, a round has turns
###   VP                 victory points
###   .the               a name as the object of a sentence: “Ann reveals the Monk”

## The game

game-name = Strife
game-subtitle = Legacy of the Eternals
game-about = Two rivals, the same ten champions, and no secret but the next choice. Read your opponent, time each ability, and remember that a champion who has fought still helps from the legacy pile.
game-first = In beginner mode: there is no Battle phase, only legacy abilities are used.
game-rights = Strife: Legacy of the Eternals is a game by Christopher Hamm, published by Vision 3 Games and, in Europe, by Cube Factory of Ideas.
cards-champion = Champions
cards-location = Locations and relics
cards-event = Events

## Champions

champion-monk = Monk
    .the = the Monk
champion-necromancer = Necromancer
    .the = the Necromancer
champion-assassin = Assassin
    .the = the Assassin
champion-mage = Wizard
    .the = the Wizard
champion-paladin = Paladin
    .the = the Paladin
champion-ranger = Ranger
    .the = the Ranger
champion-druid = Druid
    .the = the Druid
champion-warrior = Warrior
    .the = the Warrior
champion-knight = Knight
    .the = the Knight
champion-barbarian = Barbarian
    .the = the Barbarian
champion-none = nobody
    .the = nobody

race-human = Human
race-undead = Undead
race-dark_elf = Dark Elf
race-elf = Elf
race-dwarf = Dwarf
race-orc = Orc

## Abilities

ability-battle_meditation = Battle Meditation
ability-battle_meditation-text = The Monk gains power equal to the printed power of the opposing battle champion.
ability-vital_strike = Vital Strike
ability-vital_strike-text = As soon as the battle champions are revealed, before anything else, you may block the battle ability of the opposing battle champion for this turn.
ability-power_from_beyond = Power from Beyond the Grave
ability-power_from_beyond-text = The Necromancer gains 1 power for each champion in your legacy pile.
ability-unholy_alliance = Unholy Alliance
ability-unholy_alliance-text = The Necromancer may trade places with any champion in your legacy pile. The legacy ability of that champion then triggers at once.
ability-disguise = Disguise
ability-disguise-text = The Assassin may trade places with your legacy champion, who joins the fight and brings its own battle ability.
ability-power_of_shadows = Power of Shadows
ability-power_of_shadows-text = Your battle champion gains +{ $amount } power.
ability-arcane_influence = Arcane Influence
ability-arcane_influence-text = You may skip your Legacy phase this turn. If you do, the Wizard gains power equal to that of your legacy champion.
ability-ethereal_breath = Ethereal Breath
ability-ethereal_breath-text = You may set aside a champion from your hand. If you do, its power is added to your battle champion.
ability-guardian_spirit = Guardian Spirit
ability-guardian_spirit-text = You may call your legacy champion to the Paladin’s side and trigger its battle ability. The Paladin then gains half of that champion’s power, rounded up.
ability-divine_protection = Divine Protection
ability-divine_protection-text = If you would lose the combat by { $amount } or less, it counts as a tie instead.
ability-ambush = Ambush
ability-ambush-text = You may block the battle ability of the opposing battle champion for this turn. What has already happened stays.
ability-hidden_path = Hidden Path
ability-hidden_path-text = You may put the face-up locations in any order you like.
ability-natural_order = Natural Order
ability-natural_order-text = You may put your opponent’s legacy pile in any order you like.
ability-renewal_of_the_land = Renewal of the Land
ability-renewal_of_the_land-text = You may swap the current location for any location in the discard.
ability-tenacity = Tenacity
ability-tenacity-text = You may block the legacy ability of the opposing legacy champion for this turn.
ability-lightning_attack = Lightning Attack
ability-lightning_attack-text = The opposing battle champion loses power equal to the printed VP of the current location. You may also count the Warrior’s { $amount } instead of the whole total of your battle champion.
ability-charge = Charge
ability-charge-text = You may move both battle champions to another face-up location.
ability-manoeuvre = Manoeuvre
ability-manoeuvre-text = You may put the current location on top of the location deck; the face-up locations then advance.
ability-ravaging_hordes = Ravaging Hordes
ability-ravaging_hordes-text = You may discard a location next to the current one; the face-up locations then advance.
ability-pillage = Pillage
ability-pillage-text = If you win this combat, you score { $amount } VP more.

## Locations and relics

location-pit_of_souls = Pit of Souls
    .the = the Pit of Souls
location-endless_green = The Endless Green
    .the = the Endless Green
location-ravagers_wastes = Ravager’s Wastes
    .the = Ravager’s Wastes
location-shadow_keep = Shadow Keep
    .the = Shadow Keep
location-cathedral_of_light = Cathedral of Light
    .the = the Cathedral of Light
location-camerions_tower = Camerion’s Tower
    .the = Camerion’s Tower
location-nethil_yara = Nethil Yara
    .the = Nethil Yara
location-kingdom_of_astaria = Kingdom of Astaria
    .the = the Kingdom of Astaria
location-baladons_rock = Baladon’s Rock
    .the = Baladon’s Rock
location-temple_of_shin_ti_lal = Temple of Shin Ti Lal
    .the = the Temple of Shin Ti Lal
location-primordial_gate = Primordial Gate
    .the = the Primordial Gate
location-austene_isle_of_air = Austene, Isle of Air
    .the = Austene
location-colmaris_woods = Colmaris Woods
    .the = Colmaris Woods
location-curse_of_hattia = Curse of Hattia
    .the = the Curse of Hattia
location-lake_of_mirrors = Lake of Mirrors
    .the = the Lake of Mirrors
location-ager_pugno = Ager Pugno
    .the = Ager Pugno
location-garwood_peak = Garwood Peak
    .the = Garwood Peak
location-changeling_haven = Changeling Haven
    .the = Changeling Haven
location-darkwood_abyss = Darkwood Abyss
    .the = the Darkwood Abyss
location-none = no location
    .the = no location

location-bonus = +{ $amount } for every { $champion } fighting here
location-points = { $points } VP

relic-rule = Win the combat at a relic and you keep the card: its power is yours during the next turn, and only then. Used or not, it then goes to the discard.
relic-exchange_legacy_with_hand-text = At the start of your Legacy phase, you may exchange your legacy champion with a champion from your hand.
relic-move_battle-text = At the start of your Battle phase, you may move both battle champions to another face-up location.
relic-double_points-text = At the end of combat, once the winner is known, you may double the VP of the current location.
relic-discard_location-text = At the start of your Battle phase, you may discard any face-up location; the others then advance.
relic-exchange_location-text = At the end of your Battle phase, you may swap the current location for one from the location deck or the discard. If it came from the deck, the deck is shuffled.
relic-strengthen-text = In combat, your battle champion gains +{ $amount } power.
relic-see_first-text = When champions are chosen, you may have your opponent choose and reveal first; you choose afterwards.
relic-exchange_battle_with_legacy-text = At the start of your Battle phase, you may exchange your battle champion with your legacy champion.
relic-rearrange_own_pile-text = At the start of your Legacy phase, you may put your legacy pile in any order you like.

## Events

event-ceremony_of_the_wyrm = Ceremony of the Wyrm
event-ceremony_of_the_wyrm-text = When the round begins, each player hides one champion from hand beside this card: it will be their legacy champion next round. Until the end of the round, hands stay secret. Then both hidden champions are revealed, and the higher printed power scores { $points } VP.
event-festival_of_the_sphinx = Festival of the Sphinx
event-festival_of_the_sphinx-text = Each turn, before the battle champions are revealed, both players must guess which one the other has chosen. A right guess scores { $points } VP.
event-season_of_the_meek = Season of the Meek
event-season_of_the_meek-text = In combat, battle champions of printed power { $power } or less gain +{ $amount } power.
event-choking_fog = Choking Fog
event-choking_fog-text = Printed power no longer decides who uses a battle ability first: every time counts as a tie, settled with the Fatestone.
event-blood_moon = Blood Moon
event-blood_moon-text = In combat, battle champions that are not human gain +{ $amount } power.
event-crusade_of_men = Crusade of Men
event-crusade_of_men-text = In combat, human battle champions gain +{ $amount } power.
event-winter_storm = Winter Storm
event-winter_storm-text = Nothing that would change the location of the battle may be used. The locations still advance at clean-up.
event-opening_of_the_trade_routes = Opening of the Trade Routes
event-opening_of_the_trade_routes-text = { $first } and { $second } are each worth { $points } VP more.
event-splendor_of_spring = Splendor of Spring
event-splendor_of_spring-text = { $first } and { $second } are each worth { $points } VP more.

## Options

option-edition = Edition
    .about = Which rule booklet applies where the two published editions differ.
option-edition-v3g = Vision 3 Games
option-edition-cube = Cube
option-edition-custom = Custom
option-rounds = Rounds
    .about = Three rounds are the usual game; one or two are quicker, five are epic.
option-beginner = Beginner mode
    .about = Skips the Battle phase of every turn: only legacy abilities are used.
option-relics = Relics
    .about = Shuffles two relics, locations with a power, among the locations.
option-events = Events
    .about = Gives each round an event, known from the start, that bends the rules.
option-fatestone_second_tie = Second tie for the Fatestone
    .about = When the first legacy champions are equal, which battle champion takes the Fatestone.
option-fatestone_second_tie-lowest = The weaker one
option-fatestone_second_tie-highest = The stronger one
option-fatestone_cap = Highest Fatestone value
    .about = At this value the Fatestone can still be passed but no longer grows.
option-fatestone_cap-none = No limit
option-entering_battle = Champion entering the battle
    .about = When a champion that enters during the Battle phase uses its battle ability.
option-entering_battle-immediate = At once
option-entering_battle-countdown = When its power is called, from 9 down to 0
option-order_tie_choice = Tie over the order
    .about = What a player gains by winning a tie over who uses an ability first.
option-order_tie_choice-winner_first = The winner acts first
option-skip_irrelevant_order_ties = Skip idle order ties
    .about = Does not ask for the Fatestone when the order of two equal champions changes nothing.
option-block_scope = Reach of a block
    .about = Whether a champion that takes the place of a blocked one is blocked as well.
option-block_scope-seat = The place: newcomers too
option-block_scope-card = That champion only
option-monk_gain = Power gained by the Monk
    .about = Whether Battle Meditation follows a later change of the opposing battle champion.
option-monk_gain-snapshot = Fixed when the ability resolves
option-monk_gain-dynamic = Follows the opposing champion
option-mage_skip = Legacy phase skipped by the Wizard
    .about = Whose Legacy phase is skipped by Arcane Influence.
option-mage_skip-own = The Wizard’s player only
option-mage_skip-both = Both players
option-round_end_count = Champions counted for the end of a round
    .about = The round ends when both players have exactly one champion left: which ones count.
option-round_end_count-hand_only = Hand only
option-round_end_count-hand_plus_aside = Hand and set aside
option-aside_return = Return of champions set aside
    .about = Whose champions set aside come back when a player’s hand is empty.
option-aside_return-own = That player’s
option-aside_return-all_players = Both players’
option-reshuffle = Locations between rounds
    .about = Which locations are shuffled into the deck for a new round.
option-reshuffle-all = All of them
option-reshuffle-discard_only = The discard only
option-paladin_half = Power shared with the Paladin
    .about = Which power Guardian Spirit takes half of.
option-paladin_half-current = With what its ability has gained
option-paladin_half-printed = Printed power only
option-paladin_exposes_next = The Paladin uncovers the next champion
    .about = Once the Paladin has called one, the next champion of the pile becomes the legacy champion.
option-paladin_assassin = Assassin at the Paladin’s side
    .about = Whether an Assassin called by the Paladin may use Disguise there.
option-paladin_assassin-swap_support = May trade places
option-paladin_assassin-no_swap = Stays
option-ranger_after_move = Hidden Path after a move
    .about = Where the battle champions stand when the locations are put in a new order.
option-ranger_after_move-position = At the same place in the row
option-ranger_after_move-card = At the same location
option-warrior_value = Location counted by the Warrior
    .about = Which moment decides how much power Lightning Attack takes away.
option-warrior_value-snapshot = When the ability resolves
option-warrior_value-at_combat = At combat
option-warrior_sub = The Warrior’s power instead of the total
    .about = Whether bonuses and losses still apply to the Warrior’s power used by Lightning Attack.
option-warrior_sub-flat7 = Printed power, no more, no less
option-warrior_sub-as_battle_champion = As if the Warrior were fighting
option-relic_discard = Used relics
    .about = When a relic that has been used goes to the discard.
option-relic_discard-on_use = At once
option-relic_discard-cleanup = At clean-up
option-choking_fog = Order in the Choking Fog
    .about = How the order of battle abilities is decided during this event.
option-choking_fog-fatestone_order = By the Fatestone
option-winter_storm = Reach of the Winter Storm
    .about = What may not be changed during this event.
option-winter_storm-battle_location = The location of the battle
option-winter_storm-any_location_move = Any face-up location
option-wyrm_turns = Turns in a Wyrm round
    .about = How many turns a round with the Ceremony of the Wyrm normally lasts.

## The table

zone-hand = Hand
zone-pile = Legacy pile
zone-aside = Set aside
zone-row = Locations
zone-deck = Location deck
zone-discard = Discard
zone-fatestone = Fatestone
zone-battle = Battle champion
zone-support = At the Paladin’s side
zone-hidden = Hidden champion
zone-relic = Relic
zone-event = Event
zone-round = Round
zone-turn = Turn
zone-points = Victory points

kind-battle = Battle
kind-legacy = Legacy
