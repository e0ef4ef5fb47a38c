"""Arranges functions so that each follows similar ones, because compressors find repetitions of earlier data.

The next function is always the one that has the most in common with the previous four. Functions have in
common the pairs of consecutive instructions that occur in both.
"""

from collections import defaultdict

from renumbering.body import GET, TEE, instructions

from .binary import Reader, Refusal

DOUBLE = 0x44
LOOK_BACK = 4  # functions, each with half the weight of the next one
PADDED = 6  # the bytes of an instruction with a number for which the linker reserved space
COMMON = 1_000  # functions; a pair in more of them is insignificant, and would take most of the time


def arranged(bodies):
    """The indices of bodies in an order that brings similar ones together; the first stays first."""
    features = [_features(body) for body in bodies]
    owners = defaultdict(list)
    for place, own in enumerate(features):
        for feature in own: owners[feature].append(place)
    owners = {feature: places for feature, places in owners.items() if 2 <= len(places) <= COMMON}
    order, remaining = [], set(range(len(bodies)))
    while remaining:
        last = _most_similar(order[:-LOOK_BACK - 1:-1], features, owners, remaining) if order else 0
        order.append(last)
        remaining.remove(last)
    return order


def _most_similar(before, features, owners, remaining):
    """The function with the most in common with those in `before`, latest first; otherwise the nearest."""
    common, counted, weight = defaultdict(float), set(), 1.0
    for place in before:
        for feature in features[place] - counted:
            for other in owners.get(feature, ()):
                if other in remaining: common[other] += weight
        counted |= features[place]
        weight /= 2
    last = before[0]

    def rank(place):
        # Relative to their sizes, since large functions have something in common with every other.
        share = common[place] / (len(features[place]) + len(features[last]) + 4) if common else 0
        return share, -abs(place - last), -place

    return max(common or remaining, key=rank)


def _features(body):
    reader = Reader(body)
    try:
        for _ in range(reader.number()): reader.number(), reader.raw(1)
        words = [_word(one) for one in instructions(body, reader.at)]
    except Refusal:
        return set()
    return set(zip(words, words[1:]))


def _word(instruction):
    """An instruction without the parts that later steps change: indices of locals, functions and addresses.

    The length and the targets of branch tables are also omitted, as insignificant.
    """
    opcode = instruction[0]
    is_long = len(instruction) >= PADDED and opcode != DOUBLE
    return instruction[:1] if is_long or GET <= opcode <= TEE else instruction
