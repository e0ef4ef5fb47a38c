"""Renumbers the locals of all functions of a module."""

from splitting.binary import Reader, Refusal, number, require, section

from .body import Body
from .check import require_same
from .colouring import Colouring
from .contexts import Contexts, contexts_of
from .flow import Flow
from .interference import interference
from .webs import Webs


def renumbered(data):
    """The module with new locals, and a sentence with the reason for each function that keeps its own.

    Functions are identified by their index among the bodies of the module.
    """
    code, bodies, parameters = _functions(data)
    contexts, kept = Contexts(), []
    for place, types in enumerate(parameters):
        try:
            bodies[place] = _renumbered(bodies[place], types, contexts)
        except Refusal as refusal:
            kept.append(f"body {place} keeps its locals: {refusal}")
    written = section(10, [number(len(body)) + body for body in bodies])
    return data[:code.start] + written + data[code.stop:], kept


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


def _renumbered(data, parameters, contexts):
    body = Body(data, parameters)
    flow = Flow(body)
    webs = Webs(body, flow)
    own = contexts_of(body)
    colouring = Colouring(body, webs, interference(body, flow, webs), contexts.votes(own, webs))
    indices = {place: colouring.locals[web] for place, web in webs.of.items()}
    written = body.written(colouring.types, indices)
    after = Body(written, parameters)
    require_same(body, flow, after, Flow(after))
    contexts.learn(own, indices.values())
    return written
