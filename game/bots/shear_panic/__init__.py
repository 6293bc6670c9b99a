"""How bots play Shear Panic: judging a position, looking a turn ahead, trying."""
