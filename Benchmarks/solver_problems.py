"""Layout problems as constraints between numbered variables, in a text form that all programs read.

The text has these lines; the strength is 0 (required) to 3 (weak), and the relation 0 (at most), 1
(equal) or 2 (at least):

    P name variables views swapped swapped
    C strength relation constant count (variable coefficient)...
    E variable value
    R count variables...
    .
"""

AT_MOST, EQUAL, AT_LEAST = 0, 1, 2
REQUIRED, STRONG, MEDIUM, WEAK = 0, 1, 2, 3


class Problem:
    def __init__(self, name):
        self.name, self.variables, self.views = name, 0, 0
        self.constraints, self.edits, self.read, self.swapped = [], [], [], [-1, -1]

    def variable(self):
        self.variables += 1
        return self.variables - 1

    def view(self):
        """Left, top, width, height."""
        self.views += 1
        box = [self.variable() for _ in range(4)]
        self.read += box
        return box

    def add(self, terms, relation, constant, strength=REQUIRED):
        self.constraints.append((strength, relation, constant, terms))

    def content(self, length, size, is_variable=False, swapped=False):
        """The view is weakly at most, and strongly at least, as long as its content."""
        if swapped:
            self.swapped = [len(self.constraints), len(self.constraints) + 1]
        terms, constant = ([(length, 1), (size, -1)], 0) if is_variable else ([(length, 1)], size)
        self.add(terms, AT_MOST, constant, WEAK)
        self.add(terms, AT_LEAST, constant, STRONG)

    def text(self):
        lines = [f"P {self.name} {self.variables} {self.views} {self.swapped[0]} {self.swapped[1]}"]
        for strength, relation, constant, terms in self.constraints:
            words = " ".join(f"{variable} {coefficient}" for variable, coefficient in terms)
            lines.append(f"C {strength} {relation} {constant!r} {len(terms)} {words}")
        lines += [f"E {variable} {value}" for variable, value in self.edits]
        lines.append(f"R {len(self.read)} " + " ".join(map(str, self.read)))
        return "\n".join(lines + ["."]) + "\n"


def two_label_cell():
    """Two labels aligned by baselines in a self-sizing cell; its width and the heights of the
    labels are edited."""
    p = Problem("cell17")
    c, t, b = p.view(), p.view(), p.view()
    h1, h2 = p.variable(), p.variable()
    p.add([(c[0], 1)], EQUAL, 0)
    p.add([(c[1], 1)], EQUAL, 0)
    p.add([(t[0], 1), (c[0], -1)], EQUAL, 16)
    p.add([(t[0], 1), (t[2], 1), (c[0], -1), (c[2], -1)], EQUAL, -16)
    p.add([(t[1], 1), (c[1], -1)], EQUAL, 29 - 16.2)
    p.add([(b[0], 1), (t[0], -1)], EQUAL, 0)
    p.add([(b[0], 1), (b[2], 1), (t[0], -1), (t[2], -1)], EQUAL, 0)
    p.add([(b[1], 1), (t[1], -1), (t[3], -1)], EQUAL, 22 - 16.2 - 4.3)
    p.add([(c[1], 1), (c[3], 1), (b[1], -1), (b[3], -1)], EQUAL, 11)
    p.content(t[3], h1, is_variable=True, swapped=True)
    p.content(b[3], h2, is_variable=True)
    p.add([(t[3], 1)], AT_LEAST, 0)
    p.add([(b[3], 1)], AT_LEAST, 0)
    p.add([(c[3], 1)], AT_LEAST, 44)
    p.add([(c[3], 1)], EQUAL, 0, WEAK)
    p.edits = [(c[2], 343), (h1, 20.5), (h2, 41)]
    return p


def grid(name, rows, columns):
    """Views in rows and columns: equal widths in a row, each row as high as its highest content,
    from the top down."""
    p = Problem(name)
    c = p.view()
    height = p.variable()
    views = [[p.view() for _ in range(columns)] for _ in range(rows)]
    p.add([(c[0], 1)], EQUAL, 0)
    p.add([(c[1], 1)], EQUAL, 0)
    for r in range(rows):
        for q in range(columns):
            x = views[r][q]
            left = [(c[0], -1)] if q == 0 else [(views[r][q - 1][0], -1), (views[r][q - 1][2], -1)]
            p.add([(x[0], 1)] + left, EQUAL, 8)
            if q:
                p.add([(x[2], 1), (views[r][0][2], -1)], EQUAL, 0)
                p.add([(x[3], 1), (views[r][0][3], -1)], EQUAL, 0)
            if q == columns - 1:
                p.add([(x[0], 1), (x[2], 1), (c[0], -1), (c[2], -1)], EQUAL, -8)
            above = [(c[1], -1)] if r == 0 else [(views[r - 1][q][1], -1), (views[r - 1][q][3], -1)]
            p.add([(x[1], 1)] + above, EQUAL, 8)
            if r == 0 and q == 0:
                p.content(x[3], height, is_variable=True, swapped=True)
            else:
                size = 20 + (r * columns + q) % 7 * 3
                if q == 0:
                    p.add([(x[3], 1)], AT_MOST, size, WEAK)
                p.add([(x[3], 1)], AT_LEAST, size, STRONG)
    last = views[-1][-1]
    p.add([(c[1], 1), (c[3], 1), (last[1], -1), (last[3], -1)], EQUAL, 8)
    p.edits = [(c[2], 2000 if columns > 1 else 343), (height, 20.5)]
    return p


SIZES = [10, 20, 50, 100, 200, 500, 1000, 2000]


def all_problems():
    yield two_label_cell()
    for size in SIZES:
        yield grid(f"chain-{size}", size, 1)
    for size in SIZES:
        side = max(2, round(size ** 0.5))
        yield grid(f"grid-{size}", side, side)
