"""The expected replies of Proba for a database, from the stored data and the estimates of shares.

A period is a pair of day numbers since 1970, None for an open end. The steps of a trend are days for
up to 49 days from the first probe of the period to its last, weeks for up to 732, which begin on the
weekday that is asked for (0 is Monday), and months of the calendar beyond. In a tree each answer counts once: its tags are nested by level,
then by weight, then by the bytes of their names; a nested part smaller than 1/2000 of the whole belongs
to the rest of its parent.

A comparison takes all tags of both periods. Each share is a count among the effective number of answers, both
rounded; differences are found by Fisher's test with the methods of Tarone and Holm, and count if their interval by
Newcombe excludes zero.
"""

import math
from datetime import date, timedelta
from fractions import Fraction

import numpy

from estimates import Sample, answer_gap, difference, differing, jeffreys, week_shares
from stored import PARTS
from shifts import shift

EPOCH = date(1970, 1, 1)
ALWAYS = (None, None)
WEEKDAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]


def iso(day):
    return (EPOCH + timedelta(days=int(day))).isoformat()


class Figures:
    """The figures of a database at a moment."""

    def __init__(self, stored, now):
        self.stored, self.now = stored, now

    # MARK: Samples

    def _sample(self, found, start, end):
        """The sample of some probes of a stretch of time, and its gaps."""
        asked = self.stored.asked(start, end)
        stored = self.stored
        counted = found & (stored.counts | stored.is_answered)
        gaps = sorted(set(stored.gaps[counted].tolist()) | set(asked))
        unasked = stored.is_answered & ~stored.is_asked

        def count(condition):
            return self._by_cells(found & condition, gaps)

        of_cells = numpy.repeat(numpy.array(gaps, float), PARTS)
        seconds = numpy.concatenate(
            [asked.get(gap, numpy.zeros(PARTS)) for gap in gaps] or [numpy.zeros(0)])
        unasked_seconds = of_cells * count(unasked)
        room = max(end - start - seconds.sum(), 0)
        seconds = seconds + unasked_seconds * min(1, room / max(unasked_seconds.sum(), 1))
        return Sample(of_cells, count(stored.counts), count(stored.is_answered), seconds), gaps

    def _by_cells(self, places, gaps):
        """The number of some probes in each cell."""
        parts, of_gaps = self.stored.parts[places], self.stored.gaps[places]
        return numpy.concatenate(
            [numpy.bincount(parts[of_gaps == gap], minlength=PARTS) for gap in gaps]
            or [numpy.zeros(0)]).astype(float)

    def _counts(self, tag, found, gaps):
        """The number of the given probes that have a tag, in each cell."""
        places = self.stored.uses[tag]
        return self._by_cells(places[found[places]], gaps)

    def sample(self, period):
        found = self.stored.within(period, self.now)
        return *self._sample(found, *self.stored.ends(period, self.now)), found

    def _tag(self, name):
        return next(tag for tag, own, _ in self.stored.tags if own == name)

    def _meeting(self, name):
        """The mask of probes with a tag, or that meet a condition on two tags such as `a & !b` or `a | b`."""
        for sign, join in ((" & !", lambda one, other: one & ~other),
                           (" & ", numpy.logical_and), (" | ", numpy.logical_or)):
            if sign in name:
                return join(*map(self._meeting, name.split(sign)))
        return self.stored.having(self._tag(name))

    def _counts_meeting(self, name, found, gaps):
        """The number of the given probes that meet a condition, in each cell."""
        return self._by_cells(found & self._meeting(name), gaps)

    # MARK: Replies

    def statistics(self, period, name=None):
        """The statistics of a period: of all tags that occur, or of the given tag or condition even if it
        does not."""
        sample, gaps, found = self.sample(period)
        names = [own for _, own, _ in self.stored.tags] if name is None else [name]
        if name is None:
            counts = [self._counts(tag, found, gaps) for tag, _, _ in self.stored.tags]
        else:
            counts = [self._counts_meeting(name, found, gaps)]
        figures = sample.figures(counts) if names else {}
        tags = [
            {"name": own, "answers": int(sum(counts[place]))}
            | {key: float(values[place]) for key, values in figures.items()}
            for place, own in enumerate(names) if name or sum(counts[place])]
        tags.sort(key=lambda tag: (-tag["answers"], tag["name"].encode()))
        return self._heading(sample) | {
            "unaskedHours": self.stored.unasked_in(period, self.now) / 3600,
            "effectiveCount": sample.effective_count, "method": sample.method,
            "coverageOfParts": sample.coverage, "tags": tags,
        } | self._gap(found, *self.stored.ends(period, self.now))

    def _gap(self, found, start, end):
        """The lack of answers among some probes, if there is one; `start` and `end` are those of their time."""
        length = max(end - start, 0)
        days = math.floor(length / 86_400 + 0.5)
        is_even = (days >= 1 and abs(length - days * 86_400) <= 3_600
                   and sum(parts.sum() for parts in self.stored.asked(start, end).values())
                   >= 0.98 * length)
        probes, answers = (
            numpy.bincount(self.stored.hours[found & those] % 24, minlength=24)
            for those in (self.stored.counts, self.stored.is_answered))
        gap = answer_gap(probes.tolist(), numpy.minimum(answers, probes).tolist(), is_even)
        return {"incomplete": gap} if gap else {}

    @staticmethod
    def _heading(sample):
        probes, answered = int(sample.probes.sum()), int(sample.answered.sum())
        return {
            "probes": probes, "answered": answered,
            "coverage": answered / probes if probes else 0, "askedHours": sample.asked_hours,
        }

    def week_map(self, name, period):
        found = self.stored.within(period, self.now)
        having = self._meeting(name)
        answered = found & self.stored.is_answered
        gaps = sorted(set(self.stored.gaps[answered].tolist())) or [1]

        def weeks(condition):
            return numpy.array([
                numpy.bincount(self.stored.hours[condition & (self.stored.gaps == gap)],
                               minlength=168)
                for gap in gaps])

        tag, whole = weeks(answered & having), weeks(answered)
        shares = week_shares(gaps, tag, whole)
        reply = {"counts": tag.sum(axis=0), "answered": whole.sum(axis=0)}
        reply |= dict(zip(("share", "shareLow", "shareHigh"), shares))
        return {"tag": name} | {
            key: values.reshape(7, 24).tolist() for key, values in reply.items()}

    def trend(self, name, period, week_start):
        found = self.stored.within(period, self.now)
        days = self.stored.days[found & self.stored.counts]
        if not len(days):
            return {"tag": name, "step": "day", "parts": []}
        first, end = int(days.min()), int(days.max()) + 1
        step = "day" if end - first <= 49 else "week" if end - first <= 732 else "month"
        bounds = [first]
        while bounds[-1] < end:
            bounds.append(min(next_start(bounds[-1], step, week_start), end))
        parts = []
        for start, until in zip(bounds, bounds[1:]):
            limits = max(self.stored.start(start), 0), min(self.stored.start(until), self.now)
            inside = found & (self.stored.days >= start) & (self.stored.days < until)
            sample, gaps = self._sample(inside, *limits)
            heading = self._heading(sample)
            del heading["coverage"]
            figure = None
            if name is not None:
                counts = self._counts_meeting(name, inside, gaps)
                figure = {"name": name, "answers": int(sum(counts))} | {
                    key: float(values[0]) for key, values in sample.figures([counts]).items()}
            parts.append(
                {"start": iso(start), "days": until - start} | heading | {"tag": figure}
                | self._gap(inside, *limits))
        reply = {"tag": name, "step": step, "parts": parts}
        if step == "week":
            reply["weekStart"] = WEEKDAYS[week_start]
        return reply if name is None else reply | self._shift(parts, step, week_start)

    def _shift(self, parts, step, week_start):
        """The lasting change of a tag's hours, if any, among the complete past steps."""
        today = (self.now + self.stored.zone.offset(self.now)) // 86_400

        def is_whole(part):
            start = (date.fromisoformat(part["start"]) - EPOCH).days
            end = start + part["days"]
            begins = next_start(start - 1, step, week_start) == start
            return begins and end == next_start(start, step, week_start) and end <= today

        known = [
            part for part in parts
            if is_whole(part) and part["answered"] and "incomplete" not in part]
        if step == "day" or not known:
            return {}
        found = shift(numpy.array([part["tag"]["share"] for part in known]),
                      numpy.array([part["tag"]["effectiveCount"] for part in known]))
        if found is None:
            return {}
        place, before, after = found
        reply = {"start": known[place]["start"]}
        for key, share, steps in [("before", before, known[:place]), ("after", after, known[place:])]:
            hours = sum(part["askedHours"] for part in steps) / len(steps)
            for end, value in zip(("", "Low", "High"), share):
                reply[key + end] = value * hours
        return {"shift": reply}

    def tree(self, period):
        """The parts by their path from the root, each with a count and a share with its interval.

        A path is a list of names; the path of a rest ends with None.
        """
        sample, gaps, found = self.sample(period)
        cells = [(gap, part) for gap in gaps for part in range(PARTS)]
        weights = {cell: exact(weight) for cell, weight in zip(cells, sample.weights)}
        answers = self._answers(found, weights)
        # Of all time, so that the nesting is the same in every period.
        totals = {tag: int(self.stored.is_answered[places].sum())
                  for tag, places in self.stored.uses.items()}
        levels = {tag: level for tag, _, level in self.stored.tags}
        names = {tag: name for tag, name, _ in self.stored.tags}

        def rank(tag):
            return (-levels[tag], -totals[tag], names[tag].encode())

        nodes = {(): (0, numpy.zeros(len(cells)))}  # Weight and counts by path.
        for tags, (weight, count) in answers.items():
            way = tuple(sorted(tags, key=rank))
            for length in range(len(way) + 1):
                add(nodes, way[:length], weight, count)
        inner = {}
        for way in nodes:
            if way:
                inner.setdefault(way[:-1], []).append(way)
        parts = {}
        keep(nodes, inner, (), parts)
        ways = list(parts)
        figures = sample.figures([parts[way][1] for way in ways]) if ways else {}
        return {
            "answered": int(sample.answered.sum()), "effectiveCount": sample.effective_count,
            "parts": {
                tuple(tag if tag is None else names[tag] for tag in way): {
                    "answers": int(parts[way][1].sum()),
                    **{key: float(figures[key][place]) for key in ("share", "shareLow", "shareHigh")}}
                for place, way in enumerate(ways)}}

    def _answers(self, found, weights):
        """Weight and counts by cell of the answers by their tags."""
        tags = {int(place): [] for place in numpy.flatnonzero(found & self.stored.is_answered)}
        for tag, places in self.stored.uses.items():
            for place in places[found[places]].tolist():
                tags[place].append(tag)
        answers = {}
        for place, those in tags.items():
            cell = int(self.stored.gaps[place]), int(self.stored.parts[place])
            counts = numpy.zeros(len(weights))
            counts[list(weights).index(cell)] = 1
            add(answers, frozenset(those), weights[cell], counts)
        return answers

    def comparison(self, before, now, is_partial):
        """The changes: name, earlier share, current share, and 1 for more, -1 for less, 0 for neither."""
        then = self.now
        if is_partial:
            # Up to the time of the last day that it is now.
            today = (self.now + self.stored.zone.offset(self.now)) // 86_400
            then = self.stored.start(before[1]) + self.now - self.stored.start(today)
        earlier, later = Figures(self.stored, then).statistics(before), self.statistics(now)
        if not earlier["answered"] or not later["answered"]:
            return []
        names = [tag["name"] for tag in later["tags"]]
        present = set(names)
        names += [tag["name"] for tag in earlier["tags"] if tag["name"] not in present]

        def figures(statistics):
            return {
                tag["name"]: (
                    tag["share"], tag["effectiveCount"], (tag["shareLow"], tag["shareHigh"]))
                for tag in statistics["tags"]}

        def nothing(statistics):
            count = statistics["effectiveCount"]
            return 0.0, count, tuple(float(end) for end in jeffreys(0.0, count))

        def sample(figure):
            return int(figure[0] * figure[1] + 0.5), int(figure[1] + 0.5)

        def sign(one, other):
            low, high = difference(other[:2], one[:2])
            return 1 if low > 0 else -1 if high < 0 else 0

        (old, none_old), (new, none_new) = (
            (figures(earlier), nothing(earlier)), (figures(later), nothing(later)))
        pairs = [(old.get(name, none_old), new.get(name, none_new)) for name in names]
        real = differing([(sample(one), sample(other)) for one, other in pairs])
        return [
            (name, one[0], one[2], other[0], other[2], sign(one, other) if is_real else 0)
            for name, (one, other), is_real in zip(names, pairs, real)]


def keep(nodes, inner, way, parts):
    """Adds the parts of a node, and its rest."""
    least = nodes[()][0] / 2_000 if way else 0
    kept = [node for node in inner.get(way, []) if nodes[node][0] >= least]
    if way and not kept:
        return
    weight, count = nodes[way]
    for node in kept:
        parts[node] = nodes[node]
        weight, count = weight - nodes[node][0], count - nodes[node][1]
        keep(nodes, inner, node, parts)
    if count.any():
        parts[(*way, None)] = (weight, count)


def exact(weight):
    """A weight with exact sums, so that tags of equal weight compare as equal."""
    return Fraction(float(weight))


def add(sums, key, weight, count):
    old = sums.get(key, (0, 0))
    sums[key] = (old[0] + weight, old[1] + count)


def next_start(day, step, week_start):
    """The first day of the step after the one that contains a day."""
    if step == "day":
        return day + 1
    if step == "week":
        return day - (day + 3 - week_start) % 7 + 7
    there = EPOCH + timedelta(days=day)
    following = date(there.year + there.month // 12, there.month % 12 + 1, 1)
    return (following - EPOCH).days
