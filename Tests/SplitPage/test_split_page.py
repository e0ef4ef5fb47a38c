#!/usr/bin/env python3
"""Tests Tools/page/splitting: divides and runs random programs, and tries programs it must refuse.

    Tests/SplitPage/test_split_page.py [programs] [seed]
"""

import base64
import glob
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
sys.path[:0] = [HERE, os.path.join(ROOT, "Tools", "page")]

import random_program
from splitting.arrangement import arranged
from splitting.binary import Refusal
from splitting.division import Division, short_name
from splitting.plan import Plan
from splitting.program import Program


def node():
    """Node.js, as bundled with Playwright."""
    found = glob.glob(os.path.join(ROOT, ".build/python/lib/*/site-packages/playwright/driver/node"))
    return found[0] if found else shutil.which("node")


def linked(source, *options, flags=("-O1",), is_cpp=False):
    """A linked C program, by default with the information that a division needs."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "program.cpp" if is_cpp else "program.c")
        with open(path, "w", encoding="utf-8") as file: file.write(source)
        subprocess.run(["clang", "--target=wasm32", "-mbulk-memory", "-Wno-array-bounds", *flags,
                        "-c", path, "-o", path + ".o"], check=True)
        subprocess.run(["wasm-ld", "--no-entry", "--strip-debug", "--allow-undefined",
                        *(options or ["--emit-relocs"]), path + ".o", "-o", path + ".wasm"], check=True)
        with open(path + ".wasm", "rb") as file: return file.read()


def read(path):
    with open(path, "rb") as file: return file.read()


# Random programs

def divided(data, plan, keeps_names=False):
    modules = Division(Program(data), Plan(plan), keeps_names).modules()
    return {chunk or "first": module for chunk, module in modules.items()}


def calls(chance, order):
    """Calls before and after each chunk is loaded, in the given order."""
    there, out = 0, [[None, chance.randrange(1_000), 0]]
    for part in order:
        there |= random_program.bit(part)
        out.append([part, chance.randrange(1_000), there])
        out += [[None, chance.randrange(1_000), chance.choice([0, there])] for _ in range(3)]
    return out


def check_random_programs(count, seed):
    cases, labels = [], []
    for number in range(count):
        chance = random.Random(f"{seed} {number}")
        flags = [chance.choice(["-O0", "-O1", "-O2", "-Oz"])] + chance.choice([[], ["-fPIC"]])
        data = linked(random_program.source(chance), flags=flags)
        modules = divided(data, random_program.PLAN, chance.randrange(2))
        assert modules == divided(data, random_program.PLAN, b"name" in modules["first"])
        for order in random_program.ORDERS:
            sequence = calls(chance, order)
            for parts in ({"first": data}, modules):
                encoded = {name: base64.b64encode(raw).decode() for name, raw in parts.items()}
                cases.append({"modules": encoded, "calls": sequence})
            labels.append((number, order))
    found = json.loads(subprocess.run(
        [node(), os.path.join(HERE, "run.js")], input=json.dumps(cases), text=True, check=True,
        stdout=subprocess.PIPE).stdout)
    for (number, order), whole, parts in zip(labels, found[::2], found[1::2]):
        assert all(isinstance(one, int) for one in whole), (number, whole)
        assert whole == parts, f"program {number} of the seed {seed} in the order {order}: {whole} {parts}"


# Errors

PROGRAM = """
extern int host(int);
static int state = 5;
__attribute__((noinline)) int red_entry(int x) { return host(x) + ++state; }
__attribute__((export_name("run"))) int run(int x, int there) { return there ? red_entry(x) : x; }
"""
REFUSED_PROGRAMS = [
    ("was linked without --emit-relocs", dict(options=["--no-gc-sections"])),
    ("has no names of functions", dict(options=["--emit-relocs", "--strip-all"])),
    ("imports env.memory, which is no function", dict(options=["--emit-relocs", "--import-memory"])),
    ("imports env.__indirect_function_table", dict(options=["--emit-relocs", "--import-table"])),
    ("mutable global besides", dict(  # that of a thread's own data
        options=["--emit-relocs", "--shared-memory", "--max-memory=131072"], flags=("-O1", "-matomics"))),
    ("constructors that run before", dict(
        is_cpp=True, source='extern "C" int host(int); struct S { S() { host(1); } } s;\n'
        'extern "C" __attribute__((export_name("run"))) int run(int x, int) { return host(x); }')),
    ("its data pair has no size", dict(
        source='__asm__(".section .data.pair,\\"\\",@\\n.globl pair\\npair:\\n.int32 3\\n");\n'
        'extern int pair[];\n__attribute__((export_name("run"))) int run(int x, int y) '
        '{ return pair[x]; }')),
    ("the address of the imported function env.host is used", dict(
        source='int host(int);\n__attribute__((export_name("run"))) int (*run(int x, int y))(int) '
        '{ return x ? host : 0; }')),
    ("mutable global besides", dict(
        flags=("-O1",), source='__asm__(".globaltype other, i32\\nother:\\n");\n'
        '__attribute__((export_name("run"))) int run(int x, int y) { int r; '
        '__asm__ volatile("global.get other\\nlocal.set %0" : "=r"(r)); return r + x; }')),
]
REFUSED_PLANS = [
    ("line 1 of the plan is not of the form", "red"),
    ("line 2 of the plan is not of the form", "red: /red/\ngreen of red: /green/"),
    ("line 2 of the plan names red a second time", "red: /red/\nred: /red/"),
    ("line 1 of the plan has red after green", "red after green: /red/"),
    ("nothing in the program is an entry of green", "red: /red_entry/\ngreen: Green"),
    ("nothing in the program is what the plan says is never called", "never called: Green"),
]


def refusal(act):
    try: act()
    except Refusal as problem: return str(problem)
    raise AssertionError("nothing was refused")


def check_refusals():
    for sentence, how in REFUSED_PROGRAMS:
        how = dict(how)
        data = linked(how.pop("source", PROGRAM), *how.pop("options", []), **how)
        found = refusal(lambda: divided(data, ""))
        assert sentence in found, (sentence, found)
    data = linked(PROGRAM)
    for sentence, plan in REFUSED_PLANS:
        found = refusal(lambda: divided(data, plan))
        assert sentence in found, (sentence, found)
    assert "no WebAssembly module" in refusal(lambda: Program(b"GIF89a"))
    assert "ends in the middle" in refusal(lambda: Program(data[:len(data) // 2]))
    start = Program(data).data_start + 1  # after the number of segments
    passive = data[:start] + b"\1" + data[start + 1:]
    assert "segment of its data is passive" in refusal(lambda: Program(passive))
    # A relocation that describes another program.
    at = data.index(b"\x10\x80\x80\x80\x80\x00") + 1  # a call of the imported function
    wrong = data[:at] + b"\x81" + data[at + 1:]
    assert "does not lead where" in refusal(lambda: Program(wrong))


def check_modules():
    """What a division omits, and what it distinguishes."""
    data = linked(PROGRAM)
    whole = divided(data, "")
    assert list(whole) == ["first"] and b"red_entry" not in whole["first"]
    parts = divided(data, "red: /red_entry/  # with a remark\n", keeps_names=True)
    assert list(parts) == ["red", "first"]
    assert b"red_entry" in parts["red"] and b"to red_entry" in parts["first"]
    table = re.search(rb"table-[0-9a-f]{12}", parts["red"])[0]
    assert table in parts["first"]
    assert table not in divided(linked(PROGRAM.replace("5", "6")), "red: /red_entry/")["red"]
    seam = Division(Program(data), Plan("red: /red_entry/")).seam
    assert seam == [("red_entry", "red")]
    assert [short_name(n) for n in (0, 25, 26, 51, 52, 53)] == ["a", "z", "A", "Z", "aa", "ab"]


TABLED = """
int host(int);
#define STEP(name) __attribute__((noinline)) int name(int x) { return host(x) + __COUNTER__; }
STEP(step_b) STEP(red_entry_b) STEP(step_a) STEP(red_entry_a) STEP(unused)
int (*steps[])(int) = {red_entry_b, step_a, red_entry_a, step_b};
__attribute__((export_name("run"))) int run(int x, int y) { return steps[x](y) + red_entry_a(y); }
"""


def check_table():
    """Each module has its entries of the table in one run, in the order of its functions."""
    program = Program(linked(TABLED))
    numbers = {name: number for number, name in program.names.items()}
    division = Division(program, Plan("red: /red_entry/"))
    slots = [division.slots.get(numbers.get(name)) for name in
             ("step_a", "step_b", "red_entry_a", "red_entry_b", "unused")]
    assert slots == [1, 2, 3, 4, None], slots


def check_arrangement():
    """Functions are arranged by their likeness; each is there once."""
    def body(*words): return b"\0" + b"".join(words) + b"\x0b"
    add, load, call = b"\x6a", b"\x28\x02\x04", b"\x10" + b"\x81\x80\x80\x80\0"
    get = [b"\x20" + bytes([place]) for place in range(4)]
    sums = [body(get[one], get[other], add, add, add) for one, other in [(0, 1), (2, 3), (1, 2)]]
    loads = [body(get[one], load, load, load) for one in range(3)]
    assert arranged([sums[0], loads[0], sums[1], loads[1], sums[2], loads[2]]) == [0, 2, 4, 3, 1, 5]
    # Numbers that the linker padded say nothing.
    constants = [body(b"\x41" + bytes([0x80 + number]) + b"\x80\x80\x80\0", b"\x1a") for number in range(2)]
    assert arranged([constants[0], sums[0], body(call, add), constants[1]]) == [0, 3, 2, 1]
    # Unknown instructions and empty lists are arranged, too.
    assert arranged([]) == [] and arranged([b"\0\xff"]) == [0]
    chance = random.Random(7)
    bodies = [body(*chance.choices([add, load, call, *get], k=chance.randrange(30))) for _ in range(200)]
    assert sorted(arranged(bodies)) == list(range(200))


SIBLINGS = """
int host(int);
__attribute__((noinline)) int shared_by_both(int x) { return host(x) + host(x + 1); }
__attribute__((noinline)) int stem_entry(int x) { return host(x) * 3; }
__attribute__((noinline)) int left_entry(int x) { return shared_by_both(x) + 1; }
__attribute__((noinline)) int right_entry(int x) { return shared_by_both(x) + 2; }
__attribute__((export_name("run"))) int run(int x, int y) {
  return y == 0 ? stem_entry(x) : y == 1 ? left_entry(x) : right_entry(x);
}
"""


def check_homes():
    """Shared code is in the last chunk that both depend on, or else in the first module."""
    data = linked(SIBLINGS)
    def placed(plan):
        program = Program(data)
        placement, _ = Plan(plan).placement(program)
        index = next(i for i, name in program.names.items() if name == "shared_by_both")
        return placement["f", index]
    stem = "stem: /stem_entry/\n"
    assert placed(stem + "left after stem: /left_/\nright after stem: /right_/") == "stem"
    assert placed(stem + "left: /left_/\nright: /right_/") is None
    assert placed(stem + "left after stem: /left_/\nright after left: /right_/") == "left"
    assert placed(stem + "left after stem: /left_/\nright: /right_/") is None


UNUSED = """
int host(int);
__attribute__((noinline)) int helper(int x) { return host(x) * 5; }
__attribute__((noinline)) int foreign_text(int x) { return helper(x) + helper(x + 1); }
__attribute__((noinline)) int red_entry(int x) { return x == 7 ? foreign_text(x) : host(x); }
__attribute__((export_name("run"))) int run(int x, int y) {
  return y == 1 ? red_entry(x) : y == 2 ? foreign_text(x) : x;
}
"""


def check_unused():
    """What is never called becomes a trap, and what only that uses is left out."""
    data = linked(UNUSED)
    modules = divided(data, "red: /red_entry/\nnever called: /foreign_/\n", keeps_names=True)
    assert list(modules) == ["red", "first"]
    assert b"foreign_text" in modules["first"] and b"helper" not in modules["first"] + modules["red"]
    assert b"helper" in divided(data, "red: /red_entry/", keeps_names=True)["first"]
    sequence = [["red", 3, 0], [None, 3, 1], [None, 3, 2], [None, 7, 1]]
    case = {"modules": {name: base64.b64encode(raw).decode() for name, raw in modules.items()},
            "calls": sequence}
    done = subprocess.run([node(), os.path.join(HERE, "run.js")], input=json.dumps([case]), text=True,
                          check=True, stdout=subprocess.PIPE)
    assert json.loads(done.stdout) == [[3, 22, *["RuntimeError: unreachable"] * 2]], done.stdout


def check_command():
    """The command writes the same files each time, and reports errors with their location."""
    tool = [sys.executable, os.path.join(ROOT, "Tools", "page"), "split"]
    with tempfile.TemporaryDirectory() as folder:
        path, plan = os.path.join(folder, "whole.wasm"), os.path.join(folder, "plan")
        with open(path, "wb") as file: file.write(linked(PROGRAM))
        with open(plan, "w", encoding="utf-8") as file: file.write("red: /red_entry/\n")
        def run(*words, seed="0"):
            done = subprocess.run([*tool, *words], capture_output=True, text=True, check=False,
                                  env={**os.environ, "PYTHONHASHSEED": seed})
            return done.returncode, done.stdout, done.stderr
        def written(seed):
            assert run(path, plan, folder, seed=seed) == (0, "first module → red: red_entry\n", "")
            return [read(os.path.join(folder, name)) for name in ("first.wasm", "red.wasm")]
        assert written("1") == written("2")
        code, _, error = run(plan, plan, folder)
        assert code == 1 and error == f"split: {plan}: this is no WebAssembly module\n", error
        code, _, error = run(path, path + ".none", folder)
        assert code == 1 and "No such file" in error
        code, _, error = run(path)
        assert code == 2 and "the following arguments are required: plan, folder" in error


def main():
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 40
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    check_refusals()
    check_modules()
    check_table()
    check_arrangement()
    check_unused()
    check_homes()
    check_command()
    print(f"split: {count} random programs with the seed {seed}", flush=True)
    check_random_programs(count, seed)
    print("split: all is well")


if __name__ == "__main__":
    main()
