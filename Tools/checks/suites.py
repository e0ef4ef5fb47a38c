"""Runs the native suites, each in its own process, and stops tests that exceed their allowance.

The tests of a process run one after another, so that none waits for the processor while its time runs; several
processes run at a time. A process reports what it does as events, one in each line of a file, as Swift Testing describes them in
Documentation/ABI/JSON.md. Once a test is overdue, the stacks of all threads are kept, and the process is killed; the
suite runs again without that test, so that all others have a result.
"""

import contextlib
import json
import os
import re
import signal
import subprocess
import tempfile
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from results import ROOT, Result

# The seconds that a test may take, by suite if its tests need more than usual.
ALLOWANCE = 60
ALLOWANCES = {"CatalogueTests": 180, "CommandsTests": 240, "CompositionTests": 180, "PersistenceFaultTests": 240,
              "SamplingTests": 120, "TrackerStoreTests": 120}
PROCESSES = 3  # at a time, since many tests wait for other programs
# The number of processes among which a suite that takes long is divided.
SHARES = {"CommandsTests": 8, "TrackerStoreTests": 4, "HTTPServerTests": 2}
MOST_OVERDUE = 4  # tests of a suite; after these the rest is given up
FLAKY = 2  # processes with failures; more point to a defect, not to a busy machine
PATIENCE = 60  # seconds for reading the stacks of an overdue process


class Events:
    """The events of a process, read while it writes them."""

    def __init__(self, path):
        self.file, self.rest = open(path, encoding="utf-8", errors="replace"), ""
        self.names, self.running, self.results = {}, {}, {}

    def read(self):
        """Reads what is new."""
        *lines, self.rest = (self.rest + self.file.read()).split("\n")
        for line in filter(None, lines):
            record = json.loads(line)
            payload = record["payload"]
            if record["kind"] == "test":
                if payload["kind"] == "function":
                    self.names[payload["id"]] = payload.get("displayName") or payload["name"]
            elif payload.get("testID") in self.names or payload["kind"] == "issueRecorded":
                self.take(payload, payload.get("testID", ""))

    def take(self, event, test):
        at = event["instant"]["absolute"]
        words = "\n".join(message["text"] for message in event["messages"])
        match event["kind"]:
            case "testStarted" | "testCaseStarted":
                self.results.setdefault(test, {"begun": at, "end": None, "failure": "", "skipped": False})
                self.running[test] = time.monotonic()  # Each case of a test has the whole allowance.
            case "issueRecorded" if not event.get("issue", {}).get("isKnown"):
                place = event.get("issue", {}).get("sourceLocation") or {}
                result = self.results.setdefault(
                    test, {"begun": at, "end": at, "failure": "", "skipped": False})
                result["failure"] += f"{words}\n  at {place.get('fileID', '?')}:{place.get('line', '?')}\n"
            case "testSkipped":
                self.results[test] = {"begun": at, "end": at, "failure": "", "skipped": True}
            case "testEnded":
                self.running.pop(test, None)
                self.results.setdefault(test, {"begun": at, "failure": "", "skipped": False})["end"] = at

    def overdue(self, allowance):
        """The tests that have run for longer than allowed."""
        now = time.monotonic()
        return [test for test, start in self.running.items() if now - start > allowance]

    def finished(self, suite):
        """The results of the tests that have ended."""
        return {test: Result(suite, self.names.get(test, test or "outside of tests"),
                             result["end"] - result["begun"], result["failure"], result["skipped"])
                for test, result in self.results.items() if result["end"] is not None}


@dataclass(frozen=True)
class Share:
    """The tests of a suite that run in one process: those of some types, or all."""

    suite: str
    types: tuple = ()

    @property
    def pattern(self):
        if not self.types:
            return rf"^{self.suite}\."
        return rf"^{self.suite}\.({'|'.join(map(re.escape, self.types))})/"

    @property
    def allowance(self):
        return ALLOWANCES.get(self.suite, ALLOWANCE)


class Suites:
    """The tests of the package, built at a path."""

    def __init__(self, bundle):
        self.bundle, self.lock = bundle, threading.Lock()

    def run(self, names):
        """Runs suites, those that take long first; returns the results of all tests."""
        types = self.types()
        shares = [Share(name, tuple(types[name][number::SHARES[name]])) if name in SHARES else Share(name)
                  for name in sorted(names, key=lambda name: (name not in SHARES, name not in ALLOWANCES, name))
                  for number in range(SHARES.get(name, 1))]
        with ThreadPoolExecutor(PROCESSES) as workers:
            found = list(workers.map(self.run_share, shares))
        failed = [place for place, results in enumerate(found) if any(result.failure for result in results)]
        if len(failed) <= FLAKY:
            for place in failed:
                found[place] = self.again(shares[place], found[place])
        return [result for results in found for result in results]

    def again(self, share, results):
        """Runs a share again in which tests failed, alone; those that pass are reported as flaky."""
        passed = {result.name: result for result in self.run_share(share) if not result.failure}
        for result in results:
            if result.failure and result.name in passed:
                print(f"flaky: {share.suite}: {result.name} failed, and passed when it ran again", flush=True)
        return [passed.get(result.name, result) if result.failure else result for result in results]

    def types(self):
        """The types with tests, by suite."""
        listed = subprocess.run([self.bundle, "--testing-library", "swift-testing", "--list-tests"],
                                capture_output=True, text=True, check=True).stdout
        types = {}
        for line in listed.splitlines():
            suite, _, test = line.partition(".")
            types.setdefault(suite, set()).add(test.split("/")[0])
        return {suite: sorted(names) for suite, names in types.items()}

    def run_share(self, share):
        results, skipped, start = {}, [], time.monotonic()
        while True:
            attempt = self.attempt(share, skipped)
            results |= attempt.results
            skipped += attempt.overdue
            if not attempt.overdue or len(skipped) > MOST_OVERDUE:
                break
        failed = [result for result in results.values() if result.failure]
        if attempt.code and not failed:
            failed = [Result(share.suite, "the process", 0, f"It ended with {attempt.code}:\n{attempt.output}")]
            results["the process"] = failed[0]
        with self.lock:
            for result in failed:
                print(f"✘ {share.suite}: {result.name}\n{result.failure}", flush=True)
            print(f"{share.suite}: {len(results)} tests, {len(failed)} failed "
                  f"({time.monotonic() - start:.1f} s)", flush=True)
        return list(results.values())

    def attempt(self, share, skipped):
        """Runs a process of tests, except for some."""
        with tempfile.TemporaryDirectory(prefix="proba-suite-") as folder:
            stream, log = Path(folder, "events"), Path(folder, "output")
            stream.touch()
            words = [self.bundle, "--testing-library", "swift-testing", "--no-parallel", "--filter", share.pattern,
                     "--event-stream-output-path", stream, "--event-stream-version", "0"]
            for test in skipped:
                words += ["--skip", f"^{re.escape(test)}$"]
            with open(log, "w", encoding="utf-8") as file:
                process = subprocess.Popen(
                    words, cwd=ROOT, stdout=file, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL,
                    process_group=0)
            events, late = Events(stream), []
            while process.poll() is None and not late:
                time.sleep(0.1)
                events.read()
                late = events.overdue(share.allowance)
            stack = stacks_of(process) if late else ""
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)  # with the programs that its tests have started
            process.wait()
            events.read()
            events.file.close()
            results = events.finished(share.suite)
            for test in late:
                results[test] = Result(
                    share.suite, events.names[test], share.allowance,
                    f"It took longer than its allowance, and was stopped at:\n{stack}")
            return Attempt(results, late, log.read_text(errors="replace")[-4_000:], process.returncode)


@dataclass
class Attempt:
    """What a process has done: the results by test, the tests that took too long, the end of its output, and its
    exit code."""

    results: dict
    overdue: list
    output: str
    code: int


def stacks_of(process):
    """The stacks of all threads of a process. Swift's own backtraces have only the one that got a signal."""
    try:
        found = subprocess.run(
            ["gdb", "-p", str(process.pid), "-batch", "-nx", "-ex", "thread apply all backtrace 30"],
            capture_output=True, text=True, timeout=PATIENCE, stdin=subprocess.DEVNULL).stdout
        named = subprocess.run(["swift", "demangle", "--simplified"], input=found, capture_output=True, text=True,
                               timeout=PATIENCE).stdout
    except (OSError, subprocess.TimeoutExpired) as problem:
        return f"(no stacks: {problem})"
    return "\n".join(line for line in named.splitlines() if line.startswith(("Thread ", "#")))


def bundle():
    """The program that contains all suites."""
    shown = subprocess.run(["swift", "build", "--show-bin-path"], cwd=ROOT, capture_output=True, text=True,
                           check=True)
    return Path(shown.stdout.strip(), "probaPackageTests.xctest")
