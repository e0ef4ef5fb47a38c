"""Reaching definitions, and the webs that they form.

Sets are the bits of integers, which Python combines quickly.
"""

from .body import GET


def reaching_definitions(body, flow):
    """By the position of each reachable `local.get`: the definitions whose value it may read.

    A definition is the position of a `local.set` or `local.tee`. The initial value of local `n` is the
    definition `~n`.
    """
    found, exposed, written = {}, [], []
    for block in flow.blocks:
        gets, last = [], {}
        for place in block:
            index = body.locals[place]
            if body.instructions[place][0] != GET: last[index] = place
            elif index in last: found[place] = (last[index],)
            else: gets.append(place)
        exposed.append(gets)  # they read what earlier blocks have written
        written.append(last)
    wanted = {body.locals[place] for gets in exposed for place in gets}
    definitions = [~index for index in wanted]
    of = {index: 1 << bit for bit, index in enumerate(wanted)}  # by local: its definitions
    written = [{index: place for index, place in last.items() if index in wanted} for last in written]
    made = []
    for last in written:
        made.append(0)
        for index, place in last.items():
            bit = 1 << len(definitions)
            definitions.append(place)
            of[index] |= bit
            made[-1] |= bit
    kept = [~sum(of[index] for index in last) for last in written]
    arriving = _arriving(flow, (1 << len(wanted)) - 1, made, kept)
    for gets, one in zip(exposed, arriving):
        for place in gets:
            reaching = one & of[body.locals[place]]
            found[place] = tuple(definitions[bit] for bit in members(reaching))
    return found


def _arriving(flow, entry, made, kept):
    """By block: the definitions that reach its start."""
    arriving = [entry] + [0] * (len(flow.blocks) - 1)
    is_stable = False
    while not is_stable:
        is_stable = True
        for number, successors in enumerate(flow.successors):
            leaving = made[number] | arriving[number] & kept[number]
            for one in successors:
                if leaving & ~arriving[one]:
                    arriving[one] |= leaving
                    is_stable = is_stable and one > number  # later blocks still come in this round
    return arriving


def members(bits):
    """The members of a set in ascending order."""
    while bits:
        lowest = bits & -bits
        yield lowest.bit_length() - 1
        bits ^= lowest


class Webs:
    """The webs of a function: definitions joined where one `local.get` may read either.

    A web is a separate variable, and may have any local that no other web uses while it is live.
    `of` holds the web of each instruction with a local, by position, and `types` the value type of each
    web. `entering` holds the local of each web that contains its initial value.
    """

    def __init__(self, body, flow):
        joined = {}  # by definition: another one of the same web

        def first(one):
            while one in joined: one = joined[one]
            return one

        reaching = reaching_definitions(body, flow)
        for definitions in set(reaching.values()):
            one = first(definitions[0])
            for other in map(first, definitions[1:]):
                if other != one: joined[other] = one
        self.of, self.types, numbers = {}, bytearray(), {}
        reachable = {place for block in flow.blocks for place in block}
        for place, index in body.locals.items():
            type = body.types[index]
            if place in reachable: key = first(reaching[place][0] if place in reaching else place)
            else: key = "unreachable", type  # of these instructions, only the types matter
            if key not in numbers:
                numbers[key] = len(numbers)
                self.types.append(type)
            self.of[place] = numbers[key]
        entries = {first(~index): index for index in range(len(body.types))}
        self.entering = {web: entries[key] for key, web in numbers.items() if key in entries}
