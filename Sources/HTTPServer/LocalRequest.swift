// With whole-module optimization, the kinds of sockets belong to whichever of both modules is imported first.
import CMicrohttpd

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A request to a server of this module on the same machine, such as by the program's own commands.
public struct LocalRequest: Sendable {
  private let address: String
  private let port: UInt16

  /// The longest time that the server may be silent, in seconds.
  private static let patience = 10

  /// Makes a request to an address and port.
  ///
  /// - Parameters:
  ///   - address: a numeric address of this machine.
  ///   - port: the port.
  public init(to address: String, port: UInt16) {
    self.address = address
    self.port = port
  }

  /// Sends the request, and returns the reply; nil if there is no server, or it does not speak HTTP.
  ///
  /// - Parameters:
  ///   - method: the method.
  ///   - path: the path and query, percent-encoded.
  ///   - headers: fields in addition to those that describe the connection and the body.
  ///   - body: JSON; empty for none.
  /// - Complexity: O(n) in the bytes of the reply, which are held in memory.
  public func send(
    _ method: Method, _ path: String, headers: Headers = [:], body: [UInt8] = []
  ) -> (status: Status, body: [UInt8])? {
    guard let descriptor = connect() else { return nil }
    defer { closeDescriptor(descriptor) }
    let host = address.contains(":") ? "[\(address)]" : address
    var lines = [
      "\(method.rawValue) \(path) HTTP/1.1", "Host: \(host):\(port)", "Connection: close",
    ]
    lines += headers.fields.map { "\($0.name): \($0.value)" }
    if !body.isEmpty {
      lines += ["Content-Type: application/json", "Content-Length: \(body.count)"]
    }
    let head = lines.map { $0 + "\r\n" }.joined() + "\r\n"
    guard write(Array(head.utf8) + body, to: descriptor) else { return nil }
    return reply(in: read(from: descriptor))
  }

  private func connect() -> CInt? {
    var version4 = in_addr()
    var version6 = in6_addr()
    let isVersion4 = unsafe inet_pton(AF_INET, address, &version4) == 1
    guard unsafe isVersion4 || inet_pton(AF_INET6, address, &version6) == 1 else { return nil }
    let kind = CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    let descriptor = socket(isVersion4 ? AF_INET : AF_INET6, kind, 0)
    guard descriptor >= 0 else { return nil }
    var wait = timeval(tv_sec: Self.patience, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    unsafe setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &wait, size)
    unsafe setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &wait, size)
    let isConnected =
      isVersion4
      ? connectSocket(
        descriptor,
        to: sockaddr_in(
          sin_family: sa_family_t(AF_INET), sin_port: port.bigEndian, sin_addr: version4,
          sin_zero: (0, 0, 0, 0, 0, 0, 0, 0)))
      : connectSocket(
        descriptor,
        to: sockaddr_in6(
          sin6_family: sa_family_t(AF_INET6), sin6_port: port.bigEndian, sin6_flowinfo: 0,
          sin6_addr: version6, sin6_scope_id: 0))
    guard isConnected else {
      closeDescriptor(descriptor)
      return nil
    }
    return descriptor
  }

  private func write(_ bytes: [UInt8], to descriptor: CInt) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { bytes in
        unsafe sendBytes(descriptor, bytes.baseAddress, bytes.count)
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  private func read(from descriptor: CInt) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes { buffer in
        unsafe recv(descriptor, buffer.baseAddress, buffer.count, 0)
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return bytes }
      bytes += buffer.prefix(count)
    }
  }

  /// Reads a reply whose end is the end of the connection.
  private func reply(in bytes: [UInt8]) -> (status: Status, body: [UInt8])? {
    let mark = Array("\r\n\r\n".utf8)
    guard let end = bytes.indices.first(where: { bytes[$0...].starts(with: mark) }) else {
      return nil
    }
    let words = bytes[..<end].prefix { $0 != UInt8(ascii: "\r") }.split(
      separator: UInt8(ascii: " "))
    guard words.count > 1, let number = UInt16(String(decoding: words[1], as: UTF8.self)) else {
      return nil
    }
    return (Status(rawValue: number), Array(bytes[(end + mark.count)...]))
  }
}

/// Calls the system's function, which the method of this name hides.
private func connectSocket<Address>(_ descriptor: CInt, to address: Address) -> Bool {
  unsafe withUnsafePointer(to: address) { pointer in
    unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
      unsafe connect(descriptor, pointer, socklen_t(MemoryLayout<Address>.size)) == 0
    }
  }
}

/// Calls the system's function, which the method of this name hides.
private func sendBytes(_ descriptor: CInt, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  #if canImport(Darwin)
    unsafe send(descriptor, bytes, count, 0)
  #else
    unsafe send(descriptor, bytes, count, CInt(MSG_NOSIGNAL))
  #endif
}
