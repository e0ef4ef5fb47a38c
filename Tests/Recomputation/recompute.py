#!/usr/bin/env python3
"""Recomputes Proba's figures from their definitions with SciPy, and compares.

    Tests/Recomputation/recompute.py [--program build/proba] [--databases 10] [--seed N]

Random databases are created through the program: TagTime logs of several gaps, in many time zones, with
probes that were missed, filled in late or by a program, and with names in all scripts; then answers
over HTTP. Each is read with SQLite itself. `life.py` creates them, `stored.py` selects the probes and
the time that count, `estimates.py` estimates shares and their intervals, and `figures.py` computes the
expected replies. The comparisons:

- `proba stats --json` with and without days, a tag or a condition, and `--by hour-weekday`;
- `/api/v1/stats`, `/stats/hour-weekday` and `/stats/trend` of tags and conditions, and `/stats/tree`;
- the shares and the verdicts of `proba report` on what changed, as far as they are printed;
- the answers in the logs with the stored ones, and the spans in which logs ran.

A seed creates the same databases for a day. Each number must agree to a millionth, absolute or relative.
The first disagreements are printed with the seed of their database, and the exit code is 1.
"""

import argparse
import math
import os
import random
import re
import sys
import tempfile
import time
from datetime import date

from comparison import numbers, printed_rows, rounded_like, shown_rows
from figures import ALWAYS, EPOCH, WEEKDAYS, Figures, iso
from life import ZONES, Life, folded, universal_moments
from program import Program
from stored import DAY, LOG, Database, Zone

TOLERANCE = 1e-6
MOST_SHOWN = 10
CLOCK_REALTIME_COARSE = 5  # Python has no name for it.


class Tally:
    """The number of comparisons, and the disagreements."""

    def __init__(self):
        self.count, self.largest, self.place = 0, 0.0, ""
        self.disagreements = 0

    def disagree(self, place, ours, theirs):
        self.disagreements += 1
        if self.disagreements <= MOST_SHOWN:
            print(f"{place}: computed {str(ours)[:300]}, Proba says {str(theirs)[:300]}", flush=True)

    def compare(self, place, ours, theirs):
        """Compares a computed value with a reply: numbers, and lists and objects of them."""
        if isinstance(ours, dict) and isinstance(theirs, dict):
            if set(ours) != set(theirs) - {"color"}:
                self.disagree(place, sorted(map(str, ours)), sorted(map(str, theirs)))
            for key in set(ours) & set(theirs):
                self.compare(f"{place} {key}", ours[key], theirs[key])
        elif isinstance(ours, list) and isinstance(theirs, list):
            if len(ours) != len(theirs):
                self.disagree(place, ours, theirs)
            for number, (one, other) in enumerate(zip(ours, theirs)):
                self.compare(f"{place}[{number}]", one, other)
        elif isinstance(ours, (int, float)) and isinstance(theirs, (int, float)):
            self._compare_numbers(place, ours, theirs)
        elif ours != theirs:
            self.disagree(place, ours, theirs)

    def _compare_numbers(self, place, ours, theirs):
        self.count += 1
        difference = abs(ours - theirs) / max(abs(ours), 1)
        if not difference <= TOLERANCE:  # Also true for NaN.
            self.disagree(place, ours, theirs)
        elif difference > self.largest:
            self.largest, self.place = difference, place


class World:
    """A random database with its program, and the comparisons on it."""

    def __init__(self, program, seed, tally, universal):
        self.random = random.Random(seed)
        self.tally, self.universal = tally, universal
        self.zone = self.random.choice(ZONES)
        self.seed = f"database {seed}, {self.zone}"
        self.folder = tempfile.TemporaryDirectory(prefix="proba-recomputation-")
        self.program = Program(program, self.folder.name, self.zone)
        self.rules = Zone(self.zone)
        self.life = Life(self.random, self.rules, today())
        self.database = None

    def run(self):
        try:
            if self.random.random() < 0.2:
                # From now on, a person answers by hand.
                answered = self.program.json("answer", "sleep")
                self.life.note(int(answered["at"]), ["sleep"])
            for _ in range(self.random.choice([1, 1, 2, 3, 4])):
                self.life.import_log(self.program, self.folder.name)
            self.database = Database(self.program.file, self.rules)
            self.check_spans()
            self.program.start()
            if self.random.random() < 0.7:
                self.life.answer_some(self.program, self.universal)
            self.check_said()
            self.check_figures()
        finally:
            self.program.stop()
            if self.database:
                self.database.close()
            self.folder.cleanup()

    def check(self, what, ask, compute, is_rounded=False):
        """Compares a reply with the value computed for its state and its second.

        Rounded values may be those of a later second.
        """
        for _ in range(20):
            earlier, (version, stored) = program_clock(), self.database.now()
            reply = ask()
            is_same = self.database.now()[0] == version
            if is_same and (is_rounded or program_clock() == earlier):
                break
        else:
            raise RuntimeError(f"{self.seed}: {what} takes longer than nothing changes")
        self.tally.compare(f"{self.seed}: {what}", compute(Figures(stored, earlier)), reply)

    # MARK: Stored data

    def check_spans(self):
        _, stored = self.database.now()
        spans = [
            [since, until, gap] for since, until, gap, origin, _ in stored.spans if origin == LOG]
        self.tally.compare(
            f"{self.seed}: spans", [list(span) for span in stored.inferred_spans()], spans)

    def check_said(self):
        """Checks that the answers are those of the logs and the requests."""
        _, stored = self.database.now()
        names = [folded(name) for _, name, _ in stored.tags]
        if len(set(names)) != len(names):
            self.tally.disagree(f"{self.seed}: tags", sorted(set(names)), sorted(names))
        recorded = {moment: set() for moment in stored.moments[stored.is_answered].tolist()}
        for (tag, _, _), name in zip(stored.tags, names):
            for moment in stored.moments[stored.uses[tag]].tolist():
                recorded[moment].add(name)
        ours = {moment: sorted(tags) for moment, tags in self.life.said.items() if tags is not None}
        theirs = {moment: sorted(recorded[moment]) for moment in ours if moment in recorded}
        self.tally.compare(f"{self.seed}: answers", ours, theirs)
        silent = [moment for moment, tags in self.life.said.items() if tags is None]
        self.tally.compare(
            f"{self.seed}: silence", [], [moment for moment in silent if moment in recorded])
        if not self.life.trusts_clocks:
            moments = stored.moments.tolist()
            self.tally.compare(
                f"{self.seed}: offsets", [self.rules.offset(moment) for moment in moments],
                stored.offsets.tolist())

    # MARK: Figures

    def periods(self):
        """All time, and random days: some that contain whole months, some beyond all data."""
        _, stored = self.database.now()
        first, last = int(stored.days[0]), min(int(stored.days[-1]), today() // DAY + 1)
        yield ALWAYS
        for round in range(7):
            start = self.random.randint(first - 5, last + 2)
            end = start + int((last + 3 - first) ** self.random.random())
            if round == 0:
                end = start
            if round in (1, 2):
                start = (iso_date(start).replace(day=1) - EPOCH).days
                end = (iso_date(end + 31).replace(day=1) - EPOCH).days - 1
            yield (None if round == 3 else start, None if round == 4 else max(end, start))

    def check_figures(self):
        _, stored = self.database.now()
        names = [name for _, name, _ in stored.tags]
        # Other names need quotation marks in a condition.
        plain = [name for name in names if re.fullmatch(r"[\w-]+", name)]
        for number, period in enumerate(self.periods()):
            days = dict(zip(("from", "to"), [None if day is None else iso(day) for day in period]))
            flags = [word for key, day in days.items() if day for word in (f"--{key}", day)]
            place = " ".join(flags)
            name = self.random.choice(names) if names else None
            program = self.program
            self.check(
                f"stats {place}", lambda: program.json("stats", *flags),
                lambda figures: figures.statistics(period))
            self.check(
                f"GET stats {place}", lambda: program.get("stats", **days),
                lambda figures: figures.statistics(period))
            self.check(
                f"GET tree {place}", lambda: ways(self.tally, program.get("stats/tree", **days)),
                lambda figures: figures.tree(period))
            self.check(
                f"GET trend {place}", lambda: program.get("stats/trend", **days),
                lambda figures: figures.trend(None, period, 0))
            if name:
                self.check_tag(name, period, days, flags)
                if name in plain:
                    self.check_tag(self.condition(name, plain), period, days, flags)
            if None not in period and number < 4:
                self.check_report(period, flags)

    def condition(self, name, names):
        """A condition on a tag and another one, or the same one."""
        return name + self.random.choice([" & !", " & ", " | "]) + self.random.choice(names)

    def check_tag(self, name, period, days, flags):
        """Checks the figures of a tag, or of a condition on two."""
        program, place = self.program, f"{name} {' '.join(flags)}"
        self.check(
            f"GET stats {place}", lambda: program.get("stats", tag=name, **days),
            lambda figures: figures.statistics(period, name))
        self.check(
            f"stats --tag {place}", lambda: program.json("stats", "--tag", name, *flags),
            lambda figures: figures.statistics(period, name))
        self.check(
            f"stats --by hour-weekday --tag {place}",
            lambda: program.json("stats", "--by", "hour-weekday", "--tag", name, *flags),
            lambda figures: figures.week_map(name, period))
        self.check(
            f"GET hour-weekday {place}",
            lambda: program.get("stats/hour-weekday", tag=name, **days),
            lambda figures: figures.week_map(name, period))
        week_start = self.random.randrange(7)
        weekday = WEEKDAYS[week_start]
        self.check(
            f"GET trend {place}, weeks from {weekday}",
            lambda: program.get("stats/trend", tag=name, weekStart=weekday, **days),
            lambda figures: figures.trend(name, period, week_start))

    def check_report(self, period, flags):
        """The comparison with the days before, without days before the first probe."""
        first, last = period
        recorded = int(self.database.now()[1].days[0])
        (since, until), is_partial = earlier(
            first, last, (program_clock() + self.rules.offset(program_clock())) // DAY)
        if max(since, recorded) > until:
            return

        printed = []

        def ask():
            printed[:] = printed_rows(self.program.report(*flags))
            return numbers(printed)

        self.check(
            f"report {' '.join(flags)}", ask,
            lambda figures: rounded_like(
                shown_rows(figures.comparison((max(since, recorded), until), period, is_partial)),
                printed), is_rounded=True)


def program_clock():
    """The second by the coarse clock that C's `time` reads, which lags slightly."""
    return int(time.clock_gettime(CLOCK_REALTIME_COARSE))


def today():
    """The start of today, so that a seed creates the same data all day."""
    return int(time.time()) // DAY * DAY


def earlier(first, last, now):
    """The days with which others are compared, and whether the last of them counts up to the time of day.

    A whole month, quarter or year is compared with the one before, other days with as many before them. Of
    those, days that have not come yet have no counterpart.
    """
    since, until = 2 * first - last - 1, first - 1
    for months in (1, 3, 12):
        start = iso_date(first)
        number = start.year * 12 + start.month - 1
        if start.day != 1 or number % months or month_start(number + months) != last + 1:
            continue
        since = month_start(number - months)
    if first <= now <= last:
        until = min(until, since + now - first)
    return (since, until), first <= now <= last and now - first == until - since


def month_start(number):
    """The first day of a month, counted from January of year 0."""
    return (date(number // 12, number % 12 + 1, 1) - EPOCH).days


def iso_date(day):
    return date.fromisoformat(iso(day))


def ways(tally, reply):
    """A tree with its parts by path; checks their order."""
    parts, found, latest = [], {}, {}
    for part in reply["parts"]:
        around = () if part["within"] is None else parts[part["within"]]
        way = (*around, None if part["isRest"] else part["name"])
        parts.append(way)
        found[way] = {key: part[key] for key in ("answers", "share", "shareLow", "shareHigh")}
        amount = -math.inf if part["isRest"] else part["share"]
        if amount > latest.get(around, math.inf) + 1e-12 or latest.get(around) == -math.inf:
            tally.disagree(f"the order within {around}", latest[around], amount)
        latest[around] = amount
    return {"answered": reply["answered"], "effectiveCount": reply["effectiveCount"], "parts": found}


def main():
    root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    parser = argparse.ArgumentParser(description="Computes Proba's figures once more.")
    parser.add_argument("--program", default=os.path.join(root, "build", "proba"))
    parser.add_argument("--databases", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    tally, start = Tally(), time.monotonic()
    universal = list(universal_moments(today()))
    for number in range(arguments.databases):
        World(os.path.abspath(arguments.program), arguments.seed + number, tally, universal).run()
    print(
        f"recomputation: {tally.count} figures of {arguments.databases} databases in"
        f" {time.monotonic() - start:.0f} s, {tally.disagreements} disagree, the others by"
        f" {tally.largest:.1e} at most ({tally.place}); seed {arguments.seed}")
    return 1 if tally.disagreements else 0


if __name__ == "__main__":
    sys.exit(main())
