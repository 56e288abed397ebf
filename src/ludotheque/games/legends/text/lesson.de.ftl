### Legends: die Wörter der ersten Partie, auf Deutsch.
### Gleiche Namen, gleiche Reihenfolge wie in lesson.en.ftl und lesson.fr.ftl. Die Schritte stehen in lesson.toml.

lesson-goal =
    Zwei Armeen stehen sich gegenüber, und du siehst nur deine. Unter den verdeckten Einheiten des Gegners ist eine Burg: Greif sie an, und du hast gewonnen. Deine, der Waldturm, steht auf E1.

    In jedem Zug ziehst du eine Einheit ein Feld weit, oder eine Einheit führt eine Aktion aus. Dein Bogenschütze von Frodnaj auf D3 hat Fernschlag: Er trifft bis zu zwei Felder weit, ohne Gefahr für sich, und zerstört, was schwächer ist als 5. Schlage von D3 nach E5.
    .other = Erst zu schießen kostet nichts und zeigt dir, wer dort steht.
lesson-move =
    Marr, Stärke 3, zerstört. Aber nun steht jemand Unbekanntes auf D4, direkt vor dem Bogenschützen, der im Nahkampf kein Held ist. Viele Einheiten haben Fähigkeiten, die ihren Nachbarn helfen: Der Hochelf gibt einem Elf neben sich 1 Stärke mehr. Zieh den Hochelf von B3 nach C3.
    .other = Der Bogenschütze braucht Hilfe: Es steht jemand direkt vor ihm.
lesson-ability =
    Wer auf das Feld eines Gegners zieht, greift an, und beide werden gezeigt. Die Riesige Zombieratte hat Stärke 5, dein Bogenschütze auch: Beide wären zerstört. Bevor die Stärken verglichen werden, dürfen beide Seiten Fähigkeiten einsetzen. Setze die des Hochelfs ein.
    .other = Dann würdest du mit der Ratte auch den Bogenschützen verlieren.
lesson-magic =
    6 zu 5. Nun sieh auf F5, vor deinen Zwergenkrieger: Diese Einheit hat sich noch nicht bewegt. Es kann Magie sein, ohne Stärke, aber wer sie angreift, wird zerstört. Der Zwergenkrieger hat nur Stärke 3, kann aber Magie bannen. Er ist der Richtige, um nachzusehen: Zieh von F4 nach F5.
    .other = Wer blind angreift, trifft vielleicht auf Magie. Der Zwergenkrieger muss sie nicht fürchten.
lesson-castle =
    Ein Zombiegrab, und es kam nicht zu seinem Zauber. Stärke ist also nicht alles: Jede Einheit ist für etwas gut. Selbst deine Burg hat eine Aktion: Sie zwingt den Gegner, seine zu zeigen. Nutze sie.
    .other = Es ist gut zu wissen, wohin man will.
lesson-run =
    Die Burg des Gegners steht auf E8, in der letzten Reihe. Inzwischen ist jemand nach H5 gekommen. Dein Zwergenritter, Stärke 8, ist schnell: zwei Schritte in einem Zug, und der zweite darf ein Angriff sein. Lauf von G4 nach H5.
    .other = Der dort sollte nicht an dir vorbei zu deiner Burg kommen.
lesson-free =
    Golladus, Stärke 6, kam gegen 8 nicht an. Ab hier spielst du allein, gegen einen Neulings-Bot. Landor, Stärke 10, und der Ritter können den Weg nach E8 frei machen; lass jemanden bei deiner Burg. Achte auf Einheiten, die sich nie bewegen. Und lies die Karten: Manche gewinnen Stärke auf einem bestimmten Gelände.

    In einer ganzen Schlacht hat jede Seite 30 Einheiten, die zufällig verteilt sind; einige darfst du vorher tauschen.
