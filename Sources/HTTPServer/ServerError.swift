import HostSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The reason why a server did not start.
public enum ServerError: Error, Equatable, CustomStringConvertible {
  /// The address is not a numeric one.
  case invalidAddress(String)
  /// An allowed host is not a name or an address with an optional port.
  case invalidHost(String)
  /// An allowed origin is not `scheme://host`.
  case invalidOrigin(String)
  /// Another program listens at the address.
  case portInUse(address: String, port: UInt16)
  /// The user may not listen at the address.
  case notPermitted(address: String, port: UInt16)
  /// No interface of this machine has the address.
  case addressNotHere(String)
  /// The system refused a call for another reason.
  case system(call: String, code: Int32)

  /// The system gave no thread.
  static func system(_ error: SystemError) -> ServerError {
    .system(call: "pthread_create", code: error.code)
  }

  /// The system does not let the server wait for signals.
  static func waiting(_ error: SystemError) -> ServerError {
    .system(call: "pipe", code: error.code)
  }

  /// A sentence with the problem and its remedy.
  public var description: String {
    switch self {
    case .invalidAddress(let address):
      "\(address) is not an address to listen on; give one such as 127.0.0.1 or ::1."
    case .invalidHost(let name):
      "\(name) is not a host; give a name such as home.example, perhaps with a port."
    case .invalidOrigin(let origin):
      "\(origin) is not an origin; give one such as https://home.example."
    case .portInUse(let address, let port):
      "Port \(port) of \(address) is taken by another program; stop it or choose another port."
    case .notPermitted(let address, let port):
      "Listening on port \(port) of \(address) is not permitted; choose a port above 1023."
    case .addressNotHere(let address):
      "No network interface of this machine has the address \(address)."
    case .system(let call, let code):
      unsafe "The server did not start: \(call) failed (\(String(cString: strerror(code))))."
    }
  }
}
