"""What a change of Swift sources means to others.

It is found by the look of the text, not by the grammar, so it serves only to guess what a change
does not touch.
"""

import collections
import re

from .declarations import (
    TYPES, holder, is_open, is_static, is_stored, mentioned, own_names)
from .kinds import fields, keeps_kind

SEEN = re.compile(r"\b(?:public|package|open)\b(?!\()|@usableFromInline")
# A type that is told only as `some` is one that the body decides on.
GENERIC = re.compile(r"<\w|\b(?:where|some)\b|@inlin|@_transparent")
BODY = re.compile(r"(?<=\bvar body): some View$")

TEXT = re.compile(r'"(?:\\[^(]|[^"\\])*"')  # without values in it
# What the compiler calls without a word of it in the source.
UNSAID = re.compile(
    r"\b(?:callAsFunction|wrappedValue|projectedValue|build[A-Z]\w*|makeIterator|next|hash|id"
    r"|rawValue|allCases|startIndex|endIndex|index|description|append[IL]\w*|stringInterpolation"
    r"|\w*[lL]iteral\w*)\b|\bdynamic")

# What a change means to modules above, and the words of which they need to have one for that; none
# where it may concern a module whatever its words are. By some of these they have to do with what
# they make code of themselves.
Change = collections.namedtuple("Change", "meaning names generic")

# What a change asks of the modules above, from nothing to all.
BODIES = 0  # what stands in functions, or is new: all that was made before still fits
GENERIC_BODIES = 1  # what others make code of for types of their own
LAYOUT = 2  # where in memory parts of values lie: code of others does not fit, but all else does
KIND = 3  # how values are copied and handed on: what is described of others does not fit, either
MEANING = 4  # what others name, or have to fulfil: their words may not fit


def protocols(declared):
    """The names of the protocols among what sources declare, and of what they require."""
    found = set()
    for source in declared.values():
        for each in source.all:
            if each.keyword == "protocol" or holder(each) and holder(each).keyword == "protocol":
                found |= own_names(each)
    return found


def generic_types(declared):
    """The names of the types among what sources declare that are generic."""
    return {name for source in declared.values() for each in source.all
            if each.keyword in TYPES and re.search(rf"\b{each.keyword} \w+<", each.text)
            for name in own_names(each)}


def change(before, after, protocols, generic_types, kinds):
    """What it means to the modules above that a module declared one thing, and now another.

    Both are all the declarations of the module, by source; the protocols, the generic types and the
    kinds of types are those of all modules. Nothing comes of a change of comments.
    """
    extended = protocols | generic_types  # to which an extension adds what is generic
    if {source: each.words for source, each in before.items()} == {
            source: each.words for source, each in after.items()}:
        return None
    old, new = (sum((each.all for each in sources.values()), collections.Counter())
                for sources in (before, after))
    gone, added = old - new, new - old
    found = {each: meaning(each, gone, added, extended) for each in [*gone, *added]}
    bodies = [collections.defaultdict(str) for _ in range(2)]
    for every, sources in zip(bodies, (before, after)):
        for source in sources.values():
            for owner, body in source.bodies.items():
                every[owner] += body
    owners = [owner for owner in bodies[0].keys() & bodies[1].keys()
              if bodies[0][owner] != bodies[1][owner]]
    are_generic = any(
        is_generic(each, extended, keeps_type(*(every[each] for every in bodies), generic_types))
        for each in owners)
    most = max([*found.values(), GENERIC_BODIES if are_generic else BODIES])
    if most == LAYOUT:
        changed, kept = fields(each for each in found if found[each] == LAYOUT), fields(old & new)
        if not all(keeps_kind(parts, kept[owner], kinds) for owner, parts in changed.items()):
            most = KIND
    if most < LAYOUT:
        return Change(most, set(), None if most == GENERIC_BODIES else set())
    told = [names(each, protocols) for each, meaning in found.items() if meaning >= LAYOUT]
    if None in told:
        return Change(most, None, None)
    taken = {each: f"{bodies[0].get(each, '')} {bodies[1].get(each, '')}"
             if is_generic(each, extended) or is_stored(each) else "" for each in old | new}
    calls, types = (set().union(*sets) for sets in zip(*told))
    reached = reach(calls, types, taken, protocols)
    are_generic |= any(is_generic(each, extended) for each in found)
    generic = None if are_generic or reached is None else reached - calls - types
    return Change(most, reached, generic)


def names(declaration, protocols):
    """The words of which another module needs one to have to do with a declaration that changes:

    those that it says when it calls something, and the types that are others then. Nothing where
    there need not be such words.
    """
    keyword, outer = declaration.keyword, holder(declaration)
    types, calls = own_names(outer), own_names(declaration)
    if keyword == "init":
        calls = {".init", *types}
    if (keyword not in ("var", "let", "func", "init", "typealias") or types & protocols
            or not is_said(declaration, calls, protocols)):
        return None
    if keyword == "init" or is_vital(declaration):
        # What conforms to a protocol in another module is made, and lies in memory, by its words.
        calls = calls | {f"{name}:" for name in types}
    return calls, (types if is_vital(declaration)
                   else own_names(declaration) if keyword == "typealias" else set())


def is_vital(declaration):
    """Whether it says what values are made of, or where their methods are found."""
    return (declaration.keyword not in ("var", "let", "func", "init", "import", "typealias")
            or is_open(holder(declaration)) or re.search(r"\boverride\b", declaration.text)
            or is_stored(declaration) and not is_static(declaration))


def reach(calls, types, taken, protocols):
    """The words by which others have to do with what a module declares by these.

    What is of one of the types, or has the type of what is called, is called by its own words. Of
    each declaration it is known what others take over of its body. Nothing where there need not be
    such words.
    """
    left = {}
    for each, body in taken.items():
        text = TEXT.sub("", f"{each.text} {body}")
        value = body if re.search(r"\b(?:var|let) [\w, ]+:", each.text) else text.partition("=")[2]
        values = mentioned(f"{value} {body}") - {".init"}
        left[each] = (values, mentioned(text) - (own_names(each) if each.keyword == "extension"
                                                 else set()))
    while met := [each for each, (values, words) in left.items()
                  if values & calls or words & types]:
        for each in met:
            del left[each]
            keyword, outer = each.keyword, own_names(holder(each))
            if keyword in ("extension", "associatedtype"):
                return None
            if keyword in (*TYPES, "typealias", "import"):
                types = types | own_names(each)
            elif keyword == "case" or is_stored(each) and not is_static(each):
                types, calls = types | outer, calls | own_names(each)
            elif keyword == "init" and not outer & protocols:
                calls = calls | {".init", *outer}
            elif is_said(each, own_names(each), protocols):
                calls = calls | own_names(each)
            elif not outer or outer & protocols:
                return None
            else:
                types = types | outer
    return calls | types


def is_said(declaration, names, protocols):
    """Whether what calls a declaration has one of the names in its source."""
    return names and not names & protocols and not UNSAID.search(declaration.text)


def meaning(declaration, gone, added, generic):
    """What it means that a declaration has gone or been added."""
    is_gone = declaration in gone
    if not is_gone and any(each in added and each.keyword in TYPES and each.keyword != "extension"
                           for each in (*declaration.around, declaration)):
        return BODIES  # a new type
    outer = holder(declaration)
    keyword = declaration.keyword
    is_seen = SEEN.search(declaration.text) or (
        keyword == "extension" and ":" in declaration.text) or (
        outer and outer.keyword == "extension" and SEEN.search(outer.text))
    if is_gone and (is_seen or keyword in ("typealias", "associatedtype")):
        return MEANING
    if outer and outer not in added and (
            outer.keyword == "protocol" or is_open(outer) or keyword == "case"):
        return MEANING
    if re.search(r"\boverride\b", declaration.text) or keyword in ("operator", "precedencegroup"):
        return MEANING
    if is_stored(declaration) and outer and not is_static(declaration):
        return LAYOUT
    if is_gone and (is_stored(declaration) or keyword in TYPES and keyword != "extension"):
        return KIND  # one of the module's own, with which others may have to do by what they call
    return GENERIC_BODIES if is_gone and is_generic(declaration, generic) else BODIES


def keeps_type(before, after, generic_types):
    """Whether a view's body makes a value of the type that it made before."""
    made = maker(before)
    return made and made == maker(after) and made.partition(".")[0] not in generic_types


def maker(text):
    """By what a view's body makes its value, such as `Element.padding`, where that is clear.

    What stands there without a word of what is returned is of one type, for the builder's is.
    """
    text = TEXT.sub("", text)
    if not (returns := len(re.findall(r"\breturn\b", text))):
        return "ViewBuilder"
    pieces, depth = [], 0
    for piece in re.split(r"([][(){}])", text.partition("return ")[2]):
        depth += {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}.get(piece, 0)
        if depth == 0 and piece not in ")]}":
            pieces.append(piece.strip())
    found = re.fullmatch(r"[A-Z]\w*(\.\w+)*", "".join(pieces))
    return found[0] if found and returns == 1 else None


def is_generic(declaration, extended, keeps_type=False):
    """Whether others make code of it for types of their own, as of all in an extension of these.

    A view's body that keeps the type of its value is not generic, though it says `some`.
    """
    text = BODY.sub("", declaration.text) if keeps_type else declaration.text
    if any(GENERIC.search(each) for each in (text, *(each.text for each in declaration.around))):
        return True
    return any(name[1] in extended for each in (*declaration.around, declaration)
               if (name := re.search(r"\bextension (\w+)", each.text)))
