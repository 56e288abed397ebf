"""Windows: questions that some of the seats they are put to can only pass, which nobody else may know."""

from __future__ import annotations

from ludotheque.kernel.state import State
from ludotheque.kernel.step import AskAll


def is_window(g: State) -> bool:
    """Whether somebody whom the question on top is put to may have nothing to choose; this much everybody may know."""
    step = g.agenda[-1] if g.agenda else None
    return isinstance(step, AskAll) and type(step).idle is not AskAll.idle
