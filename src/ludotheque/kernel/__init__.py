"""The kernel: steps that act or ask, an agenda, sealed answers, lent chance. It imports no game."""
