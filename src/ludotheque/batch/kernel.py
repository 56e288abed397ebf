"""What a GPU runs: the rules in C++, and over them one thread a game."""

from __future__ import annotations

from typing import Final

from ludotheque.batch.compiled import Long, Row, Words, rule
from ludotheque.batch.dice import CHOOSING, below
from ludotheque.batch.layout import AGENDA, MOVES, WIDTH, wide
from ludotheque.batch.menu import LONGEST_MENU, menu
from ludotheque.batch.play import act, answer, decider
from ludotheque.batch.playouts import RESULT, begin_at, tell
from ludotheque.batch.source import Source
from ludotheque.batch.steps import FIRST_ASK, next_step

THREADS: Final = 128  # of a block
# Of 32 threads those go on together that run the same code, and the others wait. The more steps on its agenda, the
# earlier a game is in its turn: with those first, all come to each phase of the turn at the same time.
KERNEL: Final = """
extern "C" __global__ void __launch_bounds__(THREADS)
play_out_each(signed char *begin, long long seed, int n, short *results) {
    signed char g[WIDTH];
    short out[LONGEST_MENU];
    int game = blockIdx.x * blockDim.x + threadIdx.x, decisions = 0, most;
    playouts_begin_at(begin, g);
    if (game >= n) g[AGENDA] = 0;
    while ((most = __reduce_max_sync(~0u, (int)g[AGENDA]))) {
        if (g[AGENDA] == most) decisions += kernel_go_on(g, seed + game, out);
    }
    if (game < n) playouts_tell(g, decisions, results + RESULT * game);
}
"""


@rule
def go_on(g: Row, dice: Long, out: Words) -> int:
    """The next step, and at random what is answered to it; the number of decisions."""
    if g[next_step(g)] < FIRST_ASK:
        act(g, dice)
        return 0
    seat = decider(g)
    choices = menu(g, seat, out)
    answer(g, dice, seat, out[below(dice, choices, wide(g, MOVES), CHOOSING + seat)])
    return 1


def source() -> str:
    numbers = {"AGENDA": AGENDA, "WIDTH": WIDTH, "LONGEST_MENU": LONGEST_MENU, "RESULT": RESULT, "THREADS": THREADS}
    named = "".join(f"#define {name} {number}\n" for name, number in numbers.items())
    return named + Source(begin_at, go_on, tell).text() + KERNEL
