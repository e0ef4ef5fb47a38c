"""Runs the programs by which pages are made."""

import re
import shutil
import subprocess


class Failure(Exception):
    """What is wrong, in a sentence or in the words of a compiler."""


# What the programs are called that a system may lack, and the package of Debian that has each.
PACKAGES = {"brotli": "brotli", "wasm-opt": "binaryen", "swift": "Swift, from https://www.swift.org/install"}


def require(*programs):
    for program in programs:
        if not shutil.which(program):
            raise Failure(f"there is no {program} here; install {PACKAGES[program]}")


def run(command, folder, processes=None):
    """Runs a command and returns what it prints, or throws its complaint.

    Meanwhile it is among the processes, at the head of a group of its own.
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
    """Runs a command whose words are passed on as they come; returns whether it succeeded, and them."""
    lines = []
    with subprocess.Popen([str(word) for word in command], cwd=folder, text=True,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as process:
        for line in process.stdout:
            lines.append(line)
            print(line, end="", flush=True)
    return process.returncode == 0, "".join(lines)
