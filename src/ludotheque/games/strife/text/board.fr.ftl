### Strife : les mots de la table telle qu’elle est dessinée, en français.
### Mêmes identifiants, même ordre, mêmes variables que dans board.en.ftl et board.de.ftl. Ils sont courts : une ligne a 80 signes.

board-battle = Bataille
board-face-down = face cachée
board-here = bataille ici
board-unknown-hand = { $count ->
    [one] { $count } champion caché
   *[other] { $count } champions cachés
}
board-battle-stopped = capacité de bataille bloquée
board-legacy-stopped = capacité Héritage bloquée
board-skips-legacy = sans phase Héritage
board-shielded = protection : courte défaite = égalité
board-bounty = +{ $points } PV en cas de victoire
board-upwards = Pile Héritage, de bas en haut
board-sign-number = 3 Mage : la puissance et le nom d’un champion
board-sign-top = sommet de la pile : le champion Héritage
board-offering = Wyrm
board-points = PV
board-stone = La pierre runique tranche les égalités : la garder et perdre, ou la céder, valant 1 de plus, et gagner. À la fin, elle rapporte { $value } PV.
