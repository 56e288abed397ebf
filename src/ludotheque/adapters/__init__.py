"""Adapters: the games as other libraries know games. Each needs its library: `pip install ludotheque[pettingzoo]`."""
