"""The verbs of the card language, one module each: what it does and whether it would change anything."""
