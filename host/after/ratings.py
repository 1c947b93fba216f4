"""How strong people are at a game, with how sure that is: Bradley-Terry over every pair that met, one game after the other."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from openskill.models import BradleyTerryFull

MODEL = BradleyTerryFull(tau=25 / 300, limit_sigma=True)
SHOWN = 3  # games before a rating is shown
SCALE = 60  # points shown for one of the model's: everybody begins at 1500
MICRO = 1_000_000  # a rating is kept in whole millionths


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong somebody is, in the model's own points: the best guess, and how unsure it is."""

    mu: float = 25.0
    sigma: float = 25.0 / 3
    games: int = 0

    @property
    def points(self) -> int:
        """The rating as it is shown: 1540."""
        return round(self.mu * SCALE)

    @property
    def give_or_take(self) -> int:
        """How far off the shown rating may be: ± 90."""
        return round(self.sigma * SCALE)

    @property
    def shown(self) -> bool:
        return self.games >= SHOWN


def after(before: Mapping[int, Rating], places: Mapping[int, int]) -> dict[int, Rating]:
    """The ratings of those who met, after a game in which they came in these places; equal places are a draw."""
    users = sorted(places)
    known = [before.get(user, Rating()) for user in users]
    teams = [[MODEL.rating(rating.mu, rating.sigma)] for rating in known]
    made = MODEL.rate(teams, ranks=[float(places[user]) for user in users])
    return {user: _rounded(team[0].mu, team[0].sigma, rating.games + 1) for user, team, rating in zip(users, made, known, strict=True)}


def _rounded(mu: float, sigma: float, games: int) -> Rating:
    """To what is kept: the next game begins with the same figures, whether they were read back in between or not."""
    return Rating(round(mu * MICRO) / MICRO, round(sigma * MICRO) / MICRO, games)
