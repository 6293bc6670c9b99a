"""The parts of `tools/bench.py`: each measures one thing people can feel, or the speed of the rules."""
