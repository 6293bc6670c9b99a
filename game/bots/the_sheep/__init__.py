"""Bots for The Sheep."""
