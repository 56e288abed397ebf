### Strife: the words of a game being played, in English.
### Same ids, same order, same placeholders in play.fr.ftl and play.de.ftl. The glossary stands in cards.en.ftl.
### { $seat }, { $opponent }, { $owner } are names of players; { $champion } is “the Monk”, { $location } “the Pit of Souls”.

## What happened

told-round = Round { $round } begins.
told-event = The event of this round: { $event }.
told-joins = A relic joins the locations: { $location }.
told-turn = Turn { $turn } begins.
told-turns_up = A location is turned up: { $location }.
told-discards = { $location } goes to the discard.
told-sends_back = The location deck takes back { $location }.
told-exchanges_location = The battle is no longer for { $location } but for { $instead }.
told-moves_battle = The battle moves to { $location }.
told-reveals_legacy = { $seat } reveals { $champion } as legacy champion.
    .seat = You reveal { $champion } as legacy champion.
told-reveals = { $seat } reveals { $champion }.
    .seat = You reveal { $champion }.
told-takes_stone = { $seat } takes the Fatestone.
    .seat = You take the Fatestone.
told-tie =
    { $tie ->
        [reveal] Two Monks: a tie for who chooses first.
        [battle] A tie for who acts first in the Battle phase.
        [legacy] A tie for who acts first in the Legacy phase.
        [offering] The hidden champions are tied.
       *[combat] The combat is tied.
    }
told-keeps_stone = { $seat } keeps the Fatestone and loses the tie.
    .seat = You keep the Fatestone and lose the tie.
told-gives_stone = { $seat } passes the Fatestone on, now worth { $value } VP, and wins the tie.
    .seat = You pass the Fatestone on, now worth { $value } VP, and win the tie.
told-rolls = Both players roll the die: { $first }, { $second }.
told-uses = { $seat } uses { $champion }: { $ability }.
    .seat = You use { $champion }: { $ability }.
told-blocks_battle = { $seat } blocks the battle ability of { $opponent } for this turn.
    .seat = You block the battle ability of { $opponent } for this turn.
    .opponent = { $seat } blocks your battle ability for this turn.
told-blocks_legacy = { $seat } blocks the legacy ability of { $opponent } for this turn.
    .seat = You block the legacy ability of { $opponent } for this turn.
    .opponent = { $seat } blocks your legacy ability for this turn.
told-gains = With { $champion }, { $seat } gains { $amount } power.
    .seat = With { $champion }, you gain { $amount } power.
told-changes_places = { $seat } exchanges { $champion } for { $newcomer }.
    .seat = You exchange { $champion } for { $newcomer }.
told-skips_legacy = { $seat } skips the Legacy phase.
    .seat = You skip the Legacy phase.
told-calls = { $seat } calls { $champion } to the Paladin’s side.
    .seat = You call { $champion } to the Paladin’s side.
told-places_champion = { $seat } puts { $champion } next in the legacy pile of { $owner }.
    .seat = You put { $champion } next in the legacy pile of { $owner }.
    .owner = { $seat } puts { $champion } next in your legacy pile.
    .seat-owner = You put { $champion } next in your legacy pile.
told-places_location = { $seat } puts { $location } next in the row.
    .seat = You put { $location } next in the row.
told-raises = { $seat } raises { $champion } to the top of the legacy pile.
    .seat = You raise { $champion } to the top of the legacy pile.
told-strengthens = { $seat } has { $champion } on the legacy pile: the battle champion gets { $amount } power more.
    .seat = You have { $champion } on the legacy pile: the battle champion gets { $amount } power more.
told-sets_aside = { $seat } sets { $champion } aside and adds { $amount } to the battle champion.
    .seat = You set { $champion } aside and add { $amount } to your battle champion.
told-adds = { $seat } adds { $amount } to the battle champion.
    .seat = You add { $amount } to your battle champion.
told-takes_back = A hand is empty: { $seat } takes back the champions set aside.
    .seat = A hand is empty: you take back the champions set aside.
told-protects = { $seat } is protected by { $champion }: a narrow defeat will count as a tie.
    .seat = You are protected by { $champion }: a narrow defeat will count as a tie.
told-weakens = { $seat } strikes with { $champion }: the opposing battle champion loses { $amount } power.
    .seat = You strike with { $champion }: the opposing battle champion loses { $amount } power.
told-will_pillage = { $seat } sends { $champion } to pillage: a victory will bring more VP.
    .seat = You send { $champion } to pillage: a victory will bring more VP.
told-replaces = { $seat } counts { $champion } instead of the whole total.
    .seat = You count { $champion } instead of the whole total.
told-no_contest = No location lies here: there is no combat.
told-totals = The totals: { $first }, { $second }.
told-wins = { $seat } wins the combat for { $location } and scores { $points } VP.
    .seat = You win the combat for { $location } and score { $points } VP.
told-pillages = { $seat } pillages and scores { $points } VP more.
    .seat = You pillage and score { $points } VP more.
told-doubles = { $seat } doubles the location and scores { $points } VP more.
    .seat = You double the location and score { $points } VP more.
told-uses_relic = { $seat } uses { $location }.
    .seat = You use { $location }.
told-gives_up = { $seat } has had the turn for { $location }: the discard receives the relic.
    .seat = You have had the turn for { $location }: the discard receives the relic.
told-wins_relic = { $seat } wins a relic for the next turn: { $location }.
    .seat = You win a relic for the next turn: { $location }.
told-hides = { $seat } hides { $champion } for the Wyrm.
    .seat = You hide { $champion } for the Wyrm.
told-hides_something = { $seat } hides a champion for the Wyrm.
    .seat = You hide a champion for the Wyrm.
told-offered = { $seat } had hidden { $champion } for the Wyrm.
    .seat = You had hidden { $champion } for the Wyrm.
told-scores_offering = { $seat } pleases the Wyrm and scores { $points } VP.
    .seat = You please the Wyrm and score { $points } VP.
told-guesses = { $seat } guesses { $champion }.
    .seat = You guess { $champion }.
told-scores_guess = { $seat } has guessed right and scores { $points } VP.
    .seat = You have guessed right and score { $points } VP.
told-round_ends = Round { $round } is over.
told-carries_over = { $seat } carries { $champion } over into the new round.
    .seat = You carry { $champion } over into the new round.
told-scores_stone = { $seat } holds the Fatestone and scores { $points } VP.
    .seat = You hold the Fatestone and score { $points } VP.
told-ends = The game is over: { $first }, { $second }.

# A number with whose it is: “Ann with 12”.
figure = { $seat } with { $amount }

## What is asked

ask-assign-legacy = Choose your first legacy champion, in secret.
ask-select-champions = Choose your champion for the battle for { $location }, in secret.
ask-select-alone = Choose your champion for the battle for { $location }.
ask-garwood-peak = Garwood Peak: should your opponent choose and reveal first?
ask-guess = The Sphinx asks: which champion has { $owner } chosen?
ask-guess-alone = The Sphinx asks: which champion has { $owner } chosen?
ask-hide-offerings = Choose a champion to hide for the Wyrm. It will be your legacy champion next round.
ask-vital-strike = Vital Strike by { $by }: will you block the opposing battle ability this turn?
ask-break-tie =
    { $tie ->
        [reveal] Two Monks: a tie for who chooses first.
        [battle] A tie for who acts first in the Battle phase.
        [legacy] A tie for who acts first in the Legacy phase.
        [offering] The hidden champions are tied.
       *[combat] The combat is tied.
    } Will you keep the Fatestone, worth { $value } VP, and lose the tie, or pass it on and win?
ask-disguise = Disguise: will you exchange { $by } for your legacy champion?
ask-arcane-influence = Arcane Influence: will you skip your Legacy phase and add your legacy champion’s power to { $by }?
ask-guardian-spirit = Guardian Spirit: will you call your legacy champion to fight beside { $by }?
ask-ambush = Ambush by { $by }: will you block the opposing battle ability this turn?
ask-tenacity = Tenacity by { $by }: will you block the opposing legacy ability this turn?
ask-charge = Charge by { $by }: will you move the battle away from { $location }?
ask-ravaging-hordes = Ravaging Hordes by { $by }: will you discard a location next to { $location }?
ask-arrange-pile =
    { $whose ->
        [own] Darkwood Abyss: which champion comes next in your legacy pile, from the top down?
       *[other] Natural Order by { $by }: which champion comes next in the legacy pile of { $owner }, from the top down?
    }
ask-arrange-row = Hidden Path by { $by }: which location comes next in the row, beginning farthest from the deck?
ask-unholy-alliance = Unholy Alliance: which champion shall trade places with { $by } and use its legacy ability?
ask-ethereal-breath = Ethereal Breath by { $by }: which champion will you set aside, to add its power to your battle champion?
ask-renewal-of-the-land = Renewal of the Land by { $by }: which location shall take the place of { $location }?
ask-manoeuvre = Manoeuvre by { $by }: will you put { $location } back on the location deck?
ask-primordial-gate = Primordial Gate: will you exchange { $champion }, your legacy champion, for a champion from your hand?
ask-austene-isle-of-air = Austene, Isle of Air: will you move the battle away from { $location }?
ask-curse-of-hattia = Curse of Hattia: which location will you discard?
ask-lake-of-mirrors = Lake of Mirrors: which location shall take the place of { $location }?
ask-changeling-haven = Changeling Haven: will you exchange your battle champion for { $champion }, your legacy champion?
ask-darkwood-abyss = Darkwood Abyss: will you put your legacy pile in a new order?
ask-replace = Lightning Attack by { $by }: will you count its power instead of your total?
ask-colmaris-woods = Colmaris Woods: will you score the VP of { $location } a second time?
ask-carry-over = Choose the champion that begins your legacy pile next round.

## What may be chosen

choice-pass = Do nothing
choice-use = Do it
choice-keep = Keep the Fatestone and lose the tie
choice-give = Pass the Fatestone on and win the tie
choice-legacy = Put { $champion } in your legacy pile
choice-select = Send { $champion } into battle
choice-hide = Hide { $champion }
choice-guess = Guess { $champion }
choice-carry = Carry { $champion } over
choice-aside = Set { $champion } aside
choice-raise = Raise { $champion }
choice-place = Put { $champion } next
choice-arrange = Put { $location } next
choice-move = Move the battle to { $location }
choice-discard = Discard { $location }
choice-take = Fight for { $location } instead
choice-exchange = Exchange for { $champion }

choice-use-garwood-peak = Let your opponent choose and reveal first
choice-use-vital-strike = Block the opposing battle ability
choice-use-disguise = Trade places with your legacy champion
choice-use-arcane-influence = Skip the Legacy phase and gain the power
choice-use-guardian-spirit = Call your legacy champion
choice-use-ambush = Block the opposing battle ability
choice-use-tenacity = Block the opposing legacy ability
choice-use-manoeuvre = Put the location back on the deck
choice-use-changeling-haven = Exchange the two champions
choice-use-darkwood-abyss = Put the pile in a new order
choice-use-replace = Count the Warrior’s power
choice-use-colmaris-woods = Double the VP

choice-pass-garwood-peak = Choose at the same time
choice-pass-disguise = Fight on undisguised
choice-pass-arcane-influence = Keep the Legacy phase
choice-pass-guardian-spirit = Fight alone
choice-pass-charge = Stay here
choice-pass-ravaging-hordes = Discard nothing
choice-pass-arrange-pile = Leave the rest as it is
choice-pass-arrange-row = Leave the rest as it is
choice-pass-unholy-alliance = Leave the pile as it is
choice-pass-ethereal-breath = Set nobody aside
choice-pass-renewal-of-the-land = Keep this location
choice-pass-manoeuvre = Keep this location
choice-pass-primordial-gate = Keep your legacy champion
choice-pass-austene-isle-of-air = Stay here
choice-pass-curse-of-hattia = Discard nothing
choice-pass-lake-of-mirrors = Keep this location
choice-pass-changeling-haven = Keep both where they are
choice-pass-darkwood-abyss = Leave the pile as it is
choice-pass-replace = Count your total
choice-pass-colmaris-woods = Leave the VP as they are

## What comes next

step-set-up = The relics and events of this game are drawn.
step-lay-out = Locations are turned up until the row is full.
step-open-first-round = The opening: both players choose a legacy champion and a battle champion in secret.
step-assign-legacy = Both players choose a legacy champion in secret.
step-reveal-legacies = Both legacy champions are revealed.
step-give-fatestone = The stronger legacy champion brings its player the Fatestone.
step-give-fatestone-by-battle = The legacy champions are equal: the battle champions decide who takes the Fatestone.
step-roll-off = Both players roll the die for the Fatestone.
step-start-turn = A turn begins.
step-select-champions = Both players choose a battle champion in secret.
step-select-alone = { $seat } chooses a battle champion.
    .seat = You choose a battle champion.
step-garwood-peak = { $seat } may use Garwood Peak and have the opponent choose first.
    .seat = You may use Garwood Peak and have the opponent choose first.
step-reveal-first = { $seat } reveals the chosen champion first.
    .seat = You reveal the chosen champion first.
step-reveal-champions = Both battle champions are revealed.
step-reveal-early = Both battle champions are revealed to give the Fatestone.
step-hide-offerings = Both players hide a champion for the Wyrm.
step-reveal-offerings = The champions hidden for the Wyrm are revealed.
step-award-offering-to-favoured = The winner of the tie scores for the Wyrm.
step-award-offering = { $seat } scores for the Wyrm.
    .seat = You score for the Wyrm.
step-guess = Both players guess which champion the other has chosen.
step-guess-alone = { $seat } guesses which champion the opponent has chosen.
    .seat = You guess which champion the opponent has chosen.
step-break-tie = { $seat } decides the tie: keep the Fatestone and lose, or pass it on and win.
    .seat = You decide the tie: keep the Fatestone and lose, or pass it on and win.
step-vital-strikes-in-order = The winner of the tie decides first about the Monk’s Vital Strike.
step-vital-strike = { $seat } may block the opposing battle ability with the Monk.
    .seat = You may block the opposing battle ability with the Monk.
step-battle-phase = The Battle phase begins.
step-open-battle = Both battle champions get ready to use their abilities.
step-call-champions = The stronger battle champion still to act uses its ability.
step-call-favoured = The winner of the tie uses the battle ability first.
step-disguise = { $seat } may exchange the Assassin for the legacy champion.
    .seat = You may exchange the Assassin for the legacy champion.
step-arcane-influence = { $seat } may skip the Legacy phase to strengthen the Wizard.
    .seat = You may skip the Legacy phase to strengthen the Wizard.
step-guardian-spirit = { $seat } may call the legacy champion to the Paladin’s side.
    .seat = You may call the legacy champion to the Paladin’s side.
step-add-half = { $seat }: the Paladin gains half the power of the champion at his side.
step-ambush = { $seat } may block the opposing battle ability with the Ranger.
    .seat = You may block the opposing battle ability with the Ranger.
step-tenacity = { $seat } may block the opposing legacy ability with the Warrior.
    .seat = You may block the opposing legacy ability with the Warrior.
step-charge = { $seat } may move the battle with the Knight.
    .seat = You may move the battle with the Knight.
step-ravaging-hordes = { $seat } may discard a neighbouring location with the Barbarian.
    .seat = You may discard a neighbouring location with the Barbarian.
step-arrange-pile = { $seat } puts a legacy pile in order.
    .seat = You put a legacy pile in order.
step-arrange-row = { $seat } puts the face-up locations in order.
    .seat = You put the face-up locations in order.
step-legacy-phase = The Legacy phase begins.
step-call-legacies = The stronger legacy champion uses its ability first, then the other.
step-legacies-in-order = The winner of the tie uses the legacy ability first.
step-use-legacy = { $seat } uses the legacy ability of the legacy champion.
    .seat = You use the legacy ability of the legacy champion.
step-unholy-alliance = { $seat } may raise another champion of the pile with the Necromancer.
    .seat = You may raise another champion of the pile with the Necromancer.
step-ethereal-breath = { $seat } may set aside a champion with the Wizard to strengthen the battle champion.
    .seat = You may set aside a champion with the Wizard to strengthen the battle champion.
step-renewal-of-the-land = { $seat } may swap the current location with the Druid.
    .seat = You may swap the current location with the Druid.
step-manoeuvre = { $seat } may put the current location back on the deck with the Knight.
    .seat = You may put the current location back on the deck with the Knight.
step-relic-moment = Whoever holds a relic may use it now, if this is its moment.
step-spend-relic = { $seat } has used a relic; it is spent.
    .seat = You have used a relic; it is spent.
step-primordial-gate = { $seat } may exchange the legacy champion for a champion from hand.
    .seat = You may exchange the legacy champion for a champion from hand.
step-austene-isle-of-air = { $seat } may move the battle with Austene, Isle of Air.
    .seat = You may move the battle with Austene, Isle of Air.
step-curse-of-hattia = { $seat } may discard a location with the Curse of Hattia.
    .seat = You may discard a location with the Curse of Hattia.
step-lake-of-mirrors = { $seat } may swap the current location with the Lake of Mirrors.
    .seat = You may swap the current location with the Lake of Mirrors.
step-ager-pugno = Ager Pugno strengthens the battle champion of its owner.
step-changeling-haven = { $seat } may exchange battle champion and legacy champion.
    .seat = You may exchange battle champion and legacy champion.
step-darkwood-abyss = { $seat } may put their legacy pile in a new order.
    .seat = You may put your legacy pile in a new order.
step-combat = The combat begins.
step-replace = Whoever used the Warrior may count his power instead of the total.
step-compare-totals = The totals are compared.
step-award-favoured = The winner of the tie wins the combat.
step-colmaris-woods = { $seat } may double the VP of the location.
    .seat = You may double the VP of the location.
step-clean-up = Clean-up: the location is discarded, the row advances, the champions join the legacy piles.
step-end-round = The round ends.
step-carry-over = Players with several champions in hand choose which one to carry over.
step-new-round = A new round is set up.
step-end-game = The holder of the Fatestone scores its value, and the game ends.

## What a total is made of

part-printed = { $amount } printed power
part-gained = { $amount } battle ability
part-legacy = { $amount } legacy and relic
part-legacy-alone = { $amount } legacy
part-reduced = { $amount } opposing Warrior
part-location = { $amount } location
part-event = { $amount } event
part-replaced = { $amount } power of the Warrior

## What a card says

card-power = Power { $power }, { $race }
card-ability = { $kind } · { $title }: { $text }
