private import JSON
private import TextBytes

/// JSON written as text in UTF-8, without white space.
final class JSONText: JSONOutput {
  private(set) var bytes: [UInt8] = []
  private var needsComma = false

  private func beginValue() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  private func write(literal: String) {
    beginValue()
    #if hasFeature(Embedded)
      bytes += literal.bytes
    #else
      // The copy made in the other branch makes the program smaller, but slower.
      bytes.append(contentsOf: literal.utf8)
    #endif
  }

  @inline(never)
  private func begin(_ bracket: UInt8) {
    beginValue()
    bytes.append(bracket)
    needsComma = false
  }

  private func end(_ bracket: UInt8) {
    bytes.append(bracket)
    needsComma = true
  }

  func writeNull() { write(literal: "null") }
  func write(_ value: Bool) { write(literal: value ? "true" : "false") }
  func write(_ value: Int64) { write(literal: value.description) }
  func write(_ value: Double) {
    write(literal: value.isFinite ? value.description : "null")
  }
  func write(_ value: String) {
    beginValue()
    JSONValue.write(quoted: value, to: &bytes)
  }
  func beginArray() { begin(UInt8(ascii: "[")) }
  func endArray() { end(UInt8(ascii: "]")) }
  func beginObject() { begin(UInt8(ascii: "{")) }
  func writeName(_ name: String) {
    #if hasFeature(Embedded)
      write(name)
    #else
      write(literal: "\"")
      bytes.append(contentsOf: name.utf8)
      bytes.append(UInt8(ascii: "\""))
    #endif
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }
  func endObject() { end(UInt8(ascii: "}")) }
}
