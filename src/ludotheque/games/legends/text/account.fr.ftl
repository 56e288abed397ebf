### Ce qu’a donné une partie finie, en français.
### Mêmes identifiants, même ordre, mêmes variables que dans account.en.ftl et account.de.ftl.

account-by-battle = Bataille par bataille
account-battle = Bataille { $number }
account-turns = Tours
account-attacks-made = Attaques
account-attacks-won = Attaques gagnées
account-attacks-repelled = Attaques repoussées
account-attacks-both = Attaques fatales aux deux
account-units-lost = Unités perdues
account-units-back = Unités revenues
account-units-left = Unités encore en jeu
account-story = Qui est tombé contre qui
account-fell-to = Contre { $other } tombe { $unit } ({ $team }).
account-fell-both = Deux unités tombent : { $unit } et { $other }.
