#!/usr/bin/env python3
"""Tests Tools/checks: lanes with stand-ins for steps, and suites with a stand-in for a program of tests."""

import contextlib
import io
import json
import os
import sys
import tempfile
import unittest
import xml.etree.ElementTree as ElementTree
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path[:0] = [str(ROOT / "Tools/checks"), str(ROOT / "Tools")]
sys.dont_write_bytecode = True

import affected
import lanes
import results
import suites
from lanes import FAILED, LEFT_OUT, PASSED
from steps import STEPS, Step

# A program of tests: `one` passes, `two` never ends unless it is skipped, `three` fails.
PROGRAM = """#!/usr/bin/env python3
import json, sys, time
words = sys.argv[1:]
tests = ["Sample.A/one()", "Sample.A/two()", "Sample.A/three()"]
if "--list-tests" in words:
    print("\\n".join(tests))
    sys.exit()
stream = open(words[words.index("--event-stream-output-path") + 1], "a", buffering=1)
skipped = [words[place + 1] for place, word in enumerate(words) if word == "--skip"]
def put(record, **payload): stream.write(json.dumps({"kind": record, "payload": payload, "version": 0}) + "\\n")
def event(kind, test, **more):
    put("event", kind=kind, testID=test, instant={"absolute": time.monotonic(), "since1970": 0},
        messages=[{"symbol": "fail", "text": "it is wrong"}], **more)
for test in tests: put("test", kind="function", id=test, name=test.split("/")[1])
for test in tests:
    if any("two" in each for each in skipped) and "two" in test: continue
    event("testStarted", test)
    if "two" in test: time.sleep(600)
    if "three" in test: event("issueRecorded", test, issue={"isKnown": False})
    event("testEnded", test)
"""


def command(code):
    return (sys.executable, "-c", code)


class Lanes(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        place = Path(self.folder.name)
        for module, name, value in ((lanes, "FOLDER", place), (lanes, "ROOT", place), (results, "FOLDER", place),
                                    (results, "TIMES", place / "times.json")):
            self.addCleanup(setattr, module, name, getattr(module, name))
            setattr(module, name, value)
        self.addCleanup(self.folder.cleanup)

    def run_steps(self, *steps):
        run = lanes.Run(list(steps))
        with contextlib.redirect_stdout(io.StringIO()) as said:
            has_passed = run.finish()
        return has_passed, {name: outcome.state for name, outcome in run.outcomes.items()}, said.getvalue()

    def test_steps_wait_for_those_they_need_in_the_other_lane(self):
        path = Path(self.folder.name, "made")
        has_passed, states, said = self.run_steps(
            Step("make", "compile", 10, command(f"import time; time.sleep(.5); open({str(path)!r}, 'w')")),
            Step("use", "run", 10, command(f"open({str(path)!r}); print('3 passed, 0 failed')"), needs=("make",)))
        self.assertTrue(has_passed, said)
        self.assertEqual(states, {"make": PASSED, "use": PASSED})
        self.assertTrue(said.endswith("\n4 passed, 0 failed\n"), said)

    def test_a_failure_leaves_out_what_needs_the_step_and_nothing_else(self):
        has_passed, states, said = self.run_steps(
            Step("make", "compile", 10, command("print('the reason'); raise SystemExit(1)")),
            Step("use", "run", 10, command(""), needs=("make",)),
            Step("other", "run", 10, command("")))
        self.assertFalse(has_passed)
        self.assertEqual(states, {"make": FAILED, "use": LEFT_OUT, "other": PASSED})
        self.assertIn("the reason", said)

    def test_a_step_that_hangs_is_stopped(self):
        class Hanging(Step):
            limit = 1
        has_passed, states, said = self.run_steps(
            Hanging("hang", "run", 1, command("import time; time.sleep(60)")))
        self.assertFalse(has_passed)
        self.assertIn("was stopped after 1 s", said)

    def test_times_are_kept(self):
        self.run_steps(Step("quick", "run", 10, command("")))
        kept = json.loads(results.TIMES.read_text())
        self.assertEqual(kept["steps"]["quick"]["state"], PASSED)
        self.assertEqual(kept["steps"]["quick"]["budget"], 10)

    def test_the_steps_need_only_steps(self):
        names = [step.name for step in STEPS]
        self.assertEqual(len(names), len(set(names)))
        for step in STEPS:
            self.assertTrue(set(step.needs) <= set(names), step.name)


class Suites(unittest.TestCase):
    def test_a_test_that_hangs_is_stopped_and_the_others_run_on(self):
        with tempfile.TemporaryDirectory() as folder:
            program = Path(folder, "tests")
            program.write_text(PROGRAM)
            program.chmod(0o755)
            self.addCleanup(setattr, suites, "ALLOWANCE", suites.ALLOWANCE)
            suites.ALLOWANCE = 1
            with contextlib.redirect_stdout(io.StringIO()):
                found = {result.name: result for result in suites.Suites(program).run(["Sample"])}
        self.assertEqual(set(found), {"one()", "two()", "three()"})
        self.assertEqual(found["one()"].failure, "")
        self.assertIn("longer than its allowance", found["two()"].failure)
        self.assertIn("Thread 1", found["two()"].failure)
        self.assertIn("it is wrong", found["three()"].failure)

    def test_results_are_written_as_junit(self):
        with tempfile.TemporaryDirectory() as folder:
            self.addCleanup(setattr, results, "FOLDER", results.FOLDER)
            results.FOLDER = Path(folder)
            results.write_junit("sample", [
                results.Result("A", "has \x07 and <signs>", .5), results.Result("A", "b", 1, "why\nwhere"),
                results.Result("B", "c", 0, is_skipped=True)])
            suite, other = ElementTree.parse(Path(folder, "sample.xml")).getroot()
        self.assertEqual((suite.get("tests"), suite.get("failures")), ("2", "1"))
        self.assertEqual(suite.find("testcase/failure").get("message"), "why")
        self.assertEqual(other.get("skipped"), "1")


class Affected(unittest.TestCase):
    def test_a_change_concerns_the_modules_that_use_the_changed_one(self):
        from manifest import Manifest
        change = affected.Change(["Sources/SVG/Writer.swift"], Manifest())
        self.assertTrue({"SVG", "SVGTests", "Commands"} <= change.modules)
        self.assertIn("SVGTests", change.suites)
        self.assertNotIn("ListsTests", change.suites)
        self.assertEqual(change.slow, ["CommandsTests"])
        self.assertFalse(change.concerns("renumber"))
        self.assertTrue(affected.Change(["Tools/page/splitting/plan.py"], Manifest()).concerns("split"))


if __name__ == "__main__":
    unittest.main(verbosity=1)
