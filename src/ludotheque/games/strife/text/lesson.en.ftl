### Strife: the words of the first game, in English.
### Same ids, same order in lesson.fr.ftl and lesson.de.ftl. The steps stand in lesson.toml.

lesson-goal =
    You and your rival own the same ten champions, of power 0 to 9. Each turn both send one into battle, in secret, for the location where the row begins. The higher total scores its victory points (VP). Most VP at the end win.

    Nethil Yara is worth 3 VP and gives a Druid 2 power more. Whoever lies on top of your legacy pile helps as well: the Assassin adds 6. So the Druid fights with 6 + 2 + 6 = 14. Send the Druid.
    .other = It would fight, but only the Druid gains 2 power at Nethil Yara.
lesson-pile =
    14 to 9: you score 3 VP. Whoever has fought goes on top of the legacy pile. So each champion serves twice: once in battle, and once more, with another ability, in the turn after. Your rival’s Barbarian now brings him 3 VP more if he wins.

    Do not let him. The Temple is worth 4 VP, the most of all. Your Monk has power 0, but he gains the power of whoever stands against him, and 3 more in the Temple. Send the Monk.
    .other = A number alone can be beaten by a higher one. The Monk matches any number and adds 3 here.
lesson-foresee =
    10 to 7: you score 4 VP. On the way, the Warrior’s battle ability blocked your Druid on the pile. Now the Warrior himself lies on top: he will take 2 power from you, the VP of Camerion’s Tower, and may count his 7 instead of your rival’s total.

    All hands lie open, so think ahead: the Wizard is strong in this Tower, and could add the Warrior’s 7. But your Monk on the pile can block such a thing. Send your strongest, the Barbarian.
    .other = Think of the 2 power that the Warrior takes away: you need your highest number.
lesson-block =
    The Wizard, as expected. Unblocked he would have 3 + 2 + 7 = 12. Your Monk’s legacy ability comes right after the reveal, before anything else. Block the Wizard.
    .other = Then the Wizard would have 12, too many for the Barbarian.
lesson-prospect =
    In the Battle phase the higher power acts first: your Barbarian. He may discard the location next to this one, so look at what comes after. The next turn would be for the Endless Green, 1 VP. Behind it lies the Kingdom of Astaria, 3 VP. And the Barbarian will lie on your pile then: 3 VP more for a victory. Discard the Endless Green.
    .other = Then your next victory would be for a place of only 1 VP.
lesson-free =
    9 − 2 = 7 against the Warrior’s 7: a tie. The Fatestone decides. Its holder keeps it and loses the tie, or passes it on and wins. Your rival passed it on, so it is yours, and worth 2 VP at the end.

    You lead 7 to 2, and from here on you play alone: five turns against a novice bot. Each turn ask three things. What is the location worth, and to whom? Who helps from the two piles? What can the other side do about it? A whole game has three rounds, and you choose your first legacy champion yourself.
