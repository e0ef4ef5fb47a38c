"""How the values of a type are copied and handed on, as far as the look of its fields tells.

The compiler describes functions without saying where the parts of a value lie in memory, but it
does say whether these have to be counted, and whether the value can be held in registers. As long
as that much stays, other things may change in a type, and what is described of others still fits.
"""

import collections
import re

from .declarations import holder, is_static, is_stored, own_names

# What has a field is of the field's kind at least.
BITS = 0  # nothing but bits
COUNTED = 1  # something is counted for as long as there is such a value
ANY = 2  # it may be that only who makes code of it knows

OF_BITS = re.compile(r"(?:Bool|U?Int(?:8|16|32|64)?|Double|Float)\??$")
NUMBER = re.compile(r"-?\d[\w.]*$|(?:true|false)$")
HIDDEN = re.compile(r"\b(?:any|some|weak)\b")
UNCOUNTED = re.compile(r"\b(?:unowned|weak)\b")
FIELD = re.compile(r"\b(?:var|let) [\w, ]+(?:: ?(?P<type>[^=]+?))? ?(?:= ?(?P<value>.*))?$")
WRAPPER = re.compile(r"@(?!Sendable\b)(\w+\.)*([A-Z]\w*)")
CLOSURE = re.compile(r"^(?!.*@convention).*->")
LIST = re.compile(r"\"|\[(?!.* of )")  # or a text
NAMED = re.compile(r"(\w+\.)*(\w+)(?:<.*>)?[?!]?$")
MADE = re.compile(r"(\w+\.)*([A-Z]\w*)(?:<.*>)?\(")


def least(field, kinds):
    """The kind that a field is of at least, of what is known of the types by their names."""
    found = FIELD.search(field.text)
    if not found or UNCOUNTED.search(field.text):
        return BITS
    written, value = found["type"] or "", found["value"] or ""
    named = WRAPPER.search(field.text) or (NAMED.match(written) if written else MADE.match(value))
    if not named and (CLOSURE.search(written) or LIST.match(written or value)):
        return COUNTED
    if not named or named[2] in parameters(field):
        return BITS
    around = [name for each in field.around for name in own_names(each)]
    for outer in [named[1][:-1]] if named[1] else reversed(around):
        if (name := f"{outer}.{named[2]}") in kinds:
            return kinds[name]
    return BITS if named[1] else kinds.get(named[2], BITS)


def most(field):
    """The kind that a field is of at most."""
    found = FIELD.search(field.text)
    if not found or HIDDEN.search(field.text) or parameters(field) & words(field.text):
        return ANY
    written, value = found["type"], found["value"] or ""
    is_plain = OF_BITS.match(written) if written else NUMBER.match(value)
    return BITS if is_plain and not WRAPPER.search(field.text) else COUNTED


def words(text):
    return set(re.findall(r"\w+", text))


def parameters(field):
    """The names of the types that whoever uses a generic type chooses, and others beside them."""
    return set().union(*(words(each.text.partition("<")[2]) for each in field.around))


def keeps_kind(changed, kept, kinds):
    """Whether a type stays of its kind when some of its fields change and others do not."""
    return (holder(changed[0]).keyword == "class"
            or max(map(most, changed))
            <= max((least(each, kinds) for each in kept), default=BITS))


def fields(declarations):
    """The fields of each type, among what a source or a module declares."""
    found = collections.defaultdict(list)
    for each in declarations:
        if is_stored(each) and not is_static(each) and holder(each):
            found[holder(each)].append(each)
    return found


def kinds(sources):
    """The kind that the types in these sources are of at least, by their names.

    One that stands in another has the other's name before its own. Of several by one name, what is
    true of all is known.
    """
    made = collections.defaultdict(list)  # of what the types are made that have a name
    for source in sources:
        of_each = fields(source.all)
        for each in source.all:
            if each.keyword in ("class", "struct", "enum", "protocol", "typealias"):
                outer = "".join(f"{name}." for name in own_names(holder(each)))
                for name in own_names(each):
                    made[outer + name].append((each.keyword == "class", of_each[each]))
    found, known = {**dict.fromkeys(made, BITS), "String": COUNTED}, -1
    while known < (known := sum(found.values())):
        for name, types in made.items():
            found[name] = COUNTED * all(
                is_class or any(least(part, found) for part in parts) for is_class, parts in types)
    return found
