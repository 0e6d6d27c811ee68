"""Small positive definite systems of equations, by Cholesky's method: as many unknowns as players."""

from __future__ import annotations

import math
from collections.abc import Sequence

Matrix = list[list[float]]


def solve(matrix: Matrix, right: Sequence[float]) -> list[float]:
    """The x for which matrix times x is `right`."""
    lower = _lower(matrix)
    found = _forward(lower, right)
    for row in reversed(range(len(found))):
        above = sum(lower[k][row] * found[k] for k in range(row + 1, len(found)))
        found[row] = (found[row] - above) / lower[row][row]
    return found


def inverse_diagonal(matrix: Matrix) -> list[float]:
    """The diagonal of the inverse: for a unit vector e it is the squared length of e divided by the factor."""
    lower = _lower(matrix)
    units = ([float(row == at) for row in range(len(matrix))] for at in range(len(matrix)))
    return [sum(x * x for x in _forward(lower, unit)) for unit in units]


def _lower(matrix: Matrix) -> Matrix:
    """Cholesky's factor: the lower triangle whose square is the matrix."""
    lower = [[0.0] * len(matrix) for _ in matrix]
    for row in range(len(matrix)):
        for column in range(row + 1):
            rest = matrix[row][column] - sum(lower[row][k] * lower[column][k] for k in range(column))
            lower[row][column] = math.sqrt(rest) if row == column else rest / lower[column][column]
    return lower


def _forward(lower: Matrix, right: Sequence[float]) -> list[float]:
    found: list[float] = []
    for row, value in enumerate(right):
        found.append((value - sum(lower[row][k] * found[k] for k in range(row))) / lower[row][row])
    return found
