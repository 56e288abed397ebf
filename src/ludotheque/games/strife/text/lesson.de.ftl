### Strife: die Wörter der ersten Partie, auf Deutsch.
### Gleiche Namen, gleiche Reihenfolge wie in lesson.en.ftl und lesson.fr.ftl. Die Schritte stehen in lesson.toml.

lesson-goal =
    Du und dein Gegner habt die gleichen zehn Champions mit Macht 0 bis 9. In jedem Zug schickt ihr beide einen geheim in den Kampf, um den Schauplatz am Anfang der Reihe. Die höhere Summe bekommt seine Siegpunkte (SP). Wer am Ende die meisten SP hat, gewinnt.

    Nethil Yara bringt 3 SP und gibt einem Druiden 2 Macht mehr. Auch wer oben auf deinem Vermächtnisstapel liegt, hilft: Der Assassine gibt 6 dazu. So kämpft der Druide mit 6 + 2 + 6 = 14. Schicke den Druiden.
    .other = Kämpfen könnte er, aber nur der Druide gewinnt in Nethil Yara 2 Macht.
lesson-pile =
    14 zu 9: Du bekommst 3 SP. Wer gekämpft hat, kommt oben auf den Vermächtnisstapel. So dient jeder Champion zweimal: einmal im Kampf und im Zug danach noch einmal, mit einer anderen Fähigkeit. Der Barbar deines Gegners bringt ihm jetzt 3 SP mehr, wenn er gewinnt.

    Lass das nicht zu. Der Tempel bringt 4 SP, mehr als jeder andere Schauplatz. Dein Mönch hat Macht 0, gewinnt aber die Macht dessen, der ihm gegenübersteht, und im Tempel noch 3. Schicke den Mönch.
    .other = Eine Zahl allein unterliegt einer höheren. Der Mönch zieht mit jeder Zahl gleich und hat hier 3 mehr.
lesson-foresee =
    10 zu 7: Du bekommst 4 SP. Nebenbei hat der Krieger deinen Druiden auf dem Stapel gesperrt. Jetzt liegt der Krieger selbst oben: Er wird dir 2 Macht nehmen, die SP von Camerions Turm, und darf seine 7 statt der Summe deines Gegners zählen.

    Alle Karten auf der Hand sind bekannt, also denke voraus: Der Magier ist in diesem Turm stark und könnte die 7 des Kriegers dazuzählen. Dein Mönch auf dem Stapel kann so etwas aber sperren. Schicke deinen Stärksten, den Barbaren.
    .other = Denke an die 2 Macht, die der Krieger dir nimmt: Du brauchst deine höchste Zahl.
lesson-block =
    Der Magier, wie erwartet. Ungesperrt hätte er 3 + 2 + 7 = 12. Die Vermächtnisfähigkeit deines Mönchs kommt gleich nach dem Aufdecken, vor allem anderen. Sperre den Magier.
    .other = Dann hätte der Magier 12, zu viel für den Barbaren.
lesson-prospect =
    In der Strategiephase handelt die höhere Macht zuerst: dein Barbar. Er darf den Schauplatz neben diesem abwerfen, also sieh nach, was danach kommt. Im nächsten Zug ginge es um das endlose Grün, 1 SP. Dahinter liegt das Königreich Astaria, 3 SP. Und dann liegt der Barbar auf deinem Stapel: 3 SP mehr für einen Sieg. Wirf das endlose Grün ab.
    .other = Dann ginge es bei deinem nächsten Sieg nur um 1 SP.
lesson-free =
    9 − 2 = 7 gegen die 7 des Kriegers: Gleichstand. Den entscheidet der Schicksalsstein. Wer ihn hat, behält ihn und verliert den Gleichstand, oder gibt ihn weiter und gewinnt. Dein Gegner hat ihn weitergegeben: Jetzt ist er bei dir, und am Ende 2 SP wert.

    Du führst 7 zu 2 und spielst ab hier allein: fünf Züge gegen einen Neulings-Bot. Frage dich in jedem Zug drei Dinge. Was ist der Schauplatz wert, und für wen? Wer hilft von den beiden Stapeln? Was kann die andere Seite dagegen tun? Ein ganzes Spiel hat drei Runden, und den ersten Vermächtnis-Champion wählst du selbst.
