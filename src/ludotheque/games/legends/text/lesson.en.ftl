### Legends: the words of the first game, in English.
### Same ids, same order in lesson.fr.ftl and lesson.de.ftl. The steps stand in lesson.toml.

lesson-goal =
    Two armies face each other, and you see only your own. Among the enemy’s hidden units stands a Castle: attack it, and you have won. Yours, the Woodland Tower, stands at E1.

    In each turn you move one unit by one space, or one unit carries out an action. Your Frodnaj Archer at D3 has Distance Strike: it shoots at somebody up to two spaces away without any danger to itself, and kills what is weaker than 5. Strike from D3 at E5.
    .other = Shooting first costs nothing, and shows you who is there.
lesson-move =
    Marr, strength 3, destroyed. But now somebody unknown stands at D4, right before the Archer, who is no hero at close quarters. Many units have abilities that help their neighbours: the High Elf gives an Elf next to it 1 strength more. Move the High Elf from B3 to C3.
    .other = The Archer needs help: somebody stands right before it.
lesson-ability =
    A unit that moves onto an enemy attacks, and both are revealed. The Giant Zombie Rat has strength 5, your Archer too: both would be destroyed. Before the strengths are compared, both sides may use abilities. Use that of the High Elf.
    .other = Then you would lose the Archer together with the Rat.
lesson-magic =
    6 to 5. Now look at F5, the unit before your Dwarven Warrior: it has not moved yet. It may be Magic, without strength, but whoever attacks such a unit is destroyed. The Dwarven Warrior has only strength 3, yet Dispel Magic as well. He is the right one to find out: move from F4 to F5.
    .other = Who attacks blindly may meet Magic. The Dwarven Warrior does not need to fear it.
lesson-castle =
    A Zombie Grave, and it could not cast its spell. So strength is not everything: each unit has something that it is good for. Even your Castle has an action, which makes the enemy reveal theirs. Use it.
    .other = It is good to know where you are going.
lesson-run =
    The enemy’s Castle stands at E8, in the last row. Somebody has come to H5 meanwhile. Your Dwarven Knight, strength 8, is quick: two steps in one turn, and the second may be an attack. Run from G4 to H5.
    .other = That one should not get past you, to your own Castle.
lesson-free =
    Golladus, strength 6, was no match for 8. From here on you play alone, against a novice bot. Landor, strength 10, and the Knight can clear the way to E8; leave somebody with your Castle. Mind the units that never move. And read the cards: some gain strength on a certain terrain.

    In a whole battle each side has 30 units, laid out at random, and you may exchange a few before it begins.
