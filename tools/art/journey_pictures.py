"""The pictures of the journey's events, tiles, decks and endings by their names below the game's pictures."""

from art import (
    day_parish,
    day_road,
    day_trade,
    journey_decks,
    journey_ends,
    night_parish,
    night_water,
    night_weather,
    pollution_tiles,
)


def pieces() -> dict[str, str]:
    """Every picture by name."""
    halves = (day_road, day_trade, day_parish, night_weather, night_water, night_parish)
    events = {f"event-{event}": plate() for part in halves for event, plate in part.PLATES.items()}
    return events | pollution_tiles.pieces() | journey_decks.pieces() | journey_ends.pieces()
