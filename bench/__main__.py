"""`python -m bench`: everything; `python -m bench playouts store`: only these; `--quick` for a short run, `--json` for machines.

`python -m bench strength` lets the computer players play leagues, `balance` looks whether all seats are as good, `hints` whether playing
every hint is as strong as a strong player, `leads` whether hints keep a lead, `rare` plays many more games of odd tastes than the suite
does, `reasons` checks what computer players say of their moves, `review` tells how true reviews of games are, `luck` whether luck comes to
nothing over a thousand games, `doubt` how far reviews should trust the games they imagine, `waits` how often and for how many days games
wait for people, `scale` what several processes carry: they take long and so run only when they are named.
"""

from __future__ import annotations

import argparse
import sys
from importlib import import_module

from . import report
from .measure import FULL, QUICK

BENCHES = ("playouts", "pictures", "store", "roundtrip", "replies", "presses", "calls", "lessons")
LONG = ("strength", "balance", "hints", "leads", "rare", "reasons", "review", "luck", "doubt", "waits", "scale")  # only when named


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    named = f"what to measure: {', '.join(BENCHES)}, all of them if none is named; or {', '.join(LONG)}"
    parser.add_argument("names", nargs="*", metavar="NAME", help=named)
    parser.add_argument("--quick", action="store_true", help="a short run: rough figures")
    parser.add_argument("--json", action="store_true", help="for machines")
    given = parser.parse_args()
    if unknown := [name for name in given.names if name not in BENCHES + LONG]:
        parser.error(f"there is no {', '.join(unknown)}; there are {', '.join(BENCHES + LONG)}")
    rows = []
    for name in given.names or BENCHES:
        print(f"measuring {name} ...", file=sys.stderr)
        rows += import_module(f"bench.{name}").run(QUICK if given.quick else FULL)
    print(report.document(rows, given.quick) if given.json else report.table(rows))
    return 0


if __name__ == "__main__":
    sys.exit(main())
