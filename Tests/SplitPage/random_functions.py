"""Random modules whose functions have many locals and arbitrary control flow."""

import os
import struct
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(1, os.path.join(HERE, "..", "..", "Tools", "page"))

from splitting.binary import number, section, text, vector

I32, I64, F32, F64 = 0x7F, 0x7E, 0x7D, 0x7C
NOTHING = b"\x40"  # the type of a block without a result
END, ELSE, RETURN, UNREACHABLE, DROP = b"\x0b", b"\x05", b"\x0f", b"\x00", b"\x1a"
HASH, FUEL = b"\0", b"\1"  # globals: what the functions have computed, and how many iterations are left
# By type: two binary operations, and a conversion to i32 that never traps.
OPERATIONS = {I32: (b"\x6a", b"\x73"), I64: (b"\x7c", b"\x85"),
              F32: (b"\x92", b"\x94"), F64: (b"\xa0", b"\xa2")}
TO_I32 = {I32: b"", I64: b"\xa7", F32: b"\xfc\x00", F64: b"\xfc\x02"}
FROM_I32 = {I32: b"", I64: b"\xac", F32: b"\xb2", F64: b"\xb7"}


def get(index): return b"\x20" + number(index)
def put(index): return b"\x21" + number(index)
def tee(index): return b"\x22" + number(index)


def constant(kind, value):
    match kind:
        case 0x7F | 0x7E: return bytes([0x41 if kind == I32 else 0x42]) + bytes([value & 63])
        case 0x7D: return b"\x43" + struct.pack("<f", value)
        case _: return b"\x44" + struct.pack("<d", value)


def module(functions):
    """A module with functions, each of them parameters, results, declared locals and code; it exports all.

    Locals are pairs of a number and a type.
    """
    types = [b"\x60" + number(len(parameters)) + bytes(parameters) + number(len(results)) + bytes(results)
             for parameters, results, _, _ in functions]
    bodies = [vector([number(count) + bytes([kind]) for count, kind in locals]) + code + END
              for _, _, locals, code in functions]
    exports = [text(f"f{place}") + b"\0" + number(place) for place in range(len(functions))]
    return (b"\0asm\1\0\0\0" + section(1, types)
            + section(3, [number(place) for place in range(len(types))])
            + section(6, [b"\x7f\1\x41\0\x0b"] * 2)
            + section(7, [*exports, text("hash") + b"\3" + HASH, text("fuel") + b"\3" + FUEL])
            + section(10, [number(len(body)) + body for body in bodies]))


def random_module(chance):
    functions = []
    for _ in range(chance.randrange(1, 8)):
        functions.append(_Writer(chance, functions).function())
    return functions, module(functions)


def random_calls(chance, functions):
    """The number of a function and its arguments, by name of type, some times."""
    names = {I32: "i32", I64: "i64", F32: "f32", F64: "f64"}
    return [[place, [[names[kind], chance.randrange(-9, 100)] for kind in functions[place][0]]]
            for place in range(len(functions)) for _ in range(4)]


class _Writer:
    """Writes one function."""

    def __init__(self, chance, others):
        self.chance, self.others = chance, others
        kinds = chance.sample([I32, I64, F32, F64], chance.randrange(1, 5))
        self.parameters = [chance.choice(kinds) for _ in range(chance.randrange(4))]
        most = chance.choice([2, 6, 90])
        self.runs = [(chance.randrange(1, most), chance.choice(kinds))
                     for _ in range(chance.randrange(5))]
        self.locals = self.parameters + [kind for count, kind in self.runs for _ in range(count)]
        # Most code uses few of the locals, again and again.
        self.favourites = [chance.randrange(len(self.locals)) for _ in range(6)] if self.locals else []
        self.size = chance.choice([5, 20, 60])
        self.labels = []  # of the enclosing blocks from outside: whether a branch leads back to its start

    def function(self):
        code = b""
        while self.size > 0: code += self.statement()
        return self.parameters, [I32], self.runs, code + self.expression(I32)

    def local(self, kind=None):
        fitting = [one for one in self.favourites if kind in (None, self.locals[one])]
        if self.chance.random() < 0.2:
            fitting = [one for one, its in enumerate(self.locals) if kind in (None, its)]
        return self.chance.choice(fitting) if fitting else None

    def expression(self, kind, depth=0):
        chance, local = self.chance, self.local(kind)
        if local is not None and chance.random() < 0.6: return get(local)
        if depth > 3 or chance.random() < 0.2: return constant(kind, chance.randrange(60))
        match chance.randrange(5):
            case 0 if local is not None: return self.expression(kind, depth + 1) + tee(local)
            case 1: return self.expression(I32, depth + 1) + FROM_I32[kind]
            case 2:  # a choice between values
                return (self.expression(kind, depth + 1) + self.expression(kind, depth + 1)
                        + self.expression(I32, depth + 1) + b"\x1b")
            case 3 if self.size > 0:
                self.labels.append(None)  # the end of this block takes a value
                found = self.statement() + self.expression(kind, depth + 1)
                self.labels.pop()
                return b"\x02" + bytes([kind]) + found + END
        return (self.expression(kind, depth + 1) + self.expression(kind, depth + 1)
                + chance.choice(OPERATIONS[kind]))

    def statement(self):
        self.size -= 1
        chance, local = self.chance, self.local()
        match chance.randrange(12 if self.size > 0 else 6):
            case 0 | 1 | 2 | 3 if local is not None:
                return self.expression(self.locals[local]) + put(local)
            case 4 | 5:
                kind = chance.choice([*OPERATIONS])
                return self.note(self.expression(kind) + TO_I32[kind])
            case 6: return self.nested(b"\x02", False)
            case 7:  # ends at the latest when no fuel is left
                spent = (b"\x23" + FUEL + b"\x45\x04\x40" + constant(I32, 7) + RETURN + END
                         + b"\x23" + FUEL + constant(I32, 1) + b"\x6b\x24" + FUEL)
                return self.nested(b"\x03", True, spent)
            case 8: return self.conditional()
            case 9: return self.branch()
            case 10 if self.others:
                place = chance.randrange(len(self.others))
                arguments = b"".join(self.expression(kind) for kind in self.others[place][0])
                return self.note(arguments + b"\x10" + number(place))
            case 11 if chance.random() < 0.2:
                return chance.choice([self.expression(I32) + RETURN, UNREACHABLE])
        return self.expression(I32) + DROP

    def note(self, value):
        return b"\x23" + HASH + constant(I32, 31) + b"\x6c" + value + b"\x6a\x24" + HASH

    def nested(self, opening, is_loop, start=b""):
        self.labels.append(is_loop)
        body = start + b"".join(self.statement() for _ in range(self.chance.randrange(4)))
        if is_loop and self.chance.random() < 0.8: body += self.expression(I32) + b"\x0d" + number(0)
        self.labels.pop()
        return opening + NOTHING + body + END

    def conditional(self):
        condition = self.expression(I32)
        self.labels.append(False)
        branches = [b"".join(self.statement() for _ in range(self.chance.randrange(3)))
                    for _ in range(self.chance.randrange(1, 3))]
        self.labels.pop()
        return condition + b"\x04" + NOTHING + ELSE.join(branches) + END

    def branch(self):
        """A branch of each form; the code after it may be unreachable."""
        depths = [depth for depth, one in enumerate(reversed(self.labels)) if one is not None]
        if not depths: return b""
        match self.chance.randrange(4):
            case 0: return b"\x0c" + number(self.chance.choice(depths))
            case 1:
                targets = [number(self.chance.choice(depths)) for _ in range(self.chance.randrange(1, 5))]
                return self.expression(I32) + b"\x0e" + vector(targets[1:]) + targets[0]
            case _: return self.expression(I32) + b"\x0d" + number(self.chance.choice(depths))
