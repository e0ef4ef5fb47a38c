"""The table of changes that a report prints.

A row has the earlier and the current share, each with its interval in percent, and the verdict: 1 for
more, -1 for less, 0 for what may be chance. Visible differences come first, at most sixteen; others follow up to
ten rows.
"""

import io
import logging
import re

from pypdf import PdfReader

# An entry of a PDF may occur twice, and pypdf would warn each time.
logging.getLogger("pypdf").setLevel(logging.ERROR)

VERDICTS = {"more than before": 1, "less than before": -1, "may be chance": 0}
NUMBER = r"(\d+(?:\.\d+)?)"
SHARE = rf"<?{NUMBER}\s*%\s*{NUMBER}(?:–{NUMBER})?\s*%"
ROW = re.compile(rf"{SHARE}\s*{SHARE}\s*({'|'.join(VERDICTS)})")
USUAL_ROWS = 10
MOST_ROWS = 16


def printed_rows(pdf):
    """The printed rows of a report as words; none without a period to compare with."""
    if not pdf:
        return []
    text = " ".join(page.extract_text() for page in PdfReader(io.BytesIO(pdf)).pages)
    start = text.find("Compared with")
    if start < 0:
        return []
    return [
        # An interval whose printed ends are equal is one number.
        [number or found[place - 1] for place, number in enumerate(found)]
        for found in ROW.findall(text[start:].replace("\n", " "))]


def numbers(rows):
    return [[*map(float, row[:6]), VERDICTS[row[6]]] for row in rows]


def shown_rows(changes):
    """The rows of a table as unrounded numbers."""
    rows = [
        [percent(before), *[100 * end for end in ends], percent(now), *[100 * end for end in now_ends], verdict]
        for _, before, ends, now, now_ends, verdict in changes]
    differing = [row for row in rows if row[6] != 0]
    return differing[:MOST_ROWS] + [row for row in rows if row[6] == 0][:max(USUAL_ROWS - len(differing), 0)]


def percent(share):
    """A percentage, which is 0 or 100 only if it is exact; less than 0.1 is printed as “<0.1”."""
    return 100 * (min(max(share, 0.001), 0.999) if 0 < share < 1 else share)


def rounded_like(rows, printed):
    """Rows rounded like the printed ones: if a printed number is equally close, it is used itself."""
    if len(rows) != len(printed):
        return rows
    return [
        [nearest(number, word) for number, word in zip(row[:6], words)] + row[6:]
        for row, words in zip(rows, printed)]


def nearest(number, word):
    half = 0.5 / 10 ** len(word.partition(".")[2])
    return float(word) if abs(number - float(word)) <= half + 1e-9 else number
