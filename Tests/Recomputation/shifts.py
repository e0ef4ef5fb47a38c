"""A lasting change of a share, from its definition: two levels that meet at the likeliest place.

It is reported if twice the logarithm of the ratio of the likelihoods, divided by the variation of the shares
around their levels, exceeds a threshold, and no third level is visible: in the earlier part of at least three
shares, in the later part of one. The variation is Pearson's χ² per degree of freedom, at least 1, multiplied by
(1 + r) / (1 − r) with the correlation r of neighbouring residuals, 0 to 0.8.
"""

import numpy

from estimates import jeffreys

LEAST_RUN = 3
THRESHOLD = 10.2


def likelihood(found, total):
    parts = numpy.array([found, total - found])
    parts = parts[parts > 0]
    return (parts * numpy.log(parts / total)).sum()


def level(found, totals):
    return found.sum() / totals.sum()


def split(found, totals, least_run):
    """The first of the likeliest places in a series, and its gain; None if it is too short."""
    places = range(least_run, len(found) - least_run + 1)
    if not places:
        return None
    gains = [likelihood(found[:place].sum(), totals[:place].sum())
             + likelihood(found[place:].sum(), totals[place:].sum())
             - likelihood(found.sum(), totals.sum()) for place in places]
    first = next(place for place, gain in zip(places, gains) if gain > max(gains) - 1e-9)
    return first, gains[first - least_run]


def variation(found, totals, ends):
    """The variation of shares around the levels of the runs that end at the given places."""
    residuals = []
    for start, end in zip([0] + ends, ends + [len(found)]):
        share = level(found[start:end], totals[start:end])
        deviation = numpy.sqrt(share * (1 - share) * totals[start:end])
        residuals += list(numpy.divide(found[start:end] - share * totals[start:end], deviation,
                                       out=numpy.zeros(end - start), where=deviation > 0))
    residuals = numpy.array(residuals)
    squares = (residuals**2).sum()
    products = (residuals[1:] * residuals[:-1]).sum()
    r = min(max(products / squares, 0), 0.8) if squares > 0 else 0
    return max(1, squares / max(len(found) - len(ends) - 1, 1)) * (1 + r) / (1 - r)


def shift(shares, counts):
    """The place of the shift, and the levels before and after with their intervals; None without one."""
    found = shares * counts
    best = split(found, counts, LEAST_RUN)
    if best is None:
        return None
    place, gain = best
    spread = variation(found, counts, [place])
    if not 2 * gain / spread > THRESHOLD:
        return None
    for start, part, least_run in [(0, slice(0, place), LEAST_RUN), (place, slice(place, None), 1)]:
        further = split(found[part], counts[part], least_run)
        if further is not None:
            ends = sorted([place, start + further[0]])
            if 2 * further[1] / variation(found, counts, ends) > THRESHOLD:
                return None

    def estimate(part):
        share = level(found[part], counts[part])
        low, high = jeffreys(share, counts[part].sum() / spread)
        return share, float(low), float(high)

    return place, estimate(slice(0, place)), estimate(slice(place, None))
