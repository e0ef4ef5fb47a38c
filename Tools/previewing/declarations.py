"""What a Swift source declares, and what stands in its bodies.

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

# A word, or a value made of a type that is not named; what delegates has named its own type.
WORD = re.compile(r"(?<!self)(?<!super)\.init\b|\w+")
CONFORMANCE = re.compile(r"\bextension (?:\w+\.)*(\w+)[^{]*:")

Declaration = collections.namedtuple("Declaration", "around keyword text has_body")


class Declarations:
    """All that a source declares, and what stands in its bodies."""

    def __init__(self, source):
        self.words = plain(source)
        self.mentioned = mentioned(" ".join(self.words))
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
            text = " ".join(head[start.start():end].split()).rstrip("; ")
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


def mentioned(text):
    """The words of a source by which it may be concerned: names, and what conforms belatedly."""
    return set(WORD.findall(text)) | {f"{name}:" for name in CONFORMANCE.findall(text)}


def holder(declaration):
    return declaration.around[-1] if declaration.around else None


def own_names(declaration):
    """The names that a declaration introduces or, of an extension, is about."""
    if not declaration:
        return set()
    keyword, text = declaration.keyword, declaration.text
    if keyword in ("var", "let", "case"):
        return set(re.findall(rf"(?:\b{keyword}|,) (\w+)(?= ?(?:[:=,(]|$))", text))
    return set(re.findall(rf"\b{keyword} (?:\w+\.)*(\w+)", text))


def is_open(declaration):
    """Whether it is a class whose methods are found by their place in a table."""
    return declaration and declaration.keyword in ("class", "actor") and not re.search(
        r"\bfinal\b", declaration.text)


def is_static(declaration):
    return re.search(r"\bstatic\b", declaration.text)


def is_stored(declaration):
    """Whether it has a place in memory."""
    return declaration.keyword in ("var", "let") and (
        not declaration.has_body or "=" in declaration.text)
