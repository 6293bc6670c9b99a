"""The verbs of the card language, one module each: what it does, whether it would change anything, its sentence."""
