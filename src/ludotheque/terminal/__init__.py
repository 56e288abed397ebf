"""The terminal table: any game that can be drawn and told, against bots or between people at one screen.

`match.py` plays, `voice.py` speaks, `app.py` is the table with Textual, `plain.py` the same in lines. What a game must
give is in `face.py`; `games/strife/terminal.py` shows how.
"""
