/// A message on D-Bus, by version 1 of its protocol.
///
/// See https://dbus.freedesktop.org/doc/dbus-specification.html#message-protocol.
struct DBusMessage: Hashable {
  /// The purpose of a message.
  enum Kind: UInt8 {
    case call = 1
    case reply = 2
    case error = 3
    case signal = 4
  }

  /// The largest message that is accepted or sent; the protocol allows 128 MiB.
  static let longest = 1 << 20
  /// The number of bytes from which the length of a message is known.
  static let prefixLength = 16

  var kind: Kind
  /// Whether the bus may start a program that does not run.
  var mayStartPrograms = true
  /// The number by which a reply refers to the message; not 0.
  var serial: UInt32
  var path: String?
  var interface: String?
  var member: String?
  var errorName: String?
  var replySerial: UInt32?
  var destination: String?
  var sender: String?
  /// The types of the body.
  var signature = ""
  /// The body as it was received, little-endian or as the sender's machine writes it.
  private(set) var body: [UInt8] = []
  private var isLittleEndian = true

  /// Makes a call of a method.
  init(
    call member: String, of interface: String, at path: String, in destination: String,
    serial: UInt32, mayStartPrograms: Bool = true, _ values: [DBusValue] = []
  ) {
    kind = .call
    self.mayStartPrograms = mayStartPrograms
    self.serial = serial
    self.path = path
    self.interface = interface
    self.member = member
    self.destination = destination
    var writer = DBusWriter()
    for value in values {
      signature += value.signature
      writer.add(value)
    }
    body = writer.bytes
  }

  /// Returns the values of the body.
  ///
  /// - Parameter expected: the types that the body must have.
  /// - Throws: ``DBusError`` if it has others.
  func values(_ expected: String) throws(DBusError) -> [DBusValue] {
    guard signature == expected else { throw .unexpectedType }
    var reader = DBusReader(body, isLittleEndian: isLittleEndian)
    return try reader.values(signature)
  }

  // MARK: Bytes

  /// The whole message as it is sent.
  var bytes: [UInt8] {
    var writer = DBusWriter()
    writer.add(.byte(UInt8(ascii: "l")))
    writer.add(.byte(kind.rawValue))
    writer.add(.byte(mayStartPrograms ? 0 : Flag.noAutoStart))
    writer.add(.byte(1))
    writer.add(UInt32(body.count))
    writer.add(serial)
    writer.addArray(alignedTo: 8) { writer in
      for (field, value) in fields {
        writer.align(to: 8)
        writer.add(.byte(field.rawValue))
        writer.add(variant: value)
      }
    }
    writer.align(to: 8)
    return writer.bytes + body
  }

  /// Returns the number of bytes of the message that some bytes begin.
  ///
  /// - Parameter prefix: at least ``prefixLength`` bytes.
  /// - Throws: ``DBusError`` if they begin no message, or one that is too long.
  static func length(of prefix: ArraySlice<UInt8>) throws(DBusError) -> Int {
    let prefix = Array(prefix.prefix(prefixLength))
    guard prefix.count == prefixLength, let isLittleEndian = order(prefix[0]), prefix[3] == 1 else {
      throw .noMessage
    }
    var reader = DBusReader(prefix, at: 4, isLittleEndian: isLittleEndian)
    let body = Int(try reader.uint32())
    _ = try reader.uint32()
    let fields = Int(try reader.uint32())
    guard fields <= longest, body <= longest else { throw .tooLong }
    let length = prefixLength + (fields + 7) / 8 * 8 + body
    guard length <= longest else { throw .tooLong }
    return length
  }

  /// Reads a message from exactly its bytes.
  init(_ bytes: [UInt8]) throws(DBusError) {
    guard try Self.length(of: bytes[...]) == bytes.count else { throw .malformed }
    guard let kind = Kind(rawValue: bytes[1]) else { throw .unexpectedType }
    self.kind = kind
    isLittleEndian = Self.order(bytes[0]) ?? true
    var reader = DBusReader(bytes, at: 4, isLittleEndian: isLittleEndian)
    let bodyLength = Int(try reader.uint32())
    serial = try reader.uint32()
    let end = Self.prefixLength + Int(try reader.uint32())
    while reader.place < end {
      try reader.align(to: 8)
      let field = try reader.byte()
      try read(field, try reader.variant())
    }
    guard reader.place == end, serial != 0 else { throw .malformed }
    try reader.align(to: 8)
    body = Array(bytes.suffix(bodyLength))
  }

  private static func order(_ byte: UInt8) -> Bool? {
    switch byte {
    case UInt8(ascii: "l"): true
    case UInt8(ascii: "B"): false
    default: nil
    }
  }
}

// MARK: - Header fields

private enum Flag {
  static let noAutoStart: UInt8 = 2
}

private enum Field: UInt8 {
  case path = 1
  case interface, member, errorName, replySerial, destination, sender, signature
}

extension DBusMessage {
  private var fields: [(Field, DBusValue)] {
    var fields: [(Field, DBusValue)] = []
    func add(_ field: Field, _ value: DBusValue?) {
      if let value { fields.append((field, value)) }
    }
    add(.path, path.map { .objectPath($0) })
    add(.interface, interface.map { .string($0) })
    add(.member, member.map { .string($0) })
    add(.errorName, errorName.map { .string($0) })
    add(.replySerial, replySerial.map { .uint32($0) })
    add(.destination, destination.map { .string($0) })
    add(.sender, sender.map { .string($0) })
    add(.signature, signature.isEmpty ? nil : .signature(signature))
    return fields
  }

  /// Takes a field; unknown ones are skipped, as the protocol requires.
  private mutating func read(_ field: UInt8, _ value: DBusValue) throws(DBusError) {
    guard let field = Field(rawValue: field) else { return }
    switch (field, value) {
    case (.path, .objectPath(let text)): path = text
    case (.interface, .string(let text)): interface = text
    case (.member, .string(let text)): member = text
    case (.errorName, .string(let text)): errorName = text
    case (.replySerial, .uint32(let number)): replySerial = number
    case (.destination, .string(let text)): destination = text
    case (.sender, .string(let text)): sender = text
    case (.signature, .signature(let text)): signature = text
    default: throw .malformed
    }
  }
}
