"""The contexts in which locals have occurred within a module."""

RADII = 16, 12, 9, 7, 5, 4, 3, 2, 1  # The bytes of code around an index that count as its context.


class Contexts:
    """The number of times each local has occurred in each context so far."""

    def __init__(self):
        self._counts = {radius: {} for radius in RADII}

    def votes(self, contexts, webs):
        """By web and local: the weight of the votes for the local.

        Every context of the web that was seen before votes. Its weight is the square of its radius, since
        the compressor gains more from a longer repetition.
        """
        votes = {}
        for radius, counts in self._counts.items():
            for web, context in zip(webs.of.values(), contexts[radius]):
                seen = counts.get(context)
                if not seen: continue
                share = radius * radius / sum(seen.values())
                for index, count in seen.items():
                    votes[web, index] = votes.get((web, index), 0) + share * count
        return votes

    def count(self, contexts, indices, times):
        """Counts the locals of a function in its contexts, or revokes that with -1."""
        for radius, counts in self._counts.items():
            for index, context in zip(indices, contexts[radius]):
                seen = counts.setdefault(context, {})
                seen[index] = seen.get(index, 0) + times
                if not seen[index]: del seen[index]


def contexts_of(body):
    """By radius: the context of each instruction with a local, the code around it without local indices."""
    instructions, places, size = list(body.instructions), [], 0
    for place in body.locals: instructions[place] = instructions[place][:1] + b"\xff"
    for place, one in enumerate(instructions):
        size += len(one)
        if place in body.locals: places.append(size - 1)
    code = b"".join(instructions)
    return {radius: [code[max(0, place - radius):place + radius + 1] for place in places] for radius in RADII}
