/// One condition that a request must meet before its handler runs.
///
/// A guard sees the head of the request, before the body is read, and returns the refusal or nil.
public struct Guard: Sendable {
  private let check: @Sendable (Request) -> Response?

  /// Makes a guard of a function that returns the refusal, or nil to let the request pass.
  public init(_ check: @escaping @Sendable (Request) -> Response?) {
    self.check = check
  }

  /// Returns the refusal of a request, or nil.
  public func refusal(of request: Request) -> Response? { check(request) }

  /// Several guards as one: the first refusal counts.
  public static func all(_ guards: [Guard]) -> Guard {
    Guard { request in
      for condition in guards {
        if let refusal = condition.refusal(of: request) { return refusal }
      }
      return nil
    }
  }
}

extension Guard {
  /// The guards of a server: framing, host, origin, access, rate, kind and size of the body, in this order.
  ///
  /// - Parameters:
  ///   - configuration: The permissions.
  ///   - port: The port listened on.
  /// - Throws: ``ServerError`` when an allowed host or origin cannot be read.
  public static func standard(
    for configuration: Server.Configuration, port: UInt16
  ) throws(ServerError) -> Guard {
    let site = try Site(configuration, port: port)
    var guards: [Guard] = [.framing, .host(site), .origin(site)]
    // Only now, so that requests of a foreign page do not use up the rate of the person.
    if let access = configuration.access {
      guards.append(access.condition(site, port: port, rate: configuration.rate))
    } else if let rate = configuration.rate {
      guards.append(.rate(rate))
    }
    guards += [
      .bodyType(configuration.bodyTypes), .bodySize(configuration.limits.bodyBytes),
    ]
    return .all(guards + configuration.guards)
  }
}
