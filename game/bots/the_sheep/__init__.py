"""Bots for The Sheep: Shepherds that play by themselves."""
