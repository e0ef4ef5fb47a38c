"""The built program: its commands and its API."""

import http.client
import json
import os
import re
import subprocess
from urllib.parse import urlencode


class Program:
    """The program with its own database, in a time zone."""

    def __init__(self, path, folder, zone):
        self.path, self.file = path, os.path.join(folder, "proba.sqlite")
        self.environment = {"HOME": folder, "PATH": os.environ["PATH"], "TZ": zone, "LC_ALL": "C.UTF-8"}
        self.server = self.connection = None

    def run(self, *words, data=None):
        """The output of a command as bytes, and its exit code."""
        done = subprocess.run(
            [self.path, *words, "--database", self.file], input=data, env=self.environment,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        if done.returncode not in (0, 1):
            raise RuntimeError(f"{words} ended with {done.returncode}: {done.stderr.decode()}")
        return done.stdout, done.returncode

    def json(self, *words):
        return json.loads(self.run(*words, "--json")[0])

    def report(self, *flags):
        """A report as a PDF, or no bytes if there is nothing to report."""
        return self.run("report", "--pdf", "-", *flags)[0]

    def start(self):
        self.server = subprocess.Popen(
            [self.path, "serve", "--port", "0", "--log", "none", "--database", self.file],
            env=self.environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        found = re.search(r":(\d+)/", self.server.stdout.readline())
        self.connection = http.client.HTTPConnection("127.0.0.1", int(found[1]), timeout=30)

    def stop(self):
        if self.server is None:
            return
        self.connection.close()
        self.server.terminate()
        if self.server.wait(timeout=30) != 0:
            raise RuntimeError(f"the server ended with {self.server.returncode}")
        self.server.stdout.close()
        self.server = None

    def get(self, path, **query):
        """The reply of an endpoint."""
        query = {key: value for key, value in query.items() if value is not None}
        status, reply = self._request("GET", f"{path}?{urlencode(query)}")
        if status != 200:
            raise RuntimeError(f"{path} with {query} was answered with {status}: {reply}")
        return reply

    def answer(self, moment, text):
        """The status and the reply of an answer."""
        body = json.dumps({"at": moment, "text": text})
        return self._request("POST", "answers", body, {"Content-Type": "application/json"})

    def _request(self, method, path, body=None, headers={}):
        self.connection.request(method, f"/api/v1/{path}", body, headers)
        response = self.connection.getresponse()
        return response.status, json.loads(response.read())
