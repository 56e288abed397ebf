"""`python -m ludotheque`: the command line."""

from __future__ import annotations

from ludotheque.cli import main

if __name__ == "__main__":
    main()
