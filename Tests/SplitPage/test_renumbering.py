#!/usr/bin/env python3
"""Tests Tools/page/renumbering: renumbers and runs random functions, and tries wrong numberings.

    Tests/SplitPage/test_renumbering.py [modules] [seed]
"""

import base64
import json
import os
import random
import subprocess
import sys

import random_functions
from random_functions import (
    DROP, ELSE, END, F64, I32, I64, NOTHING, RETURN, UNREACHABLE, constant, get, module, put, tee)
from renumbering.body import Body
from renumbering.check import require_same
from renumbering.flow import Flow
from renumbering.interference import interference
from renumbering.module import renumbered
from renumbering.webs import Webs, reaching_definitions
from splitting.binary import Reader, Refusal, number, section, vector
from test_split_page import HERE, node, refusal

V128 = 0x7B


def results(cases):
    """What the calls of each module return, as pairs of a module and its calls."""
    given = [{"module": base64.b64encode(data).decode(), "calls": calls} for data, calls in cases]
    return json.loads(subprocess.run(
        [node(), os.path.join(HERE, "call.js")], input=json.dumps(given), text=True, check=True,
        stdout=subprocess.PIPE).stdout)


def body(code, parameters=(), locals=()):
    """The body of a function, of which END is added."""
    declared = vector([number(count) + bytes([kind]) for count, kind in locals])
    return Body(declared + code + END, bytes(parameters))


def bodies(data):
    """The bytes of each body in a module whose last section is the code."""
    reader = Reader(data, 8)
    while reader.byte() != 10: reader.raw(reader.number())
    reader.number()
    return [reader.raw(reader.number()) for _ in range(reader.number())]


# Analyses

def block(*code, of=NOTHING): return b"\x02" + of + b"".join(code) + END
def loop(*code): return b"\x03" + NOTHING + b"".join(code) + END
def one_of(condition, yes, no): return condition + b"\x04" + NOTHING + yes + ELSE + no + END
def branch(depth): return b"\x0c" + number(depth)
def branch_if(depth): return b"\x0d" + number(depth)
def branch_table(*depths): return b"\x0e" + vector([number(one) for one in depths[1:]]) + number(depths[0])


ONE = constant(I32, 1)
# By name: the code of a function with the parameter 0 and the local 1, and by the gets of the local which
# definitions they may read. Instructions with a local are counted from 0; ~1 is the zero at the entry.
FLOWS = [
    ("sequence", ONE + put(1) + get(1), {1: {0}}),
    ("zero", get(1), {0: {~1}}),
    ("tee", ONE + tee(1) + get(1), {1: {0}}),
    ("conditional", one_of(get(0), ONE + put(1), ONE + put(1)) + get(1), {3: {1, 2}}),
    ("half", get(0) + b"\x04\x40" + ONE + put(1) + END + get(1), {2: {1, ~1}}),
    ("loop", loop(get(1), put(1), get(0), branch_if(0)) + get(1), {0: {1, ~1}, 3: {1}}),
    ("later in a loop", loop(block(get(0), branch_if(0), get(1), DROP), ONE, put(1), get(0), branch_if(0)),
     {1: {2, ~1}}),
    ("block", block(get(0), branch_if(0), ONE, put(1)) + get(1), {2: {1, ~1}}),
    ("nested", block(block(ONE, put(1), get(0), branch_if(1), ONE, put(1)), ONE, put(1)) + get(1),
     {4: {0, 3}}),
    ("table", block(block(block(ONE, put(1), get(0), branch_table(2, 0)), ONE, put(1)), get(1), put(1))
     + get(1), {3: {2}, 5: {0, 4}}),
    ("table to a loop", loop(get(1), put(1), get(0), branch_table(1, 0)), {0: {1, ~1}}),
    ("return", get(0) + b"\x04\x40" + ONE + put(1) + RETURN + END + get(1), {2: {~1}}),
    ("unreachable", ONE + put(1) + block(UNREACHABLE, ONE, put(1), get(1)) + get(1), {}),
    ("after a branch", block(branch(0), ONE, put(1), get(1)) + get(1), {2: {~1}}),
    ("out of the function", get(0) + branch_if(0) + ONE + put(1) + get(1), {2: {1}}),
]


def check_flows():
    for name, code, expected in FLOWS:
        one = body(code, [I32], [(1, I32)])
        places = list(one.locals)
        found = {places.index(place): {places.index(of) if of >= 0 else of for of in definitions}
                 for place, definitions in reaching_definitions(one, Flow(one)).items()
                 if one.locals[place] == 1}
        assert found == expected, (name, found)


def check_webs():
    """One local with two values is two webs, which interfere only if both are live."""
    apart = body(ONE + put(1) + get(1) + put(2) + ONE + put(1) + get(1) + get(2), [I32], [(2, I32)])
    webs = Webs(apart, Flow(apart))
    assert list(webs.of.values()) == [0, 0, 1, 2, 2, 1] and webs.entering == {}
    assert interference(apart, Flow(apart), webs) == [0, 0, 0b10]
    entry = body(get(0) + get(1) + ONE + put(0) + get(0), [I32], [(1, I64)])
    webs = Webs(entry, Flow(entry))
    assert list(webs.of.values()) == [0, 1, 2, 2] and webs.entering == {0: 0, 1: 1}
    assert bytes(webs.types) == bytes([I32, I64, I32])


# Renumbering

def check_modules():
    def numbered(first, second):
        code = ONE + put(first) + constant(I32, 2) + put(second) + get(first) + get(second) + b"\x6a"
        return [], [I32], [(2, I32), (1, F64)], code
    data, kept = renumbered(module([numbered(0, 1), numbered(1, 0)]), 2)
    assert kept == [] and len(set(bodies(data))) == 1, bodies(data)  # the same code has the same bytes
    # A local with two values may become two locals, and two locals one.
    split = [], [I32], [(1, I32)], ONE + put(0) + get(0) + constant(I32, 2) + put(0) + get(0) + b"\x6a"
    apart = [], [I32], [(2, I32)], ONE + put(0) + get(0) + constant(I32, 2) + put(1) + get(1) + b"\x6a"
    assert len(set(bodies(renumbered(module([apart, split]), 2)[0]))) == 1
    # A parameter may be used for other values, but not for a zero.
    zero = [I32], [I32], [(1, I32)], get(1) + ONE + put(1) + get(1) + b"\x6a"
    new = Body(bodies(renumbered(module([zero]), 2)[0])[0], bytes([I32]))
    assert list(new.locals.values())[0] == 1
    empty = [], [], [], b""
    untouched = [I32, F64], [F64], [], get(1)
    vectors = [V128, I32], [V128], [(1, V128)], get(0) + put(2) + get(2) + get(0) + tee(2) + DROP * 2 + get(2)
    for functions in ([], [empty], [empty, untouched], [vectors]):
        data = module(functions)
        found, kept = renumbered(data, passes=2)
        assert kept == [] and len(found) <= len(data), (functions, kept)
        assert results([(found, [])]) == [[]]
    assert renumbered(b"\0asm\1\0\0\0", 2) == (b"\0asm\1\0\0\0", [])
    # A function with an unknown instruction stays as it was; the others do not.
    strange = [], [I32], [(1, V128), (3, I32)], get(0) + b"\xfd\x53" + put(3) + get(3)  # v128.any_true
    data = module([strange, numbered(0, 1), numbered(1, 0)])
    found, kept = renumbered(data, passes=2)
    assert kept == ["body 0 keeps its locals: its instruction fd 53 … is unknown"], kept
    assert bodies(found)[0] == bodies(data)[0] and bodies(found)[1] == bodies(found)[2]
    assert results([(found, [[1, []], [2, []]])]) == [[[3, 0], [3, 0]]]


# The check

WRONG = [
    ("its locals would have other values", "a get", ONE + put(0) + ONE + put(1) + get(0), 2, 1),
    ("its locals would have other values", "a set", ONE + put(0) + ONE + put(1) + get(0), 1, 0),
    ("its locals would have other values", "a tee", ONE + put(0) + ONE + tee(1) + get(0), 1, 0),
    ("its locals would have other values", "a loop",
     loop(get(1), put(0), get(0), put(1), get(0), branch_if(0)), 1, 1),
    ("its locals would have other values", "a zero", get(0), 0, 2),
    ("the types of its locals would differ", "another type", ONE + put(0) + get(0), 1, 3),
    ("the types of its locals would differ", "no local", ONE + put(0) + get(0), 1, 9),
]


def check_wrong_numberings():
    """In functions with two locals, a parameter 2 and a local 3 of another type, one index is changed."""
    for sentence, name, code, place, index in WRONG:
        # The parameter is the local 0 of the function.
        shifted = {0: 1, 1: 2, 2: 0}
        before = body(code, [I32], [(2, I32), (1, I64)])
        places = list(before.locals)
        indices = {one: shifted[its] for one, its in before.locals.items()}
        start = Body(before.written(before.types, indices), bytes([I32]))
        require_same(start, Flow(start), start, Flow(start))
        indices[places[place]] = shifted.get(index, index)
        after = Body(before.written(before.types, indices), bytes([I32]))
        found = refusal(lambda: require_same(start, Flow(start), after, Flow(after)))
        assert found == sentence, (name, found)
    one, other = body(ONE + put(0), [], [(1, I32)]), body(constant(I32, 2) + put(0), [], [(1, I32)])
    found = refusal(lambda: require_same(one, Flow(one), other, Flow(other)))
    assert found == "its instructions would differ", found


def mutated(chance, functions, data):
    """The module with another index in one instruction, if the check accepts one of several attempts."""
    raws = bodies(data)
    place = chance.randrange(len(raws))
    parameters = bytes(functions[place][0])
    before = Body(raws[place], parameters)
    for _ in range(8 if before.locals else 0):
        changed = chance.choice(list(before.locals))
        index = chance.randrange(len(before.types))
        if index == before.locals[changed]: continue
        raw = before.written(before.types, {changed: index})
        after = Body(raw, parameters)
        try: require_same(before, Flow(before), after, Flow(after))
        except Refusal: continue
        raws[place] = raw
        return data[:code_start(data)] + section(10, [number(len(one)) + one for one in raws])
    return None


def code_start(data):
    reader = Reader(data, 8)
    while data[reader.at] != 10:
        reader.byte()
        reader.raw(reader.number())
    return reader.at


def check_random_modules(count, seed):
    cases, accepted = [], 0
    for place in range(count):
        chance = random.Random(f"{seed} {place}")
        functions, data = random_functions.random_module(chance)
        calls = random_functions.random_calls(chance, functions)
        found, kept = renumbered(data, passes=2)
        assert kept == [], (place, seed, kept)
        assert renumbered(data, passes=2) == (found, kept), (place, seed)
        # What the declarations of the locals may take: a number and a type for each run.
        assert len(found) <= len(data) + 16 * len(functions), (place, seed, len(data), len(found))
        changed = mutated(chance, functions, found)
        accepted += changed is not None
        cases += [(data, calls), (found, calls), (changed or found, calls)]
    found = results(cases)
    for place, (whole, new, changed) in enumerate(zip(found[::3], found[1::3], found[2::3])):
        assert all(isinstance(one, list) for one in whole), (place, whole)
        assert whole == new, f"module {place} of the seed {seed}: {whole} {new}"
        assert whole == changed, f"module {place} of the seed {seed}, changed: {whole} {changed}"
    assert accepted > count // 20, accepted


def main():
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    check_flows()
    check_webs()
    check_modules()
    check_wrong_numberings()
    print(f"renumber: {count} random modules with the seed {seed}", flush=True)
    check_random_modules(count, seed)
    print("renumber: all is well")


if __name__ == "__main__":
    main()
