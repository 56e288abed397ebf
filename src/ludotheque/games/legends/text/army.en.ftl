### Legends: the words of armies that people put together, in English.
### Same ids, same order, same placeholders in army.fr.ftl and army.de.ftl. { $rank } is a strength, magic or castle.

## What is wrong with an army

army-complete = The army is complete and legal.
army-missing = { $rank ->
    [magic] { $count ->
        [one] { $count } Magic unit is missing.
       *[other] { $count } Magic units are missing.
    }
    [castle] { $count ->
        [one] The Castle is missing.
       *[other] { $count } Castles are missing.
    }
   *[other] { $count ->
        [one] { $count } unit of strength { $rank } is missing.
       *[other] { $count } units of strength { $rank } are missing.
    }
}
army-surplus = { $rank ->
    [magic] { $count ->
        [one] { $count } Magic unit too many.
       *[other] { $count } Magic units too many.
    }
    [castle] { $count ->
        [one] { $count } Castle too many.
       *[other] { $count } Castles too many.
    }
   *[other] { $count ->
        [one] { $count } unit of strength { $rank } too many.
       *[other] { $count } units of strength { $rank } too many.
    }
}
army-copies = { $unit } is there { $count } times; { $most ->
    [one] only one is allowed
   *[other] at most { $most } are allowed
}.
army-side = { $unit } serves in { $side ->
    [beige] beige
   *[grey] grey
} armies only.
army-unknown = Line { $line }: there is no unit “{ $said }”; did you mean { $near } ({ $unit })?
army-misread = Line { $line }: write how many and which unit, such as “{ $form }”, not “{ $said }”.
army-not-custom = { $side ->
    [beige] The beige army of this game is a ready one; add --option beige=custom to bring your own.
   *[grey] The grey army of this game is a ready one; add --option grey=custom to bring your own.
}

## The page where armies are put together

page-armies = Armies of your own
army-page = { $game }: armies of your own
army-about = An army has as many units of each strength as the army table says. Put yours together here: it is kept in this browser, and at a table that lets you bring your own army it is mustered with one click.
army-which-side = For which side
army-name = Name of the army
army-unnamed = Unnamed army
army-new = Begin anew
army-by-lot = Army by lot
army-begin-with = Begin with a ready army
army-choose = Choose …
army-undo = Undo
army-table = Army table
army-rank = { $rank ->
    [magic] Magic
    [castle] Castle
   *[other] Strength { $rank }
}
army-have = { $have } of { $due }
army-have-units = { $have } of { $due } units
army-to-see = What the rules say
army-units = Units
army-search = Search: name, power or number
army-nation = Nation
army-every-nation = Every nation
army-type = Type
army-every-type = Every type
army-strength = Strength
army-every-strength = Every strength
army-add = Add: { $unit }
army-remove = Remove: { $unit }
army-now = { $unit }: { $count } in the army
army-keys = By keyboard: the arrows go from unit to unit, + adds one and - removes one.
army-save = Save in this browser
army-saved-as = “{ $name }” is saved.
army-not-kept = This browser keeps nothing; copy the text instead.
army-saved = Saved armies
army-none-saved = None yet.
army-open = Open: { $name }
army-delete = Delete: { $name }
army-finished = complete
army-unfinished = not complete
army-text = As text
army-text-about = Copy this text to keep the army or to pass it on. Paste one here, and read it.
army-read = Read the text

## Saved armies at the table

army-yours = Your saved armies
army-yours-none = No saved army fits this side.
army-build = Put one together
army-muster = Muster { $name }
army-mustering = { $name } is being mustered: { $have } of { $due } units.
army-unfit = { $name } does not fit this table:
army-stopped = { $unit } may not join here. Choose the rest yourself, or leave it to chance.
