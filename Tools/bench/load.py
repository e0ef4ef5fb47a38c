"""Loads a server with requests, and measures the time of the processor that they take it."""

import glob
import selectors
import socket

CLIENTS = 32
REQUESTS = 20_000


def time_per_request(process, port, path, run):
    """Nanoseconds of all threads of a process for one request, in a closed loop of many clients.

    The server limits the rate of each address. Each client has one of its own, and each run others, so
    that no address sends more than the server lets it send at once.
    """
    request = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode()
    selector = selectors.DefaultSelector()
    for number in range(CLIENTS):
        client = socket.socket()
        client.bind((f"127.0.{run + 1}.{number + 1}", 0))
        client.connect(("127.0.0.1", port))
        client.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        client.setblocking(False)
        selector.register(client, selectors.EVENT_READ)
    clients = [key.fileobj for key in selector.get_map().values()]
    for client in clients:
        client.send(request)
    answer(selector, request, REQUESTS // 10)
    start = processor_time(process)
    answer(selector, request, REQUESTS)
    time = processor_time(process) - start
    for client in clients:
        client.close()
    return time / REQUESTS


def answer(selector, request, count):
    """Takes replies, each small enough to arrive at once, and sends a request after each."""
    while count > 0:
        for key, _ in selector.select():
            reply = key.fileobj.recv(65_536)
            if not reply.startswith(b"HTTP/1.1 200 "):
                raise RuntimeError(f"no reply: {reply[:200]!r}")
            key.fileobj.send(request)
            count -= 1


def processor_time(process):
    """Nanoseconds that the threads of a process have run."""
    files = glob.glob(f"/proc/{process}/task/*/schedstat")
    return sum(int(open(file).read().split()[0]) for file in files)
