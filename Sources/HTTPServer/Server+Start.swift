extension Server {
  /// Starts a server.
  ///
  /// - Parameters:
  ///   - configuration: The address, the limits and the permissions.
  ///   - handler: Answers a request that the guards let pass, on one of a few threads.
  /// - Throws: ``ServerError`` if the address cannot be listened on.
  public convenience init(
    _ configuration: Configuration = Configuration(), handler: @escaping Handler
  ) throws(ServerError) {
    try self.init(configuration, work: { request in .blocking { handler(request) } })
  }

  /// Starts a server whose handler may wait without holding a thread.
  ///
  /// - Parameters:
  ///   - configuration: The address, the limits and the permissions.
  ///   - handler: Answers a request that the guards let pass; it should wait by `await` only.
  /// - Throws: ``ServerError`` if the address cannot be listened on.
  public convenience init(
    _ configuration: Configuration = Configuration(), handler: @escaping AsyncHandler
  ) throws(ServerError) {
    try self.init(configuration, work: { request in .asynchronous { await handler(request) } })
  }

  /// Starts a server that answers by the routes of a router.
  ///
  /// - Parameters:
  ///   - configuration: The address, the limits and the permissions.
  ///   - routes: The router for requests that the guards let pass.
  /// - Throws: ``ServerError`` if the address cannot be listened on.
  public convenience init(
    _ configuration: Configuration = Configuration(), routes: Router
  ) throws(ServerError) {
    try self.init(configuration, work: { request in routes.work(for: request) })
  }

  /// Starts a server on a port of this machine, with the defaults for all else.
  ///
  /// - Parameters:
  ///   - port: The port; 0 lets the system choose one.
  ///   - handler: Answers a request that the guards let pass, on one of a few threads.
  /// - Throws: ``ServerError`` if the port cannot be listened on.
  public convenience init(port: UInt16, handler: @escaping Handler) throws(ServerError) {
    try self.init(.init(port: port), handler: handler)
  }

  /// Starts a server on a port of this machine whose handler may wait without holding a thread.
  ///
  /// - Parameters:
  ///   - port: The port; 0 lets the system choose one.
  ///   - handler: Answers a request that the guards let pass; it should wait by `await` only.
  /// - Throws: ``ServerError`` if the port cannot be listened on.
  public convenience init(port: UInt16, handler: @escaping AsyncHandler) throws(ServerError) {
    try self.init(.init(port: port), handler: handler)
  }

  /// Starts a server on a port of this machine that answers by the routes of a router.
  ///
  /// - Parameters:
  ///   - port: The port; 0 lets the system choose one.
  ///   - routes: The router for requests that the guards let pass.
  /// - Throws: ``ServerError`` if the port cannot be listened on.
  public convenience init(port: UInt16, routes: Router) throws(ServerError) {
    try self.init(.init(port: port), routes: routes)
  }
}

extension Server.Configuration {
  fileprivate init(port: UInt16) {
    self.init()
    self.port = port
  }
}
