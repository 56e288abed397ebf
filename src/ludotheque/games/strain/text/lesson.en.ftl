### Strain: the words of the first game, in English.
### Same ids, same order in lesson.fr.ftl and lesson.de.ftl. The steps stand in lesson.toml.

lesson-goal =
    You breed microbes, and so does your rival. Whoever first has 12 victory points (VP) wins. A complete organism can be scored: the Yeast, your A1, is worth 4 VP and needs 4 building blocks in its membrane. It has 3.

    This is Evolve, the phase in which you build. One cytoplasm a turn is free. Place the Cytosol at A1.
    .other = First complete A1: it brings the most points.
lesson-virus =
    The Yeast is complete. But so is your rival’s Bacillus, B1, worth 4 VP. An infected organism cannot be scored until its virus is destroyed. Infect B1 with Influenza.
    .other = Then your rival would score 4 VP in the next turn.
lesson-source =
    Tiles from the Petri Dish cost ATP. A source gives its ATP or its toxins, once, and is dormant until your next turn. Influenza costs 1 ATP. Spare the Ectoplasm of A2, you will need it; take the ATP from a Cytosol of A1.
    .other = The Ectoplasm has something better to do.
lesson-chain =
    Nothing happens at once. What is played waits in a chain, and anybody may answer, even you. You hold an Antibody, which counters a virus, so you are asked. Keep it for a virus against you: pass.
    .other = It would work, but against your own virus.
lesson-end =
    There is nothing else to do now. End your Evolve phase. Then comes Shed, in which you score.
    .other = A battle would achieve nothing yet: the Bacillus has a defence of 12.
lesson-score =
    A scored organism leaves the table together with its whole membrane, and with the ATP and toxins in it. Kept, it would go on working, but could be infected or attacked. 4 VP are good: score A1.
    .other = A complete organism that stays can still be lost.
lesson-answer =
    Your rival plays a Rhinovirus at your Coccus, A2. This is what you kept Antibody and Ectoplasm for: sources that are awake can pay in the turns of others, too. Answer with the Antibody.
    .other = Then A2 would be infected, and could not be scored.
lesson-draw =
    Countered. Each turn begins with Awaken: your tiles wake up, and you draw 3, each from a pile of your choice. A2 needs one more block, so draw a cytoplasm first.
    .other = A2 waits for a building block, and cytoplasms are free.
lesson-more =
    A Cytosol. Your place A1 is empty: draw an organism.
    .other = Points come from organisms, and you have only one.
lesson-petri =
    A Coccus. The third tile from the Petri Dish: organelles, viruses and actions.
    .other = In the Petri Dish there are tiles with which to disturb others.
lesson-build =
    Complete A2 with the Cytosol.
lesson-next =
    One organism a turn is free, too. Place the Coccus at A1.
    .other = A new organism costs nothing, and needs time to grow.
lesson-attack =
    B2, a bare Mycoplasma, is young and weak: its defence is 1. In a battle each toxin takes one point of resistance off a tile, and a tile without any is destroyed. Attack B2.
    .other = Do not let it grow.
lesson-toxin =
    Take the toxins from the Ectoplasm. You need no ATP this turn.
lesson-commit =
    More than needed; what is left would be lost anyway. Attack with 2 toxins.
    .other = Use them all: your rival could still add to the defence.
lesson-shed =
    Destroyed. End your Evolve phase.
lesson-second =
    Score A2: 2 VP more.
    .other = These points are safe only once they are scored.
lesson-free =
    You have 10 VP. From here on you play alone, against a novice bot: your Coccus at A1 needs two blocks, and you have won. Each turn: draw what you lack, build, and look at what others are about to score. Keep a source awake for an answer. The Antibiotic in your hand costs 3 ATP and destroys a building tile of another player.
