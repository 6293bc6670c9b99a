"""The drawings of the maps of The Sheep, and what turns them into files of Tiled."""
