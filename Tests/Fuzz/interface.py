#!/usr/bin/env python3
"""Tests the API of the built program against its own OpenAPI description.

    Tests/Fuzz/interface.py [seconds] [seed]

Without a seed the requests are the same each time.
"""

import os
import re
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PROGRAM = os.path.abspath(os.environ.get("PROBA", os.path.join(ROOT, "build", "proba")))
TOOL = os.path.join(ROOT, ".build", "python", "bin", "schemathesis")
RULES = os.path.join(ROOT, "Tests", "Fuzz", "schemathesis.toml")
LOG = os.path.join(ROOT, "Tests", "CommandsTests", "Fixtures", "sample.log")


def main():
    seconds = int(sys.argv[1]) if len(sys.argv) > 1 else 45
    chance = ["--seed", sys.argv[2]] if len(sys.argv) > 2 else ["--generation-deterministic"]
    with tempfile.TemporaryDirectory(prefix="proba-fuzz-") as folder:
        environment = {"HOME": folder, "PATH": os.environ["PATH"], "TZ": "Europe/Kyiv"}
        database = ["--database", os.path.join(folder, "data")]
        subprocess.run(
            [PROGRAM, *database, "import", "tagtime", LOG], check=True, env=environment,
            stdout=subprocess.DEVNULL)
        server = subprocess.Popen(
            [PROGRAM, *database, "serve", "--port", "0", "--log", "none"], env=environment,
            stdout=subprocess.PIPE, text=True)
        try:
            address = re.search(r"http://\S+/", server.stdout.readline()).group(0)
            verdict = subprocess.run(
                [TOOL, "--config-file", RULES, "run", address + "api/v1/openapi.json",
                 # An endless stream, see EventTests.
                 "--exclude-path", "/api/v1/events", "--max-examples", str(max(10, seconds)),
                 "--max-time", str(seconds), "--request-timeout", "10", "--continue-on-failure",
                 "--no-color", *chance], cwd=folder, env=environment).returncode
        finally:
            server.terminate()
        if server.wait(timeout=20) != 0:
            print(f"the server ended with {server.returncode}", file=sys.stderr)
            return 1
    return verdict


if __name__ == "__main__":
    sys.exit(main())
