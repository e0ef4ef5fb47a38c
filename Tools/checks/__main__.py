"""Runs the checks that a change must pass.

    python3 Tools/checks all                   every check, in two lanes
    python3 Tools/checks changed [BASE]        those of sources that differ from a commit, except for slow ones
    python3 Tools/checks suites [NAME…]        native suites, all or some, built before
    python3 Tools/checks STEP…                 single steps, with nothing that they need

Each step's output is in build/tests, with JUnit XML for those that consist of tests, and the times of all are in
build/test-times.json. Failed scenarios of the browser leave pictures and logs in build/failures.
"""

import os
import shutil
import subprocess
import sys

sys.path.insert(1, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

from affected import Change, changed_files, usual_base
from lanes import Run
from manifest import Manifest
from results import FAILURES, FOLDER, ROOT, closing_line, write_junit
from steps import RUN, STEPS, Step, named
from suites import Suites, bundle


def run_suites(names):
    """Runs native suites; returns the exit code."""
    known = [module.name for module in Manifest().of_kind("suite")]
    for name in names:
        if name not in known:
            raise SystemExit(f"checks: there is no suite {name}")
    results = Suites(bundle()).run(names or known)
    write_junit("tests", results)
    print(closing_line(results))
    return any(result.failure for result in results)


def run_all(steps):
    """Runs steps; returns the exit code."""
    shutil.rmtree(FAILURES, ignore_errors=True)
    shutil.rmtree(FOLDER, ignore_errors=True)
    return not Run(steps).finish()


def run_changed(base):
    """Runs the fast checks that a change could affect, and names the others."""
    change = Change(changed_files(base), Manifest())
    print(f"checks: {len(change.files)} changed files since {base[:10]}, in what {len(change.modules)} modules use")
    steps = [step for name in ("format", "audit", "recipes", "checks", "split", "renumber")
             if change.concerns(name) for step in [named(name)]]
    if change.suites:
        steps += [named("tests-build"),
                  Step("tests", RUN, 90, (sys.executable, "Tools/checks", "suites", *change.suites),
                       needs=("tests-build",))]
    code = run_all(steps)
    left = [step.name for step in STEPS if step.name not in {each.name for each in steps}]
    print(f"Left out: {', '.join([*change.slow, *left])}; `make test` runs them all")
    return code


def main(words):
    match words:
        case ["all"]:
            return run_all(STEPS)
        case ["changed"]:
            return run_changed(usual_base())
        case ["changed", base]:
            return run_changed(base)
        case ["suites", *names]:
            return run_suites(names)
        case [_, *_] if all(map(named, words)):
            return run_all([named(word) for word in words])
    print(__doc__, file=sys.stderr)
    print(f"The steps are {', '.join(step.name for step in STEPS)}", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
