extension Guard {
  /// Requires exactly one `Host` header, which names this server.
  ///
  /// Otherwise a foreign page whose name was made to resolve to this machine (DNS rebinding) would
  /// be of the same origin as the server, and could read everything.
  static func host(_ site: Site) -> Guard {
    Guard { request in
      let values = request.headers.all("Host")
      guard values.count == 1, let host = Authority(values[0]) else {
        return .failure(.badRequest, code: "host_invalid", "The request needs one Host header.")
      }
      return site.isHost(host)
        ? nil
        : .failure(
          .misdirectedRequest, code: "host_unknown",
          "This server does not answer to the host \(host.host); see the allowed hosts.")
    }
  }

  /// Requires that a request from a page comes from a page of this server or of an allowed origin.
  ///
  /// An `Origin` that differs in scheme only is taken for the same, because a proxy may add TLS.
  /// Where the browser sends none, it says in its fetch metadata whether the request comes from
  /// another site; of these, only a link that was followed passes, and no frame within a page, which
  /// could make the server work without a click.
  static func origin(_ site: Site) -> Guard {
    let refusal = Response.failure(
      .forbidden, code: "origin_forbidden", "Pages of another origin may not use this server.")
    return Guard { request in
      let origins = request.headers.all("Origin")
      if origins.contains(where: { !site.allows(origin: $0) && !isOwn($0, of: request) }) {
        return refusal
      }
      let site = request.headers["Sec-Fetch-Site"] ?? "none"
      if !origins.isEmpty || ["same-origin", "none"].contains(site) { return nil }
      let isLink =
        request.method.isSafe && request.headers["Sec-Fetch-Mode"] == "navigate"
        && request.headers["Sec-Fetch-Dest"] == "document"
      return isLink ? nil : refusal
    }
  }

  /// Returns whether an origin is the host that the request is addressed to.
  private static func isOwn(_ origin: String, of request: Request) -> Bool {
    guard let origin = Authority.origin(origin),
      let host = request.headers["Host"].flatMap({ Authority($0) })
    else { return false }
    let ports: [UInt16] = host.port.map { [$0] } ?? [80, 443]
    return host.host == origin.host && ports.contains(origin.port ?? 80)
  }
}
