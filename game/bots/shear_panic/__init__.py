"""Bots for Shear Panic."""
