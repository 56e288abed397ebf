### Strife: the glossary, in English. Each term with the forms it is found by in sentences, and what it means.
### Same ids, same order in glossary.fr.ftl and glossary.de.ftl.

term-battle-champion = Battle champion
    .forms = battle champion|battle champions
    .about = The champion that you send into battle this turn. Its power is the beginning of your total. [3.5, 6.2]
term-legacy-champion = Legacy champion
    .forms = legacy champion|legacy champions
    .about = The champion on top of your legacy pile. It does not fight, but its legacy ability helps the one that does. [1.6, 5.1]
term-legacy-pile = Legacy pile
    .forms = legacy pile|legacy piles
    .about = Who has fought comes on top of it, after every turn. [1.6, 7.3]
term-battle-ability = Battle ability
    .forms = battle ability|battle abilities
    .about = What a champion does while it fights: the upper half of its card. The stronger champion acts first. [4.1]
term-legacy-ability = Legacy ability
    .forms = legacy ability|legacy abilities
    .about = What a champion does from the top of the legacy pile: the lower half of its card. [5.1]
term-fatestone = Fatestone
    .forms = Fatestone
    .about = It decides ties: its holder keeps it and loses the tie, or passes it on, worth 1 more, and wins. At the end it brings its holder its value in VP. [8.15, 9.2, 9.3]
term-total = Total
    .forms = total|totals
    .about = The power of your battle champion with everything that adds to it: abilities, legacy, location. The higher one wins the combat. [6.2, 6.7]
term-aside = Set aside
    .forms = set aside
    .about = Out of the game until your hand is empty; then it comes back. [8.6]
