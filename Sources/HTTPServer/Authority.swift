#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A host and perhaps a port, as in a `Host` header, in one canonical spelling.
struct Authority: Hashable, Sendable {
  /// A name in lower case, or an address; of version 6 in the shortest form, without brackets.
  let host: String
  let port: UInt16?

  init(host: String, port: UInt16?) {
    self.host = host
    self.port = port
  }

  /// Reads `name`, `name:port`, `address`, `[address]:port`; nil for anything else, so that a text
  /// that was not understood is refused.
  init?(_ text: some StringProtocol) {
    let text = Substring(text)
    let host: String?
    let rest: Substring
    if text.hasPrefix("["), let end = text.firstIndex(of: "]") {
      host = canonicalIPv6(text[text.index(after: text.startIndex)..<end])
      rest = text[text.index(after: end)...]
    } else {
      let end = text.firstIndex(of: ":") ?? text.endIndex
      host = registeredName(text[..<end])
      rest = text[end...]
    }
    guard let host else { return nil }
    let digits = rest.dropFirst()
    guard rest.isEmpty || rest.first == ":", digits.utf8.allSatisfy(isDigit) else { return nil }
    guard digits.isEmpty || UInt16(digits) != nil else { return nil }
    self.init(host: host, port: UInt16(digits))
  }

  /// Reads an `Origin` of the web and fills in the port that its scheme implies.
  static func origin(_ text: String) -> Authority? {
    for (scheme, port) in [("http://", 80), ("https://", 443)] as [(String, UInt16)]
    where equalIgnoringCase(text.prefix(scheme.count), scheme) {
      let authority = Authority(text.dropFirst(scheme.count))
      return authority.map { Authority(host: $0.host, port: $0.port ?? port) }
    }
    return nil
  }
}

/// Returns a name of letters, digits, hyphens, underscores and dots in lower case.
private func registeredName(_ text: Substring) -> String? {
  let isName = text.utf8.allSatisfy { byte in
    isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || [UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_")].contains(byte)
  }
  return isName && !text.isEmpty ? text.lowercased() : nil
}

/// Returns the one shortest spelling of an IPv6 address, so that `::1` and `0:0:0:0:0:0:0:1` are equal.
func canonicalIPv6(_ text: some StringProtocol) -> String? {
  var address = in6_addr()
  guard unsafe inet_pton(AF_INET6, String(text), &address) == 1 else { return nil }
  return unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 46) { buffer in
    unsafe inet_ntop(AF_INET6, &address, buffer.baseAddress, 46).map { unsafe String(cString: $0) }
  }
}

private func isDigit(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
}
