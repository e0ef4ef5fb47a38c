"""Gives each web a local."""

from collections import Counter, defaultdict

SPARE = 8  # The number of additional locals of a type that a function may have for the sake of votes.


class Colouring:
    """The locals of a function's webs: for each, the one with the most votes that no interfering web has.

    `locals` holds the local of each web, and `types` the value types of all locals. After the parameters, the
    locals of one type are in sequence, so that the first of them has the same index in many functions.
    """

    def __init__(self, body, webs, interference, votes):
        self._webs, self._interference, self._parameters = webs, interference, body.parameters
        self._holders = defaultdict(int)  # by local: the webs that have it
        self._excluded = defaultdict(int)  # by local: the webs that interfere with one of them
        self.locals = [None] * len(webs.types)
        self.types = body.types[:body.parameters]
        for web, index in webs.entering.items():
            if index < body.parameters: self._give(web, index)
        ranked = sorted(votes, key=votes.get, reverse=True)
        uses = Counter(webs.of.values())
        for kind in sorted(set(webs.types), reverse=True):
            left = {web for web, one in enumerate(webs.types) if one == kind and self.locals[web] is None}
            parameters = [index for index in range(body.parameters) if body.types[index] == kind]
            start = end = len(self.types)
            allowed = {*parameters, *range(start, start + body.types.count(kind, body.parameters) + SPARE)}
            for web, index in ranked:
                if web in left and index in allowed and self._may_have(web, index):
                    left.remove(web)
                    self._give(web, index)
                    end = max(end, index + 1)
            for web in sorted(left, key=lambda web: (-uses[web], web)):
                index = next(index for index in (*range(start, end), *parameters, end)
                             if self._may_have(web, index))
                self._give(web, index)
                end = max(end, index + 1)
            self.types += bytes([kind]) * (end - start)

    def _give(self, web, index):
        self.locals[web] = index
        self._holders[index] |= 1 << web
        self._excluded[index] |= self._interference[web]

    def _may_have(self, web, index):
        # A web whose initial value is zero cannot have the local of a parameter.
        return not (self._holders[index] & self._interference[web] or self._excluded[index] >> web & 1
                    or index < self._parameters and web in self._webs.entering)
