#!/usr/bin/env python3
"""A stand-in for a desktop: owns org.freedesktop.Notifications on the bus of the session.

    notification-server.py [CAPABILITY…]

Prints each call as a line of JSON, and obeys lines of its input:

    invoke ID KEY     presses a button, which closes the notification
    press ID KEY      presses a button, and leaves the notification open
    reply ID TEXT     writes in the field for a reply
    close ID REASON   closes the notification as the person does
    token ID TOKEN    hands over a token for the next invocation
    forge ID KEY      presses a button of a notification with the wrong signature
    refuse            answers the next Notify with an error
"""

import json
import os
import select
import socket
import struct
import sys

NAME, PATH = "org.freedesktop.Notifications", "/org/freedesktop/Notifications"
CAPABILITIES = sys.argv[1:] or ["actions", "body", "body-markup"]


def pad(data, size):
    return data + b"\0" * (-len(data) % size)


def marshal(signature, values):
    data = b""
    for kind, value in zip(signature.replace("as", "A"), values):
        if kind == "y":
            data += bytes([value])
        elif kind == "u":
            data = pad(data, 4) + struct.pack("<I", value)
        elif kind in "so":
            text = value.encode()
            data = pad(data, 4) + struct.pack("<I", len(text)) + text + b"\0"
        elif kind == "g":
            data += bytes([len(value)]) + value.encode() + b"\0"
        else:
            body = b""
            for text in value:
                body = pad(body, 4) + marshal("s", [text])
            data = pad(data, 4) + struct.pack("<I", len(body)) + body
    return data


def message(kind, serial, fields, signature="", values=()):
    body = marshal(signature, values)
    if signature:
        fields = [*fields, (8, "g", signature)]
    array = b""
    for code, form, value in fields:
        array = pad(array, 8) + bytes([code]) + marshal("g", [form])
        array += marshal_at(len(array), form, value)
    head = struct.pack("<cBBBIII", b"l", kind, 0, 1, len(body), serial, len(array))
    return pad(head + array, 8) + body


def marshal_at(place, form, value):
    """A value whose alignment counts from the start of the message."""
    gap = -place % 4 if form in "sou" else 0
    return b"\0" * gap + marshal(form, [value])


class Reader:
    def __init__(self, data, place=0):
        self.data, self.place = data, place

    def align(self, size):
        self.place += -self.place % size

    def u32(self):
        self.align(4)
        self.place += 4
        return struct.unpack_from("<I", self.data, self.place - 4)[0]

    def text(self, count):
        self.place += count + 1
        return self.data[self.place - count - 1:self.place - 1].decode()

    def value(self, form):
        kind = form[0]
        if kind == "y":
            self.place += 1
            return self.data[self.place - 1], form[1:]
        if kind in "bu":
            return self.u32(), form[1:]
        if kind == "i":
            number = self.u32()
            return number - (1 << 32 if number >> 31 else 0), form[1:]
        if kind in "so":
            return self.text(self.u32()), form[1:]
        if kind == "g":
            self.place += 1
            return self.text(self.data[self.place - 1]), form[1:]
        if kind == "v":
            return self.value(self.value("g")[0])[0], form[1:]
        if form.startswith("as"):
            end = self.u32() + self.place
            items = []
            while self.place < end:
                items.append(self.value("s")[0])
            return items, form[2:]
        if form.startswith("a{sv}"):
            size = self.u32()
            self.align(8)
            end, items = self.place + size, {}
            while self.place < end:
                self.align(8)
                name = self.value("s")[0]
                items[name] = self.value("v")[0]
            return items, form[5:]
        raise ValueError(form)


class Bus:
    def __init__(self):
        address = os.environ["DBUS_SESSION_BUS_ADDRESS"]
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.connect(address.removeprefix("unix:path=").split(",")[0])
        self.socket.sendall(b"\0AUTH EXTERNAL " + str(os.getuid()).encode().hex().encode() + b"\r\n")
        assert self.socket.recv(200).startswith(b"OK ")
        self.socket.sendall(b"BEGIN\r\n")
        self.serial, self.rest = 0, b""

    def send(self, kind, fields, signature="", values=()):
        self.serial += 1
        self.socket.sendall(message(kind, self.serial, fields, signature, values))

    def call(self, member, signature="", values=()):
        bus = "org.freedesktop.DBus"
        self.send(1, [(1, "o", "/org/freedesktop/DBus"), (2, "s", bus), (3, "s", member),
                      (6, "s", bus)], signature, values)

    def signal(self, client, member, signature, values):
        self.send(4, [(1, "o", PATH), (2, "s", NAME), (3, "s", member), (6, "s", client)],
                  signature, values)

    def messages(self):
        data = self.socket.recv(1 << 16)
        if not data:
            sys.exit(0)
        self.rest += data
        while len(self.rest) >= 16:
            body, serial, fields = struct.unpack_from("<III", self.rest, 4)
            start = 16 + fields + -fields % 8
            if len(self.rest) < start + body:
                return
            reader, found = Reader(self.rest[:16 + fields], 16), {}
            while reader.place < 16 + fields:
                reader.align(8)
                code = reader.value("y")[0]
                found[code] = reader.value("v")[0]
            kind, data = self.rest[1], self.rest[start:start + body]
            self.rest = self.rest[start + body:]
            values, form, reader = [], found.get(8, ""), Reader(data)
            while form:
                value, form = reader.value(form)
                values.append(value)
            yield kind, serial, found, values


def main():
    bus = Bus()
    bus.call("Hello")
    bus.call("RequestName", "su", [NAME, 4])
    last, refuses, client = 0, False, ""
    print(json.dumps({"ready": True}), flush=True)
    while True:
        ready, _, _ = select.select([bus.socket, sys.stdin], [], [])
        if bus.socket in ready:
            for kind, serial, fields, values in bus.messages():
                if kind != 1:
                    continue
                member, client = fields[3], fields[7]
                reply = [(5, "u", serial), (6, "s", client)]
                print(json.dumps({"call": member, "values": values}), flush=True)
                if member == "GetCapabilities":
                    bus.send(2, reply, "as", [CAPABILITIES])
                elif member == "Notify" and refuses:
                    refuses = False
                    bus.send(3, [(4, "s", f"{NAME}.Error.Refused"), *reply], "s", ["no"])
                elif member == "Notify":
                    last = values[1] or last + 1
                    bus.send(2, reply, "u", [last])
                else:
                    bus.send(2, reply)
                    if member == "CloseNotification":
                        bus.signal(client, "NotificationClosed", "uu", [values[0], 3])
        if sys.stdin not in ready:
            continue
        # All that is there: what a buffer of Python holds, `select` does not see.
        orders = os.read(0, 1 << 16).decode()
        if not orders:
            return
        for line in orders.splitlines():
            words = line.split(" ", 2)
            if words[0] == "refuse":
                refuses = True
                continue
            number = int(words[1])
            if words[0] == "invoke":
                bus.signal(client, "ActionInvoked", "us", [number, words[2]])
                bus.signal(client, "NotificationClosed", "uu", [number, 2])
            elif words[0] == "reply":
                bus.signal(client, "NotificationReplied", "us", [number, words[2]])
                bus.signal(client, "NotificationClosed", "uu", [number, 2])
            elif words[0] == "press":
                bus.signal(client, "ActionInvoked", "us", [number, words[2]])
            elif words[0] == "token":
                bus.signal(client, "ActivationToken", "us", [number, words[2]])
            elif words[0] == "forge":
                bus.signal(client, "ActionInvoked", "s", [words[2]])
            elif words[0] == "close":
                bus.signal(client, "NotificationClosed", "uu", [number, int(words[2])])


main()
