"""Train a net for a game, as a recipe of recipes.toml says.

python -m pip install torch
python -m tools.ppo globopolis --seed 1 --minutes 60 --processes 8 --out nets
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from meridian.core.errors import BadInput
from tools.ppo.recipes import RECIPES, read


def main() -> int:
    """Train, and write weights."""
    parser = argparse.ArgumentParser(prog="python -m tools.ppo", description="Train a net by self-play.")
    parser.add_argument("recipe", help="a table of recipes.toml, such as globopolis or globopolis-alone")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--processes", type=int, default=1, help="that step the tables")
    parser.add_argument("--device", default="", help="of torch; by default a GPU if there is one")
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help="changes the recipe")
    parser.add_argument("--recipes", type=Path, default=RECIPES)
    parser.add_argument("--out", type=Path, default=Path("nets"))
    args = parser.parse_args()
    try:
        import torch
    except ModuleNotFoundError:
        print("torch is not installed: pip install torch", file=sys.stderr)
        return 1
    from tools.ppo.train import Trainer

    torch.set_num_threads(1)
    device = args.device or ("cuda" if torch.cuda.is_available() else "cpu")
    try:
        game, recipe = read(args.recipes, args.recipe, args.set)
        trainer = Trainer(game, recipe, args.seed, args.processes, device)
    except BadInput as error:
        print(error, file=sys.stderr)
        return 1
    trainer.run(args.minutes, args.out, f"{args.recipe}-seed{args.seed}")
    if hasattr(trainer.batch, "close"):
        trainer.batch.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
