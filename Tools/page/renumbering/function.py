"""A function and its new locals."""

from .body import Body
from .check import require_same
from .colouring import Colouring
from .contexts import contexts_of
from .flow import Flow
from .interference import interference
from .webs import Webs


class Function:
    """A function whose locals are renumbered again as more is known about the rest of the module."""

    def __init__(self, data, parameters):
        self._body = Body(data, parameters)
        self._flow = Flow(self._body)
        self._webs = Webs(self._body, self._flow)
        self._interference = interference(self._body, self._flow, self._webs)
        self._contexts = contexts_of(self._body)
        self._types, self._indices = self._body.types, {}

    def renumber(self, contexts):
        """Chooses the usual locals in the contexts of the other functions, and adds its own contexts to them."""
        contexts.count(self._contexts, self._indices.values(), -1)
        votes = contexts.votes(self._contexts, self._webs)
        colouring = Colouring(self._body, self._webs, self._interference, votes)
        self._types = colouring.types
        self._indices = {place: colouring.locals[web] for place, web in self._webs.of.items()}
        contexts.count(self._contexts, self._indices.values(), 1)

    def written(self):
        """The bytes of the function; refuses to return any that would behave differently."""
        written = self._body.written(self._types, self._indices)
        after = Body(written, self._body.types[:self._body.parameters])
        require_same(self._body, self._flow, after, Flow(after))
        return written
