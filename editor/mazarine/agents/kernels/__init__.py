"""Compiled parts of agents: sight, and what a step changes in what an agent knows."""
