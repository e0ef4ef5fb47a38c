private import Interface
public import Wire

/// One kind of query that a model makes, such as the figures of the selected period.
///
/// Each read replaces the previous one, whose handler is no longer called.
///
/// ```swift
/// private let figures: Reading
///
/// func show(_ period: Period) {
///   figures.read(API.statistics, period) { result in … }
/// }
/// ```
public final class Reading {
  private let cache: ResponseCache
  private var reader: Reader?

  /// Makes a reading without a pending request.
  public init(_ cache: ResponseCache) { self.cache = cache }

  /// Reads the reply of an endpoint, synchronously if it is cached.
  ///
  /// - Parameters:
  ///   - endpoint: the endpoint to read.
  ///   - query: the query parameters.
  ///   - receive: called at most once with the reply or the failure.
  @inline(__always)
  public func read<Parameters: Query, Answer: Body>(
    _ endpoint: Endpoint<Parameters, NoBody, Answer>, _ query: Parameters,
    receive: @escaping (Result<Answer.Value, CallFailure>) -> Void
  ) {
    read(endpoint.address(query), endpoint.reply.body, receive)
  }

  /// Reads the reply of an endpoint without a query.
  @inline(__always)
  public func read<Answer: Body>(
    _ endpoint: Endpoint<NoQuery, NoBody, Answer>,
    receive: @escaping (Result<Answer.Value, CallFailure>) -> Void
  ) {
    read(endpoint, NoQuery(), receive: receive)
  }

  /// Cancels the pending read; its handler is not called.
  public func stop() {
    reader?.cancel()
    reader = nil
  }

  @inline(never)
  private func read<Answer: Body>(
    _ address: String, _ body: Answer,
    _ receive: @escaping (Result<Answer.Value, CallFailure>) -> Void
  ) {
    stop()
    let reader = Reader { result in
      switch result {
      case .success(let object):
        // All values of an address have the same type.
        if let box = object as? Box<Answer.Value> { receive(.success(box.value)) }
      case .failure(let failure): receive(.failure(failure))
      }
    }
    self.reader = reader
    cache.read(
      address, decode: { response in (try? body.read(response.body)).map { Box($0) } }, for: reader)
  }
}
