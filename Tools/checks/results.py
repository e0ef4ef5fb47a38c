"""Results of tests, and the files in which other programs read them."""

import json
import re
from dataclasses import dataclass
from pathlib import Path
from xml.sax.saxutils import escape, quoteattr

ROOT = Path(__file__).resolve().parent.parent.parent
FOLDER = ROOT / "build/tests"  # a log and a JUnit file for each step
FAILURES = ROOT / "build/failures"
TIMES = ROOT / "build/test-times.json"


@dataclass
class Result:
    """What became of a test: an empty failure means that it passed. The time is in seconds."""

    suite: str
    name: str
    seconds: float
    failure: str = ""
    is_skipped: bool = False
    test: str = ""  # by which its runner knows it


def printable(text):
    """A text without the characters that XML cannot contain."""
    return re.sub(r"[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]", "�", text)


def write_junit(name, results):
    """Writes the results of a step as JUnit XML, which CI systems show."""
    suites = {}
    for result in results:
        suites.setdefault(result.suite, []).append(result)
    lines = ['<?xml version="1.0" encoding="UTF-8"?>', "<testsuites>"]
    for suite, cases in suites.items():
        failed = sum(bool(case.failure) for case in cases)
        skipped = sum(case.is_skipped for case in cases)
        lines.append(f"<testsuite name={quoteattr(suite)} tests=\"{len(cases)}\" failures=\"{failed}\" "
                     f"skipped=\"{skipped}\" time=\"{sum(case.seconds for case in cases):.3f}\">")
        for case in cases:
            head = (f"<testcase classname={quoteattr(suite)} name={quoteattr(printable(case.name))} "
                    f"time=\"{case.seconds:.3f}\"")
            if case.failure:
                first = printable(case.failure.strip().split("\n")[0])
                lines.append(f"{head}><failure message={quoteattr(first)}>"
                             f"{escape(printable(case.failure))}</failure></testcase>")
            elif case.is_skipped:
                lines.append(f"{head}><skipped/></testcase>")
            else:
                lines.append(f"{head}/>")
        lines.append("</testsuite>")
    lines.append("</testsuites>")
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / f"{name}.xml").write_text("\n".join(lines) + "\n")


def closing_line(results):
    """The line that tells how many tests passed."""
    failed = sum(bool(result.failure) for result in results)
    skipped = sum(result.is_skipped for result in results)
    line = f"{len(results) - failed - skipped} passed, {failed} failed"
    return f"{line}, {skipped} skipped" if skipped else line


def counted(output):
    """The numbers of passed and failed tests in a step's closing line, or None."""
    found = re.findall(r"(?m)^(\d+) passed, (\d+) failed(?:, \d+ skipped)?$", output)
    return (int(found[-1][0]), int(found[-1][1])) if found else None


def write_times(steps, seconds):
    """Writes how long each step and all together took."""
    TIMES.parent.mkdir(parents=True, exist_ok=True)
    TIMES.write_text(json.dumps({"seconds": round(seconds, 1), "steps": steps}, indent=2) + "\n")
