"""The page of animations and gestures, from build/motion."""

from served import Handler, served


class MotionHandler(Handler):
    folder = "motion"


def motion():
    """Serves the page for the duration of a test, and yields its address."""
    return served(MotionHandler)
