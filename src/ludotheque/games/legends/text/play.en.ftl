### Legends: the words of a game being played, in English.
### Same ids, same order, same placeholders in play.fr.ftl and play.de.ftl. The glossary stands in units.en.ftl.
### { $seat } is the name of a player, { $team } the names of all players of one side; { $unit } is “the High Elf”.
### { $space } and { $to } are spaces, A4; { $side } is “beige army”, { $pack } the name of an army.

## The game

game-name = Stratego Legends
game-subtitle = Two hidden armies, one Castle each
game-about = Thirty hidden units a side, drawn up by lot on a field of seven terrains: Elves, Titans, Vampires, spells. Find out who stands where, and destroy the opposing Castle. Some units fly, some strike from afar, some lay a curse on everybody when they fall. For two players, or for two teams of up to four.
game-at-once = Both Castles begin in the two back rows.
game-rights = Stratego Legends is a game by Craig Van Ness and others, published by Avalon Hill/Hasbro and by Jumbo; the game, its title and the names of its units belong to them. This implementation is independent of them, and its words are our own.
cards-unit = Units

## What happened

told-takes_side = { $seat } leads the { $side }.
    .seat = You lead the { $side }.
told-musters = { $seat } has this army: { $pack }.
    .seat = You have this army: { $pack }.
told-is_ready = { $seat } has mustered an army in secret.
    .seat = You have mustered an army in secret.
told-lays_boards = The boards are turned up, and the units are dealt face down.
told-swaps = { $seat } lets { $space } and { $to } change places.
    .seat = You let { $space } and { $to } change places.
told-turn = Turn { $turn }: { $seat } plays.
    .seat = Turn { $turn }: you play.
told-watches = { $seat } wants to be asked about abilities at every opportunity.
    .seat = You want to be asked about abilities at every opportunity.
told-rests = { $seat } no longer wants to be asked at every opportunity.
    .seat = You no longer want to be asked at every opportunity.
told-moves = { $seat } moves from { $space } to { $to }.
    .seat = You move from { $space } to { $to }.
told-charges = { $seat } charges from { $space } to { $to }.
    .seat = You charge from { $space } to { $to }.
told-slashes = { $seat } slashes from { $space } to { $to }.
    .seat = You slash from { $space } to { $to }.
told-sidesteps = { $seat } steps diagonally from { $space } to { $to }.
    .seat = You step diagonally from { $space } to { $to }.
told-runs = { $seat } goes in two steps from { $space } to { $to }.
    .seat = You go in two steps from { $space } to { $to }.
told-flies = { $seat } flies from { $space } to { $to }.
    .seat = You fly from { $space } to { $to }.
told-hops = { $seat } shifts from { $space } to { $to }.
    .seat = You shift from { $space } to { $to }.
told-switches = { $seat } switches { $space } and { $to }.
    .seat = You switch { $space } and { $to }.
told-teleports = { $seat } destroys the unit on { $space } to teleport the one on { $to }.
    .seat = You destroy the unit on { $space } to teleport the one on { $to }.
told-strikes = { $seat } strikes at { $to } from { $space }.
    .seat = You strike at { $to } from { $space }.
told-looks_at = { $seat } looks from { $space } at { $to } by Vision.
    .seat = You look from { $space } at { $to } by Vision.
told-besieges = { $seat } surrounds { $to }, with the help of { $space }.
    .seat = You surround { $to }, with the help of { $space }.
told-attacks = { $seat } attacks { $to } from { $space }.
    .seat = You attack { $to } from { $space }.
told-reveals = { $team } shows { $unit } on { $space }.
    .team = You show { $unit } on { $space }.
told-sees = You see who stands on { $space }: { $unit }.
told-looks = { $seat } looks at the unit on { $space }; nobody else does.
    .seat = You look at the unit on { $space }; nobody else does.
told-counts = { $role }, { $part }: { $amount }.
told-compares = The attacker has { $attack }, the defender { $defence }.
told-dispels = Dispel Magic, by { $unit }, stops the spell of { $other }.
told-casts = { $seat } casts the spell of { $unit }.
    .seat = You cast the spell of { $unit }.
told-names = { $seat } guesses: { $unit }.
    .seat = You guess: { $unit }.
told-slays = Strengths do not count here: { $unit } destroys { $other }.
told-abducts = { $seat } takes over { $unit } and puts the captive on { $space }.
    .seat = You take over { $unit } and put the captive on { $space }.
told-works = On { $space }, the power of { $unit } takes effect.
told-rages = Berserk: another attack by { $unit } on { $space } has to follow.
told-withers = No strength is left to { $unit } on { $space }.
told-destroyed = { $team } loses { $unit } on { $space }.
    .team = You lose { $unit } on { $space }.
told-returns = { $team } gets { $unit } back on { $space }.
    .team = You get { $unit } back on { $space }.
told-changes_sides = The unit on { $space } now fights for { $team }.
    .team = The unit on { $space } now fights for you.
told-curse_begins = The Death Curse of { $unit } begins.
told-curse_ends = The Death Curse of { $unit } ends.
told-acts = { $seat } uses the action of { $unit } on { $space }.
    .seat = You use the action of { $unit } on { $space }.
told-uses = { $seat } uses the ability of { $unit }, aimed at { $space }.
    .seat = You use the ability of { $unit }, aimed at { $space }.
told-strengthens = { $space } gains { $amount } until the end of the turn.
told-weakens = { $space } loses { $amount } until the end of the turn.
told-gains = { $space } has { $keyword } until the end of the turn.
told-plays_on = { $seat } has another turn.
    .seat = You have another turn.
told-gives_up = { $seat } gives up the unit on { $space }.
    .seat = You give up the unit on { $space }.
told-surveys = { $seat } names a terrain: { $terrain }.
    .seat = You name a terrain: { $terrain }.
told-is_stuck = { $seat } can neither move nor act.
    .seat = You can neither move nor act.
told-stalls = The battle cannot be decided: { $reason }.
told-battle_ends = { $team ->
    [none] The battle is a draw.
   *[other] { $team } wins the battle.
}
    .team = You win the battle.

# A side of several players, in sentences.
side-of = the side of { $names }
side-yours = your side

## What is asked

ask-turn = Your turn: move a unit, or use an action. Abilities come before that.
ask-window = { $moment ->
    [beginning] A turn begins: will you use an ability?
    [attack] An attack: will you use an ability before it is decided?
    [strike] A Distance Strike: will you use an ability before it is decided?
    [after] The attack is settled: will you use an ability?
   *[end] The turn ends: will you use an ability?
}
ask-swap = { $count ->
    [one] { $count } swap left: which of your units is to change places with another?
   *[other] { $count } swaps left: which of your units is to change places with another?
}
ask-swap-with = With which of your units does { $unit } on { $space } change places?
ask-shuffle = Which unit of { $owner } is to change places with another one? You do not see what they are.
ask-shuffle-with = For the unit on { $space }: with which other one of { $owner } does it change places?
ask-muster = { $count ->
    [0] Muster your army: take one that is ready, or recruit the first unit.
    [30] Muster your army: keep that of the last battle, take one that is ready, or recruit the first unit.
    [one] Muster your army: { $count } unit of 30 is in it. Who comes next?
   *[other] Muster your army: { $count } units of 30 are in it. Who comes next?
}
ask-rage = Berserk: whom does the unit on { $space } attack next?
ask-possess = Your unit on { $space } is attacked: will you give it up and take over the attacker?
ask-guard = Will you give up a guard to bring back { $unit }?
ask-snare = Through { $by }: will you bring down { $unit }? It has flown over.
ask-overlook = Through { $by }: will you reveal the units that have been flown over?
ask-remember = Have a good look at what was revealed; it is hidden again when the turn is over.
ask-go-on = The battle is over. Have a look at the field; the next battle follows.
ask-say-who-begins = You have lost the last battle: will you begin the next one?

ask-guess = Through { $by }: which unit is it that you attack?
ask-give-up = Through { $by }: which of your units will you give up?
ask-stray-to = Through { $by }: which empty space does it have to go to?
ask-confuse-whom = Through { $by }: which of your units is to change places with one of your opponent’s?
ask-confuse-with = Through { $by }: which of your units changes places with the one your opponent has picked?
ask-beguile = Through { $by }: which adjacent unit do you take over?
ask-crush = Through { $by }: which adjacent unit is to be revealed?
ask-assassinate = Through { $by }: which unit at most two spaces away is to be revealed?
ask-dispatch = Through { $by }: which of your units will you put elsewhere?
ask-dispatch-to = Through { $by }: on which space will you put the unit on { $picked }?
ask-gather = Through { $by }: which of your units is to come?
ask-gather-to = Through { $by }: on which adjacent space will you put the unit on { $picked }?
ask-relocate = Through { $by }: on which space will you put it?
ask-spy = Through { $by }: which opposing unit is to be revealed?
ask-recall = Through { $by }: which destroyed unit comes back?
ask-recall-to = Through { $by }: on which space does { $returning } come back?
ask-come-home = Through { $by }: which space next to your Castle does it go to?
ask-hand-over = { $count ->
    [one] Through { $by }: which of your units will you hand over?
   *[other] Through { $by }: you have to hand over { $count } of your units. Which one is next?
}
ask-reclaim = Through { $by }: which adjacent unit will you take back?
ask-supplant = Through { $by }: which unit is destroyed to make room?
ask-absorb = Through { $by }: which adjacent unit is to be revealed?
ask-hatch = Through { $by }: which destroyed unit takes its place?
ask-ferry = Through { $by }: which adjacent unit will you put elsewhere?
ask-ferry-to = Through { $by }: on which space will you put the unit on { $picked }?
ask-martyr = Through { $by }: will you give it up, and for which destroyed unit?
ask-reanimate = Through { $by }: which destroyed unit comes back to you?
ask-reanimate-to = Through { $by }: on which space does { $returning } come back?
ask-ambush = Through { $by }: which of your units comes to this space?
ask-exorcise = Through { $by }: which opposing unit is to be revealed?
ask-quake = Through { $by }: which other unit on the same terrain is destroyed?
ask-grave = Through { $by }: which destroyed unit takes its place?
ask-avenge = Through { $by }: which unit is destroyed?
ask-look-at = { $count ->
    [one] Through { $by }: which unit will you look at?
   *[other] Through { $by }: you may look at { $count } units. Which one is next?
}
ask-talisman = Through { $by }: which destroyed unit comes back to you?
ask-talisman-to = Through { $by }: on which space does { $returning } come back?
ask-topple = Through { $by }: which of the revealed units is destroyed?
ask-scout-out = { $count ->
    [one] Through { $by }: which opposing unit is to be revealed?
   *[other] Through { $by }: { $count } opposing units are to be revealed. Which one is next?
}
ask-survey = Through { $by }: on which terrain are all units revealed?
ask-restore = Through { $by }: which destroyed unit comes back to you?
ask-return-to = Through { $by }: on which space does { $returning } come back?
ask-resprout = Through { $by }: which destroyed unit comes back?
ask-resprout-to = Through { $by }: on which space does { $returning } come back?
ask-rise = Through { $by }: on which space does it return?
ask-give-up-some = { $count ->
    [one] Through { $by }: { $count } more of your units has to be given up. Which one?
   *[other] Through { $by }: { $count } more of your units have to be given up. Which one is next?
}

## What may be chosen

choice-pass = Pass
choice-move = Move from { $space } to { $to }
choice-charge = Charge from { $space } to { $to }
choice-slash = Slash from { $space } to { $to }
choice-step = Step diagonally from { $space } to { $to }
choice-run = Go in two steps from { $space } to { $to }
choice-fly = Fly from { $space } to { $to }
choice-hop = Shift from { $space } to { $to }
choice-strike = Strike at { $to } from { $space }
choice-see = Reveal { $to } by the Vision of { $space }
choice-besiege = Destroy { $to } by the Surround of { $space }
choice-switch = Switch { $space } and { $to }
choice-teleport = Teleport { $to } to { $space }
choice-act = { $power ->
    [1] Use the action of { $space }
   *[other] Use the action of { $space } (power { $power })
}
choice-use = Use the ability of { $space }, aimed at { $to }
choice-target = Choose { $space }
choice-to = To { $space }
choice-return = Bring back { $unit }
choice-name = It is { $unit }
choice-terrain = { $terrain }
choice-agree = Yes
choice-swap = Swap { $space }
choice-pack = Take { $pack }
choice-recruit = Recruit { $unit }
choice-fill = Leave the rest to chance
choice-watch = Ask me about abilities at every opportunity
choice-rest = Do not ask me at every opportunity any more
choice-begin = Begin yourself
choice-yield = Let the other side begin
choice-with = With { $space }
choice-keep = Keep the army of the last battle

choice-move-rage = Attack { $to } from { $space }
choice-pass-window = Use no ability
choice-pass-swap = Ready
choice-pass-swap-with = Leave it where it is
choice-pass-shuffle = Leave them as they lie
choice-pass-shuffle-with = Leave it where it is
choice-pass-possess = Let it come to a fight
choice-agree-possess = Give it up and take over the attacker
choice-pass-guard = Give up no guard
choice-target-guard = Give up the guard on { $space }
choice-pass-snare = Let it fly
choice-agree-snare = Bring it down
choice-pass-overlook = Leave them hidden
choice-agree-overlook = Reveal them
choice-pass-remember = I have seen it
choice-pass-go-on = On to the next battle
choice-target-give-up = Give up { $space }
choice-target-give-up-some = Give up { $space }
choice-target-hand-over = Hand over { $space }
choice-target-beguile = Take over { $space }
choice-target-crush = Reveal { $space }
choice-target-assassinate = Reveal { $space }
choice-target-absorb = Reveal { $space }
choice-target-spy = Reveal { $space }
choice-target-scout-out = Reveal { $space }
choice-target-exorcise = Reveal { $space }
choice-target-look-at = Look at { $space }
choice-target-quake = Destroy { $space }
choice-target-avenge = Destroy { $space }
choice-target-topple = Destroy { $space }
choice-pass-gather = Bring no more
choice-pass-recall = Bring back no more
choice-pass-resprout = Bring back no more
choice-pass-martyr = Keep it
choice-pass-look-at = Look no further

## What comes next

step-assault = { $seat } attacks.
    .seat = You attack.
step-meet = Both units of the attack are revealed.
step-engage = The attacked unit casts its spell, or abilities may be used.
step-tempt = { $seat } may be able to take over the attacker.
    .seat = You may be able to take over the attacker.
step-possess = { $seat } may take over the attacker.
    .seat = You may take over the attacker.
step-clash = The attack is decided, by a power or by the strengths.
step-guard = { $seat } may give up a guard.
    .seat = You may give up a guard.
step-rescue = The unit that was guarded comes back.
step-cast = The Magic unit is destroyed and casts its spell.
step-aftermath = The attack is over.
step-after = A power works that follows a successful attack.
step-rampage = A unit with Berserk looks for its next enemy.
step-rage = { $seat } says whom the raging unit attacks.
    .seat = You say whom the raging unit attacks.
step-set-up = The game is set up.
step-next-battle = The next battle follows, or the game is over.
step-go-on = The campaign goes on.
step-starter = It is settled who begins the next battle.
step-say-who-begins = { $seat } says who begins the next battle.
    .seat = You say who begins the next battle.
step-decide = { $seat } decides something for a power.
    .seat = You decide something for a power.
step-begin = A power takes effect.
step-curses = A new Death Curse takes the place of the old one.
step-curse-begins = The new Death Curse takes effect.
step-wither = Units without any strength left are destroyed.
step-end-battle = The battle ends.
step-after-battle = The battle is over.
step-arrive = The teleported unit arrives.
step-shot = The Distance Strike hits or fails.
step-overlook = { $seat } may reveal the units that were flown over.
    .seat = You may reveal the units that were flown over.
step-uncover = The units that were flown over are revealed.
step-snare = { $seat } may bring a flying unit down.
    .seat = You may bring a flying unit down.
step-armies = It is settled who has which army and who begins.
step-call-up = The armies are called up.
step-muster = { $seat } musters an army.
    .seat = You muster an army.
step-boards = The boards are laid and turned up.
step-deal = The units are dealt face down.
step-shuffle = { $seat } may let two units of the opponent change places.
    .seat = You may let two units of the opponent change places.
step-shuffle-with = { $seat } says with whom a unit of the opponent changes places.
    .seat = You say with whom a unit of the opponent changes places.
step-swap = { $seat } may let two units change places.
    .seat = You may let two units change places.
step-swap-with = { $seat } says with whom a unit changes places.
    .seat = You say with whom a unit changes places.
step-begin-turn = { $seat } begins a turn.
    .seat = You begin a turn.
step-turn = { $seat } moves a unit or uses an action.
    .seat = You move a unit or use an action.
step-still-to-move = { $seat } still has to move or act.
    .seat = You still have to move or act.
step-close-turn = { $seat } comes to the end of the turn.
    .seat = You come to the end of the turn.
step-last-look = With hidden faces, everybody has a last look.
step-remember = Everybody has a last look at what was revealed.
step-end-turn = The turn of { $seat } ends, and with it all that held until its end.
    .seat = Your turn ends, and with it all that held until its end.
step-window = { $seat } may use an ability.
    .seat = You may use an ability.

## Options

option-beige = Beige army
    .about = Which army the beige side has. One’s own army is mustered at the table, in secret.
option-beige-G1 = { pack-G1 }
option-beige-G2 = { pack-G2 }
option-beige-G3 = { pack-G3 }
option-beige-G4 = { pack-G4 }
option-beige-G5 = { pack-G5 }
option-beige-G6 = { pack-G6 }
option-beige-celestial = { pack-celestial }
option-beige-custom = { pack-custom }
option-beige-any = { pack-any }
option-grey = Grey army
    .about = Which army the grey side has. One’s own army is mustered at the table, in secret.
option-grey-E1 = { pack-E1 }
option-grey-E2 = { pack-E2 }
option-grey-E3 = { pack-E3 }
option-grey-E4 = { pack-E4 }
option-grey-E5 = { pack-E5 }
option-grey-E6 = { pack-E6 }
option-grey-resurgence = { pack-resurgence }
option-grey-custom = { pack-custom }
option-grey-any = { pack-any }
option-first_army = Army of the first seat
    .about = Which army the first seat has; in team games the third, fifth and seventh seats are on the same side.
option-first_army-beige = Beige
option-first_army-grey = Grey
option-first_army-random = Drawn by lot
option-start = First player
    .about = Who swaps first and takes the first turn.
option-start-random = Drawn by lot
option-start-first = The first seat
option-battles = Battles
    .about = How many battles are fought, 1 to 99. Several are a campaign; the best of 11 is won by whoever first wins 6.
option-campaign = Campaign is won by
    .about = What counts in a campaign. Where battles count it ends when it is decided; where points count all battles are fought, and the sides begin in turn. The points of a battle are the destroyed units of its loser.
option-campaign-wins = Battles won
option-campaign-points = Points
option-memory = Faces are hidden again
    .about = Whether units that were revealed are hidden again at the end of the turn, so that one has to remember them.
option-copies = Copies of a unit
    .about = How many copies of one unit an army of one’s own may have at most.
option-sides = Units of the other side
    .about = Whether beige units may serve in grey armies of one’s own, and the other way round.
option-sides-apart = Each in its own army
option-sides-mixed = In either army
option-courtesy = The opponent shuffles
    .about = Whether everybody may let two units of the opponent opposite change places, without seeing them, once the units are dealt.
option-castle = The Castle at the set-up
    .about = Where a Castle stands at first. Behind, one that the lot puts in front changes places with a unit of the two back rows of its player.
option-castle-lot = Wherever the lot puts it
option-castle-behind = In the two back rows

# While one may still swap.
exposed-castle = Your Castle stands in front, on { $space }: whoever attacks it has won. You may still swap it with a unit farther back.

## The parts of a strength, and the two units that are compared

part-base = base strength
part-terrain = terrain
part-water = water nearby
part-curse = Death Curse
part-turn = this turn
part-versus = against this enemy

role-attacker = Attacker
role-defender = Defender

## Why a battle is a draw

reason-quiet = too many turns without progress
reason-long = too many turns
reason-repeated = the same position for the third time
