/// The methods that a route can be added for; each takes a handler that returns at once, on a thread
/// of the server's, or an asynchronous one.
extension Router {
  /// Answers a method at a path.
  ///
  /// - Parameters:
  ///   - method: the method; GET also answers HEAD.
  ///   - path: the segments, in which `{name}` stands for a parameter.
  ///   - parameters: the types of the parameters, in the order of the path.
  ///   - handler: called on one of the server's threads, with the value of each parameter.
  public mutating func on<each Value: Sendable>(
    _ method: Method, _ path: String, _ parameters: repeat PathParameter<each Value>,
    handler: @escaping @Sendable (Request, repeat each Value) -> Response
  ) {
    let kinds = (repeat each parameters)
    var count = 0
    for _ in repeat each parameters { count += 1 }
    add(method, path, parameters: count) { request, texts in
      var rest = texts[...]
      do throws(Unreadable) {
        let values = (repeat try (each kinds).next(&rest))
        return .blocking { handler(request, repeat each values) }
      } catch {
        return nil
      }
    }
  }

  /// Answers a method at a path without holding a thread while the handler waits.
  ///
  /// - Parameters:
  ///   - method: the method; GET also answers HEAD.
  ///   - path: the segments, in which `{name}` stands for a parameter.
  ///   - parameters: the types of the parameters, in the order of the path.
  ///   - handler: called with the value of each parameter; it should wait by `await` only.
  public mutating func on<each Value: Sendable>(
    _ method: Method, _ path: String, _ parameters: repeat PathParameter<each Value>,
    handler: @escaping @concurrent @Sendable (Request, repeat each Value) async -> Response
  ) {
    let kinds = (repeat each parameters)
    var count = 0
    for _ in repeat each parameters { count += 1 }
    add(method, path, parameters: count) { request, texts in
      var rest = texts[...]
      do throws(Unreadable) {
        let values = (repeat try (each kinds).next(&rest))
        return .asynchronous { await handler(request, repeat each values) }
      } catch {
        return nil
      }
    }
  }
}

extension Router {
  /// Reads: answers GET and HEAD at a path.
  public mutating func get<each Value: Sendable>(
    _ path: String, _ parameters: repeat PathParameter<each Value>,
    handler: @escaping @Sendable (Request, repeat each Value) -> Response
  ) {
    on(.get, path, repeat each parameters, handler: handler)
  }

  /// Reads: answers GET and HEAD at a path without holding a thread while the handler waits.
  public mutating func get<each Value: Sendable>(
    _ path: String, _ parameters: repeat PathParameter<each Value>,
    handler: @escaping @concurrent @Sendable (Request, repeat each Value) async -> Response
  ) {
    on(.get, path, repeat each parameters, handler: handler)
  }

  /// Adds: answers POST at a path.
  public mutating func post<each Value: Sendable>(
    _ path: String, _ parameters: repeat PathParameter<each Value>,
    handler: @escaping @Sendable (Request, repeat each Value) -> Response
  ) {
    on(.post, path, repeat each parameters, handler: handler)
  }

  /// Adds: answers POST at a path without holding a thread while the handler waits.
  public mutating func post<each Value: Sendable>(
    _ path: String, _ parameters: repeat PathParameter<each Value>,
    handler: @escaping @concurrent @Sendable (Request, repeat each Value) async -> Response
  ) {
    on(.post, path, repeat each parameters, handler: handler)
  }

  /// Replaces: answers PUT at a path.
  public mutating func put<each Value: Sendable>(
    _ path: String, _ parameters: repeat PathParameter<each Value>,
    handler: @escaping @Sendable (Request, repeat each Value) -> Response
  ) {
    on(.put, path, repeat each parameters, handler: handler)
  }

  /// Replaces: answers PUT at a path without holding a thread while the handler waits.
  public mutating func put<each Value: Sendable>(
    _ path: String, _ parameters: repeat PathParameter<each Value>,
    handler: @escaping @concurrent @Sendable (Request, repeat each Value) async -> Response
  ) {
    on(.put, path, repeat each parameters, handler: handler)
  }

  /// Changes a part: answers PATCH at a path.
  public mutating func patch<each Value: Sendable>(
    _ path: String, _ parameters: repeat PathParameter<each Value>,
    handler: @escaping @Sendable (Request, repeat each Value) -> Response
  ) {
    on(.patch, path, repeat each parameters, handler: handler)
  }

  /// Changes a part: answers PATCH at a path without holding a thread while the handler waits.
  public mutating func patch<each Value: Sendable>(
    _ path: String, _ parameters: repeat PathParameter<each Value>,
    handler: @escaping @concurrent @Sendable (Request, repeat each Value) async -> Response
  ) {
    on(.patch, path, repeat each parameters, handler: handler)
  }

  /// Removes: answers DELETE at a path.
  public mutating func delete<each Value: Sendable>(
    _ path: String, _ parameters: repeat PathParameter<each Value>,
    handler: @escaping @Sendable (Request, repeat each Value) -> Response
  ) {
    on(.delete, path, repeat each parameters, handler: handler)
  }

  /// Removes: answers DELETE at a path without holding a thread while the handler waits.
  public mutating func delete<each Value: Sendable>(
    _ path: String, _ parameters: repeat PathParameter<each Value>,
    handler: @escaping @concurrent @Sendable (Request, repeat each Value) async -> Response
  ) {
    on(.delete, path, repeat each parameters, handler: handler)
  }
}
