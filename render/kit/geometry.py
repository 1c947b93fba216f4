"""Outlines as lists of points: curves, rounded plates, stars, leaves and the shapes of the seats."""

from __future__ import annotations

import math
from collections.abc import Sequence

Point = tuple[float, float]
Box = tuple[int, int, int, int]

SHAPES = ("disc", "square", "diamond", "triangle", "hexagon", "shield")


def smooth(points: Sequence[Point], closed: bool = True, steps: int = 10) -> list[Point]:
    """A Catmull-Rom curve through the points."""
    n = len(points)

    def pick(i: int) -> Point:
        return points[i % n] if closed else points[min(max(i, 0), n - 1)]

    out: list[Point] = []
    for i in range(n if closed else n - 1):
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = pick(i - 1), pick(i), pick(i + 1), pick(i + 2)
        for s in range(steps):
            t = s / steps
            out.append((_catmull(ax, bx, cx, dx, t), _catmull(ay, by, cy, dy, t)))
    return out if closed else [*out, points[-1]]


def _catmull(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)


def ring(cx: float, cy: float, rx: float, ry: float | None = None, start: float = 0, end: float = 360, n: int = 72) -> list[Point]:
    """A circle, an ellipse or an arc of one, in degrees clockwise from the right."""
    ry = rx if ry is None else ry
    angles = [math.radians(start + (end - start) * i / n) for i in range(n + (end - start < 360))]
    return [(cx + rx * math.cos(a), cy + ry * math.sin(a)) for a in angles]


def rounded(x0: float, y0: float, x1: float, y1: float, r: float) -> list[Point]:
    """A rectangle with round corners."""
    if r <= 0:
        return [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]
    corners = ((x1 - r, y0 + r, -90), (x1 - r, y1 - r, 0), (x0 + r, y1 - r, 90), (x0 + r, y0 + r, 180))
    return [p for cx, cy, a in corners for p in ring(cx, cy, r, r, a, a + 90, 12)]


def star(cx: float, cy: float, outer: float, inner: float, points: int, turn: float = -90) -> list[Point]:
    step = 180 / points
    reach = [outer if i % 2 == 0 else inner for i in range(points * 2)]
    return [_polar(cx, cy, r, turn + i * step) for i, r in enumerate(reach)]


def regular(cx: float, cy: float, r: float, sides: int, turn: float = -90) -> list[Point]:
    return [_polar(cx, cy, r, turn + i * 360 / sides) for i in range(sides)]


def _polar(cx: float, cy: float, r: float, degrees: float) -> Point:
    a = math.radians(degrees)
    return cx + r * math.cos(a), cy + r * math.sin(a)


def leaf(x: float, y: float, angle: float, length: float, width: float) -> list[Point]:
    """A leaf that grows from (x, y) towards `angle` (radians)."""
    c, s = math.cos(angle), math.sin(angle)
    half = [(length * 0.35, -width), (length * 0.7, -width * 0.7), (length, 0.0), (length * 0.7, width * 0.7), (length * 0.35, width)]
    return smooth([(x + a * c - b * s, y + a * s + b * c) for a, b in [(0.0, 0.0), *half]], steps=5)


def mirrored(points: Sequence[Point]) -> list[Point]:
    """A right-hand outline from top to bottom, closed by its mirror image about x = 50."""
    return [*points, *[(100 - x, y) for x, y in reversed(points)]]


def shape_points(shape: str, x: float, y: float, r: float) -> list[Point]:
    """The outline of a seat's shape, of about the same area whatever the shape."""
    match shape:
        case "disc":
            return ring(x, y, r)
        case "square":
            return rounded(x - r * 0.86, y - r * 0.86, x + r * 0.86, y + r * 0.86, r * 0.18)
        case "diamond":
            return [(x, y - r * 1.14), (x + r * 1.14, y), (x, y + r * 1.14), (x - r * 1.14, y)]
        case "triangle":
            return [(x, y - r * 1.18), (x + r * 1.16, y + r * 0.86), (x - r * 1.16, y + r * 0.86)]
        case "hexagon":
            return regular(x, y, r * 1.05, 6)
        case "shield":
            right = [(x + r * 0.9, y - r), (x + r * 0.86, y + r * 0.2)]
            left = [(x - r * 0.86, y + r * 0.2), (x - r * 0.9, y - r)]
            return smooth([(x, y - r * 0.86), *right, (x, y + r * 1.1), *left])
    raise ValueError(f"no such shape: {shape}")
