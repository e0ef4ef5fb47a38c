"""The control flow of a function."""

from bisect import bisect_left

from splitting.binary import Reader

from .body import BLOCK, BRANCH, BRANCH_IF, BRANCH_TABLE, ELSE, END, IF, LOOP, RETURN, UNREACHABLE

CONTROL = {BLOCK, LOOP, IF, ELSE, END, BRANCH, BRANCH_IF, BRANCH_TABLE, RETURN, UNREACHABLE}
ENTRY = -1  # The position of the outermost block, which is the function itself.


class Flow:
    """The basic blocks of a function that are reachable, in the order of the code: the first is the entry.

    A block is the list of the positions of its instructions with a local; `successors` holds, for each block,
    the numbers of those that may follow it.
    """

    def __init__(self, body):
        size, jumps = len(body.instructions), _jumps(body.instructions)
        starts = {0, *(place + 1 for place in jumps), *(one for ends in jumps.values() for one in ends)}
        starts = sorted(start for start in starts if start < size)
        ends = [*starts[1:], size]
        following = {start: [one for one in jumps.get(end - 1, [end]) if one < size]
                     for start, end in zip(starts, ends)}
        reachable, left = set(), [0]
        while left:
            start = left.pop()
            if start in reachable: continue
            reachable.add(start)
            left += following[start]
        places = list(body.locals)
        self.blocks = [places[bisect_left(places, start):bisect_left(places, end)]
                       for start, end in zip(starts, ends) if start in reachable]
        numbers = {start: number for number, start in enumerate(sorted(reachable))}
        self.successors = [[numbers[one] for one in following[start]] for start in numbers]


def _jumps(instructions):
    """By the position of each instruction that ends a block: the positions that may follow it."""
    control = [(place, one[0]) for place, one in enumerate(instructions) if one[0] in CONTROL]
    ends, elses = _ends(control)
    opened, jumps = [ENTRY], {}

    def targets(place):
        """The targets of the labels of a branch."""
        starts = [opened[-1 - depth] for depth in _labels(instructions[place])]
        return [start if start != ENTRY and instructions[start][0] == LOOP else ends[start]
                for start in dict.fromkeys(starts)]

    for place, opcode in control:
        if opcode in (BLOCK, LOOP, IF): opened.append(place)
        if opcode == IF: jumps[place] = [place + 1, elses[place] + 1 if place in elses else ends[place]]
        elif opcode == ELSE: jumps[place] = [ends[opened[-1]]]
        elif opcode == END: opened.pop()
        elif opcode in (BRANCH, BRANCH_TABLE): jumps[place] = targets(place)
        elif opcode == BRANCH_IF: jumps[place] = [place + 1, *targets(place)]
        elif opcode == RETURN: jumps[place] = [ends[ENTRY]]
        elif opcode == UNREACHABLE: jumps[place] = []
    return jumps


def _ends(control):
    """The positions of the end and of the `else` of each block, loop and conditional, by its own position."""
    opened, ends, elses = [ENTRY], {}, {}
    for place, opcode in control:
        if opcode in (BLOCK, LOOP, IF): opened.append(place)
        elif opcode == ELSE: elses[opened[-1]] = place
        elif opcode == END: ends[opened.pop()] = place
    return ends, elses


def _labels(branch):
    reader = Reader(branch, 1)
    count = reader.number() + 1 if branch[0] == BRANCH_TABLE else 1
    return [reader.number() for _ in range(count)]
