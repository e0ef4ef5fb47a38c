/// Writes values as they are in messages of D-Bus, in little-endian order.
struct DBusWriter {
  private(set) var bytes: [UInt8] = []

  /// Adds zeros until the next value is aligned.
  mutating func align(to size: Int) {
    while bytes.count % size != 0 { bytes.append(0) }
  }

  mutating func add(_ value: DBusValue) {
    switch value {
    case .byte(let byte): bytes.append(byte)
    case .boolean(let flag): add(flag ? 1 : 0)
    case .int32(let number): add(UInt32(bitPattern: number))
    case .uint32(let number): add(number)
    case .string(let text), .objectPath(let text): add(text)
    case .signature(let text): add(signature: text)
    case .strings(let texts):
      addArray(alignedTo: 4) { writer in
        for text in texts { writer.add(text) }
      }
    case .dictionary(let entries):
      addArray(alignedTo: 8) { writer in
        for entry in entries {
          writer.align(to: 8)
          writer.add(entry.name)
          writer.add(variant: entry.value)
        }
      }
    }
  }

  mutating func add(_ number: UInt32) {
    align(to: 4)
    for shift in stride(from: 0, to: 32, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: number >> UInt32(shift)))
    }
  }

  /// Adds a value with its type.
  mutating func add(variant value: DBusValue) {
    add(signature: value.signature)
    add(value)
  }

  /// Adds an array of elements, which `body` writes, with the number of its bytes.
  mutating func addArray(alignedTo alignment: Int, _ body: (inout DBusWriter) -> Void) {
    add(0)
    let place = bytes.count
    // The padding before the first element does not count.
    align(to: alignment)
    let start = bytes.count
    body(&self)
    var length = DBusWriter()
    length.add(UInt32(bytes.count - start))
    bytes.replaceSubrange(place - 4..<place, with: length.bytes)
  }

  private mutating func add(_ text: String) {
    // A zero would end the text for others.
    let utf8 = text.utf8.filter { $0 != 0 }
    add(UInt32(utf8.count))
    bytes += utf8
    bytes.append(0)
  }

  private mutating func add(signature: String) {
    bytes.append(UInt8(signature.utf8.count))
    bytes += signature.utf8
    bytes.append(0)
  }
}
