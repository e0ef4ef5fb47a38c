/// The address of a bus: a socket in the file system, or one that has only a name.
struct BusAddress: Hashable {
  var path: String
  /// Whether the name is in the abstract namespace of Linux and not in the file system.
  var isAbstract = false

  /// Returns the bus of the person's session.
  ///
  /// - Parameter variable: returns the value of an environment variable; nil for one that is unset
  ///   or empty.
  /// - Returns: nil if there is no session, or none whose bus has a Unix socket.
  static func session(_ variable: (_ name: String) -> String?) -> BusAddress? {
    let runtime = variable("XDG_RUNTIME_DIR").map { BusAddress(path: "\($0)/bus") }
    guard let text = variable("DBUS_SESSION_BUS_ADDRESS") else { return runtime }
    // Alternatives, the best first.
    for address in text.split(separator: ";") where address.hasPrefix("unix:") {
      for pair in address.dropFirst(5).split(separator: ",") {
        let parts = pair.split(separator: "=", maxSplits: 1).map { String($0) }
        guard parts.count == 2, let value = unescaped(parts[1]) else { continue }
        switch parts[0] {
        case "path": return BusAddress(path: value)
        case "abstract": return BusAddress(path: value, isAbstract: true)
        case "runtime": return runtime
        default: continue
        }
      }
    }
    return nil
  }

  /// Returns a value whose bytes may be written as `%` and two hexadecimal digits.
  private static func unescaped(_ text: String) -> String? {
    var bytes: [UInt8] = []
    var rest = Substring(text).utf8
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = Substring(rest.prefix(2))
      guard digits.utf8.count == 2, let code = UInt8(digits, radix: 16) else { return nil }
      bytes.append(code)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
