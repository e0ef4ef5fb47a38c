"""The plan of the chunks of a program."""

import collections
import re

from .binary import require

UNUSED = "never called: "


class Plan:
    """The chunks in the order of a file with a line for each:

        statistics: StatisticsScreens
        charts after statistics: ChartScreens
        never called: /\$es11_StringGutsV\d+_foreign/

    A chunk has a name, optionally the chunk that is always loaded before it, and its entries: names of
    Swift modules, or patterns between slashes that match the beginnings of mangled names. The last line
    names linked code that no call reaches: it is replaced by a trap.
    """

    def __init__(self, text):
        self.chunks, self.base, self._entries, self._unused = [], {}, {}, None
        for place, line in enumerate(text.splitlines(), 1):
            line = line.split("#")[0].strip()
            if not line: continue
            if line.startswith(UNUSED):
                self._unused = self._patterns(line.removeprefix(UNUSED))
                continue
            match = re.fullmatch(r"(\w+)(?: after (\w+))?: (.+)", line)
            require(match, f"line {place} of the plan is not of the form `name [after name]: entries`")
            name, base, entries = match.groups()
            require(name not in self.base, f"line {place} of the plan names {name} a second time")
            require(base is None or base in self.base,
                    f"line {place} of the plan has {name} after {base}, which no line before it names")
            self.chunks.append(name)
            self.base[name] = base
            self._entries[name] = self._patterns(entries)

    @classmethod
    def _patterns(cls, entries):
        return re.compile("|".join(map(cls._pattern, entries.split())))

    @staticmethod
    def _pattern(entry):
        if entry.startswith("/"): return f"(?:{entry.strip('/')})"
        # The linker may have merged a forwarder of a closure (…TA) with that of another module: it is placed
        # according to its uses, whichever module's name it has.
        return rf"\$[es]{len(entry.encode())}{re.escape(entry)}(?!.*TA$)"

    def stands_on(self, chunk, other):
        """Whether another chunk is always loaded before this one; the first module, None, always is."""
        while chunk is not None and chunk != other: chunk = self.base[chunk]
        return chunk == other

    def _home(self, users):
        """The module for code shared by some chunks: the last one that each of them equals or depends on."""
        for one in reversed(self.chunks):
            if all(self.stands_on(user, one) for user in users): return one
        return None

    def unused(self, program):
        """The functions that are never called."""
        if not self._unused: return set()
        found = {index for index, name in program.names.items()
                 if self._unused.match(name) and index >= len(program.imports)}
        require(found, "nothing in the program is what the plan says is never called")
        return found

    def placement(self, program):
        """The chunk of each used node (None for the first module), and the seam of entry calls.

        Nodes reachable from the exports without passing an entry go to the first module. Nodes reachable only
        from one chunk's entries go to that chunk. The placement affects sizes, not
        correctness, as long as a chunk is loaded before one of its entries is called; the calls
        from the first module into entries are the seam.
        """
        entries = {}
        for index, name in program.names.items():
            for chunk in self.chunks:
                if self._entries[chunk].match(name): entries.setdefault(("f", index), chunk)
        roots = program.entry_points()
        used = program.reachable(roots)
        first = program.reachable(roots, entries)
        users = collections.defaultdict(set)
        for chunk in self.chunks:
            own = {node for node, one in entries.items() if one == chunk and node in used}
            require(own, f"nothing in the program is an entry of {chunk}")
            for node in program.reachable(own, first | (entries.keys() - own)): users[node].add(chunk)
        seam = sorted({(program.names[target[1]], entries[target])
                       for node in first for target in program.edges[node] if target in entries})
        return {node: None if node in first else self._home(users[node]) for node in used}, seam
