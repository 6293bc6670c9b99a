"""The table of The Sheep: the map, the panels round it, and what clicks mean."""
