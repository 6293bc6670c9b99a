"""Bots of Space Sheep!."""
