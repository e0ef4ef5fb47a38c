private import Interface
public import Wire

/// What a model reads of one kind, such as the figures of the period that is chosen.
///
/// Each question takes the place of the one before, whose answer the model does not hear any more.
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

  /// Makes a reading that has asked for nothing.
  public init(_ cache: ResponseCache) { self.cache = cache }

  /// Reads what an endpoint replies: at once where the cache has it.
  ///
  /// - Parameters:
  ///   - endpoint: what is read.
  ///   - query: what it is asked.
  ///   - receive: called at most once with the reply, or with why there is none.
  @inline(__always)
  public func read<Parameters: Query, Answer: Body>(
    _ endpoint: Endpoint<Parameters, NoBody, Answer>, _ query: Parameters,
    receive: @escaping (Result<Answer.Value, CallFailure>) -> Void
  ) {
    read(endpoint.address(query), endpoint.reply.body, receive)
  }

  /// Reads what an endpoint without a query replies.
  @inline(__always)
  public func read<Answer: Body>(
    _ endpoint: Endpoint<NoQuery, NoBody, Answer>,
    receive: @escaping (Result<Answer.Value, CallFailure>) -> Void
  ) {
    read(endpoint, NoQuery(), receive: receive)
  }

  /// Waits for nothing any more.
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
        // An address has values of one type.
        if let box = object as? Box<Answer.Value> { receive(.success(box.value)) }
      case .failure(let failure): receive(.failure(failure))
      }
    }
    self.reader = reader
    cache.read(
      address, decode: { response in (try? body.read(response.body)).map { Box($0) } }, for: reader)
  }
}
