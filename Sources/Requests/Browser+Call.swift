public import Interface
public import Wire

extension Browser {
  /// Calls an endpoint of the page's own server and passes on its reply.
  ///
  /// - Parameters:
  ///   - endpoint: the endpoint to call.
  ///   - query: the query parameters.
  ///   - value: the request body.
  ///   - receive: called once with the reply or the failure.
  @discardableResult
  @inline(__always)
  public func call<Parameters: Query, Content: Body, Answer: Body>(
    _ endpoint: Endpoint<Parameters, Content, Answer>, _ query: Parameters,
    sending value: Content.Value,
    receive: @escaping (Result<Answer.Value, CallFailure>) -> Void
  ) -> Subscription {
    request(
      endpoint.method.one(get: .get, post: .post, put: .put, delete: .delete),
      endpoint.address(query), endpoint.body.write(value),
      endpoint.reply.body.receiver(receive))
  }

  /// Calls an endpoint without a request body.
  @discardableResult
  @inline(__always)
  public func call<Parameters: Query, Answer: Body>(
    _ endpoint: Endpoint<Parameters, NoBody, Answer>, _ query: Parameters,
    receive: @escaping (Result<Answer.Value, CallFailure>) -> Void
  ) -> Subscription {
    call(endpoint, query, sending: (), receive: receive)
  }

  /// Calls an endpoint without a query.
  @discardableResult
  @inline(__always)
  public func call<Content: Body, Answer: Body>(
    _ endpoint: Endpoint<NoQuery, Content, Answer>, sending value: Content.Value,
    receive: @escaping (Result<Answer.Value, CallFailure>) -> Void
  ) -> Subscription {
    call(endpoint, NoQuery(), sending: value, receive: receive)
  }

  /// Calls an endpoint without a query or a request body.
  @discardableResult
  @inline(__always)
  public func call<Answer: Body>(
    _ endpoint: Endpoint<NoQuery, NoBody, Answer>,
    receive: @escaping (Result<Answer.Value, CallFailure>) -> Void
  ) -> Subscription {
    call(endpoint, NoQuery(), sending: (), receive: receive)
  }
}

extension Browser {
  /// Sends a request, and logs a failure.
  ///
  /// - Parameter receive: takes the response, and returns whether the request succeeded.
  @inline(never)
  fileprivate func request(
    _ method: Method, _ address: String, _ body: [UInt8],
    _ receive: @escaping (Response) -> Bool
  ) -> Subscription {
    fetch(method, address, body: body) { [self] response in
      if !receive(response) { logFailure(method, address, status: response.status) }
    }
  }
}

extension Body {
  /// Decodes the body of a response, passes it on, and returns whether that was possible.
  @inline(never)
  fileprivate func receiver(
    _ receive: @escaping (Result<Value, CallFailure>) -> Void
  ) -> (Response) -> Bool {
    { response in
      let value = response.isSuccess ? try? read(response.body) : nil
      guard let value else {
        receive(.failure(CallFailure(response)))
        return false
      }
      receive(.success(value))
      return true
    }
  }
}
