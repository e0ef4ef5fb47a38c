"""Renumbers the locals of all functions of a module."""

from splitting.binary import Reader, Refusal, number, require, section

from .contexts import Contexts
from .function import Function


def renumbered(data, passes):
    """The module with new locals, and a sentence with the reason for each function that keeps its own.

    In the first pass, a function follows only those before it; in the second, all others. A third would
    remove another .01 %. Functions are identified by their index among the bodies of the module.
    """
    code, bodies, parameters = _functions(data)
    functions, kept = {}, {}
    for place, types in enumerate(parameters):
        try:
            functions[place] = Function(bodies[place], types)
        except Refusal as refusal:
            kept[place] = refusal
    contexts = Contexts()
    for _ in range(passes):
        for function in functions.values(): function.renumber(contexts)
    for place, function in functions.items():
        try:
            bodies[place] = function.written()
        except Refusal as refusal:
            kept[place] = refusal
    written = section(10, [number(len(body)) + body for body in bodies])
    return (data[:code.start] + written + data[code.stop:],
            [f"body {place} keeps its locals: {reason}" for place, reason in sorted(kept.items())])


def _functions(data):
    """The range of the code section, the functions' bodies, and the types of the parameters of each."""
    code, bodies, signatures, types = range(len(data), len(data)), [], [], []
    reader = Reader(data, 8)
    while reader.at < len(data):
        start, kind, size = reader.at, reader.byte(), reader.number()
        end = reader.at + size
        match kind:
            case 1: signatures = [_parameters(reader) for _ in range(reader.number())]
            case 3: types = [reader.number() for _ in range(reader.number())]
            case 10:
                code = range(start, end)
                bodies = [reader.raw(reader.number()) for _ in range(reader.number())]
        reader.at = end
    return code, bodies, [signatures[type] for type in types]


def _parameters(reader):
    """The types of the parameters of the function type at the reader's position."""
    require(reader.byte() == 0x60, "it has a type that is no function's")
    parameters, _ = reader.raw(reader.number()), reader.raw(reader.number())
    return parameters
