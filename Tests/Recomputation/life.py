"""Random databases, created through the program by importing logs and posting answers."""

import math
import os
import unicodedata
from datetime import datetime, timezone

ZONES = [
    "UTC", "Europe/Kyiv", "America/New_York", "Asia/Kolkata", "Pacific/Auckland", "Asia/Kathmandu",
    "America/St_Johns", "Pacific/Kiritimati", "Pacific/Pago_Pago", "Australia/Lord_Howe",
    "Africa/Cairo", "America/Sao_Paulo", "Asia/Tehran", "Pacific/Apia", "Europe/London",
    "Asia/Beirut",
]
NAMES = [
    "work", "Work", "WORK", "mail", "sleep", "food", "дім", "Дім", "ДІМ", "straße", "STRASSE",
    "ΟΔΟΣ", "οδος", "❤", "❤️", "caf\u00e9", "cafe\u0301", "👩‍💻", "日本語", "naïve", "ﬁn", "FIN",
    "İstanbul", "a/b", "x" * 100, "2+2", "ångström", "\u212bngström", "עברית", "🇺🇦", "read", "walk",
    "kids", "gym", "tv", "dishes", "email", "code", "tea", "bus",
]
SILENT = ["afk RETRO", "off", "err", "OFF RETRO", "afk UNSCHED", "", "", "", "(asleep)", "[busy (so)]"]
MODULUS = 2**31 - 1


def universal_moments(until):
    """The moments of TagTime's universal schedule, up to a given one."""
    state, moment = 11_193_462, 1_184_097_393
    while moment <= until:
        yield moment
        state = state * 16_807 % MODULUS
        moment += max(1, math.floor(-2_700 * math.log(state / MODULUS) + 0.5))


def folded(name):
    """The key shared by all names of one tag: full case folding, no variation selectors, canonical form."""
    plain = "".join(
        sign for sign in name
        if not ("\ufe00" <= sign <= "\ufe0f" or "\U000e0100" <= sign <= "\U000e01ef"))
    return unicodedata.normalize("NFC", (plain or name).casefold())


class Life:
    """A random life: some eras, each with its gap, its habits and its diligence."""

    def __init__(self, random, zone, now):
        self.random, self.zone, self.now = random, zone, now
        self.names = random.sample(NAMES, random.randint(1, len(NAMES)))
        # The folded tags of each moment with a single line, or None.
        self.said = {}
        self.seen = set()
        self.by_hand = set()
        self.trusts_clocks = random.random() < 0.25
        self.imports = 0

    def _habits(self):
        chances = [self.random.random() ** 4 for _ in self.names]
        most = self.random.randint(1, 5)
        return lambda: self._tags(chances, most)

    def _tags(self, chances, most):
        count = min(self.random.randint(1, most), len(self.names))
        tags = []
        while len(tags) < count:
            tags += self.random.choices(self.names, [chance + 1e-9 for chance in chances])
        self.random.shuffle(tags)
        return tags

    def _moments(self, gap):
        random = self.random
        length = min(86_400 * 10 ** random.uniform(-0.5, 3.1), gap * 2_500)
        oldest = random.choice([2_000, 7_000, 400, 30])
        start = self.now - random.uniform(0, oldest * 86_400)
        if random.random() < 0.15:
            start = self.now - length * random.random()  # Part of it may be in the future.
        moment, moments = start, []
        silent_until = 0
        while moment < start + length:
            moment += random.expovariate(1 / gap)
            if random.random() < 0.003:
                silent_until = moment + gap * random.uniform(5, 200)
            if moment >= silent_until:
                moments.append(int(moment))
        return sorted(set(moments))

    def note(self, moment, tags):
        """Notes an answer that was given by hand, which no line of a log replaces."""
        self.said[moment] = frozenset(map(folded, tags))
        self.seen.add(moment)
        self.by_hand.add(moment)

    def log(self):
        """The lines of an era, and its gap in minutes."""
        random = self.random
        minutes = random.choice([2, 5, 10, 15, 20, 30, 45, 45, 45, 60, 90, 300])
        coverage = random.choice([1.0, 0.98, 0.9, 0.7, 0.4, random.random()])
        habits = self._habits()
        lines = []
        for moment in self._moments(minutes * 60):
            tags, text = None, random.choice(SILENT)
            if random.random() < coverage:
                tags = habits()
                marks = random.choices(["", " RETRO", " UNSCHED", " MISSING"], [20, 2, 1, 1])[0]
                text = " ".join(tags) + marks + (" (so it was)" if random.random() < 0.1 else "")
            if moment in self.by_hand:
                pass
            elif moment in self.seen:
                self.said.pop(moment, None)
            else:
                self.said[moment] = None if tags is None else frozenset(map(folded, tags))
            self.seen.add(moment)
            lines.append(f"{moment} {text}{self._note(moment)}\n")
        if random.random() < 0.3:
            random.shuffle(lines)
        if random.random() < 0.3:
            lines.insert(random.randint(0, len(lines)), "12 (never closed\n")
        return "".join(lines), minutes

    def _note(self, moment):
        """The clock of a line, occasionally a traveller's."""
        if self.random.random() < 0.3:
            return ""
        offset = self.zone.offset(moment)
        if moment // (90 * 86_400) % 3 == 0:
            offset = 7 * 3_600
        clock = datetime.fromtimestamp(moment + offset, timezone.utc)
        return clock.strftime(" [%Y.%m.%d %H:%M:%S ") + clock.strftime("%a").upper() + "]"

    def import_log(self, program, folder):
        text, minutes = self.log()
        path = os.path.join(folder, f"{self.imports}.log")
        self.imports += 1
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        trust = ["--trust-clocks"] if self.trusts_clocks else []
        program.run("import", "tagtime", path, "--gap", str(minutes), *trust)

    def answer_some(self, program, universal):
        """Answers probes that were not asked, fills in some, and changes existing answers."""
        random = self.random
        moments = random.choices(sorted(self.seen), k=25) if self.seen else []
        recent = random.choice([30, 200, len(universal)])
        moments += random.choices(universal[-recent:], k=25)
        random.shuffle(moments)
        habits = self._habits()
        for moment in moments[:random.randint(0, 50)]:
            tags = habits()
            text = " ".join(tags)
            if random.random() < 0.1:
                text, tags = "(nothing to say)", None
            status, reply = program.answer(moment, text)
            if status == 201:
                self.seen.add(moment)
                self.said[moment] = frozenset(map(folded, tags))
            elif status < 400 or status >= 500:
                raise RuntimeError(f"{text} was answered with {status}: {reply}")
