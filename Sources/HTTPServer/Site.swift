/// The names under which this server may be addressed, and the pages that may call it.
struct Site: Sendable {
  private let hosts: Set<Authority>
  /// The hosts that browsers reach by TLS.
  private let secureHosts: Set<Authority>
  private let origins: Set<Authority>
  /// Origins of other schemes, such as those of browser extensions, as the browser spells them.
  private let exactOrigins: Set<String>

  init(_ configuration: Server.Configuration, port: UInt16) throws(ServerError) {
    var names = ["localhost", "127.0.0.1", "[::1]"] + configuration.allowedHosts
    if let own = Site.literal(configuration.address) { names.append(own) }
    if let access = configuration.access { names.append(access.host) }
    var hosts: Set<Authority> = []
    var secureHosts: Set<Authority> = []
    for name in names {
      let isSecure = name.hasPrefix(Self.secureScheme)
      guard
        let authority = Authority(isSecure ? name.dropFirst(Self.secureScheme.count) : name[...])
      else { throw .invalidHost(name) }
      hosts.insert(authority)
      if isSecure { secureHosts.insert(authority) }
      // A name given with its own port is behind a proxy, which then sends that port.
      if authority.port == nil, !isSecure {
        hosts.insert(Authority(host: authority.host, port: port))
      }
    }
    var origins: Set<Authority> = []
    for text in configuration.allowedOrigins {
      if let origin = Authority.origin(text) { origins.insert(origin) }
      guard text.split(separator: ":").dropFirst().first?.hasPrefix("//") == true else {
        throw .invalidOrigin(text)
      }
    }
    self.hosts = hosts
    self.secureHosts = secureHosts
    self.origins = origins
    exactOrigins = Set(configuration.allowedOrigins)
  }

  private static let secureScheme = "https://"

  /// Returns whether browsers reach a `Host` of this server by TLS.
  func isSecure(_ authority: Authority) -> Bool { secureHosts.contains(authority) }

  /// Returns whether a `Host` names this server.
  func isHost(_ authority: Authority) -> Bool { hosts.contains(authority) }

  /// Returns whether an `Origin` was allowed by the configuration.
  func allows(origin: String) -> Bool {
    exactOrigins.contains(origin) || Authority.origin(origin).map(origins.contains) ?? false
  }

  /// Returns an address as it stands in a `Host` header; nil for one that means every interface.
  private static func literal(_ address: String) -> String? {
    if address == "0.0.0.0" || canonicalIPv6(address) == "::" { return nil }
    return address.contains(":") ? "[\(address)]" : address
  }
}
