### The great moments of Strain, in English.
### Same ids, same order, same placeholders in highlights.fr.ftl and highlights.de.ftl. Each has a title.

highlight-scored-title = Life thrives
highlight-scored = { $seat } scores { $tile }: { $points } VP.
    .seat = You score { $tile }: { $points } VP.
highlight-destroyed-title = An organism dies
highlight-destroyed = { $seat } loses { $tile } with its whole membrane.
    .seat = You lose { $tile } with its whole membrane.
highlight-countered-title = Countered
highlight-countered = { $seat } stops { $target } with { $tile }.
    .seat = You stop { $target } with { $tile }.
