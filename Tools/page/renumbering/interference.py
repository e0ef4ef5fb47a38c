"""Interference: webs that are live at the same time cannot have the same local."""

from .body import GET


def interference(body, flow, webs):
    """By web: the webs that are live where one of its definitions is, as the bits of an integer.

    Two webs interfere if either is among those of the other. The values at the entry need no interference:
    each parameter keeps its local, and all others are zero.
    """
    live = _live(body, flow, webs)
    found = [0] * len(webs.types)
    for block, now in zip(flow.blocks, live):
        for place in reversed(block):
            web = webs.of[place]
            if body.instructions[place][0] == GET:
                now |= 1 << web
            else:
                now &= ~(1 << web)
                found[web] |= now
    return found


def _live(body, flow, webs):
    """By block: the webs that are live at its end."""
    read, written = [], []  # by block: the webs it reads before it writes them, and those it writes
    for block in flow.blocks:
        gets = sets = 0
        for place in block:
            bit = 1 << webs.of[place]
            if body.instructions[place][0] != GET: sets |= bit
            elif not sets & bit: gets |= bit
        read.append(gets)
        written.append(sets)
    live, entering = [0] * len(flow.blocks), read[:]
    is_stable = False
    while not is_stable:
        is_stable = True
        for number in reversed(range(len(flow.blocks))):
            for one in flow.successors[number]: live[number] |= entering[one]
            now = read[number] | live[number] & ~written[number]
            if now != entering[number]:
                entering[number], is_stable = now, False
    return live
