"""The parts of the encoding of WebAssembly modules that are needed here."""


class Refusal(Exception):
    """The reason why a program or a plan cannot be used, as a sentence."""


def require(condition, complaint):
    if not condition:
        raise Refusal(complaint)


class Reader:
    """Reads a module's bytes from a position onwards."""

    def __init__(self, data, at=0):
        self.data, self.at = data, at

    def byte(self):
        require(self.at < len(self.data), "the file ends in the middle of a module")
        self.at += 1
        return self.data[self.at - 1]

    def number(self, signed=False):
        """An integer in LEB128."""
        result = shift = 0
        while True:
            byte = self.byte()
            result |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return result - (1 << shift) if signed and byte & 64 else result

    def raw(self, count):
        require(self.at + count <= len(self.data), "the file ends in the middle of a module")
        self.at += count
        return self.data[self.at - count:self.at]

    def text(self):
        return self.raw(self.number()).decode()

    def constant(self):
        """The value of the expression `i32.const n end`."""
        require(self.byte() == 0x41, "an initial value is not a constant")
        value = self.number(signed=True)
        require(self.byte() == 0x0B, "an initial value is not a constant")
        return value


def number(value):
    """An unsigned integer in LEB128."""
    out = bytearray()
    while True:
        byte, value = value & 127, value >> 7
        out.append(byte | (128 if value else 0))
        if not value:
            return bytes(out)


def padded(value):
    """An unsigned integer in five bytes, the space that the linker reserves for relocations."""
    return bytes([value >> shift & 127 | (128 if shift < 28 else 0) for shift in range(0, 35, 7)])


def constant(value):
    """The expression `i32.const n end`."""
    out = bytearray(b"\x41")
    while True:
        byte, value = value & 127, value >> 7
        if value == 0 and not byte & 64:
            return bytes(out) + bytes([byte, 0x0B])
        out.append(byte | 128)


def text(value):
    raw = value.encode()
    return number(len(raw)) + raw


def vector(items):
    return number(len(items)) + b"".join(items)


def section(kind, items):
    """A section that is a list of items; empty if there are none."""
    body = vector(items)
    return bytes([kind]) + number(len(body)) + body if items else b""
