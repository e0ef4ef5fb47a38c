"""Builds a page: its WebAssembly modules and the files served with them, plain and compressed."""

import concurrent.futures
import gzip
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from pages import LIBRARY
from renumbering.module import renumbered
from running import Failure, require, run, run_in_sight
from splitting.binary import Refusal
from splitting.division import divide
from toolset import TRIPLE, write_toolset

COMPRESSED = {".wasm", ".js", ".css", ".html", ".svg", ".txt", ".webmanifest"}
EMPTY_MODULE = b"\0asm\1\0\0\0"

# Flattened code with rebuilt control flow has more duplicates to merge. The lowest kilobyte is unused,
# because the stack ends there. The permitted instructions are listed, because the section that
# would declare them is stripped.
SHRINK = ["--low-memory-unused", "--enable-bulk-memory", "--enable-sign-ext",
          "--enable-mutable-globals", "--enable-nontrapping-float-to-int"]
# Each module is optimised twice, since the second time finds more to merge. The module that handles each
# click is optimised for speed: functions are inlined if they are small or called once. With a limit of 20
# instructions, 0.7 kB more would be sent, for no measurable gain. In the chunks, a function with one caller
# is inlined only if it is small: separate functions repeat, and repetition compresses well.
FIRST = ["-O3", "-O3", "--always-inline-max-function-size=12"]
CHUNK = ["-Oz", "-Oz", "--one-caller-inline-max-function-size=60"]


@dataclass(frozen=True)
class Options:
    """How a page is built.

    An unfinished page is served as it was linked, in one piece: neither divided, optimised, minified nor
    compressed. A page under development is always unfinished. The writer of the texts is built unless the path
    of it is given.
    """

    is_development: bool = False
    has_tables: bool = True
    is_unfinished: bool = False
    writer: Path | None = None
    is_quiet: bool = False

    @property
    def is_finished(self):
        return not (self.is_unfinished or self.is_development)


def build(page, output, options):
    """Builds the page into a folder, and removes the modules, texts and style sheets of earlier builds."""
    require("swift", *(["wasm-opt", "esbuild", "brotli"] if options.is_finished else []))
    linked = link(page, options)
    output.mkdir(parents=True, exist_ok=True)
    for stale in output.glob("*.*"):
        if re.search(r"\.(wasm|txt|css|br|gz)$", stale.name):
            stale.unlink()
    if options.is_finished:
        write_modules(page, linked, output)
    else:
        # Undivided: it includes the content of the chunks.
        shutil.copy(linked, output / f"{page.name}.wasm")
        for chunk in page.chunks():
            (output / f"{chunk}.wasm").write_bytes(EMPTY_MODULE)
    for name, path in page.built_files().items():
        (output / name).parent.mkdir(parents=True, exist_ok=True)
        content = page.content(path)
        (output / name).write_bytes(minified(path, content) if options.is_finished else content)
    for language, text in texts(page, options.writer).items():
        (output / f"{language}.txt").write_text(text)
    if options.is_finished:
        compress(output)


def link(page, options):
    """Compiles and links the program with SwiftPM; returns its path."""
    scratch = page.scratch / (("development" if options.is_development else "release")
                              + ("" if options.has_tables else "-plain"))
    toolset = write_toolset(scratch, options.is_development, options.has_tables)
    is_linked, said = run_in_sight(
        ["swift", "build", "--package-path", page.package, "--scratch-path", scratch,
         "--triple", TRIPLE, "-c", "release", "--toolset", toolset, "--product", page.name,
         *(["--quiet"] if options.is_quiet else [])], page.package)
    if not is_linked:
        raise Failure(lack_of_tables(page, said) or f"{page.name} does not compile")
    return scratch / TRIPLE / "release" / f"{page.name}.wasm"


def lack_of_tables(page, said):
    """The explanation for missing functions that belong to the tables of Unicode, if there are any."""
    if not re.search(r"undefined symbol: _?swift_stdlib_\w+", said):
        return None
    return (f"{page.name} compares texts, changes their case or counts their characters, which takes the "
            "tables of Unicode. Compare their UTF-8 instead, leave case and order to the browser, or "
            "build without --no-unicode-tables")


def write_modules(page, linked, output):
    """Divides the program, and minimises the size of each module."""
    modules = page.scratch / "modules" / page.name
    shutil.rmtree(modules, ignore_errors=True)
    modules.mkdir(parents=True)
    try:
        divide(linked, page.plan if page.plan.is_file() else None, modules)
    except Refusal as refusal:
        raise Failure(f"{linked}: {refusal}") from None
    parts = {module: output / (f"{page.name}.wasm" if module.stem == "first" else module.name)
             for module in sorted(modules.glob("*.wasm"), key=lambda path: -path.stat().st_size)}
    with concurrent.futures.ProcessPoolExecutor() as pool:
        for remarks in pool.map(write_module, parts, parts.values()):
            for remark in remarks: print(f"page: {remark}", file=sys.stderr)


def write_module(module, path):
    """Minimises the size of a module; returns a sentence for each function that could not be renumbered."""
    is_first = module.stem == "first"
    run(["wasm-opt", "--flatten", "--rereloop", "--converge", *(FIRST if is_first else CHUNK), *SHRINK,
         module, "-o", path], path.parent)
    # The second pass makes the code of every interaction slower: 1.22 instead of 1.18 of the floor's time.
    content, kept = renumbered(path.read_bytes(), passes=1 if is_first else 2)
    path.write_bytes(content)
    return [f"{path.name}: {reason}" for reason in kept]


def minified(path, content):
    """A minified script or style sheet of this package; any other file is unchanged.

    esbuild minifies each script separately, since each is fetched on demand. It does not support the newest
    properties of style sheets; those of this package are simple enough for regular expressions, which
    preserve text in double quotation marks.
    """
    if not path.is_relative_to(LIBRARY):
        return content
    if path.suffix == ".js":
        command = ["esbuild", "--minify", "--format=esm", "--target=es2022", "--charset=utf8"]
        return subprocess.run(command, input=content, stdout=subprocess.PIPE, check=True).stdout
    if path.suffix == ".css":
        content = re.sub(rb"(?m)^ */\*(?:[^*]|\*(?!/))*\*/\n", b"", content)
        content = re.sub(rb'("[^"\n]*")|\s*([{};])\s*|([:,])\s+',
                         lambda found: found[1] or found[2] or found[3], content)
        return content.replace(b";}", b"}") + b"\n"
    return content


def texts(page, program=None):
    """The page's texts by language, as written by the page's native program for texts."""
    if not page.has_texts:
        return {}
    program = program or built_writer(page)
    return {language: run([program, language], page.package)
            for language in run([program], page.package).split()}


def built_writer(page):
    """The path of the page's native program for texts, which is built."""
    writer = f"{page.name}-texts"
    # The package's usual build folder is locked while one of its plugins runs.
    scratch = [] if page.scratch.parent == page.package / ".build" else [
        "--scratch-path", page.scratch / "native"]
    command = ["swift", "build", "--package-path", page.package, *scratch]
    run([*command, "--product", writer], page.package)
    return run([*command, "--show-bin-path"], page.package).strip() + f"/{writer}"


def compress(output):
    """Writes compressed versions of each text or code file, for browsers that accept them."""
    for path in output.rglob("*"):
        if path.suffix in COMPRESSED and path.is_file():
            run(["brotli", "-f", "-q", "11", "-o", f"{path}.br", path], output)
            path.with_name(path.name + ".gz").write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))
