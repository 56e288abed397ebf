### Strain : pourquoi un choix n’est pas possible, en français.
### Mêmes noms, même ordre, mêmes paramètres que dans why.en.ftl et why.de.ftl. Les numéros des règles suivent d’eux-mêmes.

why-not-in-hand = Vous n’avez pas { $tile } en main.
why-of-another-kind = Une tuile de cette sorte ne s’emploie pas ainsi : { $tile }.
why-not-there = Cette tuile n’est pas là : { $tile }.
why-no-organism-there = Il n’y a pas d’organisme à cet endroit.
why-foreign-organism = Ce doit être l’un de vos organismes.
why-own-organism = Ce doit être un organisme d’un autre joueur.
why-only-in-evolve = C’est réservé à votre phase d’Évolution, quand rien d’autre n’est en cours.
why-only-in-shed = Les organismes se marquent dans votre phase de Protection.
why-only-to-pay = Une source ne s’utilise que pour payer ou pour attaquer.
why-no-function-to-use = Cette tuile n’a rien à activer : { $tile }.
why-no-source = { $resource ->
    [0] Cette tuile ne donne pas d’ATP : { $tile }.
   *[other] Cette tuile ne donne pas de toxines : { $tile }.
}
why-no-building-tile = Ce n’est pas une tuile de construction : { $tile }.
why-no-such-event = La chaîne n’a pas d’évènement { $link }.
why-gone-from-chain = L’évènement { $link } n’est plus dans la chaîne.
why-answers-nothing-of-that = Cette tuile ne répond pas à un tel évènement : { $tile }.
why-nothing-to-answer = La chaîne ne contient rien à quoi répondre : { $tile }.
why-chain-is-full = Aucune chaîne ne dépasse { $count } évènements ici.
why-next-place = Votre prochain organisme va à la première place libre : { $place }.
why-same-organism = La tuile y est déjà.
why-nowhere-to-go = Aucun autre de vos organismes ne peut recevoir une tuile.
why-named-already = C’est déjà désigné : { $tile }.
why-not-dormant = Seules les tuiles dormantes se réveillent, celle-ci est active : { $tile }.
why-nothing-dormant = Vous n’avez aucune tuile dormante à réveiller : { $tile }.
why-nothing-to-aim-at = Il n’y a rien à prendre pour cible : { $tile }.
why-not-discarded = Cette tuile n’est pas dans la défausse de la boîte de Petri : { $tile }.
why-no-room = Les huit emplacements sont pris : { $place }.
why-no-room-for-virus = Les huit emplacements sont pris, aucun virus n’y entre : { $place }.
why-keeps-viruses-out = { $tile } empêche tout virus d’entrer dans { $place }.
why-six-organisms = Vous avez déjà six organismes en jeu.
why-one-organism = Vous avez déjà placé votre organisme de ce tour.
why-one-cytoplasm = Vous avez déjà placé votre cytoplasme de ce tour.
why-dormant = Cette tuile est dormante et ne peut pas servir : { $tile }.
why-used-already = Sa fonction a déjà servi ce tour-ci : { $tile }.
why-starved = Un virus ne laisse rien de ce que donne cette tuile : { $tile }.
why-no-tokens = Il n’y a pas de jetons dessus.
why-too-many-tokens = { $have ->
    [one] On ne peut y retirer que { $have } jeton, pas { $count } : { $tile }.
   *[other] On ne peut y retirer que { $have } jetons, pas { $count } : { $tile }.
}
why-incomplete = Il n’est pas complet : { $have } symboles de construction sur { $cost }.
why-infected = Il est infecté et ne peut donc pas être marqué.
why-pool-too-small = Votre réserve contient { $have } toxines sur { $cost }.
why-no-toxins = Vous n’avez aucune source active de toxines pour attaquer.
why-dear-to-cleanse = Détruire { $tile } coûte { $cost } toxines, vous en avez { $have }.
why-dear = Jouer { $tile } coûte { $cost } ATP, vous en avez { $have }.
why-pile-is-empty = Il n’y reste rien à tirer : { $pile }.

## À quoi un choix mènerait

forecast-attack = { $have ->
    [one] Vous pouvez réunir { $have } toxine contre une défense de { $defence } : { $place }.
   *[other] Vous pouvez réunir { $have } toxines contre une défense de { $defence } : { $place }.
}
forecast-blocks = Symboles de construction : { $have } sur { $cost } ({ $place }).
forecast-draws = Vous tirez { $tile }.
forecast-draws-kind = { $kind ->
    [2] Vous tirez un organite.
    [3] Vous tirez un virus.
    [4] Vous tirez une Réaction en chaîne.
   *[5] Vous tirez un Catalyseur.
}
forecast-loses = Perte dans { $place } : { $tile }.
forecast-dies = Destruction avec toute la membrane : { $place }.
