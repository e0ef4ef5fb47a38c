private import HostSystem
private import Synchronization

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#endif

/// Sends batches of lines as requests of HTTP/1.1 (RFC 9112), each on a connection of its own.
final class HTTPDelivery: LogDelivery {
  private struct State {
    var lost = 0
    var unreported = 0
    var isHurried = false
  }

  private enum Reply { case accepted, refused, later }

  private let host: String
  private let port: UInt16
  private let path: String
  private let state = Monitor(State())

  init(host: String, port: UInt16, path: String) {
    self.host = host
    self.port = port
    self.path = path
  }

  var lostCount: Int { state.withLock { $0.lost } }

  func hurry() {
    state.withLock { $0.isHurried = true }
    state.wakeAll()
  }

  func deliver(_ lines: [UInt8], dropped: Int, reporting notice: (Int) -> [UInt8]) {
    let unreported = state.withLock { $0.unreported }
    let before = unreported > 0 ? notice(unreported) : []
    let batch = before + lines + (dropped > 0 ? notice(dropped) : [])
    let isDelivered = tryUntilTaken(batch)
    state.withLock { state in
      if isDelivered {
        state.unreported = 0
      } else {
        state.lost += lineCount(lines)
        state.unreported += lineCount(lines) + dropped
      }
    }
  }

  /// Sends a batch until it is accepted or refused, or the program ends.
  private func tryUntilTaken(_ batch: [UInt8]) -> Bool {
    var pause: Nanoseconds = 100_000_000
    while true {
      switch post(batch) {
      case .accepted: return true
      case .refused: return false
      case .later:
        let end = monotonicTime() + pause
        if state.wait(until: end, for: { $0.isHurried }, then: { $0.isHurried }) { return false }
        pause = min(pause * 2, 30_000_000_000)
      }
    }
  }

  // MARK: One request

  private func post(_ body: [UInt8]) -> Reply {
    guard let socket = openConnection() else { return .later }
    defer { close(socket) }
    let name = host.contains(":") ? "[\(host)]" : host
    let head = """
      POST \(path) HTTP/1.1\r
      Host: \(name):\(port)\r
      Content-Type: application/x-ndjson\r
      Content-Length: \(body.count)\r
      Connection: close\r
      \r

      """
    guard sendAll(Array(head.utf8) + body, to: socket), let status = readStatus(socket) else {
      return .later
    }
    return switch status {
    case 200..<300: .accepted
    case 408, 429, 500...: .later
    default: .refused
    }
  }

  /// Opens a connection on which no call takes longer than ten seconds.
  private func openConnection() -> Int32? {
    var hints = unsafe addrinfo()
    unsafe hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    unsafe hints.ai_flags = AI_NUMERICSERV
    var found: UnsafeMutablePointer<addrinfo>?
    guard unsafe getaddrinfo(host, String(port), &hints, &found) == 0 else { return nil }
    defer { unsafe freeaddrinfo(found) }
    var next = unsafe found
    while let place = unsafe next?.pointee {
      unsafe next = place.ai_next
      let kind = unsafe place.ai_socktype | Int32(SOCK_CLOEXEC.rawValue)
      let descriptor = unsafe socket(place.ai_family, kind, place.ai_protocol)
      guard descriptor >= 0 else { continue }
      var limit = timeval(tv_sec: 10, tv_usec: 0)
      let size = socklen_t(MemoryLayout<timeval>.size)
      unsafe setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, size)
      unsafe setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, size)
      if unsafe connect(descriptor, place.ai_addr, place.ai_addrlen) == 0 { return descriptor }
      close(descriptor)
    }
    return nil
  }

  private func sendAll(_ bytes: [UInt8], to socket: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let sent = unsafe rest.withUnsafeBytes { buffer in
        unsafe send(socket, buffer.baseAddress, buffer.count, Int32(MSG_NOSIGNAL))
      }
      if sent < 0 && errno == EINTR { continue }
      guard sent > 0 else { return false }
      rest = rest.dropFirst(sent)
    }
    return true
  }

  /// Returns the status of the reply, whose first line is `HTTP/1.1 204 No Content`.
  private func readStatus(_ socket: Int32) -> Int? {
    var reply: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 64)
    while reply.count < 12 {
      let count = unsafe recv(socket, &buffer, buffer.count, 0)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return nil }
      reply += buffer[..<count]
    }
    guard reply.starts(with: "HTTP/1.".utf8) else { return nil }
    return Int(String(decoding: reply[9..<12], as: UTF8.self))
  }
}
