"""Programs as written by wasm-ld with --emit-relocs, and their references.

The sections are those of the WebAssembly specification; symbols and relocations are those of
https://github.com/WebAssembly/tool-conventions/blob/main/Linking.md.
"""

import bisect
import collections

from .binary import Reader, require

FUNCTION, DATA, SECTION = 0, 1, 3  # kinds of symbols
UNDEFINED, EXPLICIT_NAME, ABSOLUTE = 0x10, 0x40, 0x200  # flags of symbols
CALL, TYPE, GLOBAL = 0, 6, 7  # types of relocations
TABLE_INDEX, TABLE_INDEX_I32, TABLE_INDEX_REL = 1, 2, 12
WITH_ADDEND = {3, 4, 5, 8, 9, 11, 14, 15, 16, 17, 21, 22, 23, 25}

Relocation = collections.namedtuple("Relocation", "type offset symbol")
Import = collections.namedtuple("Import", "module field kind type")
Export = collections.namedtuple("Export", "name kind index")
Segment = collections.namedtuple("Segment", "address position size")
Piece = collections.namedtuple("Piece", "segment start end")
Symbol = collections.namedtuple("Symbol", "kind index place")


class Program:
    """A linked program.

    Its nodes are functions, `("f", index)`, and pieces of its data, `("d", number)`: the data is cut
    wherever a symbol begins or ends. `edges` holds the nodes that a node refers to.
    """

    def __init__(self, data):
        self.data = data
        self.imports, self.exports, self.bodies, self.segments = [], [], [], []
        self.symbols, self.relocations, self.names = [], {}, {}
        self.slots = collections.defaultdict(list)  # by function: its entries in the table
        self.globals, self.signatures, self.type_of = [], [], []
        self.traps = set()  # functions without their code
        self.types = self.memory = b""
        self.table_size = self.code = self.data_start = 0
        require(data[:8] == b"\0asm\1\0\0\0", "this is no WebAssembly module")
        reader = Reader(data, 8)
        while reader.at < len(data):
            kind, size = reader.byte(), reader.number()
            require(reader.at + size <= len(data), "the file ends in the middle of a module")
            self._read_section(kind, reader.at, reader.at + size)
            reader.at += size
        require("CODE" in self.relocations, "the program was linked without --emit-relocs")
        require(self.names, "the program has no names of functions; link it without --strip-all")
        self._cut_data()
        self._connect()
        self._check()

    # Reading

    def _read_section(self, kind, start, end):
        r = Reader(self.data, start)
        match kind:
            case 0:
                title = r.text()
                if title == "name": self._read_names(r, end)
                elif title == "linking": self._read_symbols(r, end)
                elif title.startswith("reloc."): self._read_relocations(r, title[6:])
            case 1: self._read_types(r, start, end)
            case 2: self._read_imports(r)
            case 3: self.type_of += [r.number() for _ in range(r.number())]
            case 4:
                require(r.number() == 1 and r.byte() == 0x70, "it has other than one table of functions")
                r.number()
                self.table_size = r.number()
            case 5:
                require(r.number() == 1, "it has more than one memory")
                self.memory = self.data[start:end]
            case 6: self._read_globals(r)
            case 7:
                self.exports = [Export(r.text(), r.byte(), r.number()) for _ in range(r.number())]
            case 8: require(False, "it has a start function")
            case 9: self._read_elements(r)
            case 10: self._read_code(r, start)
            case 11: self._read_data(r, start)

    def _read_types(self, r, start, end):
        self.types = self.data[start:end]
        for _ in range(r.number()):
            require(r.byte() == 0x60, "it has a type that is no function's")
            self.signatures.append((r.raw(r.number()), r.raw(r.number())))

    def _read_imports(self, r):
        for _ in range(r.number()):
            names = r.text(), r.text()
            kind = r.byte()
            require(kind == 0, f"it imports {'.'.join(names)}, which is no function")
            self.imports.append(Import(*names, kind, r.number()))
        self.type_of = [one.type for one in self.imports]

    def _read_globals(self, r):
        for number in range(r.number()):
            start = r.at
            r.byte()
            is_mutable = r.byte()
            r.constant()
            self.globals.append(self.data[start:r.at])
            require(is_mutable == (number == 0), "it has a mutable global besides the stack pointer")

    def _read_elements(self, r):
        for _ in range(r.number()):
            require(r.number() == 0, "a segment of its table is passive")
            base = r.constant()
            for place in range(r.number()): self.slots[r.number()].append(base + place)

    def _read_code(self, r, start):
        self.code = start
        for _ in range(r.number()):
            size = r.number()
            self.bodies.append((r.at, r.at + size))
            r.at += size

    def _read_data(self, r, start):
        self.data_start = start
        for _ in range(r.number()):
            require(r.number() == 0, "a segment of its data is passive")
            address, size = r.constant(), r.number()
            self.segments.append(Segment(address, r.at, size))
            r.at += size

    def _read_names(self, r, end):
        while r.at < end:
            kind, size = r.byte(), r.number()
            if kind == 1: self.names = {r.number(): r.text() for _ in range(r.number())}
            else: r.at += size

    def _read_symbols(self, r, end):
        require(r.number() == 2, "its symbols are of an unknown version")
        while r.at < end:
            kind, size = r.byte(), r.number()
            if kind != 8:
                r.at += size
                continue
            self.symbols += [self._symbol(r) for _ in range(r.number())]

    def _symbol(self, r):
        kind, flags = r.byte(), r.number()
        if kind == DATA:
            name = r.text()
            if flags & UNDEFINED: return Symbol(kind, None, None)
            place = r.number(), r.number(), r.number()  # segment, offset, size
            if flags & ABSOLUTE: return Symbol(kind, None, None)
            require(place[2] > 0, f"its data {name} has no size")
            return Symbol(kind, None, place)
        index = r.number()
        if kind != SECTION and (not flags & UNDEFINED or flags & EXPLICIT_NAME): r.text()
        return Symbol(kind, index, None)

    def _read_relocations(self, r, title):
        r.number()  # the section
        relocations = []
        for _ in range(r.number()):
            kind = r.byte()
            relocations.append(Relocation(kind, r.number(), r.number()))
            if kind in WITH_ADDEND: r.number(signed=True)
        self.relocations[title] = relocations

    # References

    def _cut_data(self):
        """Cuts at every symbol's edges, because symbols may overlap if strings were merged."""
        edges = [{0, one.size} for one in self.segments]
        for symbol in self.symbols:
            if symbol.place:
                segment, offset, size = symbol.place
                edges[segment] |= {offset, offset + size}
        self.pieces, self._cuts = [], []  # by segment: the starts of pieces, and the first one's number
        for segment, cuts in enumerate(map(sorted, edges)):
            self._cuts.append((cuts[:-1], len(self.pieces)))
            self.pieces += [Piece(segment, *ends) for ends in zip(cuts, cuts[1:])]

    def _pieces_of(self, symbol):
        """The numbers of the pieces that make up a symbol."""
        if not symbol.place: return range(0)
        segment, offset, size = symbol.place
        cuts, first = self._cuts[segment]
        start, end = bisect.bisect_left(cuts, offset), bisect.bisect_left(cuts, offset + size)
        return range(first + start, first + max(end, min(start + 1, len(cuts))))

    def _connect(self):
        self.edges = collections.defaultdict(set)
        self.relocations_in = collections.defaultdict(list)  # by function
        # A reference to a part of an object refers to all of it: Swift stores data before the address
        # that identifies a type.
        for symbol in self.symbols:
            pieces = self._pieces_of(symbol)
            for piece in pieces: self.edges["d", piece] |= {("d", other) for other in pieces}
        starts = [start for start, _ in self.bodies]
        for relocation in self.relocations["CODE"]:
            body = bisect.bisect_right(starts, self.code + relocation.offset) - 1
            function = body + len(self.imports)
            self.relocations_in[function].append(relocation)
            self.edges["f", function] |= self._targets(relocation)
        starts = [one.position for one in self.segments]
        for relocation in self.relocations.get("DATA", ()):
            position = self.data_start + relocation.offset
            segment = bisect.bisect_right(starts, position) - 1
            cuts, first = self._cuts[segment]
            piece = first + bisect.bisect_right(cuts, position - starts[segment]) - 1
            self.edges["d", piece] |= self._targets(relocation)

    def _targets(self, relocation):
        if relocation.type == TYPE: return set()
        symbol = self.symbols[relocation.symbol]
        if symbol.kind == FUNCTION: return {("f", symbol.index)}
        return {("d", piece) for piece in self._pieces_of(symbol)}

    def _check(self):
        """Rejects relocations that do not describe this code."""
        for kind, offset, symbol in self.relocations["CODE"]:
            reader = Reader(self.data, self.code + offset)
            if kind == CALL:
                require(reader.number() == self.symbols[symbol].index,
                        "a call does not lead where its relocation says")
            elif kind in (TABLE_INDEX, TABLE_INDEX_REL):
                # The second kind omits __table_base, which is 1.
                slot = reader.number(signed=True) + (kind == TABLE_INDEX_REL)
                require(slot in self.slots[self.symbols[symbol].index],
                        "an index of the table is not what its relocation says")
        for kind, offset, symbol in self.relocations.get("DATA", ()):
            if kind != TABLE_INDEX_I32: continue
            at = self.data_start + offset
            slot = int.from_bytes(self.data[at:at + 4], "little")
            require(slot in self.slots[self.symbols[symbol].index] or slot == 0,
                    "an index of the table in the data is not what its relocation says")
        for index, name in self.names.items():
            if name == "__wasm_call_ctors":
                require(len(self.body(index)) <= 2, "it has constructors that run before it starts")

    def range_of(self, function):
        """The positions of the body of a function that is not imported."""
        return range(*self.bodies[function - len(self.imports)])

    def body(self, function):
        """The linker's body of a function that is not imported."""
        span = self.range_of(function)
        return self.data[span.start:span.stop]

    def trap(self, functions):
        """Replaces the code of functions by a trap, so that they refer to nothing."""
        self.traps |= functions
        for function in functions:
            self.edges["f", function], self.relocations_in[function] = set(), []

    # Reachability

    def entry_points(self):
        """The exported functions.

        The linker's wrappers around them, such as `start.command_export`, have no relocations: the
        wrapped functions are returned.
        """
        named = {name: index for index, name in self.names.items()}
        return [("f", named.get(one.name, one.index)) for one in self.exports if one.kind == 0]

    def reachable(self, roots, without=()):
        """The nodes reachable from `roots` without passing those in `without`."""
        found, left = set(), [node for node in roots if node not in without]
        while left:
            node = left.pop()
            if node in found: continue
            found.add(node)
            left += [n for n in self.edges[node] if n not in found and n not in without]
        return found
