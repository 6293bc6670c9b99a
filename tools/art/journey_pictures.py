"""The pictures of the journey's events by their names below the game's pictures."""

from art import day_parish, day_road, day_trade, night_parish, night_water, night_weather


def pieces() -> dict[str, str]:
    """Every picture by name."""
    halves = (day_road, day_trade, day_parish, night_weather, night_water, night_parish)
    return {f"event-{event}": plate() for part in halves for event, plate in part.PLATES.items()}
