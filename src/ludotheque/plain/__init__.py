"""Plain: what every face asks of a game, for a game that does not bring it, from its forms and its words."""
