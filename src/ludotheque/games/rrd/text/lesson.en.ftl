### Raise, Rise & Die: the words of the first game, in English.
### Same ids, same order in lesson.fr.ftl and lesson.de.ftl. The steps stand in lesson.toml.

lesson-goal =
    You are Akareon, and have forgotten who you are. You wander through Logoth from place to place, grow stronger, and look for the Fragment of Mit’oh: whoever obtains it wins. Right now a Mist Wolf stands before you, with 9 HP.

    In a duel, cards are paid for with cards. Each has a soul value: its cost, and what it gives to your Reserve when you offer it. Offer Hamstring for 2 Reserve.
    .other = Cards are paid from the Reserve. Hamstring gives 2, enough for two cheap ones.
lesson-play =
    You always see what the Wolf plays next, its top soul: Claw, on torso or flank. If you strike where Claw cannot go, it cannot counter you. The arm is the best slot of Quick Slash, and your sword adds 1 there. Play it on the arm; 1 Reserve is left to parry with.
    .other = On the arm Claw cannot get in the way. Twin Cut is stronger, but leaves no Reserve to parry with.
lesson-slot =
    4 damage. Now the Wolf plays Claw, and you choose where it lands: 3 on the torso, 2 on the flank. Take the flank.
lesson-counter =
    You may counter: a card of yours on the same slot. If its value is at least as high, the attack is cancelled. You still have 1 Reserve. Counter on the flank with Dry Parry.
    .other = It would cost HP, or a better card.
lesson-bite =
    Parried. The Wolf has no Active left and cannot play again: this pass of arms is over. In the next one the Wolf begins, with Snap. On the legs it has 3, on the arm 2. Take the arm.
lesson-through =
    Not every blow is worth a card. Two HP hurt less than an empty hand. Let it through.
    .other = You need your cards to end this.
lesson-draw =
    The Wolf has 5 HP left and no Active. Twin Cut strikes twice, but costs 2. Nobody draws for free here, so draw a card for 1 Latent. You get your Latent back in every pass of arms.
lesson-pay =
    Wary Footwork is worth 2, and the Wolf will not need to be parried any more. Offer it.
lesson-kill =
    On the arm, with your sword, that makes twice 3 damage. Play Twin Cut on the arm.
    .other = It must be the arm: elsewhere your sword does not help, and the Wolf survives.
lesson-loot =
    The Wolf is beaten, and you may take a combat card as loot. This is how you grow: your cards are your deck, and each card of it is also one HP at most. Take Follow-Through.
    .other = Follow-Through has Force 3 for a cost of 2.
lesson-event =
    Back to the journey. A place has events, compulsory or optional. This one is optional: 1 mist for a Healing Herb. Mist is your money. Gather herbs.
lesson-done =
    Nothing more to be had here. Be done with this place.
lesson-weave =
    Now you choose between two places. At Cutthroat Pass somebody waits for you who has 21 HP; at the Wayside Shrine you can rest. Go to the Shrine.
lesson-rest =
    You could also pass this place, and gain 2 mist. But only at a Rest does loot come into the deck. Realise the Rest.
    .other = Your new card is still in the satchel.
lesson-improve =
    Put Follow-Through into the deck.
lesson-rise =
    End the Rest: one card more, one HP more.
lesson-free =
    From here on the journey is yours, for as long as you like. Look at the top soul, and strike where it cannot go. Keep a card for the counter that counts. Pass places that are too hard for your deck.

    If you fall in the Real plane, you wake up in the Ethereal one. If you fall there, it is over.
