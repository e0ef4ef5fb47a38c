import Glibc

/// A port of this machine that accepts connections and never replies.
public struct SilentListener: ~Copyable {
  private let descriptor: Int32
  /// The port, chosen by the system.
  public let port: UInt16

  /// Begins to listen.
  public init() {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let descriptor = descriptor
    unsafe withUnsafeMutablePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        unsafe bind(descriptor, pointer, size)
        unsafe getsockname(descriptor, pointer, &size)
      }
    }
    // The system accepts connections into its queue, which is never read.
    listen(descriptor, 8)
    port = UInt16(bigEndian: address.sin_port)
  }

  deinit { close(descriptor) }
}
