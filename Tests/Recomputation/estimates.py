"""Shares of time and their uncertainty, from their definitions and with SciPy's distributions.

A probe drawn with the mean gap g represents g of the asked time. Answers are in strata of one gap each,
with n_h answers, N_h probes and T_h seconds in which they were asked:

- The weight of an answer is g_h (Hájek). Where coverage differs between strata beyond doubt, it is
  T_h / n_h instead. Beyond doubt is Pearson's χ² over the strata with N_h·c·(1 - c) >= 5 and T_h > 0,
  c being the coverage of all, beyond the quantile of one in ten thousand by Wilson and Hilferty.
- A share is Σ w·k / Σ w·n, its hours are the share of Σ T_h.
- The effective count is Kish's, (Σ w·n)² / Σ w²·n; where strata are weighted by their time it is
  p·(1 - p) / variance, with the variance Σ W_h²·p̃_h·(1 - p̃_h) / n_h, p̃ = (k + ½) / (n + 1), W_h the
  part of a stratum in the weights, and p kept within ½/n of the ends.
- An interval is Jeffreys': quantiles of Beta(p·n + ½, (1 - p)·n + ½), 0 at the lower end of a share
  of 0, 1 at the upper end of a share of 1; from 0 to 1 where nothing is known.
- The bounds of silence are Jeffreys' ends for the least and the greatest share that the probes
  without an answer allow, each probe weighing its gap, or T_h / N_h where strata are weighted so.
"""

import math

import numpy
from scipy import stats

SELDOM = stats.norm.isf(1e-4)


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
    """The probes of a period by their gaps: arrays of one number for each gap."""

    def __init__(self, gaps, probes, answered, seconds):
        self.gaps = numpy.asarray(gaps, float)
        self.probes = numpy.asarray(probes, float)
        self.answered = numpy.asarray(answered, float)
        self.seconds = numpy.asarray(seconds, float)
        self.asked_hours = self.seconds.sum() / 3_600
        self.by_time = self._differ_in_coverage()
        weights = self.gaps
        if self.by_time:
            weights = self.seconds / numpy.maximum(self.answered, 1)
        self.weights = numpy.where(self.answered > 0, weights, 0.0)
        self.whole = (self.weights * self.answered).sum()
        squares = (self.weights**2 * self.answered).sum()
        self.effective_count = self.whole**2 / squares if squares > 0 else 0.0

    def _differ_in_coverage(self):
        if self.probes.sum() == 0:
            return False
        coverage = self.answered.sum() / self.probes.sum()
        spread = coverage * (1 - coverage)
        judged = (self.probes * spread >= 5) & (self.seconds > 0)
        freedom = judged.sum() - 1
        if freedom < 1:
            return False
        excess = (self.answered - coverage * self.probes)[judged]
        statistic = (excess**2 / (self.probes[judged] * spread)).sum()
        part = 2 / (9 * freedom)
        return statistic > freedom * (1 - part + SELDOM * part**0.5) ** 3

    def figures(self, counts):
        """The figures of tags, from an array with a row of counts by gap for each."""
        counts = numpy.asarray(counts, float).reshape(len(counts), len(self.gaps))
        share = numpy.zeros(len(counts))
        if self.whole > 0:
            share = numpy.minimum(counts @ self.weights / self.whole, 1)
        count = numpy.full(len(counts), self.effective_count)
        if self.by_time and self.whole > 0:
            known = self.answered > 0
            n, k = self.answered[known], counts[:, known]
            parts = self.weights[known] * n / self.whole
            near = (k + 0.5) / (n + 1)
            variance = (parts**2 * near * (1 - near) / n).sum(axis=1)
            least = 0.5 / n.sum()
            kept = numpy.clip(share, least, 1 - least)
            count = kept * (1 - kept) / variance
        low, high = jeffreys(share, count)
        silent, least, most = self._silence(counts)
        hours = self.asked_hours
        return {
            "share": share, "shareLow": low, "shareHigh": high,
            "hours": share * hours, "hoursLow": low * hours, "hoursHigh": high * hours,
            "askedHours": numpy.full(len(counts), hours), "effectiveCount": count,
            "shareIfSilent": silent, "shareLeast": least, "shareMost": most,
        }

    def _silence(self, counts):
        weights = self.gaps
        if self.by_time:
            weights = self.seconds / numpy.maximum(self.probes, 1)
        asked = weights * self.probes
        if asked.sum() <= 0:
            nothing = numpy.zeros(len(counts))
            return nothing, nothing, nothing + 1
        count = asked.sum() ** 2 / (weights * asked).sum()
        silent = counts @ weights / asked.sum()
        missing = (weights * (self.probes - self.answered)).sum() / asked.sum()
        return (
            silent, jeffreys(silent, count)[0],
            jeffreys(numpy.minimum(silent + missing, 1), count)[1])


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
