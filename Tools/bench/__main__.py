#!/usr/bin/env python3
"""Measures the built program against its budgets.

    python3 Tools/bench              all figures
    python3 Tools/bench NAME         one, or all whose names begin with NAME

Prints a line of JSON for each figure on standard output, and a table on standard error. The exit status
says whether everything could be measured; `ok` says whether a figure is within its budget.
"""

import datetime
import http.client
import json
import os
import pty
import random
import re
import shutil
import socket
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import load

ROOT = Path(__file__).resolve().parent.parent.parent
PROBA = ROOT / "build/proba"
PAGE = ROOT / "build/page"
HABITS = ROOT / "Tests/CommandsTests/Fixtures/habits.log"
QUANTITIES = ROOT / "Tests/QuantityReadingTests/Fixtures/conversions.jsonl"
PROBES = 230_000  # Twenty years at 45 minutes.
MINUTES = 43  # TagTime's schedule began in 2007; with its default gap there are not as many probes yet.


def milliseconds(start):
    return (time.perf_counter() - start) * 1000


def figure(name, value, unit, budget, floor=None):
    """A figure with its budget; the floor shows the possible gain."""
    ratio = value / floor if floor else None
    return {
        "name": name, "value": round(value, 3), "unit": unit,
        "floor": floor and round(floor, 3), "ratio": ratio and round(ratio, 3),
        "budget": budget, "ok": value <= budget,
    }


# MARK: A log of twenty years


class World:
    """A folder with a log and a database that contains it, created on first use."""

    def __init__(self, folder):
        self.folder = Path(folder)
        self._log = self._database = None

    @property
    def log(self):
        if self._log is None:
            self._log = self.folder / "tagtime.log"
            self._log.write_text("".join(log_lines()))
        return self._log

    @property
    def database(self):
        if self._database is None:
            self._database = self.folder / "proba.sqlite"
            take_in(self.log, self._database)
        return self._database


def log_lines():
    """The last twenty years of a person with constant habits who answers most of the time."""
    dice = random.Random(20)
    habits = "work slp code eat email walk read play cook web sport meet shop film call tidy".split()
    tags = habits + [f"project{number}" for number in range(1, 41)] + ["дім", "🎲"]
    weights = [1 / (place + 1) for place in range(len(tags))]
    now = int(time.time())
    moments = run_proba("schedule", "--unix", "--gap", MINUTES, "--count", PROBES + 6_000,
                        "--from", now - (PROBES + 3_000) * MINUTES * 60).split()
    for moment in [int(moment) for moment in moments if int(moment) <= now][-PROBES:]:
        if dice.random() < 0.05:
            entry = "afk RETRO"
        else:
            count = dice.choice([1, 1, 1, 2, 2, 3])
            entry = " ".join(dict.fromkeys(dice.choices(tags, weights, k=count)))
        clock = datetime.datetime.fromtimestamp(moment).strftime("%Y.%m.%d %H:%M:%S %a").upper()
        yield f"{moment} {entry} [{clock}]\n"


def run_proba(*arguments):
    command = [PROBA, *map(str, arguments)]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def take_in(log, database):
    report = json.loads(run_proba(
        "--database", database, "import", "tagtime", log, "--gap", MINUTES, "--json"))
    if report["imported"] != PROBES:
        raise RuntimeError(f"the import took in {report['imported']} probes, not {PROBES}")


# MARK: Measurements


def measure_import(world):
    """The import, compared with plain SQLite inserting the same rows into the same tables."""
    ours, floors = [], []
    for number in range(5):
        for measure in (time_import, time_bare_inserts)[:: 1 if number % 2 else -1]:
            (ours if measure is time_import else floors).append(measure(world, number))
    floor, value = statistics.median(floors), statistics.median(ours)
    yield figure("import-230000", value / 1000, "s", 2, floor / 1000)


def time_import(world, number):
    world.database  # Creates the log before timing starts.
    start = time.perf_counter()
    take_in(world.log, world.folder / f"import-{number}.sqlite")
    return milliseconds(start)


def time_bare_inserts(world, number):
    copy = sqlite3.connect(world.folder / f"bare-{number}.sqlite", isolation_level=None)
    copy.execute("PRAGMA journal_mode = WAL")
    copy.execute("PRAGMA synchronous = FULL")
    copy.execute("ATTACH ? AS source", (str(world.database),))
    schema = copy.execute(
        "SELECT type, name, sql FROM source.sqlite_master"
        " WHERE sql NOT NULL AND name NOT LIKE 'sqlite_%' ORDER BY type = 'index'").fetchall()
    start = time.perf_counter()
    copy.execute("BEGIN IMMEDIATE")
    for _, _, sql in schema:
        copy.execute(sql)
    for kind, name, _ in schema:
        if kind == "table":
            # With a condition, lest SQLite copy whole pages.
            copy.execute(f'INSERT INTO main."{name}" SELECT * FROM source."{name}" WHERE 1')
    copy.execute("COMMIT")
    time_taken = milliseconds(start)
    copy.close()
    return time_taken


def measure_statistics(world):
    """Each statistic in the store, called from Swift."""
    for found in swift_benchmark("bench-tracker", world.database):
        yield figure(found["name"], found["value"], found["unit"], 20)


def measure_commands(world):
    """Commands, from the start of the process to its end."""
    commands = {
        "command-version": (["--version"], 10),
        "command-stats": (["--database", world.database, "stats"], 50),
    }
    for name, (words, budget) in commands.items():
        times = []
        for number in range(22):
            start = time.perf_counter()
            run_proba(*words)
            if number:  # The first one reads the program and the file into memory.
                times.append(milliseconds(start))
        yield figure(name, statistics.median(times), "ms", budget)


def measure_prompt(world):
    """The time from a key to the line with its suggestions, in a terminal, with twenty years of answers."""
    process, terminal = pty.fork()
    if process == 0:
        os.execv(PROBA, ["proba", "--database", str(world.database), "answer"])

    def read_until(text):
        seen = b""
        while text not in seen:
            seen += os.read(terminal, 4096)

    read_until(b"> ")
    times = []
    for word in ("project1", "дім", "email", "nothing"):
        line = "> "
        for letter in word:
            start = time.perf_counter()
            os.write(terminal, letter.encode())
            line += letter
            read_until(line.encode() + b"\r\n")
            times.append(milliseconds(start))
        os.write(terminal, b"\x15")  # Deletes the line.
        read_until(b"> \r\n")
    os.write(terminal, b"\x03")
    os.waitpid(process, 0)
    os.close(terminal)
    yield figure("prompt-key", max(times), "ms", 5)


def measure_coverage(world):
    """The percentage of intervals that contain the true value of a simulated life; it must be in a range."""
    for found in swift_benchmark("bench-coverage"):
        value, low, high = (100 * found[name] for name in ("value", "low", "high"))
        held = figure(f"coverage-{found['name']}", value, "%", high)
        yield held | {"least": low, "ok": low <= value <= high}


def measure_first_month(world):
    """The percentage of false statements on the mornings of 200 first months of a life that misses its nights, and,
    in one that does not, also of those that are marked as incomplete."""
    for found in swift_benchmark("bench-coverage", "first-month"):
        yield figure(f"first-month-{found['name']}", 100 * found["value"], "%", 100 * found["high"])


def measure_charts(world):
    """The layout of cells, the reads for extremes compared with the naive algorithm, and a year's report
    from the command to the file."""
    for found in swift_benchmark("bench-charts"):
        yield figure(found["name"], found["value"], found["unit"], found["budget"])
    day = datetime.date.today()
    times = []
    for number in range(7):
        start = time.perf_counter()
        run_proba("--database", world.database, "report", "--from", day - datetime.timedelta(365),
                  "--to", day, "--pdf", world.folder / f"{number}.pdf")
        times.append(milliseconds(start) / 1000)
    yield figure("report-year", statistics.median(times), "s", 1)


def measure_logging(_):
    """The cost of a log line: disabled, kept in memory, and written as JSON."""
    budgets = {"log-disabled-allocations": 0, "log-disabled": 2, "log-memory": 2, "log-json-line": 10}
    for found in swift_benchmark("bench-logging"):
        if found["name"] not in budgets:
            continue  # a check that allocations are counted
        yield figure(found["name"], found["value"], found["unit"], budgets[found["name"]])


def measure_composition(_):
    """Resolving an existing object, and creating one, less the cost of its initializer."""
    budgets = {"resolve-singleton": 20, "resolve-request": 30}
    for found in swift_benchmark("bench-composition"):
        yield figure(found["name"], found["value"], found["unit"], budgets[found["name"]])


def measure_settings(world):
    """Reading, changing and observing a setting across processes, compared with plain code for each."""
    budgets = {"settings-read": 1_000, "settings-change": 200, "settings-heard": 200}
    for found in swift_benchmark("bench-settings", world.folder):
        yield figure(
            found["name"], found["value"], found["unit"], budgets[found["name"]], found["floor"])


def measure_changes(world):
    """The time from the start of `proba config` to the frame in which all open pages show the change."""
    yield from run_with_browser("settings", world.database)


def measure_styles(world):
    """Opening a cache of 10,000 rules, also compared with one of ten."""
    budgets = {"styles-open-10000": 1, "styles-open-growth": 1.2, "styles-open-and-read-10000": 1}
    for found in swift_benchmark("bench-styles", world.folder):
        yield figure(found["name"], found["value"], found["unit"], budgets[found["name"]])


def measure_edits(world):
    """The time from an edit of a skin to the frame of an open page that shows it."""
    yield from run_with_browser("styles", world.database)


def measure_persistence(world):
    """Typed calls compared with plain ones; the budgets are for the ratios."""
    for found in swift_benchmark("bench-persistence"):
        found["name"] = "persistence-" + found["name"].replace(" ", "-")
        yield found


def measure_postgresql(world):
    """The same on a temporary PostgreSQL server, compared with plain libpq."""
    yield from measure_server("insert", "upsert", "fetch")
    # When two processes take turns, the time to wake each other dominates, and it depends on the processors
    # they run on, so both are bound to the same one.
    processors = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(processors)})
    try:
        yield from measure_server("find", "one-row")
    finally:
        os.sched_setaffinity(0, processors)


def measure_server(*names):
    """The figures on a server whose names have this prefix."""
    with subprocess.Popen([ROOT / "Tools/postgresql-server"], text=True,
                          stdin=subprocess.PIPE, stdout=subprocess.PIPE) as server:
        place = server.stdout.readline().strip()
        if not place:
            print("bench: no PostgreSQL server can be started; its figures are left out",
                  file=sys.stderr)
            return
        for found in swift_benchmark("bench-persistence", "postgresql", place):
            if found["name"].startswith(tuple(f"postgresql {name}" for name in names)):
                found["name"] = "persistence-" + found["name"].replace(" ", "-")
                yield found


def swift_benchmark(product, *arguments):
    program = subprocess.run(
        [ROOT / "Tools/release", product], check=True, stdout=subprocess.PIPE, text=True).stdout.strip()
    done = subprocess.run([program, *map(str, arguments)], capture_output=True, text=True)
    if done.returncode not in (0, 1):
        raise RuntimeError(done.stdout + done.stderr)
    return [json.loads(line) for line in done.stdout.splitlines()]


def build_page(name, folder):
    """Builds the page of a program into a folder of build/bench."""
    folder = ROOT / "build/bench" / folder
    subprocess.run(
        ["python3", "Tools/page", "build", name, "--no-unicode-tables", "--output", folder],
        cwd=ROOT, check=True, stdout=sys.stderr)
    return folder


def measured_in_browser(program, subject):
    """The figures that a benchmark script measures on a page in Chromium."""
    build_page(program, subject)
    yield from run_with_browser(subject)


def run_with_browser(script, *words):
    """The lines that a script of this folder prints, which uses Chromium."""
    browser = subprocess.run(
        ["Tools/chromium"], cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()
    done = subprocess.run(
        [".build/python/bin/python", f"Tools/bench/{script}.py", *words], cwd=ROOT, check=True,
        stdout=subprocess.PIPE, text=True, env=os.environ | {"CHROMIUM": browser})
    return [json.loads(line) for line in done.stdout.splitlines()]


def measure_interface(world):
    """The interface library compared with hand-written JavaScript; the budgets are for the ratios."""
    yield from measured_in_browser("bench-interface", "interface")


def measure_lists(world):
    """A list of a hundred thousand rows in the browser."""
    yield from measured_in_browser("lists-page", "lists")


def measure_screens(world):
    """Interactions with the page of the program, with twenty years of probes."""
    yield from run_with_browser("screens", world.database)


def measure_phone(world):
    """The first visit on a phone with a slow network, with twenty years of probes."""
    yield from run_with_browser("phone", world.database)


def measure_lines(world):
    """The line chart compared with a plain canvas; the budgets are for the ratios."""
    yield from measured_in_browser("gallery-page", "lines")


class Server:
    """The program serving a database, from start to SIGTERM."""

    def __init__(self, database):
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.started = time.perf_counter()
        self.process = subprocess.Popen(
            [PROBA, "serve", "--port", str(self.port), "--log", "none",
             "--database", str(database)], stdout=subprocess.DEVNULL)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait(20)

    def wait_until_up(self):
        """The milliseconds from the start to the first complete response."""
        while self.process.poll() is None and milliseconds(self.started) < 20_000:
            try:
                self.get(http.client.HTTPConnection("127.0.0.1", self.port), "/")
                return milliseconds(self.started)
            except ConnectionRefusedError:
                time.sleep(0.0005)
        raise RuntimeError("the server did not come up")

    def connection(self):
        self.wait_until_up()
        return http.client.HTTPConnection("127.0.0.1", self.port)

    @staticmethod
    def get(connection, path):
        connection.request("GET", path)
        response = connection.getresponse()
        body = response.read()
        if response.status != 200:
            raise RuntimeError(f"GET {path} gave {response.status}: {body[:200]!r}")
        return body


def measure_responses(world):
    """Each statistic over HTTP, on one connection, in turns."""
    addresses = {
        "stats-all-http": "stats",
        "stats-range-http": "stats?from=2015-03-17&to=2018-08-05",
        "week-map-http": "stats/hour-weekday?tag=work",
        "tag-tree-http": "stats/tree",
        "tag-tree-year-http": "stats/tree?from=2016-03-17&to=2017-03-16",
        "trend-weeks-http": "stats/trend?tag=work&from=2016-03-17&to=2018-03-17",
        "trend-all-http": "stats/trend?tag=work",
        "likely-tags-http": f"likely?at={int(time.time())}",
        "overview-http": "overview",
    }
    times = {name: [] for name in addresses}
    with Server(world.database) as server:
        connection = server.connection()
        for number in range(22):
            for name, path in addresses.items():
                start = time.perf_counter()
                server.get(connection, "/api/v1/" + path)
                if number:  # The first round is a warm-up that reads the file into memory.
                    times[name].append(milliseconds(start))
    for name in addresses:
        budget = 20 if name.startswith("tag-tree") else 50
        yield figure(name, statistics.median(times[name]), "ms", budget)


def measure_requests(world):
    """The processor's time for one small reply, with as many clients as a few open pages have."""
    with Server(world.folder / "requests.sqlite") as server:
        server.wait_until_up()
        times = [load.time_per_request(server.process.pid, server.port, "/api/v1/quiet", run)
                 for run in range(5)]
    yield figure("request-processor", statistics.median(times) / 1000, "us", 30)


def measure_foresight(world):
    """The time to predict an answer from thousands of earlier ones: the median over half of a log."""
    times = [json.loads(run_proba("likely", "--log", HABITS, "--json"))["milliseconds"]
             for _ in range(5)]
    yield figure("likely-foreseen", statistics.median(times), "ms", 1)


def measure_quantities(world):
    """The time of one conversion without the start of the program, and the percentage of wrong results.

    The floor is the time that GNU units, if installed, takes for the same lines, of which it understands
    only the English ones.
    """
    cases = [json.loads(line) for line in QUANTITIES.read_text().splitlines()]
    lines = [case["input"] for case in cases]
    once = min(time_lines([PROBA, "convert", "-"], lines) for _ in range(5))
    often = min(time_lines([PROBA, "convert", "-"], lines * 21) for _ in range(5))
    floor = None
    if shutil.which("units"):
        alone = min(time_lines(["units", "-t"], lines) for _ in range(5))
        floor = max((min(time_lines(["units", "-t"], lines * 21) for _ in range(5)) - alone)
                    / len(lines) / 20, 1e-6)
    yield figure("quantities-reading", (often - once) / len(lines) / 20, "ms", 1, floor)
    answers = [json.loads(line) for line in
               subprocess.run([PROBA, "convert", "-"], input="\n".join(lines) + "\n", check=True,
                              capture_output=True, text=True).stdout.splitlines()]
    wrong = sum(not is_right(case, answer) for case, answer in zip(cases, answers, strict=True))
    yield figure("quantities-wrong", 100 * wrong / len(cases), "%", 2)
    page, = run_with_browser("phrases", QUANTITIES)
    yield figure(page["name"], page["value"], page["unit"], 5) | {"request": page["request"]}


def time_lines(command, lines):
    start = time.perf_counter()
    subprocess.run(command, input="\n".join(lines) + "\n", capture_output=True, text=True)
    return milliseconds(start)


def is_right(case, answer):
    if case["expected_value"] == "error":
        return "error" in answer
    return ("to" in answer and answer["to"]["unit"] == case["expected_unit"]
            and abs(answer["to"]["value"] / case["expected_value"] - 1) < 1e-9)


def measure_start(world):
    """The time from the start of the program, with twenty years of probes, to the frame of the whole page."""
    times = []
    for _ in range(9):
        with Server(world.database) as server:
            times.append(server.wait_until_up())
    yield figure("start-to-first-response", statistics.median(times), "ms", 100)


def measure_memory(world):
    """The memory of the program after a start and one overview."""
    sizes = []
    for _ in range(3):
        with Server(world.database) as server:
            server.get(server.connection(), "/api/v1/overview")
            time.sleep(1.5)  # It does periodic work once a second, which is part of being idle.
            status = Path(f"/proc/{server.process.pid}/status").read_text()
            sizes.append(int(status.split("VmRSS:")[1].split()[0]) / 1000)
    yield figure("idle-memory", statistics.median(sizes), "MB", 25)


def measure_page(world):
    """The sizes sent, compressed by Brotli: before the first answer, in total, and the largest chunk."""
    def weight(files):
        return sum((PAGE / f"{file}.br").stat().st_size for file in files) / 1000

    # A page loads one language: here the one with the largest texts.
    later = max((file.name for file in PAGE.glob("*-later.txt")), key=lambda name: weight({name}))
    texts = later.replace("-later", "")
    first = named_from("index.html") | {texts}
    plan = (ROOT / "Sources" / "page" / "chunks").read_text()
    everything, largest = first | {later}, 0
    for chunk in re.findall(r"^(\w+)(?: after \w+)?:", plan, re.MULTILINE):
        largest = max(largest, weight({f"{chunk}.wasm"}))
        everything |= named_from(f"{chunk}.js") | {f"{chunk}.wasm"}
    yield figure("page-weight", weight(first), "kB", 120)
    yield figure("page-weight-all", weight(everything), "kB", 530)
    yield figure("page-weight-chunk", largest, "kB", 140)


def measure_gallery(world):
    """The size sent for the page with every component in all its states."""
    folder = build_page("components-page", "components")
    files = named_from("index.html", folder, script="components.js")
    sent = sum((folder / f"{file}.br").stat().st_size for file in files)
    yield figure("gallery-weight", sent / 1000, "kB", 150)


def named_from(file, folder=PAGE, script="page.js"):
    """The files of a page that a file refers to, directly or indirectly, and the file itself."""
    found, wanted = set(), [file]
    while wanted:
        file = wanted.pop().replace("page.js", script)
        if file in found or not (folder / file).exists():
            continue
        found.add(file)
        if file.endswith((".html", ".js")):
            wanted += re.findall(r'/([\w-]+\.\w+)"', (folder / file).read_text())
    return found


MEASUREMENTS = [
    (measure_page, ["page-weight", "page-weight-all", "page-weight-chunk"]),
    (measure_gallery, ["gallery-weight"]),
    (measure_import, ["import-230000"]),
    (measure_statistics, ["stats-all", "stats-range", "week-map", "trend-weeks", "trend-all",
                          "likely-tags", "overview"]),
    (measure_commands, ["command-version", "command-stats"]),
    (measure_prompt, ["prompt-key"]),
    (measure_responses, ["stats-all-http", "stats-range-http", "week-map-http",
                         "tag-tree-http", "tag-tree-year-http", "trend-weeks-http", "trend-all-http", "likely-tags-http", "overview-http"]),
    (measure_requests, ["request-processor"]),
    (measure_coverage, [
        *(f"coverage-{period}-answered-{share}"
          for period in ("day", "week", "month", "year", "20-years")
          for share in (100, 92, 75, 60)),
        *(f"coverage-gaps-{life}" for life in (
            "10-60", "10-60-habits", "20-45", "20-45-20", "10-60-misses", "20-45-year-misses")),
        *(f"coverage-office-{period}{figure}" for period in ("week", "month", "year")
          for figure in ("-silent-hours", "-silent-hours-together", "", "-width")),
        *(f"coverage-{life}-bounds" for life in (
            "month-silent-hours", "month-silent-nights", "year-silent-activity"))]),
    (measure_first_month, [f"first-month-{figure}" for figure in (
        "headlines", "intervals", "complete-headlines", "complete-intervals", "complete-marked")]),
    (measure_charts, ["treemap-cells-10000", "treemap-whole-10000", "extremes-reads-1095",
                      "extremes-reads-1095000", "report-year"]),
    (measure_start, ["start-to-first-response"]),
    (measure_memory, ["idle-memory"]),
    (measure_logging, ["log-disabled-allocations", "log-disabled", "log-memory", "log-json-line"]),
    (measure_composition, ["resolve-singleton", "resolve-request"]),
    (measure_settings, ["settings-read", "settings-change", "settings-heard"]),
    (measure_changes, ["settings-seen", "settings-seen-worst"]),
    (measure_styles, ["styles-open-10000", "styles-open-growth", "styles-open-and-read-10000"]),
    (measure_edits, ["styles-edit-now", "styles-edit-now-worst", "styles-edit-insights",
                     "styles-edit-insights-worst"]),
    (measure_persistence, ["persistence-insert-batch", "persistence-upsert-batch",
                           "persistence-fetch-all", "persistence-raw-rows",
                           "persistence-find-by-key", "persistence-one-row-transaction",
                           "persistence-observed-transaction", "persistence-peak-memory"]),
    (measure_interface, [
        "interface-weight", "interface-weight-host", "interface-create-1000",
        "interface-replace-1000", "interface-update-tenth", "interface-select", "interface-swap",
        "interface-remove", "interface-append-1000", "interface-clear-1000",
        "interface-create-10000", "interface-total", "interface-script", "interface-growth-heap",
        "interface-growth-module", "interface-growth-nodes"]),
    (measure_foresight, ["likely-foreseen"]),
    (measure_quantities, ["quantities-reading", "quantities-wrong", "quantities-page"]),
    (measure_screens, ["screens-interaction", "screens-fling", "screens-fling-late"]),
    (measure_phone, ["phone-usable"]),
    (measure_lists, ["lists-first-paint", "lists-jump", "lists-fling", "lists-fling-blank"]),
    (measure_lines, [
        *(f"charts-{act}-{count}" for count in (1_000, 100_000, 1_000_000)
          for act in ("first", "pan", "zoom")),
        "charts-smooth-pan-100000", "charts-smooth-zoom-100000"]),
    (measure_postgresql, ["persistence-postgresql-insert-batch",
                          "persistence-postgresql-upsert-batch",
                          "persistence-postgresql-fetch-all",
                          "persistence-postgresql-find-by-key",
                          "persistence-postgresql-one-row-transaction"]),
]


# MARK: Running


def chosen(only):
    names = [name for _, names in MEASUREMENTS for name in names]
    found = [only] if only in names else [name for name in names if name.startswith(only)]
    if not found:
        sys.exit(f"bench: there is no figure {only}; there are {', '.join(names)}")
    return found


def show(row, width):
    floor = f"{row['floor']:10.3f} {row['ratio']:7.2f}" if row["floor"] else " " * 18
    state = "" if row["ok"] else "  OVER BUDGET"
    print(f"{row['name']:{width}} {row['value']:10.3f} {row['unit']:3} {floor}"
          f" {row['budget']:8g}{state}", file=sys.stderr)


def main():
    wanted = chosen(sys.argv[1] if len(sys.argv) > 1 else "")
    width = max(map(len, wanted))
    print(f"{'':{width}} {'value':>10}     {'floor':>10} {'ratio':>7} {'budget':>8}", file=sys.stderr)
    folder = tempfile.mkdtemp(prefix="bench-", dir=ROOT / ".build")
    try:
        world = World(folder)
        for measure, names in MEASUREMENTS:
            if not set(names) & set(wanted):
                continue
            for row in measure(world):
                if row["name"] in wanted:
                    print(json.dumps(row, separators=(",", ":")), flush=True)
                    show(row, width)
    finally:
        shutil.rmtree(folder)


if __name__ == "__main__":
    main()
