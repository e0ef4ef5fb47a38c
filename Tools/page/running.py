"""Runs the programs that build pages."""

import re
import shutil
import subprocess


class Failure(Exception):
    """An error, as a sentence or as the output of a compiler."""


# The programs that may be missing, and the Debian package of each.
PACKAGES = {
    "brotli": "brotli", "esbuild": "esbuild", "wasm-opt": "binaryen",
    "swift": "Swift, from https://www.swift.org/install"}


def require(*programs):
    for program in programs:
        if not shutil.which(program):
            raise Failure(f"{program} is not installed; install {PACKAGES[program]}")


def run(command, folder, processes=None):
    """Runs a command and returns its output, or raises its error output.

    While it runs, it is in the list of processes, as the leader of its own process group.
    """
    processes = set() if processes is None else processes
    with subprocess.Popen(
            [str(word) for word in command], cwd=folder, text=True, process_group=0,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        processes.add(process)
        said, complaint = process.communicate()
        processes.discard(process)
    if process.returncode:
        raise Failure(re.sub(r"\x1b\[[0-9;]*m", "", complaint or said).strip())
    return said


def run_in_sight(command, folder):
    """Runs a command and prints its output as it arrives; returns its success and its output."""
    lines = []
    with subprocess.Popen([str(word) for word in command], cwd=folder, text=True,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as process:
        for line in process.stdout:
            lines.append(line)
            print(line, end="", flush=True)
    return process.returncode == 0, "".join(lines)
