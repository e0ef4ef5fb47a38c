"""The sentence of the insights about changes, for logs whose changes are known."""

import math
import time

from playwright.sync_api import expect

from proba import EAST, Proba, day
from visitor import visit

DAYS = 14  # of a period, and of the one before it
DAILY = 32  # probes of a day: one every 45 minutes


def log_of(before, now):
    """A log of two periods with the given daily numbers of probes of each tag: `now` ends yesterday."""
    assert sum(before.values()) == sum(now.values()) == DAILY
    here = int(time.time()) + EAST * 3_600
    midnight = here // 86_400 * 86_400 - EAST * 3_600
    lines = []
    for date in range(-2 * DAYS, 0):
        counts = before if date < -DAYS else now
        tags = [tag for tag, count in counts.items() for _ in range(count)]
        # Spread over the day: 11 and 32 have no common divisor.
        lines += [f"{midnight + date * 86_400 + place * 2_700} {tags[place * 11 % DAILY]}\n"
                  for place in range(DAILY)]
    return "".join(lines)


def figure(hours):
    """Hours in the format of the page."""
    decimals = 0 if abs(hours) >= 9.95 else 1
    rounded = math.floor(abs(hours) * 10 ** decimals + 0.5) / 10 ** decimals
    return f"{rounded:.{decimals}f}"


def interval(name, *ends):
    """The ends of the interval of a change in the format of the page: the one nearer to zero first."""
    low, high = sorted(abs(end) for end in ends)
    # No more digits than the less certain end.
    digits = 1 if high < 10 else 0
    signed = [("−" if end < 0 else "+") + figure(end) for end in ends]
    return {f"{name} change low": f"{low:.{digits}f}", f"{name} change high": f"{high:.{digits}f}",
            f"{name} change ends": " to ".join(signed)}


CASES = (
    # Visible differences: the surest is named, which need not be the largest.
    ({"work": 8, "tea": 3, "rest": 21}, {"work": 16, "tea": 3, "rest": 13},
     "work took {work change} h ({work change low}–{work change high}) more than the period before."
     " 1 other change is visible."),
    ({"rest": 20, "work": 12}, {"rest": 8, "work": 16, "tea": 8},
     "rest took {rest change} h ({rest change low}–{rest change high}) less than the period before."
     " 2 other changes are visible."),
    ({"work": 20, "tea": 12}, {"work": 6, "tea": 12, "rest": 7, "walk": 7},
     "work took {work change} h ({work change low}–{work change high}) less than the period before."
     " 2 other changes are visible."),
    # Differences of one probe a day, which may be chance.
    ({"work": 16, "tea": 2, "rest": 14}, {"work": 17, "tea": 2, "rest": 13},
     "work took the most time: {work} h ({work low}–{work high}). {work change} h"
     " ({work change ends}) more than the period before; that may be chance among 3 tags."),
    ({"work": 18, "tea": 2, "rest": 12}, {"work": 17, "tea": 2, "rest": 13},
     "work took the most time: {work} h ({work low}–{work high}). {work change} h"
     " ({work change ends}) less than the period before; that may be chance among 3 tags."),
)


def test_the_headline_of_a_period_says_what_is_visible_and_what_may_be_chance(browser):
    for before, now, sentence in CASES:
        with Proba(log=log_of(before, now)) as proba:
            days = f"from={day(-DAYS)}&to={day(-1)}"
            changes = proba.get(f"api/v1/stats/changes?{days}"
                                f"&beforeFrom={day(-2 * DAYS)}&beforeTo={day(-DAYS - 1)}")
            assert changes["now"]["answered"] == changes["before"]["answered"] == DAYS * DAILY
            words = {}
            for tag in changes["tags"]:
                name, hours = tag["name"], now[tag["name"]] / DAILY * DAYS * 24
                # All of it answered: the hours are known beforehand, but for those of the day that have one
                # question and count like those that have two.
                assert abs(tag["hours"] - hours) < 0.03 * DAYS * 24, tag
                words |= {name: figure(tag["hours"]), f"{name} low": figure(tag["hoursLow"]),
                          f"{name} high": figure(tag["hoursHigh"]),
                          f"{name} change": figure(tag["change"]),
                          **interval(name, tag["changeLow"], tag["changeHigh"])}
            with visit(browser, f"{proba.url}insights?{days}") as page:
                expect(page.get_by_text(sentence.format_map(words))).to_be_visible()
