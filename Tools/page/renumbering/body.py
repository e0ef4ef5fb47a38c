"""Reads the bodies of functions, and writes them with new locals."""

import re
from itertools import groupby

from splitting.binary import Reader, Refusal, number, vector

UNREACHABLE, BLOCK, LOOP, IF, ELSE, END = 0x00, 0x02, 0x03, 0x04, 0x05, 0x0B
BRANCH, BRANCH_IF, BRANCH_TABLE, RETURN = 0x0C, 0x0D, 0x0E, 0x0F
GET, SET, TEE = 0x20, 0x21, 0x22

NUMBER = rb"[\x80-\xff]*[\x00-\x7f]"
# The instructions by their immediates: those of WebAssembly 1.0 and of the extensions that building.py
# permits. Branch tables have a variable number of immediates, so they are read elsewhere.
INSTRUCTION = re.compile(b"(?s)" + b"|".join([
    rb"[\x02-\x04\x0c\x0d\x10\x20-\x24\x41\x42]" + NUMBER,  # a type, a label, an index or a constant
    rb"[\x00\x01\x05\x0b\x0e\x0f\x1a\x1b\x45-\xc4]",  # nothing
    rb"[\x11\x28-\x3e]" + NUMBER * 2,  # a type and a table, or alignment and offset
    rb"\x43.{4}|\x44.{8}",  # a constant of floating point
    rb"[\x3f\x40]\x00",  # the memory
    rb"\xfc(?:[\x00-\x07]|\x0a\x00\x00|\x0b\x00)",  # the rest of the opcode
    b"(.)"]))  # an unknown instruction


class Body:
    """The body of a function.

    `instructions` holds the bytes of each, `locals` the indices of locals by the position of their
    instruction, and `types` the value types of all locals, of which the parameters are the first.
    """

    def __init__(self, data, parameters):
        self.parameters = len(parameters)
        reader = Reader(data)
        runs = [(reader.number(), reader.raw(1)) for _ in range(reader.number())]
        self.types = parameters + b"".join(count * type for count, type in runs)
        self.instructions = list(instructions(data, reader.at))
        self.locals = {place: one[1] if len(one) == 2 else Reader(one, 1).number()
                       for place, one in enumerate(self.instructions) if GET <= one[0] <= TEE}

    def written(self, types, indices):
        """The bytes of the body with new types and indices of all locals."""
        runs = groupby(types[self.parameters:])
        declared = [number(len(list(run))) + bytes([type]) for type, run in runs]
        instructions = list(self.instructions)
        for place, index in indices.items():
            instructions[place] = instructions[place][:1] + number(index)
        return vector(declared) + b"".join(instructions)


def instructions(data, at):
    while at < len(data):
        for found in INSTRUCTION.finditer(data, at):
            if found.lastindex:
                start = data[found.start():found.start() + 2].hex(" ")
                raise Refusal(f"its instruction {start} … is unknown")
            if found[0][0] == BRANCH_TABLE:
                reader = Reader(data, found.end())
                for _ in range(reader.number() + 1): reader.number()
                at = reader.at
                yield data[found.start():at]
                break
            at = found.end()
            yield found[0]
