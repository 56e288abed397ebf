### Legends: die Wörter der Armeen, die man selbst zusammenstellt, auf Deutsch.
### Gleiche Namen, gleiche Reihenfolge, gleiche Platzhalter wie in army.en.ftl und army.fr.ftl. { $rank } ist eine Stärke, magic oder castle.

## Was an einer Armee nicht stimmt

army-complete = Die Armee ist vollständig und regelgerecht.
army-missing = { $rank ->
    [magic] { $count ->
        [one] Es fehlt { $count } Magieeinheit.
       *[other] Es fehlen { $count } Magieeinheiten.
    }
    [castle] { $count ->
        [one] Es fehlt die Burg.
       *[other] Es fehlen { $count } Burgen.
    }
   *[other] { $count ->
        [one] Es fehlt { $count } Einheit der Stärke { $rank }.
       *[other] Es fehlen { $count } Einheiten der Stärke { $rank }.
    }
}
army-surplus = { $rank ->
    [magic] { $count ->
        [one] { $count } Magieeinheit ist zu viel.
       *[other] { $count } Magieeinheiten sind zu viel.
    }
    [castle] { $count ->
        [one] { $count } Burg ist zu viel.
       *[other] { $count } Burgen sind zu viel.
    }
   *[other] { $count ->
        [one] { $count } Einheit der Stärke { $rank } ist zu viel.
       *[other] { $count } Einheiten der Stärke { $rank } sind zu viel.
    }
}
army-copies = { $unit } ist { $count }-mal dabei; erlaubt ist { $most ->
    [one] nur einmal
   *[other] höchstens { $most }-mal
}.
army-side = { $unit } dient nur in { $side ->
    [beige] beigen
   *[grey] grauen
} Armeen.
army-unknown = Zeile { $line }: Es gibt keine Einheit „{ $said }“; ist { $near } ({ $unit }) gemeint?
army-misread = Zeile { $line }: Schreib Anzahl und Einheit, zum Beispiel „{ $form }“, nicht „{ $said }“.
army-not-custom = { $side ->
    [beige] Die beige Armee dieses Spiels ist eine fertige; mit --option beige=custom bringst du deine eigene mit.
   *[grey] Die graue Armee dieses Spiels ist eine fertige; mit --option grey=custom bringst du deine eigene mit.
}

## Die Seite, auf der Armeen zusammengestellt werden

page-armies = Eigene Armeen
army-page = { $game }: eigene Armeen
army-about = Eine Armee hat von jeder Stärke so viele Einheiten, wie die Armeetabelle sagt. Stell deine hier zusammen: Sie bleibt in diesem Browser, und an einem Tisch mit eigenen Armeen hebst du sie mit einem Klick aus.
army-which-side = Für welche Seite
army-name = Name der Armee
army-unnamed = Armee ohne Namen
army-new = Von vorn beginnen
army-by-lot = Armee auslosen
army-begin-with = Mit einer fertigen Armee beginnen
army-choose = Wählen …
army-undo = Rückgängig
army-table = Armeetabelle
army-rank = { $rank ->
    [magic] Magie
    [castle] Burg
   *[other] Stärke { $rank }
}
army-have = { $have } von { $due }
army-have-units = { $have } von { $due } Einheiten
army-to-see = Was die Regeln sagen
army-units = Einheiten
army-search = Suchen: Name, Kraft oder Nummer
army-nation = Volk
army-every-nation = Alle Völker
army-type = Art
army-every-type = Alle Arten
army-strength = Stärke
army-every-strength = Alle Stärken
army-add = Hinzufügen: { $unit }
army-remove = Wegnehmen: { $unit }
army-now = { $unit }: { $count } in der Armee
army-keys = Mit der Tastatur: Die Pfeile gehen von Einheit zu Einheit, + fügt eine hinzu, - nimmt eine weg.
army-save = In diesem Browser speichern
army-saved-as = „{ $name }“ ist gespeichert.
army-not-kept = Dieser Browser speichert nichts; kopiere stattdessen den Text.
army-saved = Gespeicherte Armeen
army-none-saved = Noch keine.
army-open = Öffnen: { $name }
army-delete = Löschen: { $name }
army-finished = vollständig
army-unfinished = unvollständig
army-text = Als Text
army-text-about = Kopiere diesen Text, um die Armee aufzuheben oder weiterzugeben. Füg hier einen anderen ein und lies ihn ein.
army-read = Text einlesen

## Gespeicherte Armeen am Tisch

army-yours = Deine gespeicherten Armeen
army-yours-none = Keine gespeicherte Armee passt zu dieser Seite.
army-build = Eine zusammenstellen
army-muster = { $name } ausheben
army-mustering = { $name } wird ausgehoben: { $have } von { $due } Einheiten.
army-unfit = { $name } passt nicht an diesen Tisch:
army-stopped = { $unit } darf hier nicht dazukommen. Wähle den Rest selbst oder überlass ihn dem Los.
