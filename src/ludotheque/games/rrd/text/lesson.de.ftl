### Raise, Rise & Die: die Wörter der ersten Partie, auf Deutsch.
### Gleiche Namen, gleiche Reihenfolge wie in lesson.en.ftl und lesson.fr.ftl. Die Schritte stehen in lesson.toml.

lesson-goal =
    Du bist Akareon und hast vergessen, wer du bist. Du wanderst durch Logoth von Ort zu Ort, wirst stärker und suchst das Fragment von Mit’oh: Wer es bekommt, gewinnt. Gerade steht ein Nebelwolf mit 9 LP vor dir.

    Im Duell werden Karten mit Karten bezahlt. Jede hat einen Seelenwert: So viel kostet sie, und so viel gibt sie deiner Reserve, wenn du sie opferst. Opfere Sehnenschnitt für 2 Reserve.
    .other = Karten werden aus der Reserve bezahlt. Sehnenschnitt gibt 2, genug für zwei billige.
lesson-play =
    Du siehst immer, was der Wolf als Nächstes spielt, seine oberste Seele: Kralle, auf Rumpf oder Flanke. Schlägst du dort zu, wo Kralle nicht hinkommt, kann er nicht kontern. Der Arm ist das beste Feld für Rascher Hieb, und dein Schwert gibt dort 1 dazu. Spiele ihn auf den Arm; 1 Reserve bleibt zum Parieren.
    .other = Auf dem Arm kommt Kralle nicht dazwischen. Doppelhieb ist stärker, lässt aber keine Reserve zum Parieren.
lesson-slot =
    4 Schaden. Nun spielt der Wolf Kralle, und du wählst, wo sie trifft: 3 auf dem Rumpf, 2 auf der Flanke. Nimm die Flanke.
lesson-counter =
    Du darfst kontern: mit einer Karte auf demselben Feld. Ist ihr Wert mindestens so hoch, ist der Angriff aufgehoben. Du hast noch 1 Reserve. Kontere auf der Flanke mit Harte Parade.
    .other = Das würde LP kosten oder eine bessere Karte.
lesson-bite =
    Pariert. Der Wolf hat kein Aktiv mehr und kann nicht noch einmal spielen: Dieser Waffengang ist vorbei. Im nächsten beginnt der Wolf, mit Zuschnappen. Auf die Beine hat es 3, auf den Arm 2. Nimm den Arm.
lesson-through =
    Nicht jeder Schlag ist eine Karte wert. Zwei LP tun weniger weh als eine leere Hand. Lass ihn durch.
    .other = Du brauchst deine Karten, um das hier zu beenden.
lesson-draw =
    Der Wolf hat noch 5 LP und kein Aktiv. Doppelhieb trifft zweimal, kostet aber 2. Umsonst zieht hier niemand, also zieh für 1 Latent eine Karte. Dein Latent bekommst du in jedem Waffengang zurück.
lesson-pay =
    Wachsame Schritte ist 2 wert, und den Wolf musst du nicht mehr abwehren. Opfere sie.
lesson-kill =
    Auf dem Arm, mit deinem Schwert, macht das zweimal 3 Schaden. Spiele Doppelhieb auf den Arm.
    .other = Es muss der Arm sein: Anderswo hilft dein Schwert nicht, und der Wolf überlebt.
lesson-loot =
    Der Wolf ist besiegt, und du darfst eine Kampfkarte als Beute nehmen. So wirst du stärker: Deine Karten sind dein Deck, und jede Karte darin ist auch ein LP mehr im Höchststand. Nimm Nachsetzen.
    .other = Nachsetzen hat Kraft 3 und kostet nur 2.
lesson-event =
    Zurück auf die Reise. Ein Ort hat Ereignisse; manche sind Pflicht, andere freiwillig. Dieses ist freiwillig: 1 Nebel für ein Heilkraut. Nebel ist dein Geld. Sammle Kräuter.
lesson-done =
    Mehr ist hier nicht zu holen. Sei mit diesem Ort fertig.
lesson-weave =
    Nun wählst du zwischen zwei Orten. Am Halsabschneiderpass wartet jemand mit 21 LP auf dich; am Wegschrein kannst du rasten. Geh zum Schrein.
lesson-rest =
    Du könntest diesen Ort auch übergehen und 2 Nebel bekommen. Aber nur bei einer Rast kommt Beute ins Deck. Verwirkliche die Rast.
    .other = Deine neue Karte steckt noch in der Tasche.
lesson-improve =
    Nimm Nachsetzen ins Deck.
lesson-rise =
    Beende die Rast: eine Karte mehr, ein LP mehr.
lesson-free =
    Ab hier gehört die Reise dir, so lange du magst. Sieh auf die oberste Seele, und schlage dort zu, wo sie nicht hinkommt. Behalte eine Karte für den Konter, auf den es ankommt. Übergehe Orte, die für dein Deck zu schwer sind.

    Wenn du in der Realen Ebene fällst, wachst du in der Ätherebene auf. Fällst du dort, ist es zu Ende.
