### Raise, Rise & Die : les mots de la table telle qu’elle est dessinée et dite dans un terminal, en français.
### Mêmes identifiants, même ordre, mêmes paramètres que dans terminal.en.ftl et terminal.de.ftl. Ils sont courts : une ligne a 80 signes.

terminal-against = { $one } contre { $other }
terminal-memory = Mémoire { $n }
terminal-destiny = Destin { $n }
terminal-locked = { $name } (verrouillée)
terminal-worn = Portés
terminal-bag = Dans la sacoche
terminal-lost = hors jeu
terminal-covers = recouvre { $place }
terminal-top = Au-dessus
terminal-fallen = tombé
terminal-skips = prochain tour sauté pour un contre
terminal-cannot-pay = ne peut pas être payée
terminal-hidden = caché
terminal-offer = Offre : { $seat } donne : { $gives } ; veut : { $wants }

## Ce que ferait une carte

terminal-cost = coût { $n }
terminal-value = valeur { $n }
terminal-value-against = valeur { $n } contre { $other }
terminal-at-least = coût { $cost }, valeur { $n } ou plus
terminal-full = contre total
terminal-partial = contre partiel
terminal-damage = dégâts { $n }
terminal-damage-best = dégâts { $n } avec les meilleurs emplacements
terminal-loss = vous perdez { $n } PV
terminal-unknown = si on la laisse passer
terminal-answer = contrée par { $card } { $n }
terminal-soul = valeur d’âme { $n }
terminal-offered = elle va à votre défausse : +{ $n } en Réserve
terminal-hp = { $n } PV

## La table en phrases

terminal-you = vous
terminal-no-hero = pas encore de héros
terminal-countering = Carte qui contre
terminal-playing = Carte en train d’être jouée
terminal-resonance = En résonance
terminal-pays = La top soul peut être payée.
terminal-too-dear = Valeur d’âme au-dessus de { $n } (latent) : { $cards }
terminal-some-pay = Ces ennemis peuvent payer la top soul : { $bodies }
terminal-gate = En attente dans le plan réel
terminal-event-past = Fait ou laissé de côté : { $event }
terminal-event-now = Possible maintenant : { $event }
terminal-event-later = Ensuite : { $event }
terminal-event-closed = Impossible : { $event }

## Les signes

terminal-sign-past = un événement du lieu qui est fait ou qu’on a laissé de côté
terminal-sign-now = un événement que l’on peut réaliser maintenant
terminal-sign-closed = un événement que l’on ne peut pas réaliser : il est pour d’autres, ou sa condition ou son coût n’est pas rempli
terminal-sign-curve = une carte de cette valeur d’âme
terminal-sign-optimal = un emplacement optimal d’une carte : elle y vaut 1 de plus
terminal-sign-top = la top soul, que l’ennemi joue ensuite
terminal-sign-guard = une garde sur un emplacement, avec sa valeur
terminal-sign-trap = un Piège sur un emplacement ; ? s’il n’est pas connu
terminal-sign-weak = un Point faible sur un emplacement ; un chiffre devant dit de qui
terminal-sign-waits = une carte qui attend sa réponse, avec sa valeur sur chaque emplacement
terminal-sign-plan = une carte en main sur son emplacement : valeur 3 ; la top soul la contrerait avec 1, et 2 dégâts passeraient
terminal-sign-loss = la même carte contrée par 4 : rien ne passerait, et vous perdriez 1 PV
terminal-sign-counter = une carte en main qui pourrait contrer : valeur 3 contre 2 ; à valeurs égales, c’est déjà un contre total

## ludotheque cards rrd --check

checked-right = { $count ->
    [one] { $file } : { $count } entrée, qui est juste.
   *[other] { $file } : { $count } entrées, toutes justes.
}
