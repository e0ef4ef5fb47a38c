public import Interface
public import Wire

extension Browser {
  /// Calls an endpoint of the page's own server, and hands over what it replies.
  ///
  /// - Parameters:
  ///   - endpoint: what is called.
  ///   - query: what it is asked.
  ///   - value: what it is sent.
  ///   - receive: called once with the reply, or with why there is none.
  @discardableResult
  @inline(__always)
  public func call<Parameters: Query, Content: Body, Answer: Body>(
    _ endpoint: Endpoint<Parameters, Content, Answer>, _ query: Parameters,
    sending value: Content.Value,
    receive: @escaping (Result<Answer.Value, CallFailure>) -> Void
  ) -> Subscription {
    fetch(
      Method(endpoint.method), endpoint.address(query), body: endpoint.body.write(value),
      receive: endpoint.reply.body.receiver(receive))
  }

  /// Calls an endpoint that is sent nothing.
  @discardableResult
  @inline(__always)
  public func call<Parameters: Query, Answer: Body>(
    _ endpoint: Endpoint<Parameters, NoBody, Answer>, _ query: Parameters,
    receive: @escaping (Result<Answer.Value, CallFailure>) -> Void
  ) -> Subscription {
    call(endpoint, query, sending: (), receive: receive)
  }

  /// Calls an endpoint that takes no query.
  @discardableResult
  @inline(__always)
  public func call<Content: Body, Answer: Body>(
    _ endpoint: Endpoint<NoQuery, Content, Answer>, sending value: Content.Value,
    receive: @escaping (Result<Answer.Value, CallFailure>) -> Void
  ) -> Subscription {
    call(endpoint, NoQuery(), sending: value, receive: receive)
  }

  /// Calls an endpoint that takes no query and is sent nothing.
  @discardableResult
  @inline(__always)
  public func call<Answer: Body>(
    _ endpoint: Endpoint<NoQuery, NoBody, Answer>,
    receive: @escaping (Result<Answer.Value, CallFailure>) -> Void
  ) -> Subscription {
    call(endpoint, NoQuery(), sending: (), receive: receive)
  }
}

extension Body {
  /// Hands over what a response carries.
  @inline(never)
  fileprivate func receiver(
    _ receive: @escaping (Result<Value, CallFailure>) -> Void
  ) -> (Response) -> Void {
    { response in
      if response.isSuccess, let value = try? read(response.body) {
        receive(.success(value))
      } else {
        receive(.failure(CallFailure(response)))
      }
    }
  }
}

extension Method {
  fileprivate init(_ method: EndpointMethod) {
    switch method {
    case .get: self = .get
    case .post: self = .post
    case .put: self = .put
    case .delete: self = .delete
    }
  }
}
