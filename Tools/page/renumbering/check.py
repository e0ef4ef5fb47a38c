"""Compares a renumbered function with the original, independently of the choice of its locals."""

from splitting.binary import require

from .webs import reaching_definitions


def require_same(before, flow_before, after, flow_after):
    """Refuses a body that differs from another one in more than its locals.

    The instructions must be equal, the local of each must have the same type, and each `local.get` must
    read the values of the same definitions.
    """
    require(_without_locals(before) == _without_locals(after), "its instructions would differ")
    require(before.types[:before.parameters] == after.types[:after.parameters]
            and all(index < len(after.types) and after.types[index] == before.types[before.locals[place]]
                    for place, index in after.locals.items()),
            "the types of its locals would differ")
    require(_definitions(before, flow_before) == _definitions(after, flow_after),
            "its locals would have other values")


def _without_locals(body):
    return [one[:1] if place in body.locals else one for place, one in enumerate(body.instructions)]


def _definitions(body, flow):
    """The reaching definitions; the initial zeros of all locals other than parameters are one definition."""
    zero = ~body.parameters
    return {place: {max(one, zero) for one in definitions}
            for place, definitions in reaching_definitions(body, flow).items()}
