"""The built program, running on its own database for the duration of a test."""

import functools
import json
import os
import re
import shutil
import sqlite3
import subprocess
import tempfile
import time
import urllib.request

from failures import ROOT, keep_log

PROGRAM = os.environ.get("PROBA", os.path.join(ROOT, "build", "proba"))
# The tests use a time zone in which it is about noon, so that none of them crosses midnight.
EAST = 12 - time.gmtime().tm_hour
ZONE = f"Etc/GMT{-EAST:+d}"
begun = time.monotonic()  # the time since which logs and files are kept
# The home folder of programs, deleted at the end.
HOME = tempfile.TemporaryDirectory(prefix="proba-home-")
ENVIRONMENT = {
    "PATH": os.environ["PATH"], "HOME": HOME.name, "TZ": f"HERE{-EAST:+d}", "LANG": "C.UTF-8"}


class Proba:
    """A server and its file; leaves nothing behind."""

    environment = ENVIRONMENT

    def __init__(self, log=None, gap=None, zone=None):
        if zone:
            self.environment = {**ENVIRONMENT, "TZ": zone}
        self.folder = tempfile.mkdtemp(prefix="proba-browser-")
        self.database = os.path.join(self.folder, "proba.sqlite")
        self.process = None
        self.port = 0
        self.options = []  # more words for `proba serve`
        if gap:
            self.fill(log, gap=gap, start=int(time.time()) - 60)
        else:
            shutil.copytree(prepared(log), self.folder, dirs_exist_ok=True)

    def fill(self, log, **settings):
        """Makes the file, with a schedule and the answers of a log."""
        with open(self.database, "w", encoding="utf-8"):
            pass  # an empty file is a new store, even for read-only commands
        self.run("stats")  # creates the tables
        self.set(**settings)
        if log:
            self.run("import", "tagtime", self.file("log", log))

    def set(self, **settings):
        """Sets the schedule: its seed, mean gap in seconds, and first moment."""
        with sqlite3.connect(self.database) as connection:
            connection.executemany(
                "INSERT INTO setting (name, value) VALUES (?, ?)", settings.items())
        connection.close()

    def __enter__(self):
        self.start()
        return self

    def __exit__(self, kind, *_):
        if kind:
            keep_log(os.path.join(self.folder, "server.log"))
        self.stop()
        shutil.rmtree(self.folder)

    def start(self):
        self.log = open(os.path.join(self.folder, "server.log"), "a", encoding="utf-8")
        self.process = subprocess.Popen(
            [PROGRAM, "serve", "--port", str(self.port), "--database", self.database,
             *self.options],
            stdout=subprocess.PIPE, stderr=self.log, text=True, env=self.environment)
        line = self.process.stdout.readline()
        self.url = re.search(r"http://\S+", line).group(0)
        self.port = int(self.url.rstrip("/").rsplit(":", 1)[1])

    def stop(self):
        if self.process:
            self.process.terminate()
            assert self.process.wait(timeout=20) == 0, "the server did not stop in good order"
            self.process.stdout.close()
            self.process = None
            self.log.close()

    def run(self, *words):
        """Runs a command on the same file, as another program would."""
        result = subprocess.run(
            [PROGRAM, *words, "--database", self.database], capture_output=True, text=True,
            env=self.environment, check=True)
        return result.stdout

    def file(self, name, text):
        """Writes a file beside the database, and returns its path."""
        path = os.path.join(self.folder, name)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        return path

    def text(self, path):
        with urllib.request.urlopen(self.url + path) as answer:
            return answer.read().decode()

    def get(self, path):
        return json.loads(self.text(path))

    def wait(self, path, holds):
        """Repeats a request until the response satisfies a condition, and returns it."""
        deadline = time.monotonic() + 20
        while not holds(value := self.get(path)):
            assert time.monotonic() < deadline, f"{path} stays {value}"
            time.sleep(0.05)
        return value


def renew():
    """Called between tests: forgets logs and prepared files that are older than five minutes."""
    global begun
    if time.monotonic() - begun > 300:
        begun = time.monotonic()
        for kept in (prepared, quiet_seed, sample_log):
            kept.cache_clear()


@functools.cache
def prepared(log):
    """A folder with the file of a quiet schedule and a log, to be copied: many tests use the same."""
    proba = Proba.__new__(Proba)
    proba.folder = tempfile.mkdtemp(prefix="prepared-", dir=HOME.name)
    proba.database = os.path.join(proba.folder, "proba.sqlite")
    proba.fill(log, seed=quiet_seed())
    return proba.folder


@functools.cache
def quiet_seed():
    """The seed of a schedule without probes for the next minutes, longer than any test runs."""
    now = int(time.time())
    for seed in range(1, 100):
        if moments(now, 1, seed)[0] > now + 900:
            return seed
    raise AssertionError("no schedule is quiet now")


def moments(start, count, seed):
    """Moments of a schedule, from one on."""
    printed = subprocess.run(
        [PROGRAM, "schedule", "--unix", "--from", str(start), "--count", str(count), "--seed",
         str(seed)], capture_output=True, text=True, env=ENVIRONMENT, check=True).stdout
    return [int(line) for line in printed.split()]


def day(shift):
    """A date some days before or after today, in the time zone of the tests."""
    return time.strftime(
        "%Y-%m-%d", time.gmtime(time.time() + EAST * 3_600 + shift * 86_400))


@functools.cache
def sample_log(days=60):
    """A log of some days up to the probe before the latest: nights, work, a walk, a few gaps."""
    now = int(time.time())
    lines = []
    drawn = moments(now - days * 86_400, days * 40, quiet_seed())
    past = [moment for moment in drawn if moment <= now]
    for index, moment in enumerate(past[:-1]):
        hour = (moment // 3_600 + EAST) % 24
        if index % 23 == 7:
            entry = "afk RETRO"
        elif index % 29 == 11:
            entry = ""
        elif hour < 7:
            entry = "sleep"
        elif hour < 9:
            entry = "breakfast people"
        elif hour < 17:
            entry = ("work email", "work code", "work meeting people", "walk")[index % 4]
        elif hour < 20:
            entry = ("дім chores", "run (5 km)", "dinner people")[index % 3]
        else:
            entry = ("reading", "film people", "guitar 🎸")[index % 3]
        lines.append(f"{moment} {entry}")
    return "\n".join(lines) + "\n"
