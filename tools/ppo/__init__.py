"""Train a net by self-play (PPO) in batched environments: `python -m tools.ppo --help`, and docs/research.md."""
