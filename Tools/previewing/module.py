"""The modules a page is made of, and the commands that make them."""

import re
import subprocess
from pathlib import Path

from .changes import change
from .declarations import Declarations


class BuildFailure(Exception):
    """What the compiler or the linker says, and of which module."""

    module = None


class Module:
    """A module of the package, and where its parts lie."""

    def __init__(self, root, target, scratch):
        self.name = target["name"].replace("-", "_")
        self.folder = root / (target.get("path") or f"Sources/{target['name']}")
        self.dependencies = [d["byName"][0] for d in target["dependencies"] if "byName" in d]
        self.is_system = target["type"] == "system"
        self.scratch = scratch / self.name
        self.features = []
        for setting in target["settings"]:
            feature = setting["kind"].get("enableUpcomingFeature")
            if feature:
                self.features += ["-enable-upcoming-feature", feature["_0"]]
        self.declared = {} if self.is_system else self.declarations()

    def declarations(self):
        return {source: Declarations(Path(source).read_text()) for source in self.sources()}

    def change(self, changed, **known):
        """What the change of these files means to the modules above.

        What is known of the declarations of all modules is handed on.
        """
        before, after = self.declared, dict(self.declared)
        for path in changed:
            after.pop(str(path), None)
            if path.exists():
                after[str(path)] = Declarations(path.read_text())
        self.declared = after
        return change(before, after, **known)

    def mentioned(self):
        """The words by which the module can be told to have to do with what others declare."""
        return set().union(*(each.mentioned for each in self.declared.values()))

    def sources(self):
        return sorted(str(path) for path in self.folder.rglob("*.swift"))

    def is_called_by_name(self):
        """Whether the script or the C library calls anything in it."""
        return any("@_cdecl" in Path(source).read_text() for source in self.sources())

    def objects(self, folder="."):
        return sorted((self.scratch / folder).glob("*.o"))


def run(command, folder, environment=None, processes=None):
    """Runs a command and returns what it prints, or throws its complaint.

    Meanwhile it is among the processes, at the head of a group of its own.
    """
    processes = set() if processes is None else processes
    with subprocess.Popen(
            command, cwd=folder, env=environment, text=True, process_group=0,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        processes.add(process)
        said, complaint = process.communicate()
        processes.discard(process)
    if process.returncode:
        raise BuildFailure(re.sub(r"\x1b\[[0-9;]*m", "", complaint or said).strip())
    return said
