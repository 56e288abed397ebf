### Pourquoi un choix n’est pas possible, et à quoi un choix mènerait : les mots communs à tous les jeux, en français.
### Les numéros des règles suivent la phrase d’eux-mêmes.

why-over = La partie est finie.
why-not-asked = { $count ->
    [0] Aucun choix ne vous est demandé pour l’instant.
    [1] Ce n’est pas à vous : la table attend { $seat }.
   *[other] Ce n’est pas à vous : la table attend les autres.
}
why-unknown = Rien ici ne s’appelle « { $text } ».
why-other-question = La question posée maintenant est une autre.
why-not-offered = Cela ne fait pas partie des choix du moment.
why-ruled = { $why } [{ $rules }]

forecast-certain = Certain
forecast-unanswered = Si personne n’intervient
forecast-likely = Probable
forecast-times = { $times } fois sur { $tables } : { $what }
forecast-nothing = On ne peut pas prévoir ce qui s’ensuivra.
