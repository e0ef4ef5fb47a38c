import HostSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Request {
  /// Whether a program of the user of this process has sent the request, over a connection within this machine.
  ///
  /// Linux lists the connections of a machine with their owners. Elsewhere, the answer is always false.
  ///
  /// - Parameter port: the port of this server.
  /// - Complexity: O(n) in the connections of the machine.
  public func isOfThisUser(toPort port: UInt16) -> Bool {
    let (file, address): (String, String)
    switch remote {
    case "127.0.0.1": (file, address) = ("/proc/net/tcp", "0100007F")
    case "::1": (file, address) = ("/proc/net/tcp6", "00000000000000000000000001000000")
    default: return false
    }
    guard remotePort > 0, let bytes = try? Paths.contents(of: file, atMost: 16 << 20) else {
      return false
    }
    return owner(
      ofConnection: "\(address):\(hexadecimal(remotePort))", to: "\(address):\(hexadecimal(port))",
      in: String(decoding: bytes, as: UTF8.self)) == geteuid()
  }
}

/// Returns the user who owns the end of an open connection, by a table of the kernel: proc_net_tcp.rst.
///
/// - Parameters:
///   - end: the address and port of that end, as they are written in the table.
///   - other: those of the other end.
///   - table: the table.
func owner(ofConnection end: String, to other: String, in table: String) -> UInt32? {
  for line in table.split(separator: "\n").dropFirst() {
    let words = line.split(separator: " ", omittingEmptySubsequences: true)
    // 1 is an established connection; the kernel lists others without their owner.
    if words.count > 7, words[1] == end, words[2] == other, words[3] == "01" {
      return UInt32(words[7])
    }
  }
  return nil
}

/// Returns a port in the four digits of the kernel's tables.
private func hexadecimal(_ port: UInt16) -> String {
  let digits = String(port, radix: 16, uppercase: true)
  return String(repeating: "0", count: 4 - digits.utf8.count) + digits
}
