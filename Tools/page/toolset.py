"""The toolset that makes SwiftPM compile Embedded Swift for WebAssembly.

It needs no Swift SDK, only a C library and LLVM's runtime, whose paths differ between machines.
"""

import json
import re
import shutil
import subprocess
from pathlib import Path

from running import Failure, run

TRIPLE = "wasm32-unknown-none-wasm"


def folder_of(package, file):
    """The folder in which a Debian package has installed a file; `*` stands for any version."""
    try:
        names = subprocess.run(
            ["dpkg-query", "-W", "-f", "${db:Status-Abbrev} ${Package}\n", package],
            capture_output=True, text=True).stdout
    except FileNotFoundError:
        raise Failure("pages can be built on Debian and Ubuntu only: there is no dpkg here") from None
    versions = sorted((line.split()[1] for line in names.splitlines() if line[1] == "i"),
                      key=lambda name: [int(number) for number in re.findall(r"\d+", name)])
    for name in reversed(versions):
        listed = subprocess.run(["dpkg", "-L", name], capture_output=True, text=True).stdout
        for path in map(Path, listed.splitlines()):
            if path.name == file:
                return path.parent
    raise Failure(f"{file} is missing; install {package}")


def unicode_tables():
    """The folder of the compiler's own library with the tables of Unicode."""
    target = json.loads(run(["swiftc", "-print-target-info"], "."))
    return Path(target["paths"]["runtimeResourcePath"]) / "embedded" / TRIPLE


def write_toolset(folder, is_development, has_tables):
    """Writes the toolset, and returns its path.

    In a development build, functions keep their names, and a crash reports its place among the views.
    With the tables of Unicode, text operations that need them link; unneeded tables are left out. Without
    them, such operations do not link.
    """
    libc = folder_of("wasi-libc", "libc.a")
    runtime = folder_of("libclang-rt-*-dev-wasm32", "libclang_rt.builtins-wasm32.a")
    compiler = [
        "-enable-experimental-feature", "Embedded", "-enable-experimental-feature", "Extern",
        *(["-DDEVELOPMENT"] if is_development else []),
        "-wmo", "-Osize", "-enforce-exclusivity=unchecked",
        "-Xfrontend", "-disable-stack-protector",
        # Even for size, LLVM inlines functions as large as the one that retains an object. wasm-opt later
        # inlines those that shrink the code; this is the lowest limit that still made a page smaller.
        "-Xllvm", "-inline-threshold=-20",
        # If Binaryen is installed, the linker driver would run it by default: without the names of
        # functions, which a development build needs, and with a worse result than building.py.
        "-Xclang-linker", "-nostdlib", "-Xclang-linker", "--no-wasm-opt"]
    linker = [
        "--wrap=malloc", "--wrap=free", "--wrap=posix_memalign",
        "--no-entry", "-z", "stack-size=1048576", "--stack-first", "--gc-sections",
        # The divider needs the names of functions and the relocations, and removes both.
        *([] if is_development else ["--strip-debug", "--emit-relocs"]),
        f"-L{libc}", "-lc", f"-L{runtime}", "-lclang_rt.builtins-wasm32"]
    if has_tables:
        linker += [f"-L{unicode_tables()}", "-lswiftUnicodeDataTables"]
    toolset = folder / "toolset.json"
    text = json.dumps({
        "schemaVersion": "1.0", "swiftCompiler": {"extraCLIOptions": compiler},
        "linker": {"extraCLIOptions": linker}}, indent=2)
    folder.mkdir(parents=True, exist_ok=True)
    if not toolset.exists() or toolset.read_text() != text:
        # SwiftPM does not notice changes of the file's content.
        shutil.rmtree(folder / TRIPLE, ignore_errors=True)
        toolset.write_text(text)
    return toolset
