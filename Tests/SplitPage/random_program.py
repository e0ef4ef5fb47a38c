"""Random C programs with parts that are called only once they are loaded."""

PARTS = ["first", "red", "green", "blue"]
PLAN = """
red: /red_entry/
green after red: /green_entry/
blue: /blue_entry/
"""
# The orders in which the chunks may be loaded: green needs red.
ORDERS = [["red", "green", "blue"], ["red", "blue", "green"], ["blue", "red", "green"]]


def bit(part):
    return 1 << PARTS.index(part) >> 1


def source(chance):
    """Functions that call each other, directly and through tables, and modify all kinds of data.

    `run(x, there)` is exported. A part is called only where its bit is set in `there`.
    """
    lines = ["typedef int (*step)(int, int);", "extern int host(int);", OVERLAPPING, DISTANT]
    helpers = [f"helper{n}" for n in range(chance.randrange(2, 8))]
    names = {part: [f"{part}_{n}" for n in range(chance.randrange(1, 8))] for part in PARTS}
    entries = {part: [f"{part}_entry{n}" for n in range(chance.randrange(1, 4))] for part in PARTS[1:]}
    everything = helpers + sum(names.values(), []) + sum(entries.values(), [])
    lines += [f"__attribute__((noinline)) int {name}(int x, int there);" for name in everything]
    for owner in ["shared"] + PARTS:
        lines.append(f"static int {owner}_counters[{chance.randrange(1, 9)}];")
        lines.append(f"static int {owner}_values[] = "
                     f"{{{', '.join(str(chance.randrange(-9, 10)) for _ in range(6))}}};")
        lines.append(f"static const char *{owner}_words[] = "
                     f"{{{', '.join(chance.choice(WORDS) for _ in range(3))}}};")
        own = helpers if owner == "shared" else names[owner]
        lines.append(f"static step {owner}_steps[] = {{{', '.join(chance.choices(own, k=3))}}};")
    for place, name in enumerate(helpers):
        lines.append(body(chance, name, "shared", helpers[:place], {}))
    for part in PARTS:
        for place, name in enumerate(names[part]):
            lines.append(body(chance, name, part, helpers + names[part][:place], {}))
        for name in entries.get(part, []):
            # An entry may call only entries that precede it by name, so that no recursion is endless.
            others = {one: entries[one] for one in PARTS[1:PARTS.index(part)]}
            lines.append(body(chance, name, part, helpers + names[part], others))
    calls = [guarded(chance, entries[part], part) for part in PARTS[1:]]
    lines.append('__attribute__((export_name("run"))) int run(int x, int there) {\n  int r = x;\n'
                 + "".join(f"  r = r * 31 + {chance.choice(names['first'])}(r & 1023, there);\n"
                           for _ in range(3))
                 + "".join(calls) + "  return r;\n}")
    return "\n".join(lines)


# Two names for the same data: a reference to one needs the other's data, too, since data before `middle`
# is accessed from there, as Swift accesses data before the address of a type. As they are visible to
# other files, position-independent code finds them through global constants.
OVERLAPPING = """
__asm__(".section .data.pair,\\"\\",@\\n.globl pair\\n.globl middle\\npair:\\n.int32 3\\n"
        "middle:\\n.int32 4\\n.size pair, 8\\n.size middle, 4\\n");
extern int pair[2], middle[1];"""
# The address of a function in another file: position-independent code finds it through a global constant.
DISTANT = """
#define DISTANT(name) ({ step found; \\
  __asm__("global.get " #name "@GOT\\n\\tlocal.set %0" : "=r"(found)); found; })"""
WORDS = ['"one"', '"two"', '"one and two"', '"two"', '""', '"a longer word that may share its end"',
         '"end"']


def guarded(chance, entries, part):
    call = f"{chance.choice(entries)}(r & 255, there)"
    return f"  if (there & {bit(part)}) r = r * 17 + {call};\n"


def body(chance, name, owner, callees, others):
    size = 6
    lines = [f"int {name}(int x, int there) {{", "  int r = x;"]
    for _ in range(chance.randrange(1, 5)):
        match chance.randrange(9):
            case 0: lines.append(f"  r += {owner}_values[(unsigned)r % {size}];")
            case 1: lines.append(f"  {owner}_values[(unsigned)r % {size}] += {chance.randrange(1, 9)};")
            case 2: lines.append(f"  r += ++{owner}_counters[0];")
            case 3: lines.append(f"  r += {owner}_words[(unsigned)r % 3][0];")
            case 4: lines.append("  r += host(r & 7);")
            case 5 if callees: lines.append(f"  r ^= {chance.choice(callees)}(r & 255, there);")
            case 6 if owner != "shared" and not name.startswith(f"{owner}_") or "entry" in name:
                lines.append(f"  r ^= {owner}_steps[(unsigned)r % 3](r & 255, there);")
            case 7 if owner == "blue":
                lines.append("  r += ++middle[0] + ((volatile int *)middle)[-1];")
            case 7: lines.append("  r += pair[1];")
            case 8 if len(callees) > 1:
                one, other = chance.sample(callees, 2)
                lines.append(f"  volatile step step{len(lines)} = r & 1 ? {one} : DISTANT({other});")
                lines.append(f"  r ^= step{len(lines) - 1}(r & 255, there);")
            case _:
                # Memory on the stack, whose pointer all modules share.
                lines.append(f"  volatile int room{len(lines)}[4] = {{r, x}}; r += room{len(lines)}[1];")
    for part, entries in others.items():
        if chance.randrange(2): lines.append(guarded(chance, entries, part).rstrip())
    return "\n".join(lines + ["  return r;", "}"])
