"""The limits beyond which a figure is marked: all that the report calls too seldom or too often stands here."""

from __future__ import annotations

from tools.balance_report.kind import Limits

BOUGHT = Limits(0.05, 0.80, "Equipment bought, of the games in which it was on sale")
CHOSEN = Limits(0.15, 0.85, "a trait chosen, of the times it was offered")
ABILITY_USED = Limits(0.03, 1.0, "an ability used, of the games in which its card was there")
DAYS = (7, 14)
"""How many Days a journey of The Sheep should last."""
