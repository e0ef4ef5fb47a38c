"""Shares of time and their uncertainty, from their definitions and with SciPy's distributions.

The asked time is in cells: for each mean gap, each hour of the day on workdays and on free days, in this order.
Cell c has n_c answers, N_c probes and T_c seconds in which they were asked.

- Cells are joined in their order until they have five answers. Those that have less, though twenty probes, are
  silent; all silent cells are a group if they have five answers together. The last cells are joined with the
  group before. The time of silent cells without a group is divided among all answers, in equal parts.
- If no time is known, an answer represents its gap.
- A share is Σ W_c·k_c / n_c over the groups, W_c being the part of the time that the answers of a group represent.
- The effective count is p·(1 - p) / variance, with the variance Σ W_c²·p̃_c·(1 - p̃_c) / n_c, p̃ = (k + s) / (n + 1),
  s = (K + ½) / (N + 1) of all answers, but W_c / 2 to 1 - W_c / 2, and p kept within ½/n of the ends. With one group it
  is the number of answers, and for a share of 0 or 1 Kish's 1 / Σ (W_c² / n_c).
- An interval is Jeffreys': quantiles of Beta(p·n + ½, (1 - p)·n + ½), 0 at the lower end of a share
  of 0, 1 at the upper end of a share of 1; from 0 to 1 where nothing is known.
- The bounds of silence are Jeffreys' ends for the least and the greatest share that the probes
  without an answer allow, each probe weighing T_c / N_c of its group.
"""

import math

import numpy
from scipy import stats

FEWEST = 5
SILENT = 20


def jeffreys(share, count):
    """The ends of the 95 % intervals of shares, given the number of answers."""
    share, count = numpy.broadcast_arrays(
        numpy.asarray(share, float), numpy.asarray(count, float))
    known = count > 0
    n = numpy.where(known, count, 1.0)
    a, b = share * n + 0.5, numpy.maximum(n - share * n, 0) + 0.5
    low = numpy.where(known & (share > 0), stats.beta.ppf(0.025, a, b), 0.0)
    high = numpy.where(known & (share < 1), stats.beta.ppf(0.975, a, b), 1.0)
    return low, high


class Sample:
    """The probes of a period by their cells: arrays of one number for each cell."""

    def __init__(self, gaps, probes, answered, seconds):
        self.probes = numpy.asarray(probes, float)
        self.answered = numpy.asarray(answered, float)
        seconds = numpy.asarray(seconds, float)
        self.asked_hours = seconds.sum() / 3_600
        if not seconds.any():
            seconds = numpy.asarray(gaps, float) * self.answered
        groups, silent = self._joined(seconds)
        self.groups = groups + [silent] if silent else groups
        self.n, self.probed, self.seconds = (
            numpy.array([values[group].sum() for group in self.groups])
            for values in (self.answered, self.probes, seconds))
        shared = seconds[silent].sum() if silent else 0.0
        represented = self.seconds.copy()
        if silent:
            represented[-1] = 0
        represented += shared * self.n / max(self.n.sum(), 1)
        self.whole = represented.sum()
        self.parts = represented / self.whole if self.whole > 0 else represented
        self.weights = numpy.zeros(len(self.answered))
        for group, time, n in zip(self.groups, represented, self.n):
            if n > 0:
                self.weights[group] = time / n
        known = self.n > 0
        squares = (self.parts[known] ** 2 / self.n[known]).sum()
        self.effective_count = 1 / squares if squares > 0 else 0.0
        if len(self.groups) == 1:
            self.effective_count = float(self.n[0])
        self.method = "parts" if len(self.groups) > 1 else "answers"
        self.coverage = 0.0
        if self.seconds.sum() > 0 and self.answered.any():
            self.coverage = 1 - shared / self.seconds.sum()

    def _joined(self, seconds):
        groups, silent, cells = [], [], []
        for cell in range(len(self.answered)):
            cells.append(cell)
            answered = self.answered[cells].sum()
            if answered >= FEWEST and seconds[cells].sum() > 0:
                groups.append(cells)
                cells = []
            elif answered < FEWEST and self.probes[cells].sum() >= SILENT:
                silent += cells
                cells = []
        if silent and self.answered[silent].sum() >= FEWEST and seconds[silent].sum() > 0:
            groups.append(silent)
            silent = []
        if not groups:
            return [silent + cells], []
        groups[-1] = groups[-1] + cells
        return groups, silent

    def figures(self, counts):
        """The figures of tags, from an array with a row of counts by cell for each."""
        counts = numpy.asarray(counts, float).reshape(len(counts), len(self.answered))
        met = numpy.array([counts[:, group].sum(axis=1) for group in self.groups]).T
        n, known, all_met, all_answered = self.n, self.n > 0, met.sum(axis=1), self.n.sum()
        share = numpy.zeros(len(counts))
        count = numpy.full(len(counts), self.effective_count)
        if all_answered > 0:
            share = all_met / all_answered
            inside = (all_met > 0) & (all_met < all_answered)
            if len(self.groups) > 1 and inside.any():
                k, parts = met[inside][:, known], self.parts[known]
                share[inside] = numpy.minimum((parts * k / n[known]).sum(axis=1), 1)
                drawn = ((all_met[inside] + 0.5) / (all_answered + 1))[:, None]
                drawn = numpy.minimum(numpy.maximum(drawn, parts / 2), 1 - parts / 2)
                near = (k + drawn) / (n[known] + 1)
                variance = (parts**2 * near * (1 - near) / n[known]).sum(axis=1)
                least = 0.5 / all_answered
                kept = numpy.clip(share[inside], least, 1 - least)
                count[inside] = kept * (1 - kept) / variance
        low, high = jeffreys(share, count)
        silent, least, most = self._silence(met)
        hours = self.asked_hours
        return {
            "share": share, "shareLow": low, "shareHigh": high,
            "hours": share * hours, "hoursLow": low * hours, "hoursHigh": high * hours,
            "askedHours": numpy.full(len(counts), hours), "effectiveCount": count,
            "shareIfSilent": silent, "shareLeast": least, "shareMost": most,
        }

    def _silence(self, met):
        weights = self.seconds / numpy.maximum(self.probed, 1)
        if len(self.groups) == 1:
            weights = numpy.ones(1)
        asked = weights * self.probed
        if asked.sum() <= 0:
            nothing = numpy.zeros(len(met))
            return nothing, nothing, nothing + 1
        count = asked.sum() ** 2 / (weights * asked).sum()
        silent = met @ weights / asked.sum()
        missing = (weights * (self.probed - self.n)).sum() / asked.sum()
        most = numpy.where(
            met.sum(axis=1) == self.n.sum(), 1, numpy.minimum(silent + missing, 1))
        return silent, jeffreys(silent, count)[0], jeffreys(most, count)[1]


def week_shares(gaps, tag, answered):
    """Shares in each hour of the week, each answer weighing its gap: arrays of gaps by 168 hours."""
    weights = numpy.asarray(gaps, float)[:, None]
    whole = (weights * answered).sum(axis=0)
    squares = (weights**2 * answered).sum(axis=0)
    share = numpy.where(whole > 0, (weights * tag).sum(axis=0) / numpy.where(whole > 0, whole, 1), 0)
    count = numpy.where(squares > 0, whole**2 / numpy.where(squares > 0, squares, 1), 0)
    share = numpy.minimum(share, 1)
    return share, *jeffreys(share, count)


def differ_by_chance(one, other):
    """The probability that two samples differ this much by chance: Fisher's exact test, mid-p.

    Each sample is the number of matches and the size of the sample.
    """
    (k, n), (l, m) = one, other
    if n == 0 or m == 0:
        return 1.0
    met = numpy.arange(max(0, k + l - m), min(n, k + l) + 1)
    chance = stats.hypergeom.pmf(met, n + m, k + l, n)
    own = stats.hypergeom.pmf(k, n + m, k + l, n)
    less = chance[chance < own * (1 - 1e-9)].sum()
    same = chance[numpy.abs(chance - own) <= own * 1e-9].sum()
    return min(less + same / 2, 1.0)


def least_probability(one, other):
    """A lower bound of the p-value of any samples with these sizes and this sum of matches."""
    (k, n), (l, m) = one, other
    if n == 0 or m == 0:
        return 1.0
    ends = [max(0, k + l - m), min(n, k + l)]
    return stats.hypergeom.pmf(ends, n + m, k + l, n).min() / 2


def differing(pairs, level=0.05):
    """Whether each pair of samples differs, with a family-wise error rate of at most about the level.

    Pairs whose greatest possible difference would not be significant among that many are not tested (Tarone).
    """
    least = [least_probability(*pair) for pair in pairs]
    tested, number = list(range(len(pairs))), 1
    while number < len(tested):
        tested = [place for place in tested if least[place] <= level / number]
        number += 1
    real = [False] * len(pairs)
    for place, is_real in zip(tested, holm([differ_by_chance(*pairs[place]) for place in tested], level)):
        real[place] = is_real
    return real


def wilson(share, count):
    """The ends of Wilson's interval, given the number of answers."""
    if count <= 0:
        return 0.0, 1.0
    z = stats.norm.isf(0.025)
    middle = (share * count + z * z / 2) / (count + z * z)
    half = z * (share * (1 - share) * count + z * z / 4) ** 0.5 / (count + z * z)
    return max(0.0, min(middle - half, share)), min(1.0, max(middle + half, share))


def difference(one, other):
    """The ends of the 95 % interval of the difference of two shares: Newcombe's method 10.

    Each is a share and a number of answers.
    """
    (p, q), (low, high), (other_low, other_high) = (one[0], other[0]), wilson(*one), wilson(*other)
    return (p - q - ((p - low) ** 2 + (other_high - q) ** 2) ** 0.5,
            p - q + ((high - p) ** 2 + (q - other_low) ** 2) ** 0.5)


def holm(probabilities, level=0.05):
    """Whether each difference is significant, with a family-wise error rate of at most the level."""
    real = [False] * len(probabilities)
    order = sorted(range(len(probabilities)), key=lambda place: probabilities[place])
    for rank, place in enumerate(order):
        if probabilities[place] > level / (len(order) - rank):
            break
        real[place] = True
    return real


# MARK: Lack of answers


def answer_gap(probes, answers, is_even):
    """The lack of answers among probes in each hour of the day; None if the figures are not in doubt.

    Silent hours are the stretch of 2 to 16 hours for which an equal silence of all hours is least likely, of those that
    have lost a tenth of all probes and have answers to less than a quarter, as have its ends. It must be unlikely
    among all 24 · 15 stretches. Otherwise, less than half of all answers are too few. If all hours were asked alike, a stretch
    counts as having its share of the probes at least.
    """
    whole, given = int(sum(probes)), int(sum(answers))
    if not whole:
        return None
    best = None
    for start in range(24):
        for length in range(2, 17):
            hours = [(start + place) % 24 for place in range(length)]
            if any(not answers[hour] < 0.25 * probes[hour] for hour in (hours[0], hours[-1])):
                continue
            count = int(sum(probes[hour] for hour in hours))
            answered = int(sum(answers[hour] for hour in hours))
            missed = count - answered
            if count >= whole or not answered < 0.25 * count or missed < 0.1 * whole:
                continue
            coverage = (given - answered + 0.5) / (whole - count + 1)
            expected = math.floor(length * whole / 24 + 0.5) if is_even else 0
            chance = stats.binom.cdf(answered, max(count, expected), coverage)
            if chance * 24 * 15 < 0.05 and (best is None or (chance, -missed) < best[:2]):
                best = chance, -missed, start, start + length
    if best:
        return {"from": best[2], "to": best[3], "missed": -best[1]}
    return {"missed": whole - given} if given < 0.5 * whole else None
