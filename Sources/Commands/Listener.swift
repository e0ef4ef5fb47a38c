/// The address and port on which a server listens.
struct Listener {
  /// A numeric address, or `localhost`; `0.0.0.0` and `::` mean every interface.
  let address: String
  let port: UInt16

  /// Whether only this machine can reach it.
  var isPrivate: Bool {
    address == "localhost" || address == "::1" || address.hasPrefix("127.")
  }

  /// Whether it can be reached under the names that mean this machine.
  var isHere: Bool {
    isEverywhere || ["localhost", "127.0.0.1", "::1"].contains(address)
  }

  /// The address of the page in a browser on this machine.
  var page: String {
    let host = isEverywhere ? "localhost" : address
    return "http://\(host.contains(":") ? "[\(host)]" : host):\(port)/"
  }

  /// The numeric address at which a program of this machine reaches the server.
  var reachable: String {
    switch address {
    case "0.0.0.0", "localhost": "127.0.0.1"
    case "::": "::1"
    default: address
    }
  }

  private var isEverywhere: Bool { address == "0.0.0.0" || address == "::" }
}
