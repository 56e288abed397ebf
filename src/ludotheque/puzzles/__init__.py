"""Puzzles: positions with one clearly best choice, found by search and kept as data."""
