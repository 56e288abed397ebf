"""Lessons: a first game of each game, on the real table, step by step."""
