"""The page of long lists, from build/lists."""

from served import Handler, served


class ListsHandler(Handler):
    folder = "lists"


class MeasuredHandler(ListsHandler):
    folder = "bench/lists"


def lists(handler=ListsHandler):
    """Serves the page for the duration of a test, and yields its address."""
    return served(handler)
