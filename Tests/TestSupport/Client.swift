import Glibc

/// A raw socket that sends exactly the bytes of a test.
///
/// All operations time out after ten seconds.
public struct Client: ~Copyable {
  private let descriptor: Int32
  private var pending: [UInt8] = []
  /// Whether the other side accepted the connection.
  public let isConnected: Bool

  /// Connects to a port of this machine.
  public init(port: UInt16) {
    // A program that another test starts must not keep the connection open.
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    let descriptor = socket(AF_INET, kind, 0)
    self.descriptor = descriptor
    var wait = timeval(tv_sec: 10, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    unsafe setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &wait, size)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let code = unsafe withUnsafePointer(to: address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        unsafe connect(descriptor, pointer, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    isConnected = code == 0
  }

  deinit { close(descriptor) }

  /// Sends a text; `\n` becomes the line break of HTTP.
  public func send(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    send(bytes: Array(lines.joined(separator: "\r\n").utf8))
  }

  /// Sends bytes unchanged.
  public func send(bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { bytes in
        unsafe Glibc.send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Reads until a text arrives, and returns everything up to its end, or everything received if the
  /// other side closes the connection first.
  public mutating func read(until mark: String) -> String {
    let mark = Array(mark.utf8)
    while true {
      if let end = position(after: mark) {
        defer { pending.removeFirst(end) }
        return String(decoding: pending.prefix(end), as: UTF8.self)
      }
      guard fill() else { return readRest() }
    }
  }

  /// Reads one response; `hasBody` is false for answers to HEAD and for 304.
  public mutating func response(hasBody: Bool = true) -> Reply {
    let head = read(until: "\r\n\r\n")
    var reply = Reply(head: head)
    let length = hasBody ? reply.header("Content-Length").flatMap { Int($0) } ?? 0 : 0
    while pending.count < length, fill() {}
    reply.body = String(decoding: pending.prefix(length), as: UTF8.self)
    pending.removeFirst(min(length, pending.count))
    return reply
  }

  /// Reads to the end of the connection.
  public mutating func readRest() -> String {
    while fill() {}
    defer { pending = [] }
    return String(decoding: pending, as: UTF8.self)
  }

  private mutating func fill() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 16384)
    let count = unsafe buffer.withUnsafeMutableBytes { buffer in
      unsafe recv(descriptor, buffer.baseAddress, buffer.count, 0)
    }
    guard count > 0 else { return false }
    pending += buffer.prefix(count)
    return true
  }

  private func position(after mark: [UInt8]) -> Int? {
    guard pending.count >= mark.count else { return nil }
    return (0...(pending.count - mark.count))
      .first { pending[$0..<$0 + mark.count].elementsEqual(mark) }.map { $0 + mark.count }
  }
}

/// A response.
public struct Reply {
  /// The number in the first line; 0 if there is none.
  public let status: Int
  private let fields: [(name: String, value: String)]
  /// The bytes after the head.
  public internal(set) var body = ""

  init(head: String) {
    let lines = head.split(separator: "\r\n")
    status = lines.first.flatMap { Int($0.split(separator: " ").dropFirst().first ?? "") } ?? 0
    fields = lines.dropFirst().map { line in
      let sides = line.split(separator: ":", maxSplits: 1)
      return (sides[0].lowercased(), String(sides.dropFirst().first?.drop { $0 == " " } ?? ""))
    }
  }

  /// The value of a header field, or nil.
  public func header(_ name: String) -> String? {
    fields.first { $0.name == name.lowercased() }?.value
  }

  /// The value of `"code":"…"` in the body of an error.
  public var code: String? { TestSupport.code(in: body) }
}

/// The value of `"code":"…"` in a JSON text.
public func code(in text: String) -> String? {
  let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
  return parts.firstIndex(of: "code").map { String(parts[$0 + 2]) }
}
