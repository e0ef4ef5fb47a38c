"""The content of a database, read with SQLite directly; of the derived data, only spans are used.

A probe counts if its moment has passed. Its day and hour are those of its own stored clock. It was asked
if it is marked so, or if it was filled in anyway. The asked time of a period is the part of the spans
between the starts of its days and now, each second once: spans that a program recorded come before those
of logs, and earlier ones before later. To it comes the gap of each answer from a time without asking, or an
equal part of it, so that no period has more hours than its length.
A day starts by the rules of the machine's time zone, unless the next probe (or else the last one) noted
a different clock: then it starts by that clock.

Spans of logs are checked against the lines: they are runs of moments of one gap without a silence; a gap
is added at both ends, and existing spans, including those of shorter gaps, are subtracted. The mean
distance is the gap, or the mean that the median of thirty distances implies, if it is longer. A silence is
longer than ten mean distances, or one of the longest of thirty distances of which at most one in twenty
would occur by chance (Benjamini and Hochberg). The logs here are of no known schedule.
"""

import math
import sqlite3
from datetime import datetime, timezone
from functools import lru_cache
from zoneinfo import ZoneInfo

import numpy

LOG = 2  # The origin of spans that were inferred from a log.
DAY = 86_400
HOUR = 3_600
PARTS = 48  # The hours of the day, on workdays and on free days.


class Zone:
    """The rules of a time zone."""

    def __init__(self, name):
        self.rules = ZoneInfo(name)

    @lru_cache(maxsize=None)
    def offset(self, moment):
        """The seconds by which clocks are ahead of UTC."""
        local = datetime.fromtimestamp(moment, timezone.utc).astimezone(self.rules)
        return int(local.utcoffset().total_seconds())

    @lru_cache(maxsize=None)
    def start(self, day):
        """The first moment at which clocks show a day, or a later one if the day was skipped."""
        for moment in range(day * DAY - 18 * 3_600, day * DAY + 18 * 3_600, 900):
            if moment + self.offset(moment) >= day * DAY:
                return moment
        raise ValueError(f"no clock shows the day {day}")


class Stored:
    """All rows of one snapshot of a database, as arrays in the order of time."""

    def __init__(self, connection, zone):
        self.zone = zone
        connection.execute("BEGIN")
        probes = connection.execute(
            "SELECT probe.moment, gap, utc_offset, is_asked, is_unfilled, answer.moment IS NOT NULL"
            " FROM probe LEFT JOIN answer USING (moment) ORDER BY probe.moment").fetchall()
        uses = connection.execute("SELECT moment, tag FROM answer_tag").fetchall()
        self.tags = connection.execute("SELECT id, name, level FROM tag ORDER BY id").fetchall()
        self.spans = connection.execute(
            "SELECT since, until, gap, origin, is_open FROM span ORDER BY since").fetchall()
        connection.execute("COMMIT")
        rows = numpy.array(probes, dtype=numpy.int64).reshape(-1, 6)
        self.moments, self.gaps, self.offsets = rows[:, 0], rows[:, 1], rows[:, 2]
        self.is_asked = rows[:, 3] == 1
        self.counts = self.is_asked | (rows[:, 4] == 0)
        self.is_answered = rows[:, 5] == 1
        clocks = self.moments + self.offsets
        self.days = clocks // DAY
        self.hours = (self.days + 3) % 7 * 24 + clocks % DAY // 3_600
        self.parts = part_of(self.hours)
        uses = numpy.array(uses, dtype=numpy.int64).reshape(-1, 2)
        places = numpy.searchsorted(self.moments, uses[:, 0])
        self.uses = {tag: places[uses[:, 1] == tag] for tag, _, _ in self.tags}

    def having(self, tag):
        """The mask of probes with a tag."""
        found = numpy.zeros(len(self.moments), bool)
        found[self.uses[tag]] = True
        return found

    def within(self, period, now):
        """The mask of past probes in a range of days, where None is an open end."""
        first, last = period
        found = self.moments <= now
        if first is not None:
            found &= self.days >= first
        if last is not None:
            found &= self.days <= last
        return found

    def start(self, day):
        """The moment at which a day began for the person."""
        start = self.zone.start(day)
        if not len(self.moments):
            return start
        place = min(numpy.searchsorted(self.moments, start), len(self.moments) - 1)
        offset = int(self.offsets[place])
        if self.zone.offset(int(self.moments[place])) == offset:
            return start
        return day * DAY - offset

    def asked(self, start, end):
        """The asked seconds between two moments in each part of the week, by gap."""
        seconds, taken = {}, []
        for since, until, gap, origin, is_open in sorted(self.spans, key=lambda span: span[3] == LOG):
            first, last = max(since, start), end if is_open else min(until, end)
            for part in without(taken, first, last) if first < last else []:
                seconds[gap] = seconds.get(gap, 0) + self._by_parts(*part)
                taken.append(part)
        return seconds

    def _by_parts(self, first, last):
        """The seconds between two moments in each part of the week, quarter of an hour by quarter."""
        quarter = HOUR // 4
        edges = numpy.arange(first // quarter * quarter, last + quarter, quarter)
        starts = edges[:-1]
        lengths = numpy.minimum(edges[1:], last) - numpy.maximum(starts, first)
        clocks = starts + numpy.array([self.zone.offset(int(moment)) for moment in starts])
        hours = (clocks // DAY + 3) % 7 * 24 + clocks % DAY // HOUR
        kept = lengths > 0
        return numpy.bincount(part_of(hours[kept]), lengths[kept], minlength=PARTS)

    def ends(self, period, now):
        first, last = period
        start = 0 if first is None else max(self.start(first), 0)
        return start, now if last is None else min(self.start(last + 1), now)

    def unasked_in(self, period, now):
        """The seconds of a period, since the first span, outside all spans."""
        if not self.spans:
            return 0
        start, end = self.ends(period, now)
        length = max(0, end - max(start, min(since for since, *_ in self.spans)))
        return max(0, length - sum(parts.sum() for parts in self.asked(start, end).values()))

    # MARK: Spans of logs

    def inferred_spans(self):
        """The spans of logs implied by the probes: since, until, gap."""
        taken = [
            (since, math.inf if is_open else until)
            for since, until, _, origin, is_open in self.spans if origin != LOG]
        taken = [(since, until) for since, until in taken if since < until]
        free = self.is_asked.copy()
        for since, until in taken:
            free &= ~((self.moments >= since) & (self.moments < until))
        found = []
        for gap in sorted(set(self.gaps[free].tolist())):
            new = []
            for since, until in runs(self.moments[free & (self.gaps == gap)], gap):
                new += [(*part, gap) for part in without(taken, since, until)]
            taken += [(since, until) for since, until, _ in new]
            found += new
        return sorted(found)


def part_of(hours):
    """The part of the week that contains each hour of the week."""
    return numpy.where(hours < 120, hours % 24, 24 + hours % 24)


def runs(moments, gap):
    """The stretches of time that moments cover without a long silence."""
    distances = numpy.diff(moments)
    ends = numpy.flatnonzero(distances >= shortest_silence(distances, gap))
    firsts = moments[numpy.concatenate([[0], ends + 1])]
    lasts = moments[numpy.concatenate([ends, [len(moments) - 1]])]
    return [(int(first) - gap, int(last) + gap) for first, last in zip(firsts, lasts)]


def shortest_silence(distances, gap):
    """The length from which a distance is a silence."""
    count = len(distances)
    if count < 30:
        return numpy.nextafter(10 * gap, math.inf)
    mean = max(gap, numpy.sort(distances)[count // 2] / math.log(2))
    longest_first = numpy.sort(distances[distances > mean])[::-1]
    expected = count * numpy.exp(-longest_first / mean)
    found = numpy.flatnonzero(expected <= 0.05 * numpy.arange(1, len(longest_first) + 1))
    longer_than_ten = numpy.nextafter(10 * mean, math.inf)
    return min(longer_than_ten, longest_first[found[-1]]) if len(found) else longer_than_ten


def without(others, since, until):
    """The parts of a stretch outside of others."""
    parts = [(since, until)]
    for start, end in others:
        parts = [
            piece for a, b in parts
            for piece in ((a, min(b, start)), (max(a, end), b)) if piece[0] < piece[1]
        ]
    return parts


class Database:
    """A database that others write to, read again after each change."""

    def __init__(self, path, zone):
        self.connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True, isolation_level=None)
        self.zone = zone
        self.version, self.stored = None, None

    def now(self):
        """Its current snapshot, and a number that changes with it."""
        version = self.connection.execute("PRAGMA data_version").fetchone()[0]
        if version != self.version:
            self.version, self.stored = version, Stored(self.connection, self.zone)
        return self.version, self.stored

    def close(self):
        self.connection.close()
