### Strain: die Wörter der ersten Partie, auf Deutsch.
### Gleiche Namen, gleiche Reihenfolge wie in lesson.en.ftl und lesson.fr.ftl. Die Schritte stehen in lesson.toml.

lesson-goal =
    Du züchtest Mikroben, dein Gegner auch. Wer zuerst 12 Siegpunkte (SP) hat, gewinnt. Ein vollständiger Organismus kann gewertet werden: Die Hefe, dein A1, ist 4 SP wert und braucht 4 Bausteine in ihrer Membran. Sie hat 3.

    Das ist die Evolution, die Phase, in der du baust. Ein Zytoplasma pro Zug ist umsonst. Lege das Zytosol bei A1 an.
    .other = Erst A1 fertig bauen: Das bringt die meisten Punkte.
lesson-virus =
    Die Hefe ist vollständig. Aber auch der Bazillus deines Gegners, B1, ist es, und 4 SP wert. Ein infizierter Organismus kann nicht gewertet werden, bis sein Virus vernichtet ist. Infiziere B1 durch die Influenza.
    .other = Dann bekäme dein Gegner im nächsten Zug 4 SP.
lesson-source =
    Plättchen aus der Petrischale kosten ATP. Eine Quelle gibt einmal ihr ATP oder ihre Toxine und ruht dann bis zu deinem nächsten Zug. Die Influenza kostet 1 ATP. Schone das Ektoplasma von A2, du wirst es brauchen; nimm das ATP von einem Zytosol von A1.
    .other = Das Ektoplasma hat Besseres zu tun.
lesson-chain =
    Nichts geschieht sofort. Was gespielt wird, wartet in einer Kette, und alle dürfen antworten, auch du. Du hast einen Antikörper, der ein Virus kontert, darum wirst du gefragt. Behalte ihn für ein Virus gegen dich: Passe.
    .other = Er würde wirken, aber gegen dein eigenes Virus.
lesson-end =
    Mehr ist jetzt nicht zu tun. Beende deine Evolution. Dann kommt der Abschluss, in dem du wertest.
    .other = Ein Kampf würde noch nichts bringen: Der Bazillus hat eine Abwehr von 12.
lesson-score =
    Ein gewerteter Organismus verlässt den Tisch mit seiner ganzen Membran, mit ihrem ATP und ihren Toxinen. Bliebe er, würde er weiter arbeiten, könnte aber infiziert oder angegriffen werden. 4 SP sind gut: Werte A1.
    .other = Ein vollständiger Organismus, der bleibt, kann noch verloren gehen.
lesson-answer =
    Dein Gegner spielt ein Rhinovirus gegen deine Kokke, A2. Dafür hast du Antikörper und Ektoplasma aufgehoben: Wache Quellen können auch in den Zügen anderer zahlen. Antworte mit dem Antikörper.
    .other = Dann wäre A2 infiziert und könnte nicht gewertet werden.
lesson-draw =
    Gekontert. Jeder Zug beginnt mit dem Erwachen: Deine Plättchen wachen auf, und du ziehst 3, jedes von einem Stapel deiner Wahl. A2 braucht noch einen Baustein, also zieh zuerst ein Zytoplasma.
    .other = A2 wartet auf einen Baustein, und Zytoplasmen sind umsonst.
lesson-more =
    Ein Zytosol. Dein Platz A1 ist leer: Zieh einen Organismus.
    .other = Punkte kommen von Organismen, und du hast nur noch einen.
lesson-petri =
    Eine Kokke. Das dritte Plättchen aus der Petrischale: Organellen, Viren und Aktionen.
    .other = In der Petrischale sind die Plättchen, mit denen man andere stört.
lesson-build =
    Mach A2 mit dem Zytosol vollständig.
lesson-next =
    Auch ein Organismus pro Zug ist umsonst. Lege die Kokke bei A1 an.
    .other = Ein neuer Organismus kostet nichts und braucht Zeit, um zu wachsen.
lesson-attack =
    B2, ein nacktes Mykoplasma, ist jung und schwach: Seine Abwehr ist 1. Im Kampf nimmt jedes Toxin einem Plättchen einen Punkt Resistenz, und ein Plättchen ohne Resistenz ist zerstört. Greif B2 an.
    .other = Lass es nicht wachsen.
lesson-toxin =
    Nimm die Toxine vom Ektoplasma. ATP brauchst du in diesem Zug nicht.
lesson-commit =
    Mehr als nötig, aber was übrig bleibt, ginge ohnehin verloren. Greif mit 2 Toxinen an.
    .other = Nimm alle: Dein Gegner könnte seine Abwehr noch erhöhen.
lesson-shed =
    Zerstört. Beende deine Evolution.
lesson-second =
    Werte A2: 2 SP mehr.
    .other = Sicher sind diese Punkte erst, wenn sie gewertet sind.
lesson-free =
    Du hast 10 SP. Ab hier spielst du allein, gegen einen Neulings-Bot: Deine Kokke bei A1 braucht zwei Bausteine, dann hast du gewonnen. In jedem Zug: Zieh, was dir fehlt, baue, und sieh nach, was andere bald werten. Lass eine Quelle für eine Antwort wach. Das Antibiotikum auf deiner Hand kostet 3 ATP und zerstört ein Bauplättchen eines anderen.
