"""The checks, in the order of each lane, with what they need and how long they may take.

Two lanes run at the same time: one compiles, the other runs what is compiled. A step waits for those it needs.
"""

import sys
from dataclasses import dataclass

from results import ROOT

COMPILE, RUN = "compile", "run"
PYTHON = ".build/python/bin/python"


@dataclass(frozen=True)
class Step:
    """A command that passes by ending with 0.

    The budget is in seconds, for a cold run on two cores: a longer run is reported, and does not fail, since
    machines differ. A step that has run for ten budgets, and for at least ten minutes, is stopped.
    """

    name: str
    lane: str
    budget: int
    command: tuple
    needs: tuple = ()

    @property
    def limit(self):
        return max(600, 10 * self.budget)


STEPS = [
    # The program and its page come first, since half of the other lane waits for them.
    Step("build", COMPILE, 400, ("Tools/build",)),
    Step("tests-build", COMPILE, 300, ("swift", "build", "--build-tests", "--quiet")),
    Step("pages", COMPILE, 150, ("Tools/build-test-pages",)),
    Step("outside", COMPILE, 150, ("Tools/check-outside",), needs=("tests-build",)),
    Step("embedded", COMPILE, 120, ("Tools/check-embedded",)),
    Step("documentation", COMPILE, 60, ("Tools/check-docs",), needs=("tests-build",)),

    Step("format", RUN, 30, ("make", "lint")),
    Step("audit", RUN, 15, ("Tools/audit",)),
    Step("recipes", RUN, 5, ("Tools/check-recipes",)),
    Step("checks", RUN, 10, (sys.executable, "Tests/Checks/test_checks.py")),
    Step("split", RUN, 40, (sys.executable, "Tests/SplitPage/test_split_page.py")),
    Step("renumber", RUN, 40, (sys.executable, "Tests/SplitPage/test_renumbering.py")),
    Step("linkage", RUN, 5, ("Tools/check-linkage",), needs=("build",)),
    Step("package", RUN, 20, (sys.executable, "Tools/package", "run"), needs=("build",)),
    # The same input each time; `make soak` tries other, and more.
    Step("commands", RUN, 30, ("Tools/fuzz", "commands", "60"), needs=("build",)),
    Step("interface", RUN, 60, ("Tools/fuzz", "interface", "20"), needs=("build",)),
    Step("browser", RUN, 450, (PYTHON, "Tests/Browser/run.py", "--program"), needs=("build",)),
    # The suites that run the program as a person would run the released one.
    Step("tests", RUN, 300, ("env", f"PROBA={ROOT}/build/proba", sys.executable, "Tools/checks", "suites"), needs=("build", "tests-build")),
    Step("browser-pages", RUN, 200, (PYTHON, "Tests/Browser/run.py", "--pages"), needs=("pages", "outside")),
]


def named(name):
    return next((step for step in STEPS if step.name == name), None)
