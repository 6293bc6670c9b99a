"""How bots play Wild West Shepherds: what they believe, what pays, how a round may go on, what they say."""
