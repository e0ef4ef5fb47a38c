#!/usr/bin/env python3
"""Runs the built program with mutated command lines and logs.

    Tests/Fuzz/commands.py [rounds] [seed]

For any input, it must end by itself with 0, 1 or 2, print valid UTF-8 without control sequences for the
terminal, and leave a database that opens and has finite figures.
"""

import json
import math
import os
import random
import re
import signal
import sqlite3
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PROGRAM = os.path.abspath(os.environ.get("PROBA", os.path.join(ROOT, "build", "proba")))
LOG = os.path.join(ROOT, "Tests", "CommandsTests", "Fixtures", "sample.log")
PATIENCE = 5  # seconds
SERVING = 0.3  # seconds until a started server gets a stop signal
CODES = (0, 1, 2)

SENSIBLE = [
    ["stats"], ["stats", "--json"], ["stats", "--from", "2022-10-20", "--to", "2022-11-20"],
    ["stats", "--tag", "work", "--by", "hour-weekday"], ["stats", "--tag", "work", "--amounts"],
    ["stats", "--by", "trend"], ["stats", "--by", "tree"], ["stats", "--tag", "work", "--json"],
    ["stats", "--bounds"], ["status"], ["status", "--json"], ["probes", "--from", "2022-11-01"],
    ["probes", "--json", "--to", "2022-10-20"], ["export", "tagtime"],
    ["export", "tagtime", "log", "--from", "2022-10-20"], ["export", "tagtime", "--json", "-"],
    ["tags"], ["tags", "--csv"], ["rename", "work", "job"], ["merge", "work", "reading", "--into", "b"],
    ["edit", "1667003333", "tea"], ["delete", "yesterday 15:00"], ["undo"], ["undo", "--json"],
    ["convert", "5 km in miles"], ["convert", "--language", "uk", "сім футів"],
    ["convert", "--now", "2026-01-15T10:00:00Z", "--zone", "Europe/Kyiv", "3pm in London"], ["config"],
    ["quiet", "add", "--hours", "23-7:30", "--weekdays", "sat-mon"], ["quiet", "list"], ["quiet", "end", "1"],
    ["config", "week-start", "sunday"], ["completions", "bash"], ["manual", "stats"],
    ["stats", "--tag", "work & !(a | b)", "--from", "last month"], ["probes", "--text", "x", "--csv"],
    ["chart", "bars", "--svg", "-"], ["chart", "week", "--tag", "work", "--svg", "week.svg"],
    ["chart", "treemap", "--png", "map.png", "--scale", "1", "--dark"],
    ["chart", "donut", "--pdf", "ring.pdf", "--overwrite"],
    ["report", "--week", "2022-11-01", "--pdf", "report.pdf", "--paper", "a4"],
    ["answer", "work", "reading", "(a note)", "--at", "1667003333"], ["answer", "\""],
    ["answer", "a, b (c)", "--json"], ["schedule", "--count", "24"],
    ["schedule", "--from", "1640995200", "--gap", "45", "--seed", "11193462", "--unix"],
    ["import", "tagtime", "mutated.log"], ["import", "tagtime", "-", "--json"],
    ["import", "tagtime", "mutated.log", "--gap", "30", "--seed", "1", "--trust-clocks"],
    ["serve", "--port", "0", "--log", "errors"], ["serve", "--port", "0", "--host", "127.0.0.2"],
    ["install", "--print"], ["install", "--print", "--json", "--port", "4600"],
    ["--help"], ["stats", "--help"], ["--version"],
]
ODD = [
    "", "-", "--", "-x", "--no-such", "--json=1", "=", "--from=", "0", "-1", "1e9", "NaN", "inf",
    "9223372036854775807", "-9223372036854775808", "253402300799", "99999999999999999999",
    "0000-00-00", "9999-12-31", "2022-02-30", "١٢", "\x1b[31mred", "\x1b]0;title\x07", "\x9b2J",
    "a\nb", "\t", "\r", "\x7f", "(((", ")", "\"", "'; DROP TABLE probe;--", "%s%n", "{1}{2}",
    "дім", "é", "é", "👩‍👩‍👧", "‮cod", "x" * 5_000, "a " * 2_000, "\udcff\udcfe",
    "\udced\udca0\udc80", ".", "folder", "folder/none", "/dev/null",
]
NUMBERS = [b"0", b"-1", b"1", b"99999999999999999999", b"253402300799", b"9223372036854775807",
           b"-9223372036854775808", b"1e9", b"1.5", b"4294967296"]
BYTES = [b"\0", b"\r", b"\n", b"\t", b"\x1b[2J", b"\xff", b"\xed\xa0\x80", b"\xef\xbb\xbf", b"(",
         b")", b"[", b"]", b"\"", b"RETRO", b"afk", b" ", b"\xe2\x80\xa8", b"," * 50]


class Fault(Exception):
    """A violation of the requirements."""


def mutated_words(chance):
    words = list(chance.choice(SENSIBLE))
    for _ in range(chance.choice([0, 0, 1, 1, 2])):
        place = chance.randrange(len(words) + 1)
        match chance.randrange(6):
            case 0: words.insert(place, chance.choice(ODD))
            case 1: words.insert(place, chance.choice(chance.choice(SENSIBLE)))
            case 2 if words: words.pop(min(place, len(words) - 1))
            case 3 if words: words[min(place, len(words) - 1)] = chance.choice(ODD)
            case 4 if words:
                # The digits are not doubled: a schedule of millions of moments would take too long.
                word = words[min(place, len(words) - 1)]
                cut = chance.randrange(len(word) + 1)
                words[min(place, len(words) - 1)] = (
                    word[:cut] + chance.choice(["\x1b", "-", "=", "é", " ", ""]) + word[cut + 1:])
            case _: chance.shuffle(words)
    return [word.replace("\0", "") for word in words]


def mutated_log(chance, lines):
    start = chance.randrange(len(lines))
    chosen = lines[start:start + chance.randrange(1, 60)]
    for _ in range(chance.randrange(6)):
        place = chance.randrange(len(chosen))
        line = chosen[place]
        cut = chance.randrange(len(line) + 1)
        match chance.randrange(7):
            case 0: chosen[place] = line[:cut]
            case 1: chosen[place] = line[:cut] + chance.choice(BYTES) + line[cut:]
            case 2: chosen[place] = chance.choice(NUMBERS) + b" " + line.partition(b" ")[2]
            case 3: chosen.insert(place, chance.choice(chosen))
            case 4: chosen[place] = line[:cut] + bytes([chance.randrange(256)]) + line[cut + 1:]
            case 5: chosen[place] = line + chance.choice(BYTES) * chance.randrange(1, 200)
            case _: chance.shuffle(chosen)
    return chance.choice([b"\n", b"\n", b"\r\n"]).join(chosen)


def run(words, folder, given=b""):
    """Runs the program to its end; a server gets a stop signal once it runs."""
    environment = {"HOME": folder, "PATH": "/usr/bin:/bin", "TZ": "Europe/Kyiv", "LANG": "C"}
    process = subprocess.Popen(
        [os.fsencode(PROGRAM)] + [os.fsencode(word) for word in words], cwd=folder,
        env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    try:
        output, error = process.communicate(given, SERVING if "serve" in words else PATIENCE)
    except subprocess.TimeoutExpired:
        if "serve" in words:
            process.send_signal(signal.SIGTERM)
        try:
            output, error = process.communicate(timeout=PATIENCE if "serve" in words else 0.01)
        except subprocess.TimeoutExpired:
            process.kill()
            process.communicate()
            raise Fault(f"it did not end within {PATIENCE} s") from None
    return process.returncode, output, error


def finite(value):
    match value:
        case float(): return math.isfinite(value)
        case list(): return all(map(finite, value))
        case dict(): return all(map(finite, value.values()))
        case _: return True


def check(words, folder, given=b""):
    code, output, error = run(words, folder, given)
    if code not in CODES:
        raise Fault(f"it ended with {code}: {error[-500:]!r}")
    try:
        output, error = output.decode(), error.decode()
    except UnicodeDecodeError:
        raise Fault("it printed what is no UTF-8") from None
    if any(ord(letter) < 32 and letter != "\n" or 127 <= ord(letter) < 160 for letter in error):
        raise Fault(f"it wrote to the terminal {error!r}")
    if "--json" in words and "stats" in words and code == 0 and output.startswith(("{", "[")):
        if not finite(json.loads(output)):
            raise Fault(f"it has figures that are no numbers: {output}")
    return code, output


def without_short_notes(log):
    """The log without the dateless clocks at the end of long lines, which carry no information."""
    return re.sub(r" *\[[^\]\n]{1,18}\]$", "", log, flags=re.MULTILINE)


def check_database(folder, name):
    """Checks that the database opens, is intact, and that its export imports to the same content."""
    database = ["--database", name]
    code, _ = check(database + ["stats", "--json"], folder)
    if code != 0:
        raise Fault(f"figures end with {code}")
    with sqlite3.connect(os.path.join(folder, name)) as connection:
        verdict = connection.execute("PRAGMA integrity_check").fetchone()[0]
    connection.close()
    if verdict != "ok":
        raise Fault(f"the database is not sound: {verdict}")
    _, first = check(database + ["export", "tagtime"], folder)
    again = ["--database", name + "-again"]
    # The clocks of an export are those of the moments, regardless of this machine's time zone.
    check(again + ["import", "tagtime", "-", "--trust-clocks"], folder, first.encode())
    _, second = check(again + ["export", "tagtime"], folder)
    first, second = map(without_short_notes, (first, second))
    if first != second:
        lines = [pair for pair in zip(first.split("\n"), second.split("\n")) if pair[0] != pair[1]]
        raise Fault(f"an export is not imported as it was written: {lines[:1]}")


def main():
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    print(f"commands: {rounds} rounds with the seed {seed}", flush=True)
    with open(LOG, "rb") as file:
        lines = file.read().split(b"\n")
    codes = dict.fromkeys(CODES, 0)
    for number in range(rounds):
        chance = random.Random(f"{seed} {number}")
        with tempfile.TemporaryDirectory(prefix="proba-fuzz-") as folder:
            os.mkdir(os.path.join(folder, "folder"))
            log = mutated_log(chance, lines)
            with open(os.path.join(folder, "mutated.log"), "wb") as file:
                file.write(log)
            words = []
            try:
                words = ["--database", "data", "import", "tagtime", "mutated.log"]
                check(words, folder)
                words = mutated_words(chance)
                at = chance.choice([[], ["--database", "data"]])
                code, _ = check(at + words, folder, log)
                codes[code] += 1
                words = ["(the database)"]
                check_database(folder, "data")
            except Fault as fault:
                print(f"round {number} of the seed {seed}, {words!r}: {fault}", file=sys.stderr)
                print(f"the log: {log!r}", file=sys.stderr)
                return 1
    print("commands: ended " + ", ".join(f"{count} times with {code}" for code, count in codes.items()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
