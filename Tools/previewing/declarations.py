"""What of a Swift source others can see, and what a change of it means to them.

It is found by the look of the text, not by the grammar, so it serves only to guess what a change
does not touch.
"""

import collections
import re

TOKEN = re.compile(
    r'//[^\n]*|/\*.*?\*/|(?P<text>"""(?:\\.|[^\\])*?"""|"(?:\\.|[^"\\\n])*")|(?P<brace>[{}])',
    re.DOTALL)
MODIFIER = (r"(?:public|package|internal|fileprivate|private|open|static|final|override|mutating"
            r"|nonmutating|lazy|weak|unowned|indirect|required|convenience|nonisolated|prefix"
            r"|postfix|infix|borrowing|consuming|dynamic)(?:\([^()]*\))?\s+")
STATEMENT = re.compile(
    rf"(?:(?<=\n)|(?<=[;}}])|^)\s*(?:@\w+(?:\([^()]*\))?\s+|{MODIFIER})*"
    r"(?P<keyword>class(?!\s+(?:func|var)\b)|struct|enum|protocol|extension|actor|func|init|deinit"
    r"|subscript|var|let|case|typealias|associatedtype|import|operator|precedencegroup)\b")
TYPES = ("struct", "class", "enum", "protocol", "extension", "actor")
SEEN = re.compile(r"\b(?:public|package|open)\b(?!\()|@usableFromInline")
# A type that is told only as `some` is one that the body decides on.
GENERIC = re.compile(r"<\w|\b(?:where|some)\b|@inlin|@_transparent")

Declaration = collections.namedtuple("Declaration", "around keyword text has_body")

# What a change asks of the modules above, from nothing to all.
BODIES = 0  # what stands in functions, or is new: all that was made before still fits
GENERIC_BODIES = 1  # what others make code of for types of their own
LAYOUT = 2  # how values lie in memory: the code of others does not fit, but their words do
MEANING = 3  # what others name, or have to fulfil


class Declarations:
    """All that a source declares, and what stands in its bodies."""

    def __init__(self, source):
        self.words = plain(source)
        self.bodies = collections.defaultdict(str)
        self.all = collections.Counter()
        around, depth, end, head, inner = [], 0, 0, "", ""  # depth: how many braces within a body
        owner = None  # whose body it is
        for token in TOKEN.finditer(source):
            words = source[end:token.start()] + (token["text"] or "")
            end = token.end()
            if depth:
                inner += words + (token["brace"] or "")
                depth += {"{": 1, "}": -1, None: 0}[token["brace"]]
                if not depth:
                    self.bodies[owner] += " ".join(inner.split())
                    inner = ""
                continue
            head += words
            if not token["brace"]:
                continue
            owner = self.take(head, tuple(around), token["brace"] == "{")
            head = ""
            if token["brace"] == "}":
                around = around[:-1]
            elif owner and owner.keyword in TYPES:
                around.append(owner)
            else:
                depth = 1
        self.take(head + source[end:], tuple(around), False)

    def take(self, head, around, has_body):
        """Takes in what stands before a brace; returns what the brace belongs to."""
        starts = list(STATEMENT.finditer(head))
        ends = [start.start() for start in starts[1:]] + [len(head)]
        found = None
        for start, end in zip(starts, ends):
            text = " ".join(head[start.start():end].split())
            found = Declaration(around, start["keyword"], text, has_body and end == len(head))
            self.all[found] += 1
        return found


def plain(source):
    """A source without comments, and with no more room than it needs outside of texts."""
    pieces, end = [], 0
    for token in TOKEN.finditer(source):
        pieces += [*source[end:token.start()].split(), token["text"] or token["brace"] or ""]
        end = token.end()
    return [piece for piece in [*pieces, *source[end:].split()] if piece]


def protocols(declared):
    """The names of the protocols among the declarations of a module."""
    return {re.search(r"\bprotocol (\w+)", each.text)[1]
            for source in declared.values() for each in source.all if each.keyword == "protocol"}


def change(before, after, protocols):
    """What it means to the modules above that a module declared one thing, and now another.

    Both are all the declarations of the module, by source; the protocols are those of all modules.
    Nothing comes of a change of comments.
    """
    if {source: each.words for source, each in before.items()} == {
            source: each.words for source, each in after.items()}:
        return None
    old, new = (sum((each.all for each in sources.values()), collections.Counter())
                for sources in (before, after))
    gone, added = old - new, new - old
    found = [meaning(each, gone, added, protocols) for each in [*gone, *added]]
    bodies = [collections.defaultdict(str) for _ in range(2)]
    for every, sources in zip(bodies, (before, after)):
        for source in sources.values():
            for owner, body in source.bodies.items():
                every[owner] += body
    found += [GENERIC_BODIES if is_generic(owner, protocols) else BODIES
              for owner in bodies[0].keys() & bodies[1].keys()
              if bodies[0][owner] != bodies[1][owner]]
    return max(found, default=BODIES)


def meaning(declaration, gone, added, protocols):
    """What it means that a declaration has gone or been added."""
    is_gone = declaration in gone
    if not is_gone and any(each in added and each.keyword in TYPES and each.keyword != "extension"
                           for each in (*declaration.around, declaration)):
        return BODIES  # a new type
    holder = declaration.around[-1] if declaration.around else None
    keyword = declaration.keyword
    is_seen = SEEN.search(declaration.text) or (
        keyword == "extension" and ":" in declaration.text) or (
        holder and holder.keyword == "extension" and SEEN.search(holder.text))
    if is_gone and (is_seen or keyword in ("typealias", "associatedtype")):
        return MEANING
    if holder and holder not in added:
        is_open = holder.keyword in ("class", "actor") and not re.search(r"\bfinal\b", holder.text)
        if holder.keyword == "protocol" or is_open or keyword == "case":
            return MEANING
    if re.search(r"\boverride\b", declaration.text) or keyword in ("operator", "precedencegroup"):
        return MEANING
    is_stored = keyword in ("var", "let") and (not declaration.has_body or "=" in declaration.text)
    if is_stored and (is_gone or holder and not re.search(r"\bstatic\b", declaration.text)):
        return LAYOUT
    if is_gone and keyword in TYPES and keyword != "extension":
        return LAYOUT  # one of the module's own, of which others may have values
    return GENERIC_BODIES if is_gone and is_generic(declaration, protocols) else BODIES


def is_generic(declaration, protocols):
    """Whether others make code of it for types of their own."""
    for each in (*declaration.around, declaration):
        if GENERIC.search(each.text):
            return True
        extended = re.search(r"\bextension (\w+)", each.text)
        if extended and extended[1] in protocols:
            return True
    return False
