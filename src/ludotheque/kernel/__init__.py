"""The kernel: steps that act or ask, an agenda, sealed answers, lent chance. Every game imports it; it imports no game."""
