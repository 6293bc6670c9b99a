"""What `tools/balance.py` is made of: witnesses that count single games, and the report of all of them."""
