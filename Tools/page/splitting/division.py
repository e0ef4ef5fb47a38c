"""Writes the modules into which a program is divided.

All modules share one memory, one function table and one stack pointer. A module imports the functions it
uses from modules loaded before it through the namespace `shared`; it calls functions in other modules
through the table, whose entries stay empty until the chunk is loaded.

The functions of a module are arranged for the compressor, with similar ones together. Each module's entries
of the table are contiguous and in the same order, and so form one segment.

The name of the table identifies its program, so that a chunk of another build does not link: a page
opened before an update cannot load a chunk from after it.
"""

import hashlib
import string
from pathlib import Path

from .arrangement import arranged
from .binary import Reader, Refusal, constant, number, padded, section, text, vector
from .plan import Plan
from .program import CALL, FUNCTION, GLOBAL, TABLE_INDEX, TABLE_INDEX_I32, TABLE_INDEX_REL, Program

MEMORY, STACK_POINTER = "memory", "stack"
NAMESPACE = text("shared")
TRAP = b"\0\0\x0b"  # no variables, `unreachable`, `end`


class Division:
    def __init__(self, program, plan, keeps_names=False):
        self.program, self.plan, self.keeps_names = program, plan, keeps_names
        program.trap(plan.unused(program))
        self.placement, self.seam = plan.placement(program)
        self._table = "table-" + hashlib.sha256(program.data).hexdigest()[:12]
        self._arranged = {}  # by chunk: its functions in order
        self._exported = {}  # by function: the name under which other modules import it
        self._owners = {}  # by address of data: its chunk
        for (kind, index), chunk in self.placement.items():
            if kind == "d":
                piece = program.pieces[index]
                base = program.segments[piece.segment].address
                self._owners.update(dict.fromkeys(range(base + piece.start, base + piece.end), chunk))
        self.slots = self._new_slots()  # by function: its entry in the table
        self._content = bytearray(program.data)  # with the new indices of the entries
        for relocation in program.relocations.get("DATA", ()):
            slot = self._slot_of(relocation)
            if relocation.type == TABLE_INDEX_I32 and slot:
                at = program.data_start + relocation.offset
                self._content[at:at + 4] = slot.to_bytes(4, "little")

    def _new_slots(self):
        """Contiguous entries for each module, after the empty entry 0, in the order of its functions."""
        tabled = {function for function in self.program.slots if ("f", function) in self.placement}
        for function in tabled:
            if self._is_import(function):
                module, field, _, _ = self.program.imports[function]
                raise Refusal(f"the address of the imported function {module}.{field} is used")
        for kind, caller in self.placement:
            if kind == "f":
                tabled |= {callee for callee in self._callees(caller) if not self._is_there(callee, caller)}
        modules = [None, *self.plan.chunks]
        ordered = [function for chunk in modules for function in self._own(chunk) if function in tabled]
        return {function: slot for slot, function in enumerate(ordered, 1)}

    def _slot_of(self, relocation):
        """The new entry in the table of the function that a relocation refers to, if it has one."""
        symbol = self.program.symbols[relocation.symbol]
        return self.slots.get(symbol.index) if symbol.kind == FUNCTION else None

    def _own(self, chunk):
        """The functions of a module in their order."""
        if chunk not in self._arranged:
            # Sorted by name at first, so that the result does not depend on the order of linking.
            own = sorted((index for (kind, index), one in self.placement.items()
                          if kind == "f" and one == chunk and not self._is_import(index)),
                         key=lambda index: (self.program.names.get(index, ""), index))
            order = arranged([TRAP if index in self.program.traps else self.program.body(index) for index in own])
            self._arranged[chunk] = [own[place] for place in order]
        return self._arranged[chunk]

    def modules(self):
        """The bytes of the modules by chunk, the first module's under None."""
        # In reverse: the imports of a module are known before its dependencies are written.
        return {chunk: self._module(chunk) for chunk in self.plan.chunks[::-1] + [None]}

    def _callees(self, function):
        for relocation in self.program.relocations_in.get(function, ()):
            if relocation.type == CALL: yield self.program.symbols[relocation.symbol].index

    def _is_import(self, function):
        return function < len(self.program.imports)

    def _is_there(self, callee, caller):
        return self._is_import(callee) or self.plan.stands_on(
            self.placement["f", caller], self.placement["f", callee])

    # A module

    def _module(self, chunk):
        program = self.program
        own = self._own(chunk)
        outside = dict.fromkeys(
            callee for caller in own for callee in self._callees(caller)
            if self._is_import(callee) or self.placement["f", callee] != chunk)
        imported = [callee for callee in outside if self._is_there(callee, own[0])]
        thunks = [callee for callee in outside if not self._is_there(callee, own[0])]
        indices = {function: index for index, function in enumerate(imported + own + thunks)}

        # The stack pointer is global 0; the others are addresses and table entries, which each module has
        # for itself.
        constants = {}
        for function in own:
            for relocation in program.relocations_in[function]:
                if relocation.type != GLOBAL: continue
                index = Reader(program.data, program.code + relocation.offset).number()
                slot = self._slot_of(relocation)
                constants[index] = b"\x7f\0" + constant(slot) if slot else program.globals[index]
        stack_pointer = constants.pop(0, program.globals[0])
        global_indices = {0: 0, **{one: place for place, one in enumerate(sorted(constants), 1)}}
        defined = ([stack_pointer] if chunk is None else []) + [constants[one] for one in sorted(constants)]

        bodies = [self._body(function, indices, global_indices) for function in own]
        bodies += [self._thunk(function) for function in thunks]
        out = b"\0asm\1\0\0\0" + b"\1" + number(len(program.types)) + program.types
        out += section(2, self._imports(imported, chunk))
        out += section(3, [number(program.type_of[function]) for function in own + thunks])
        if chunk is None:
            out += section(4, [b"\x70\1" + number(len(self.slots) + 1) * 2])
            out += b"\5" + number(len(program.memory)) + program.memory
        out += section(6, defined)
        out += section(7, self._exports(own, indices, chunk))
        out += section(9, self._elements(own, indices))
        out += section(10, [number(len(body)) + body for body in bodies])
        out += section(11, [b"\0" + constant(at) + number(len(raw)) + raw
                            for at, raw in self._data(chunk)])
        return out + (self._names(indices, thunks) if self.keeps_names else b"")

    def _imports(self, functions, chunk):
        program, out = self.program, []
        for function in functions:
            if self._is_import(function):
                module, field, _, _ = program.imports[function]
                out.append(text(module) + text(field) + b"\0" + number(program.type_of[function]))
            else:
                field = self._exported.setdefault(function, short_name(len(self._exported)))
                out.append(NAMESPACE + text(field) + b"\0" + number(program.type_of[function]))
        if chunk is not None:
            # The size of the table is stated in full, or Binaryen rejects the entries at its end.
            out += [NAMESPACE + text(MEMORY) + b"\2" + program.memory[1:],
                    NAMESPACE + text(self._table) + b"\1\x70\0" + number(len(self.slots) + 1),
                    NAMESPACE + text(STACK_POINTER) + b"\3\x7f\1"]
        return out

    def _exports(self, own, indices, chunk):
        out = []
        if chunk is None:
            entry_points = iter(self.program.entry_points())
            for name, kind, index in self.program.exports:
                target = indices[next(entry_points)[1]] if kind == 0 else index
                out.append(text(name) + bytes([kind]) + number(target))
            # Without this export, Binaryen would assume that the empty table entries trap.
            out += [text(self._table) + b"\1\0", text(STACK_POINTER) + b"\3\0"]
        return out + [text(self._exported[function]) + b"\0" + number(indices[function])
                      for function in own if function in self._exported]

    def _body(self, function, indices, global_indices):
        program = self.program
        if function in program.traps: return TRAP
        body, start = bytearray(program.body(function)), program.range_of(function).start
        for kind, offset, symbol in program.relocations_in[function]:
            at = program.code + offset - start
            if kind == CALL:
                body[at:at + 5] = padded(indices[program.symbols[symbol].index])
            elif kind == GLOBAL:
                body[at:at + 5] = padded(global_indices[Reader(body, at).number()])
            elif kind in (TABLE_INDEX, TABLE_INDEX_REL):
                # In five bytes, these signed numbers are encoded like unsigned ones.
                slot = self.slots[program.symbols[symbol].index]
                body[at:at + 5] = padded(slot - (kind == TABLE_INDEX_REL))
        return bytes(body)

    def _thunk(self, function):
        """Calls functions through the table that may be in a module not yet loaded."""
        program = self.program
        parameters, _ = program.signatures[program.type_of[function]]
        pushed = b"".join(b"\x20" + number(place) for place in range(len(parameters)))
        slot = constant(self.slots[function])[:-1]
        return b"\0" + pushed + slot + b"\x11" + number(program.type_of[function]) + b"\0\x0b"

    def _elements(self, own, indices):
        tabled = [function for function in own if function in self.slots]
        return [b"\0" + constant(self.slots[tabled[0]]) + vector([number(indices[f]) for f in tabled])
                ] if tabled else []

    def _data(self, chunk):
        """The module's data by address, without trailing zeros of pieces: memory is initially zero."""
        program, out = self.program, []
        for index in sorted(index for (kind, index), one in self.placement.items()
                            if kind == "d" and one == chunk):
            piece = program.pieces[index]
            segment = program.segments[piece.segment]
            raw = bytes(self._content[segment.position + piece.start:segment.position + piece.end])
            at = segment.address + piece.start + len(raw) - len(raw.lstrip(b"\0"))
            raw = raw.strip(b"\0")
            if not raw: continue
            last = out[-1][0] + len(out[-1][1]) if out else 0
            # A short gap costs less than a new segment. It must belong to no other module, even while it
            # is zero: a chunk loads late and must not overwrite what others have written there since.
            if out and at - last <= 8 and all(
                    self._owners.get(address, chunk) == chunk for address in range(last, at)):
                out[-1][1].extend(bytes(at - last) + raw)
            else:
                out.append((at, bytearray(raw)))
        return [(at, bytes(raw)) for at, raw in out]

    def _names(self, indices, thunks):
        names = [number(index) + text(("to " if f in thunks else "") + self.program.names.get(f, "?"))
                 for f, index in sorted(indices.items(), key=lambda pair: pair[1])]
        listed = vector(names)
        body = text("name") + b"\1" + number(len(listed)) + listed
        return b"\0" + number(len(body)) + body


def divide(whole, plan, folder, keeps_names=False):
    """Divides a program, and writes first.wasm and a module for each chunk into a folder.

    The program must be linked by wasm-ld with --emit-relocs. Without a plan it stays undivided.
    The same input gives the same output. Returns the calls from the first module into chunks, as pairs of the
    function's name and the chunk.
    """
    chunks = Path(plan).read_text(encoding="utf-8") if plan else ""
    division = Division(Program(Path(whole).read_bytes()), Plan(chunks), keeps_names)
    for chunk, module in division.modules().items():
        (Path(folder) / f"{chunk or 'first'}.wasm").write_bytes(module)
    return division.seam


def short_name(place):
    """a, b … z, A … Z, aa and so on."""
    letters = string.ascii_letters
    return (short_name(place // 52 - 1) if place >= 52 else "") + letters[place % 52]
