"""Arranges functions so that each follows similar ones: a compressor looks for repetitions in what came before.

Each place is taken by the function that has the most in common with the four before it. What two functions can have
in common are pairs of consecutive instructions.
"""

from collections import defaultdict

from renumbering.body import GET, TEE, instructions

from .binary import Reader, Refusal

DOUBLE = 0x44
LOOK_BACK = 4  # functions, each of which counts half as much as the one after it
PADDED = 6  # the bytes of an instruction with a number for which the linker reserved space
COMMON = 1_000  # functions; a pair that more of them contain says nothing, and would take most of the time


def arranged(bodies):
    """The places of bodies in an order in which similar ones are near each other; the first stays first."""
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
    """The function that has the most in common with those before it, the last of which is first; else the nearest."""
    common, counted, weight = defaultdict(float), set(), 1.0
    for place in before:
        for feature in features[place] - counted:
            for other in owners.get(feature, ()):
                if other in remaining: common[other] += weight
        counted |= features[place]
        weight /= 2
    last = before[0]

    def rank(place):
        # A share, since large functions have something in common with every other.
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
    """An instruction without what later steps change: locals are renumbered, functions and addresses are assigned.

    Of tables of branches, the length and the targets say little, too.
    """
    opcode = instruction[0]
    is_long = len(instruction) >= PADDED and opcode != DOUBLE
    return instruction[:1] if is_long or GET <= opcode <= TEE else instruction
