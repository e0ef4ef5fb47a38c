#!/usr/bin/env python3
"""Makes the packages of Proba from what `Tools/build` has built.

    Tools/package/__main__.py [make]     the packages, in build/package
    Tools/package/__main__.py run        that the main one, made anew, runs where it is unpacked
    Tools/package/__main__.py check      that they are sound, and that making them again gives the same bytes
    Tools/package/__main__.py try SUITE  that they work in a clean root, such as bookworm (as root)

`make` writes a package for Debian and Ubuntu, one with its debug symbols, an archive that runs without installing, the
index of an apt repository, a list of what is inside (SPDX), and checksums. With PROBA_SIGNING_KEY, the name of a key
of gpg, the index and the checksums are signed.
"""

import filecmp
import os
import subprocess
import sys
import tempfile

import repository
import root
import unpacked
from contents import Contents, archive, package

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
OUTPUT = os.path.join(ROOT, "build", "package")


def make(output):
    """Writes all packages to an empty folder, and returns the path of the main one."""
    contents = Contents(ROOT)
    os.makedirs(output, exist_ok=True)
    for name in os.listdir(output):
        os.remove(os.path.join(output, name))
    with tempfile.TemporaryDirectory() as folder:
        main = package(contents, os.path.join(folder, "main"), output)
        package(contents, os.path.join(folder, "symbols"), output, of_symbols=True)
        archive(contents, os.path.join(folder, "archive"), output)
    repository.describe(contents, output)
    repository.index(contents, output, os.environ.get("PROBA_SIGNING_KEY"))
    return main


def check(output):
    """Returns whether the packages in a folder are sound and can be made again."""
    is_sound = True
    with tempfile.TemporaryDirectory() as folder:
        # Another folder, another mask of modes and another time must not change a byte.
        mask = os.umask(0o077)
        make(os.path.join(folder, "again"))
        os.umask(mask)
        names = sorted(os.listdir(output))
        same, different, missing = filecmp.cmpfiles(
            output, os.path.join(folder, "again"), names, shallow=False)
        # A signature has its time.
        for name in [*different, *missing]:
            if not name.endswith((".asc", ".gpg")) and name != "InRelease":
                print(f"package: {name} is another one when it is made again", file=sys.stderr)
                is_sound = False
    packages = [os.path.join(output, name) for name in names if name.endswith(".deb")]
    verdict = subprocess.run(
        ["lintian", "--fail-on", "error,warning", "--tag-display-limit", "0", *packages], check=False)
    return is_sound and verdict.returncode == 0


def main(words):
    command = words[0] if words else "make"
    if command == "make":
        path = make(OUTPUT)
        size = os.path.getsize(path) / 1e6
        print(f"package: {os.path.relpath(path, ROOT)} ({size:.1f} MB) and what belongs to it are ready")
        return 0
    if command == "run":
        with tempfile.TemporaryDirectory() as folder:
            found = unpacked.problems(package(Contents(ROOT), os.path.join(folder, "main"), folder))
        for problem in found:
            print(f"package: {problem}", file=sys.stderr)
        return 1 if found else 0
    if command == "check":
        return 0 if check(OUTPUT) else 1
    if command == "try" and len(words) == 2:
        return root.attempt(OUTPUT, words[1])
    print(__doc__.split("\n\n")[1], file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
