internal import JSON

/// JSON written as a value.
final class JSONTree: JSONOutput {
  /// The value written.
  private(set) var value = JSONValue.null
  /// The members of the open array or object; in an array their names have no meaning.
  private var members: [JSONValue.Member] = []
  /// The name of the value that follows.
  private var name = ""
  /// The arrays and objects that enclose the open one, each with its name.
  private var outer: [(name: String, members: [JSONValue.Member])] = []

  private func add(_ value: JSONValue) {
    if outer.isEmpty { self.value = value } else { members.append(.init(name, value)) }
  }

  private func begin() {
    outer.append((name, members))
    members = []
  }

  private func end(_ value: JSONValue) {
    if let last = outer.popLast() { (name, members) = last }
    add(value)
  }

  func writeNull() { add(.null) }
  func write(_ value: Bool) { add(.bool(value)) }
  func write(_ value: Int64) { add(.integer(value)) }
  func write(_ value: Double) { add(.number(value)) }
  func write(_ value: String) { add(.string(value)) }
  func beginArray() { begin() }
  func endArray() { end(.array(members.map { $0.value })) }
  func beginObject() { begin() }
  func writeName(_ name: String) { self.name = name }
  func endObject() { end(.object(members)) }
}
