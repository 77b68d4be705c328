#!/usr/bin/env python3
"""Makes random systems and solves them with kiwisolver, for SolverOracle to compare with.

    python3 solver_oracle.py COUNT [SEED] | SolverOracle kiwi

Each line is one system, as numbers with spaces between them:

- the numbers of variables and constraints
- for each constraint, its strength (0 required, 1 strong, 2 medium, 3 weak), its relation (0 at
  most, 1 equal, 2 at least), 1 if kiwi rejected it or else 0, the constant on the right, the number
  of terms, and the variable and coefficient of each term
- for each variable, its value in kiwi

After kiwi rejects a constraint, a new solver is built without it, because the error may have
damaged the solver.
"""

import os
import random
import sys

import kiwisolver

STRENGTHS = ["required", "strong", "medium", "weak"]
COEFFICIENTS = [1, 1, 1, 1, -1, -1, -1, 2, -2, 0.5, 3]


def make_constraint(random, variables, required_share):
    terms = {}
    for _ in range(random.choice([1, 1, 2, 2, 2, 3, 4])):
        terms[random.randrange(variables)] = random.choice(COEFFICIENTS)
    strength = 0 if random.random() < required_share else random.randrange(1, 4)
    return strength, random.randrange(3), random.randrange(-100, 101), sorted(terms.items())


class System:
    def __init__(self, variables):
        self.variables = [kiwisolver.Variable() for _ in range(variables)]
        self.held = []
        self.solver = kiwisolver.Solver()

    def add(self, constraint):
        strength, relation, constant, terms = constraint
        expression = kiwisolver.Expression([kiwisolver.Term(self.variables[v], c) for v, c in terms], -constant)
        made = kiwisolver.Constraint(expression, ["<=", "==", ">="][relation], STRENGTHS[strength])
        try:
            self.solver.addConstraint(made)
        except kiwisolver.UnsatisfiableConstraint:
            self.solver = kiwisolver.Solver()
            for held in self.held:
                self.solver.addConstraint(held)
            return False
        self.held.append(made)
        return True

    def values(self):
        self.solver.updateVariables()
        return [variable.value() for variable in self.variables]


def line(random):
    variables = random.randrange(2, 61)
    required_share = random.choice([0.15, 0.25, 0.4])
    system = System(variables)
    count = random.randrange(variables, 2 * variables + 3)
    words = [variables, count]
    for _ in range(count):
        constraint = make_constraint(random, variables, required_share)
        strength, relation, constant, terms = constraint
        refused = 0 if system.add(constraint) else 1
        words += [strength, relation, refused, constant, len(terms)] + [word for term in terms for word in term]
    return " ".join(map(str, words + [repr(value) for value in system.values()]))


def work(seed, start, pipe):
    """Writes a line for each system from `start` on, until kiwi aborts the process."""
    with os.fdopen(pipe, "w", buffering=1) as lines:
        for index in range(start, start + 5000):
            print(f"{index} {line(random.Random(seed * 1_000_003 + index))}", file=lines)


def main():
    wanted = int(sys.argv[1])
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 2026
    index, written, failures = 0, 0, 0
    while written < wanted:
        reader, writer = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(reader)
            os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
            try:
                work(seed, index, writer)
            finally:
                os._exit(0)
        os.close(writer)
        with os.fdopen(reader) as lines:
            for text in lines:
                if not text.endswith("\n") or written == wanted:
                    continue
                number, system = text.split(" ", 1)
                sys.stdout.write(system)
                index, written = int(number) + 1, written + 1
        _, status = os.waitpid(child, 0)
        if os.WIFSIGNALED(status) and written < wanted:
            # kiwi aborts ("The objective is unbounded"), always for the same systems, which are
            # skipped.
            failures, index = failures + 1, index + 1
    print(f"skipped {failures} of {index} systems, for which kiwi aborts", file=sys.stderr)


main()
