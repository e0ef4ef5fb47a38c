import TestSupport
import Testing

@testable import DesktopNotifications

@Suite struct `A message on D-Bus` {
  private static let bus = "org.freedesktop.DBus"

  /// The bytes that libdbus sends for `Hello`, in the terms of the specification.
  @Test func `has the bytes that the protocol prescribes`() throws {
    let message = DBusMessage(
      call: "Hello", of: Self.bus, at: "/org/freedesktop/DBus", in: Self.bus, serial: 1)
    var expected: [UInt8] = [0x6C, 1, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0x6D, 0, 0, 0]
    // The path as a variant of type "o", the interface, the member, the destination.
    for (head, text) in [
      ([1, 1, 0x6F, 0, 21, 0, 0, 0], "/org/freedesktop/DBus\0\0\0"),
      ([2, 1, 0x73, 0, 20, 0, 0, 0], "org.freedesktop.DBus\0\0\0\0"),
      ([3, 1, 0x73, 0, 5, 0, 0, 0], "Hello\0\0\0"),
      ([6, 1, 0x73, 0, 20, 0, 0, 0], "org.freedesktop.DBus\0\0\0\0"),
    ] as [([UInt8], String)] {
      expected += head + Array(text.utf8)
    }
    #expect(message.bytes == expected)
    #expect(try DBusMessage.length(of: expected[...]) == expected.count)
    let read = try DBusMessage(expected)
    #expect(read.kind == .call && read.member == "Hello" && read.destination == Self.bus)
    #expect(read.path == "/org/freedesktop/DBus" && read.interface == Self.bus)
  }

  @Test(arguments: [
    ([DBusValue.byte(7)], [7]), ([.boolean(true)], [1, 0, 0, 0]),
    ([.int32(-1)], [255, 255, 255, 255]), ([.uint32(0x0102_0304)], [4, 3, 2, 1]),
    ([.string("і")], [2, 0, 0, 0, 0xD1, 0x96, 0]), ([.string("")], [0, 0, 0, 0, 0]),
    // Padding to the alignment of a number.
    ([.byte(1), .uint32(2)], [1, 0, 0, 0, 2, 0, 0, 0]),
    ([.strings([])], [0, 0, 0, 0]),
    // The second text is aligned within the array.
    (
      [.strings(["a", "bc"])],
      [15, 0, 0, 0, 1, 0, 0, 0, 0x61, 0, 0, 0, 2, 0, 0, 0, 0x62, 0x63, 0]
    ),
    // Entries are aligned to 8, and the padding before the first does not count.
    (
      [.dictionary([.init("k", .byte(9))])],
      [10, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0x6B, 0, 1, 0x79, 0, 9]
    ),
    // A zero would terminate the text.
    ([.string("a\0b")], [2, 0, 0, 0, 0x61, 0x62, 0]),
  ])
  func `writes values with their alignment`(values: [DBusValue], bytes: [UInt8]) {
    let message = DBusMessage(call: "M", of: "a.b", at: "/", in: "c.d", serial: 1, values)
    #expect(message.signature == values.map(\.signature).joined())
    #expect(message.body == bytes)
  }

  @Test(arguments: [
    [DBusValue.byte(7), .boolean(false), .int32(-7), .uint32(7)],
    [.string("text"), .objectPath("/a/b"), .signature("us"), .byte(1)],
    [.strings(["", "ab", "дім"]), .byte(3), .string("x")], [],
  ])
  func `reads what it writes`(values: [DBusValue]) throws {
    let sent = DBusMessage(
      call: "M", of: "a.b", at: "/", in: ":1.5", serial: 9, mayStartPrograms: false, values)
    let read = try DBusMessage(sent.bytes)
    #expect(read.serial == 9 && read.bytes[2] == 0)
    #expect(sent.bytes[2] == 2)
    #expect(try read.values(sent.signature) == values)
    #expect(throws: DBusError.unexpectedType) { try read.values(sent.signature + "u") }
  }

  @Test func `is read in the order of bytes of another machine`() throws {
    let bytes: [UInt8] =
      [0x42, 4, 1, 1, 0, 0, 0, 4, 0, 0, 0, 3, 0, 0, 0, 7, 8, 1, 0x67, 0, 1, 0x75, 0, 0]
      + [0, 0, 1, 2]
    let message = try DBusMessage(bytes)
    #expect(message.kind == .signal && message.serial == 3)
    #expect(try message.values("u") == [.uint32(258)])
  }

  @Test(arguments: [
    ([UInt8](repeating: 0, count: 16), DBusError.noMessage),
    // Version 2.
    ([0x6C, 1, 0, 2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0], .noMessage),
    ([0x6C, 1, 0, 1, 0, 0, 0x10, 0, 1, 0, 0, 0, 0, 0, 0, 0], .tooLong),
    ([0x6C, 1, 0, 1, 0xFF, 0xFF, 0xFF, 0xFF, 1, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF], .tooLong),
    ([0x6C, 1, 0, 1], .noMessage),
  ])
  func `is refused if it is too long, or none`(prefix: [UInt8], error: DBusError) {
    #expect(throws: error) { try DBusMessage.length(of: prefix[...]) }
  }

  @Test(
    arguments: [
      // Serial 0; an unknown kind; a missing body.
      [0x6C, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      [0x6C, 9, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0],
      [0x6C, 1, 0, 1, 4, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0],
      // A field with a variant of a container.
      [0x6C, 1, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 8, 0, 0, 0, 9, 2, 0x61, 0x75, 0, 0, 0, 0],
      // A path that is a number.
      [0x6C, 1, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 8, 0, 0, 0, 1, 1, 0x75, 0, 1, 0, 0, 0],
      // A text that is not UTF-8, and an unterminated one.
      [
        0x6C, 1, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 10, 0, 0, 0, 3, 1, 0x73, 0, 1, 0, 0, 0, 0xFF, 0, 0,
        0,
      ]
        + [0, 0, 0, 0],
      [0x6C, 1, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 8, 0, 0, 0, 3, 1, 0x73, 0, 9, 0, 0, 0],
    ] as [[UInt8]])
  func `is refused if it is inconsistent`(bytes: [UInt8]) {
    #expect(throws: DBusError.self) { try DBusMessage(bytes) }
  }

  @Test func `never crashes the program, whatever the bytes`() {
    let seed = UInt64.random(in: 0 ... .max)
    var random = SplitMix(seed: seed)
    let sent = DBusMessage(
      call: "M", of: "a.b", at: "/", in: "c.d", serial: 5, [.strings(["a", "bc"]), .string("d")]
    ).bytes
    var understood = 0
    for _ in 0..<20_000 {
      var bytes = sent
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        bytes[place] = UInt8.random(in: 0 ... .max, using: &random)
      }
      guard let message = try? DBusMessage(bytes) else { continue }
      if (try? message.values("ass")) != nil { understood += 1 }
    }
    #expect(understood > 100, "seed \(seed)")
  }
}

@Suite struct `The address of a bus` {
  @Test(arguments: [
    (nil, nil, nil), (nil, "/run/user/7", BusAddress(path: "/run/user/7/bus")),
    ("unix:path=/a/b,guid=12", nil, BusAddress(path: "/a/b")),
    ("unix:guid=12,path=/a%20b%2c", nil, BusAddress(path: "/a b,")),
    ("unix:abstract=/tmp/x", nil, BusAddress(path: "/tmp/x", isAbstract: true)),
    ("tcp:host=x,port=1;unix:path=/c", "/run", BusAddress(path: "/c")),
    ("unix:runtime=yes", "/run", BusAddress(path: "/run/bus")),
    ("tcp:host=x,port=1", "/run", nil), ("unix:path=/a%2", nil, nil), ("nonsense", nil, nil),
  ])
  func `is the first that names a Unix socket`(
    address: String?, runtime: String?, expected: BusAddress?
  ) {
    let variables = ["DBUS_SESSION_BUS_ADDRESS": address, "XDG_RUNTIME_DIR": runtime]
    #expect(BusAddress.session { variables[$0] ?? nil } == expected)
  }
}
