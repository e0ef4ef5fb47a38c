// With whole-module optimization, the kinds of sockets belong to whichever of both modules is imported first.
import CMicrohttpd

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A bound socket that listens.
///
/// The library is given it ready-made, because only the calls that make it report why an address
/// cannot be had.
struct ListeningSocket: Sendable {
  let descriptor: Int32
  /// The port, chosen by the system if 0 was asked for.
  let port: UInt16

  init(address: String, port: UInt16) throws(ServerError) {
    var version4 = in_addr()
    var version6 = in6_addr()
    let text = address == "localhost" ? "127.0.0.1" : address
    let isVersion4 = unsafe inet_pton(AF_INET, text, &version4) == 1
    guard unsafe isVersion4 || inet_pton(AF_INET6, text, &version6) == 1 else {
      throw .invalidAddress(address)
    }
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
    descriptor = socket(isVersion4 ? AF_INET : AF_INET6, kind, 0)
    guard descriptor >= 0 else { throw .system(call: "socket", code: errno) }
    do throws(Failure) {
      try Self.enable(SO_REUSEADDR, at: SOL_SOCKET, on: descriptor)
      if isVersion4 {
        try Self.bind(
          descriptor,
          to: sockaddr_in(
            sin_family: sa_family_t(AF_INET), sin_port: port.bigEndian, sin_addr: version4,
            sin_zero: (0, 0, 0, 0, 0, 0, 0, 0)))
      } else {
        if canonicalIPv6(text) != "::" {
          try Self.enable(IPV6_V6ONLY, at: Int32(IPPROTO_IPV6), on: descriptor)
        }
        try Self.bind(
          descriptor,
          to: sockaddr_in6(
            sin6_family: sa_family_t(AF_INET6), sin6_port: port.bigEndian, sin6_flowinfo: 0,
            sin6_addr: version6, sin6_scope_id: 0))
      }
      guard listen(descriptor, SOMAXCONN) == 0 else { throw Failure(call: "listen", code: errno) }
      self.port = try Self.port(of: descriptor)
    } catch {
      closeDescriptor(descriptor)
      throw error.explained(address: address, port: port)
    }
  }

  func close() { closeDescriptor(descriptor) }

  /// A failed call, before its meaning is known.
  private struct Failure: Error {
    let call: String
    let code: Int32

    func explained(address: String, port: UInt16) -> ServerError {
      switch code {
      case EADDRINUSE: .portInUse(address: address, port: port)
      case EACCES, EPERM: .notPermitted(address: address, port: port)
      case EADDRNOTAVAIL: .addressNotHere(address)
      default: .system(call: call, code: code)
      }
    }
  }

  private static func enable(
    _ option: Int32, at level: Int32, on descriptor: Int32
  ) throws(Failure) {
    var yes: Int32 = 1
    let size = socklen_t(MemoryLayout<Int32>.size)
    guard unsafe setsockopt(descriptor, level, option, &yes, size) == 0 else {
      throw Failure(call: "setsockopt", code: errno)
    }
  }

  private static func bind<Address>(_ descriptor: Int32, to address: Address) throws(Failure) {
    let code = unsafe withUnsafePointer(to: address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        unsafe bindSocket(descriptor, pointer, socklen_t(MemoryLayout<Address>.size))
      }
    }
    guard code == 0 else { throw Failure(call: "bind", code: errno) }
  }

  private static func port(of descriptor: Int32) throws(Failure) -> UInt16 {
    // The port stands at the same place in the addresses of both versions.
    var address = sockaddr_in6()
    var size = socklen_t(MemoryLayout<sockaddr_in6>.size)
    let code = unsafe withUnsafeMutablePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        unsafe getsockname(descriptor, pointer, &size)
      }
    }
    guard code == 0 else { throw Failure(call: "getsockname", code: errno) }
    return UInt16(bigEndian: address.sin6_port)
  }
}

/// Calls the system's function, which the method of this name hides.
private func bindSocket(
  _ descriptor: CInt, _ address: UnsafePointer<sockaddr>, _ size: socklen_t
) -> CInt {
  unsafe bind(descriptor, address, size)
}
