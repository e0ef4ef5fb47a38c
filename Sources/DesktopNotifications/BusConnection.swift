private import HostSystem

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#endif

/// A connection to a bus over its Unix socket; used by one thread.
final class BusConnection {
  /// The socket, for `poll`.
  let descriptor: Int32
  private var received: [UInt8] = []

  /// Seconds that a call of the system may take, and all of them together until the bus lets this user in: it is
  /// on this machine.
  private static let patience = 2

  /// Connects and authenticates as this user.
  ///
  /// - Returns: nil if nothing listens there, or it does not let this user in.
  init?(_ address: BusAddress) {
    guard let place = Self.socketAddress(address) else { return nil }
    let descriptor = socket(AF_UNIX, Self.stream, 0)
    guard descriptor >= 0 else { return nil }
    self.descriptor = descriptor
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    var limit = timeval(tv_sec: Self.patience, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    unsafe setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, size)
    unsafe setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, size)
    var (target, length) = place
    let code = unsafe withUnsafePointer(to: &target) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe connect(descriptor, $0, length)
      }
    }
    guard code == 0, authenticate() else { return nil }
  }

  deinit { close(descriptor) }

  // MARK: Connecting

  #if canImport(Glibc)
    private static let stream = Int32(SOCK_STREAM.rawValue)
  #else
    private static let stream = SOCK_STREAM
  #endif

  private static func socketAddress(_ address: BusAddress) -> (sockaddr_un, socklen_t)? {
    var place = sockaddr_un()
    place.sun_family = sa_family_t(AF_UNIX)
    // An abstract name begins with a zero, and ends with the address.
    let name = (address.isAbstract ? [0] : []) + Array(address.path.utf8)
    let fits = unsafe withUnsafeMutableBytes(of: &place.sun_path) { bytes in
      guard name.count < bytes.count else { return false }
      unsafe bytes.copyBytes(from: name)
      return true
    }
    guard fits, let start = MemoryLayout<sockaddr_un>.offset(of: \.sun_path) else { return nil }
    return (place, socklen_t(start + name.count + (address.isAbstract ? 0 : 1)))
  }

  /// Authenticates by the mechanism `EXTERNAL`: the bus verifies the user with the system.
  private func authenticate() -> Bool {
    let digits = "\(getuid())".utf8.map { byte in
      let digits = String(byte, radix: 16)
      return digits.utf8.count < 2 ? "0" + digits : digits
    }
    guard send(Array("\0AUTH EXTERNAL \(digits.joined())\r\n".utf8)) else { return false }
    var line: [UInt8] = []
    // A bus that sends a byte now and then would delay the end of the program.
    let end = monotonicTime() + Nanoseconds(Self.patience) * 1_000_000_000
    while line.last != UInt8(ascii: "\n") {
      var byte: UInt8 = 0
      // Nothing after the line may be read yet; it is short.
      guard line.count < 200, monotonicTime() < end, unsafe recv(descriptor, &byte, 1, 0) == 1
      else { return false }
      line.append(byte)
    }
    return line.starts(with: "OK ".utf8) && send(Array("BEGIN\r\n".utf8))
  }

  // MARK: Messages

  /// Sends all bytes; returns false if the connection is lost.
  func send(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let sent = unsafe rest.withUnsafeBytes { buffer in
        unsafe Self.send(descriptor, buffer)
      }
      if sent < 0 && errno == EINTR { continue }
      guard sent > 0 else { return false }
      rest = rest.dropFirst(sent)
    }
    return true
  }

  /// Calls the system's function, without a signal if the other side has closed.
  private static func send(_ descriptor: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
    #if canImport(Darwin)
      unsafe write(descriptor, buffer.baseAddress, buffer.count)
    #else
      unsafe Glibc.send(descriptor, buffer.baseAddress, buffer.count, Int32(MSG_NOSIGNAL))
    #endif
  }

  /// Reads the bytes that have arrived; called when `poll` reports some.
  ///
  /// - Returns: whole messages without unusable ones, or nil if the connection is lost or the bytes
  ///   are not of the protocol.
  func receive() -> [DBusMessage]? {
    var buffer = [UInt8](repeating: 0, count: 16 << 10)
    let count = unsafe recv(descriptor, &buffer, buffer.count, 0)
    if count < 0 && errno == EINTR { return [] }
    guard count > 0 else { return nil }
    received += buffer[..<count]
    var messages: [DBusMessage] = []
    while received.count >= DBusMessage.prefixLength {
      guard let length = try? DBusMessage.length(of: received[...]) else { return nil }
      guard received.count >= length else { break }
      if let message = try? DBusMessage(Array(received[..<length])) { messages.append(message) }
      received.removeFirst(length)
    }
    return messages
  }
}
