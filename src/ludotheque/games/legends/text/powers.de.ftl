### Legends: was die Einheiten können, auf Deutsch.
### Gleiche Namen, gleiche Reihenfolge, gleiche Platzhalter wie in powers.en.ftl und powers.fr.ftl. Das Glossar steht in units.de.ftl.
### Ein Satz folgt seiner Art nach einem Doppelpunkt: „Fähigkeit, einmal je Zug: Decke einen Elf …“. „Sie“ ist die Einheit selbst.
### { $whom } ist einer von denen, die gemeint sind, „einen Elf“, immer im vierten Fall, { $whoms } alle, „Elfen“, nie im dritten;
### { $by } ist +1 oder -1, { $amount } dasselbe als Zahl; { $on } und { $while } sind „im Sumpf“, { $spaces } „Sumpffelder“, { $empty }
### „ein leeres Sumpffeld“.

## Wie eine Kraft geschrieben wird

power-line = { $family }: { $text }
power-named = { $family } · { $keyword }
power-once-turn = { $family }, einmal je Zug
power-once-game = { $family }, einmal je Schlacht
power-price = { $family }, um den Preis dieser Einheit
power-static = Sie bewegt sich nicht von selbst.
power-no_attack = Sie bewegt sich, aber nie auf einen Feind.

card-figures = { $strength ->
    [0] Nr. { $number } · { $side_name } · { $colour_name } ({ $nation_name }) · { $type_name } · ohne Stärke
   *[other] Nr. { $number } · { $side_name } · { $colour_name } ({ $nation_name }) · { $type_name } · Stärke { $strength }
}

## Wer und wo

whom-any =
    .an = eine Einheit
    .many = Einheiten
whom-mobile =
    .an = { $whom } (keine unbewegliche)
    .many = { $whom } (keine unbeweglichen)
whom-keyword =
    .an = eine Einheit mit { $keyword }
    .many = Einheiten mit { $keyword }
whom-strength =
    .an = eine Einheit der Grundstärke { $strengths }
    .many = Einheiten der Grundstärke { $strengths }
whom-both = { $colour } der Art { $type }
whom-or = { $first } oder { $last }
where-empty = ein leeres Feld
where-near = ein leeres benachbartes Feld
where-anywhere = ein beliebiges leeres Feld

## Angeborene Kräfte

power-innate-dispel = Greift sie eine Magieeinheit an, wird diese zerstört, ohne ihren Zauber zu wirken.
power-innate-berserk = Nach einem erfolgreichen Angriff muss sie wieder angreifen, je einen Schritt weit, solange sie einen Feind findet.
power-innate-terrain = { $by } { $on }.
power-innate-water = { $by } am Wasser.
power-innate-versus = { $by } gegen { $whoms }, bei Angriff und Fernschlag.
power-innate-slay = { $defends ->
    [yes] Ob sie angreift oder angegriffen wird: Trifft sie auf { $whom }, wird die andere Einheit zerstört, gleich wie stark beide sind.
   *[no] Greift sie { $whom } an, wird die andere Einheit zerstört, gleich wie stark beide sind.
}
power-innate-abduct = Greift sie { $whom } an, gibt es keinen Kampf: Die andere Einheit wechselt auf deine Seite und kommt auf das Feld, von dem der Angreifer kam.
power-innate-guess = Greift sie an, nenne die andere Einheit, bevor du sie siehst: Stimmt es, werden beide zerstört, sonst nur diese.
power-innate-blinds = Wird sie durch Vision aufgedeckt, wird die Einheit zerstört, die diese Vision hat.
power-innate-deflects = Ein Fernschlag schadet ihr nicht; zerstört wird die Einheit, die ihn führt.
power-innate-tribute = Nach einem erfolgreichen Angriff wählt ein Gegner eine seiner eigenen Einheiten, die zerstört wird.
power-innate-unmask = Nach einem erfolgreichen Angriff werden alle Einheiten auf benachbarten Feldern aufgedeckt.
power-innate-stray = Nach einem erfolgreichen Angriff setzt ein Gegner sie auf ein beliebiges leeres Feld.
power-innate-confuse = Nach einem erfolgreichen Angriff bestimmt ein Gegner eine seiner eigenen Einheiten und du eine von deinen; die beiden tauschen die Plätze, ohne gezeigt zu werden.
power-innate-beguile = Nach einem erfolgreichen Angriff übernimmst du eine gegnerische Einheit auf einem benachbarten Feld.
power-innate-backlash = Wird sie angegriffen und zerstört, werden alle Einheiten auf benachbarten Feldern aufgedeckt, und { $whoms } darunter werden zerstört.
power-innate-silence = Zerstört sie im Kampf eine Einheit, beginnt deren Todesfluch nie.
power-innate-levy = Eine Armee darf sie als einzige Einheit ihrer Stärke haben und dafür fünf der Stärke { $more }, statt drei von beiden.

## Aktionen

power-action-charge = Sie bewegt sich beliebig weit in gerader Linie über leeres Land und darf am Ende angreifen.
power-action-slash = Sie bewegt sich beliebig weit in einer Diagonale über leeres Land und darf am Ende angreifen.
power-action-quick = Sie macht zwei Schritte und darf mit dem zweiten angreifen.
power-action-fly = Sie fliegt gerade über die Einheiten und Wasserfelder unmittelbar vor ihr und landet auf dem ersten freien Land dahinter; so greift sie nicht an.
power-action-strike = Ein Feind, höchstens zwei Felder entfernt, wird aufgedeckt und zerstört, wenn seine aktuelle Stärke kleiner ist; Magie und Burgen sind sicher.
power-action-surround = Ein Feind auf einem benachbarten Feld wird zerstört, wenn mindestens fünf Einheiten unter deiner Kontrolle um ihn stehen; eine Burg wird nur aufgedeckt.
power-action-switch = Sie tauscht den Platz mit einer anderen Einheit ihrer Art unter deiner Kontrolle, wo immer diese steht; beide werden aufgedeckt.
power-action-teleport = Sie wird zerstört, und eine andere Einheit unter deiner Kontrolle, die nicht unbeweglich ist, kommt aufgedeckt auf ihr Feld.
power-action-vision = Ein Feind, höchstens zwei Felder entfernt, wird aufgedeckt.
power-action-sidestep = Sie bewegt sich ein Feld weit schräg, auch zum Angriff.
power-action-hop = Steht sie { $on }, geht sie auf { $empty }, gleich wie weit entfernt.
power-action-expose = Ein Gegner muss seine Burg aufdecken.
power-action-crush = Decke eine Einheit auf einem benachbarten Feld auf: Ist ihre Grundstärke { $up_to } oder weniger, wird sie zerstört.
power-action-assassinate = Decke eine beliebige Einheit auf, höchstens zwei Felder entfernt: Findest du { $whom }, wird sie zerstört, sonst diese hier.
power-action-tribute = Ein Gegner wählt eine seiner eigenen Einheiten, die zerstört wird.
power-action-dispatch = Setze eine beliebige Einheit unter deiner Kontrolle auf { $empty }; sie wird aufgedeckt.
power-action-gather = { $up_to ->
    [one] Setze { $whom } von dir neben sie, auf { $empty }; die Einheit wird aufgedeckt.
   *[other] Setze bis zu { $up_to } { $whoms } von dir neben sie, jeweils auf { $empty }; sie werden aufgedeckt.
}
power-action-relocate = Setze sie auf { $empty }.
power-action-spy = { $on ->
    [none] Decke eine beliebige gegnerische Einheit auf.
   *[other] Decke eine gegnerische Einheit auf, die { $on } steht.
}
power-action-recall = Bringe aus den zerstörten Einheiten deiner Seite beliebig viele { $whoms } zurück, jeweils auf { $empty }.
power-action-blast = Alle Einheiten auf benachbarten Feldern werden zerstört, auch die deiner Seite.
power-action-homecoming = Decke auch deine Burg auf und setze diese Einheit auf ein leeres Feld neben ihr.
power-action-demand = { $up_to ->
    [one] Ein Gegner wählt eine seiner eigenen Einheiten, und du übernimmst sie.
   *[other] Ein Gegner wählt { $up_to } seiner eigenen Einheiten, und du übernimmst sie.
}
power-action-reclaim = Hole eine Einheit auf einem benachbarten Feld zurück, die von deiner Seite zum Feind übergegangen war.
power-action-banish = Hat ein Gegner { $whom } unter Kontrolle, muss er jedes Exemplar aufdecken, und es wird zerstört.
power-action-supplant = Hast du { $whom } unter Kontrolle, decke diese Einheit auf und zerstöre sie, und setze diese hier auf ihr Feld.
power-action-absorb = Decke eine Einheit auf einem benachbarten Feld auf: Ist sie Magie, übernimmst du sie, sonst wird diese hier zerstört.
power-action-cull = Bei einem Gegner werden { $whoms } zerstört, alle auf einmal, dann ebenso bei dir.
power-action-hatch = Nur { $while }: Bringe aus den zerstörten Einheiten deiner Seite { $whom } auf ihr Feld zurück.
power-action-ferry = Nur solange sie { $while } steht: Setze eine Einheit deiner Seite von einem benachbarten Feld auf { $empty }.

## Fähigkeiten

power-ability-boost = { $by ->
    [own] Decke auf einem benachbarten Feld { $whom } deiner Seite auf; die aufgedeckte Einheit erhält bis zum Ende des Zuges so viel dazu, wie diese hier aktuell stark ist.
   *[other] Decke auf einem benachbarten Feld { $whom } deiner Seite auf; die aufgedeckte Einheit erhält { $by } bis zum Ende des Zuges.
}
power-ability-weaken = Decke auf einem benachbarten Feld eine gegnerische Einheit auf; sie verliert { $amount } bis zum Ende des Zuges.
power-ability-devour = Zerstöre auf einem benachbarten Feld eine Einheit deiner Seite; diese hier erhält deren aktuelle Stärke bis zum Ende des Zuges dazu.
power-ability-grant = { $reach ->
    [near] Decke auf einem benachbarten Feld { $whom } deiner Seite auf; die aufgedeckte Einheit hat die Kraft { $keyword } bis zum Ende des Zuges.
    [itself] Decke auf einem beliebigen Feld { $whom } deiner Seite auf, auch diese hier; die aufgedeckte Einheit hat die Kraft { $keyword } bis zum Ende des Zuges.
   *[anywhere] Decke auf einem beliebigen Feld { $whom } deiner Seite auf; die aufgedeckte Einheit hat die Kraft { $keyword } bis zum Ende des Zuges.
}
power-ability-linger = Am Ende deines Zuges hast du noch einen Zug.
power-ability-guard = Führt ein Angriff gegen { $whom } auf deiner Seite und auf einem benachbarten Feld zur Zerstörung, darfst du die Einheit mit dieser Fähigkeit zerstören lassen und { $whom } auf ihr Feld zurückbringen.
power-ability-possess = Wird sie angegriffen, darfst du auf den Kampf verzichten: Sie wird zerstört, und der Angreifer wechselt auf deine Seite, auf ihr Feld.
power-ability-martyr = Nach einem erfolgreichen Angriff darfst du sie zerstören lassen und aus den zerstörten Einheiten deiner Seite { $whom } auf ihr Feld zurückbringen.
power-ability-reanimate = Nach einem erfolgreichen Angriff darfst du aus den zerstörten Einheiten deiner Seite { $whom } zurückbringen, auf { $empty }.
power-ability-overlook = { $must ->
    [yes] Alle Einheiten, über die sie fliegt, werden aufgedeckt.
   *[no] Ist sie geflogen, darfst du alle Einheiten aufdecken, über die der Flug ging.
}
power-ability-snare = Fliegt ein Feind über sie hinweg, darfst du sie aufdecken, und dieser Feind wird zerstört.
power-ability-betray = Sie darf auch Einheiten der eigenen Seite angreifen, aber nicht die Burg.

## Zauber

power-magic-spares = Der Angreifer überlebt.
power-magic-doom = Der Angreifer wird zerstört.
power-magic-ambush = Du darfst { $whom } von dir auf dieses Feld setzen; die Einheit wird aufgedeckt.
power-magic-exorcise = Du darfst eine gegnerische Einheit aufdecken, die { $on } steht: Findest du { $whom }, wird sie zerstört.
power-magic-tribute = Ein Gegner wählt eine seiner eigenen Einheiten, die zerstört wird.
power-magic-grove = Stand sie { $on }, trifft es alle { $spaces }: Die Einheiten darauf werden aufgedeckt, und { $whoms } darunter werden zerstört, wenn sie nicht unbeweglich sind.
power-magic-bolt = Auch die Einheiten auf den beiden Feldern vor ihr werden zerstört, gleich auf welcher Seite sie stehen.
power-magic-quake = Kann der Angreifer fliegen, darfst du noch eine Einheit zerstören, die auf dem gleichen Gelände steht wie die Magieeinheit.
power-magic-grave = Bringe aus den zerstörten Einheiten beider Seiten { $whom } zurück, auf dieses Feld und unter deine Kontrolle.
power-magic-avenge = Trifft der Zauber { $whom } als Angreifer, darfst du eine beliebige Einheit zerstören, die { $on } steht.
power-magic-gaze = { $up_to ->
    [one] Du darfst dir eine gegnerische Einheit ansehen; den anderen wird sie nicht gezeigt.
   *[other] Du darfst dir { $up_to } gegnerische Einheiten ansehen; den anderen werden sie nicht gezeigt.
}
power-magic-talisman = Steht keine Einheit { $on }, bringe aus den zerstörten Einheiten beider Seiten { $whom } zurück, auf { $empty } und unter deine Kontrolle.
power-magic-confess = Ein Gegner muss alle seine Magieeinheiten aufdecken.
power-magic-mist = Der Angreifer wird zerstört, wenn seine aktuelle Stärke { $from } oder mehr ist.

## Todesflüche

power-curse-strengthen = { $by } auf beiden Seiten für { $whoms }.
power-curse-bestow = Auf beiden Seiten haben { $whoms } die Kraft { $keyword }.
power-curse_end-upheaval = { $destroys ->
    [all] Alle Einheiten, die { $on } stehen, werden aufgedeckt, und die nicht unbeweglichen werden zerstört.
   *[one] Alle Einheiten, die { $on } stehen, werden aufgedeckt, und du zerstörst eine davon, die nicht unbeweglich ist.
}
power-curse_end-scout = { $up_to ->
    [one] Decke eine beliebige gegnerische Einheit auf.
   *[other] Decke { $up_to } beliebige gegnerische Einheiten auf.
}
power-curse_end-survey = Nenne ein Gelände: Alle Einheiten, die dort stehen, werden aufgedeckt.
power-curse_end-restore = Bringe aus den zerstörten Einheiten beider Seiten { $whom } der Grundstärke { $most } oder weniger zurück, auf { $empty } und unter deine Kontrolle.
power-curse_end-resprout = Bringe aus den zerstörten Einheiten deiner Seite beliebig viele { $whoms } zurück, jeweils auf { $empty }; ihre Grundstärken ergeben zusammen höchstens { $most }.
power-curse_end-rise = Setze sie auf ein beliebiges leeres Feld.
power-curse_end-demand = { $up_to ->
    [one] Ein Gegner wählt eine seiner eigenen Einheiten, und du übernimmst sie.
   *[other] Ein Gegner wählt { $up_to } seiner eigenen Einheiten, und du übernimmst sie.
}
power-curse_end-unmagic = Alle Magieeinheiten aller Spieler werden aufgedeckt und zerstört; kein Zauber wird gewirkt.
power-curse_end-decimate = Ein Gegner wählt { $theirs } seiner eigenen Einheiten, die auf einmal zerstört werden; dann machst du dasselbe mit { $yours } von deinen.
