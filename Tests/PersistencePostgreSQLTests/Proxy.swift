import Foundation
import Synchronization
import TestSupport

/// A proxy between a program and a server, which cuts the connection on request.
final class Proxy: Sendable {
  /// The point at which a command is lost.
  enum Cut: Sendable {
    /// The server never receives it.
    case beforeServer
    /// The server has answered, but the answer never reaches the program.
    case afterServer
  }

  private let own: TemporaryFolder
  private let target: String
  private let imitation: Imitation?
  private let listener: Int32
  private let order = Mutex<(cut: Cut, command: String)?>(nil)

  /// The folder to connect to instead of the server's.
  var folder: String { own.path }

  /// Listens for programs that connect to the server with this folder, or to another one in its place.
  init(to target: String, as imitation: Imitation? = nil) throws {
    own = try TemporaryFolder()
    self.target = target
    self.imitation = imitation
    listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    let listener = listener
    _ = unsafe own.path.socketAddress { unsafe bind(listener, $0, $1) }
    listen(listener, 32)
    Self.detach { [weak self] in
      while true {
        let program = accept(listener, nil, nil)
        guard program >= 0, let self else {
          close(listener)
          return
        }
        self.join(program)
      }
    }
  }

  /// The thread that waits on the listener closes it, so that its descriptor is not reused too early.
  deinit { shutdown(listener, Int32(SHUT_RDWR)) }

  /// Cuts the connection on which this command occurs next.
  func cut(_ cut: Cut, at command: String) {
    order.withLock { $0 = (cut, command) }
  }

  private func join(_ program: Int32) {
    let server = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    _ = unsafe target.socketAddress { unsafe connect(server, $0, $1) }
    let hidesAnswers = Flag()
    let imitation = imitation
    Self.detach { [weak self] in
      var stream = MessageStream()
      while let bytes = Self.take(program) {
        switch self?.takeOrder(bytes) {
        case .beforeServer:
          Self.end(program, server)
          return
        case .afterServer: hidesAnswers.value.store(true, ordering: .releasing)
        case nil: break
        }
        let given =
          imitation.map { other in stream.take(bytes).flatMap { other.translate($0) } } ?? bytes
        guard Self.give(given, to: server) else { break }
      }
      Self.end(program, server)
    }
    Self.detach {
      while let bytes = Self.take(server) {
        guard !hidesAnswers.value.load(ordering: .acquiring) else { break }
        guard Self.give(bytes, to: program) else { break }
      }
      Self.end(program, server)
    }
  }

  private func takeOrder(_ bytes: [UInt8]) -> Cut? {
    order.withLock { order in
      // A simple query: its kind, its length, its text.
      guard let given = order, bytes.first == UInt8(ascii: "Q"),
        bytes.dropFirst(5).starts(with: given.command.utf8)
      else { return nil }
      order = nil
      return given.cut
    }
  }

  private final class Flag: Sendable {
    let value = Atomic(false)
  }

  private static func detach(_ body: @escaping @Sendable () -> Void) {
    Thread(block: body).start()
  }

  private static func take(_ descriptor: Int32) -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 65536)
    let count = unsafe read(descriptor, &buffer, buffer.count)
    return count > 0 ? Array(buffer.prefix(count)) : nil
  }

  private static func give(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { bytes in
        unsafe send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Shuts down both sides, but keeps the descriptors open, so that none is reused while the other
  /// thread still reads from it.
  private static func end(_ program: Int32, _ server: Int32) {
    shutdown(program, Int32(SHUT_RDWR))
    shutdown(server, Int32(SHUT_RDWR))
  }
}

extension String {
  /// Calls `body` with the address of the server's socket in this folder.
  fileprivate func socketAddress(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    unsafe withUnsafeMutableBytes(of: &address.sun_path) { path in
      unsafe path.copyBytes(from: "\(self)/.s.PGSQL.5432".utf8)
    }
    return unsafe withUnsafePointer(to: address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        unsafe body(pointer, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }
}
