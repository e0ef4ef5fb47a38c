"""Runs steps in two lanes, and reports them."""

import os
import signal
import subprocess
import threading
import time
from dataclasses import dataclass

from results import FOLDER, ROOT, counted, write_times

PASSED, FAILED, LEFT_OUT = "passed", "failed", "left out"


@dataclass
class Outcome:
    step: object
    state: str
    seconds: float = 0.0
    processor: float = 0.0  # seconds of all cores, of processes that have ended
    begun: float = 0.0
    output: str = ""


class Run:
    """A run of steps: each lane takes its next step once those that it needs have ended.

    A lane whose steps have all begun takes those of the others.
    """

    def __init__(self, steps):
        self.steps, self.outcomes, self.begun = steps, {}, set()
        self.names = {step.name for step in steps}
        self.changed, self.start = threading.Condition(), time.monotonic()

    def finish(self):
        """Runs all steps; returns whether all passed."""
        FOLDER.mkdir(parents=True, exist_ok=True)
        lanes = [threading.Thread(target=self.run_lane, args=(lane,))
                 for lane in dict.fromkeys(step.lane for step in self.steps)]
        for lane in lanes:
            lane.start()
        for lane in lanes:
            lane.join()
        seconds = time.monotonic() - self.start
        outcomes = [self.outcomes[step.name] for step in self.steps]
        report(outcomes, seconds)
        return all(outcome.state == PASSED for outcome in outcomes)

    def next(self, lane):
        """The next step of a lane, which begins now, or None if all steps of all lanes have begun."""
        with self.changed:
            waiting = [step for step in self.steps if step.name not in self.begun]
            own = [step for step in waiting if step.lane == lane]
            ready = [step for step in waiting if all(
                name in self.outcomes for name in step.needs if name in self.names)]
            for step in (own or ready or waiting)[:1]:
                self.begun.add(step.name)
                return step
        return None

    def run_lane(self, lane):
        while step := self.next(lane):
            missing = self.missing(step)
            if missing:
                outcome = Outcome(step, LEFT_OUT, output=f"{', '.join(missing)} failed")
            else:
                begun = time.monotonic() - self.start
                print(f"{clock(begun)} {step.name} …", flush=True)
                outcome = run(step)
                outcome.begun = begun
            with self.changed:
                self.outcomes[step.name] = outcome
                self.changed.notify_all()
                tell(outcome, time.monotonic() - self.start)

    def missing(self, step):
        """Waits for the steps that this one needs; returns those that did not pass."""
        needed = [name for name in step.needs if name in self.names]
        with self.changed:
            self.changed.wait_for(lambda: all(name in self.outcomes for name in needed))
        return [name for name in needed if self.outcomes[name].state != PASSED]


def run(step):
    """Runs a step as the leader of its own process group; its output goes to build/tests/NAME.log."""
    log = FOLDER / f"{step.name}.log"
    start, said = time.monotonic(), ""
    with open(log, "w", encoding="utf-8") as file:
        process = subprocess.Popen(
            step.command, cwd=ROOT, stdout=file, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL,
            process_group=0, env=os.environ | {"PYTHONDONTWRITEBYTECODE": "1", "PYTHONUNBUFFERED": "1"})
        code, used = ended(process, step.limit)
    if code is None:
        said = f"\n{step.name} was stopped after {step.limit} s"
    output = log.read_text(errors="replace") + said
    return Outcome(step, PASSED if code == 0 else FAILED, time.monotonic() - start, used, output=output)


def ended(process, limit):
    """The exit code and the processor time of a process, which is killed after a limit."""
    timer = threading.Timer(limit, os.killpg, (process.pid, signal.SIGKILL))
    timer.start()
    try:
        _, status, usage = os.wait4(process.pid, 0)
    finally:
        is_late = not timer.is_alive()
        timer.cancel()
    process.returncode = os.waitstatus_to_exitcode(status)
    return None if is_late else process.returncode, usage.ru_utime + usage.ru_stime


def clock(seconds):
    return f"{int(seconds) // 60:2}:{int(seconds) % 60:02}"


def tell(outcome, now):
    """Prints the end of a step: of a failed one the whole output, of others the closing line, if any."""
    if outcome.state == LEFT_OUT:
        print(f"{clock(now)} {outcome.step.name} left out: {outcome.output}", flush=True)
        return
    if outcome.state == FAILED:
        print(f"\n== {outcome.step.name}\n{outcome.output.rstrip()}\n==", flush=True)
    count = counted(outcome.output)
    detail = f": {count[0]} passed, {count[1]} failed" if count else ""
    print(f"{clock(now)} {outcome.step.name} {outcome.state} after {outcome.seconds:.0f} s{detail}", flush=True)


def report(outcomes, seconds):
    """Prints the table of times, the steps over their budget, and how many tests passed."""
    print(f"\n{'step':14} {'lane':8} {'begun':>6} {'s':>6} {'budget':>6} {'cpu s':>6}")
    passed = failed = 0
    for outcome in outcomes:
        step = outcome.step
        note = "" if outcome.state == PASSED else f"  {outcome.state}"
        if outcome.seconds > step.budget:
            note += "  over its budget"
        print(f"{step.name:14} {step.lane:8} {clock(outcome.begun):>6} {outcome.seconds:6.0f} "
              f"{step.budget:6} {outcome.processor:6.0f}{note}")
        count = counted(outcome.output) or (outcome.state == PASSED, outcome.state != PASSED)
        passed, failed = passed + count[0], failed + count[1]
        if outcome.state != PASSED and not count[1]:
            failed += 1
    write_times({outcome.step.name: {
        "state": outcome.state, "begun": round(outcome.begun, 1), "seconds": round(outcome.seconds, 1),
        "budget": outcome.step.budget, "processorSeconds": round(outcome.processor, 1)}
        for outcome in outcomes}, seconds)
    print(f"\n{'All is well' if not failed else 'Not all is well'} after {clock(seconds).strip()}; "
          f"logs are in {FOLDER.relative_to(ROOT)}\n{passed} passed, {failed} failed", flush=True)
