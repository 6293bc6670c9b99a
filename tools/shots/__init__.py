"""The photographer's workshop of `tools/screenshots.py`."""
