"""What of a Swift source others can see: all but the bodies of its functions.

It is found by the look of the text, not by the grammar, so it serves only to guess what a change
does not touch.
"""

import re

TOKEN = re.compile(
    r'//[^\n]*|/\*.*?\*/|(?P<text>"""(?:\\.|[^\\])*?"""|"(?:\\.|[^"\\\n])*")|(?P<brace>[{}])',
    re.DOTALL)
KEYWORD = re.compile(
    r"(?<![.\w`])(struct|class(?!\s+(?:func|var))|enum|protocol|extension|actor"
    r"|func|init|deinit|subscript|var|let)\b")
TYPES = ("struct", "class", "enum", "protocol", "extension", "actor")


def declarations(source):
    """The words of a source without comments and without what stands in bodies."""
    found, depth, end = [], 0, 0  # depth: how many braces within a body
    head = ""  # what stands before the next brace
    for token in TOKEN.finditer(source):
        head += source[end:token.start()] + (token["text"] or "")
        end = token.end()
        if not token["brace"]:
            continue
        if not depth:
            found.append(head)
        keywords = KEYWORD.findall(head)
        head = ""
        if token["brace"] == "}":
            depth = max(0, depth - 1)
        elif depth or not keywords or keywords[-1] not in TYPES:
            depth += 1
        if not depth:
            found.append(token["brace"])
    found.append(head + source[end:])
    return " ".join("".join(found).split())
