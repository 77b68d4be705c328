#!/usr/bin/env python3
"""Records the solutions of scipy.optimize.linprog (HiGHS) for random systems, level by level.

    python3 Scripts/oracles/record_solver_oracle.py > Tests/ConstraintSolvingTests/Resources/lexicographic-systems.jsonl

The first line contains the versions of the programs. Every other line is a case with these keys:

- `variables`: the number of variables
- `constraints`: [[[variable, coefficient], ...], constant, relation, priority], which means terms +
  constant `relation` 0
- `refused`: the indices of required constraints that contradict earlier required constraints, and
  are removed
- `violations`: [[priority, smallest possible sum of violations]], highest priority first, each
  given all previous sums
- `ranges`: for each variable, its [minimum, maximum] in an optimum; null if unbounded
"""

import json
import random
import sys
from datetime import date

import numpy
import scipy
from scipy.optimize import linprog

SEED = 20_250_101
PRIORITIES = [1000, 1000, 1000, 750, 750, 500.5, 250, 50]


class Problem:
    """Minimizes cost.z subject to rows, over variables x (free) and errors e (not negative)."""

    def __init__(self, variables, constraints):
        self.variables = variables
        self.width = variables + 2 * len(constraints)
        self.upper, self.upper_bound, self.equal, self.equal_value = [], [], [], []
        self.errors = {}
        for index, (terms, constant, relation, priority) in enumerate(constraints):
            row = numpy.zeros(self.width)
            for variable, coefficient in terms:
                row[variable] += coefficient
            above, below = variables + 2 * index, variables + 2 * index + 1
            if priority < 1000:
                row[above], row[below] = -1, 1
                if relation == "==":
                    self.errors.setdefault(priority, []).extend([above, below])
                else:
                    self.errors.setdefault(priority, []).append(above if relation == "<=" else below)
            if relation == "==":
                self.equal.append(row)
                self.equal_value.append(-constant)
            else:
                sign = 1 if relation == "<=" else -1
                self.upper.append(sign * row)
                self.upper_bound.append(sign * -constant)

    def solve(self, cost):
        bounds = [(None, None)] * self.variables + [(0, None)] * (self.width - self.variables)
        return linprog(
            cost,
            A_ub=numpy.array(self.upper) if self.upper else None, b_ub=self.upper_bound or None,
            A_eq=numpy.array(self.equal) if self.equal else None, b_eq=self.equal_value or None,
            bounds=bounds, method="highs-ds",
            options={"primal_feasibility_tolerance": 1e-10, "dual_feasibility_tolerance": 1e-10})

    def minimize_level(self, priority):
        cost = numpy.zeros(self.width)
        cost[self.errors[priority]] = 1
        best = self.solve(cost)
        assert best.status == 0, best.message
        self.upper.append(cost)
        self.upper_bound.append(best.fun)
        return best.fun

    def extreme(self, variable, sign):
        cost = numpy.zeros(self.width)
        cost[variable] = sign
        best = self.solve(cost)
        if best.status == 3 or best.status == 4:
            return None
        assert best.status == 0, best.message
        return best.x[variable]


def tidy(number):
    return None if number is None else round(float(number), 7) + 0.0


def record(variables, constraints):
    required, refused = [], []
    for index, constraint in enumerate(constraints):
        if constraint[3] == 1000:
            status = Problem(variables, required + [constraint]).solve(numpy.zeros(variables + 2 * len(required) + 2)).status
            (refused.append(index) if status == 2 else required.append(constraint))
    problem = Problem(variables, [c for index, c in enumerate(constraints) if index not in refused])
    violations = [[p, tidy(problem.minimize_level(p))] for p in sorted(problem.errors, reverse=True)]
    ranges = [[tidy(problem.extreme(v, 1)), tidy(problem.extreme(v, -1))] for v in range(variables)]
    return {"variables": variables, "constraints": constraints, "refused": refused, "violations": violations,
            "ranges": ranges}


def scattered(random_number):
    variables = random_number.randint(1, 6)
    constraints = []
    for _ in range(random_number.randint(1, 14)):
        chosen = random_number.sample(range(variables), random_number.randint(1, min(3, variables)))
        terms = [[v, random_number.choice([1, 1, 1, -1, -1, 2, -3, 0.5])] for v in sorted(chosen)]
        constraints.append([terms, random_number.randint(-20, 20), random_number.choice(["==", "<=", ">="]),
                            random_number.choice(PRIORITIES)])
    return variables, constraints


def column(random_number):
    """Returns a column of boxes in a container: variables are top and height of each, and the
    height of the container last."""
    boxes = random_number.randint(2, 5)
    variables = 2 * boxes + 1
    constraints = []
    for box in range(boxes):
        top, height = 2 * box, 2 * box + 1
        constraints.append([[[height, 1]], 0, ">=", 1000])
        constraints.append([[[height, 1]], -random_number.randint(10, 60), "<=", 250])
        constraints.append([[[height, 1]], -random_number.randint(10, 60), ">=", 750])
        if box == 0:
            constraints.append([[[top, 1]], -8, random_number.choice(["==", ">="]), 1000])
        else:
            relation = random_number.choice(["==", ">="])
            constraints.append([[[top - 2, -1], [top - 1, -1], [top, 1]], -random_number.randint(0, 12), relation, 1000])
    constraints.append([[[variables - 3, -1], [variables - 2, -1], [variables - 1, 1]], -8, "==", 1000])
    constraints.append([[[variables - 1, 1]], -random_number.choice([44, 120, 200]), "==",
                        random_number.choice([1000, 750, 500, 50])])
    random_number.shuffle(constraints)
    return variables, constraints


def proportional(random_number):
    """Returns shares of one width, with multipliers as in proportionally filled stacks."""
    shares = random_number.randint(2, 5)
    constraints = [[[[v, 1] for v in range(shares)] + [[shares, -1]], 8 * (shares - 1), "==", 1000],
                   [[[shares, 1]], -random_number.randint(100, 400), "==", random_number.choice([1000, 750])]]
    for v in range(shares):
        constraints.append([[[v, 1], [shares, -round(random_number.uniform(0.05, 0.6), 4)]], 0, "==",
                            999 - random_number.randint(0, 3)])
        constraints.append([[[v, 1]], -random_number.randint(10, 90), random_number.choice([">=", "<="]),
                            random_number.choice([1000, 750, 250])])
    return shares + 1, constraints


def main():
    random_number = random.Random(SEED)
    print(json.dumps({"recorded": str(date.today()), "scipy": scipy.__version__, "method": "highs-ds", "seed": SEED}))
    for kind, count in [(scattered, 260), (column, 60), (proportional, 60)]:
        for _ in range(count):
            print(json.dumps(record(*kind(random_number)), separators=(",", ":")))


if __name__ == "__main__":
    sys.exit(main())
