public import Interface
private import TextBytes
public import Wire

/// A cache of the server's replies, by address and by revision of the store.
///
/// A value is valid until an event reports a newer revision or the stream of events is interrupted. At
/// most one request per address is in flight, however many readers want its value, so a late response
/// cannot replace a newer one. The reply to a change that the page makes has the new revision, so the
/// event that reports that change has no effect. A request in flight that the change may affect is
/// repeated once, so that its response does not show the state before the change; in a row of changes
/// the second response is passed on, so that readers do not wait for the last one.
///
/// A model reads through a ``Reading``.
public final class ResponseCache {
  /// More values than any page shows; beyond that, the oldest value is evicted.
  private static let capacity = 64

  /// Called when values may be outdated, so that the screen reads them again.
  public var onOutdated: () -> Void = {}

  private let browser: Browser
  /// The newest known revision of the store; nil while none is known.
  private var revision: Revision?
  /// Whether events report changes: assumed until the stream is interrupted.
  private var isStreamOpen = true
  private var slots: [Slot] = []
  /// The number of changes sent and not replied to.
  private var pendingChanges = 0
  /// The newest revision of the events that arrived before the reply to a change.
  private var reported: Revision?

  /// Makes an empty cache.
  ///
  /// - Parameters:
  ///   - browser: the connection to the server.
  ///   - revision: the revision at which the server rendered the page; nil if it did not render it.
  public init(browser: Browser, revision: Revision?) {
    self.browser = browser
    self.revision = revision
  }

  // MARK: Revisions

  /// Handles an event that reports a change of the store.
  public func storeChanged(_ change: StoreChange) {
    if pendingChanges == 0 {
      if advance(to: change.revision) { onOutdated() }
    } else {
      // It may be the page's own change, which the reply will show.
      reported = max(reported ?? change.revision, change.revision)
    }
  }

  /// Handles the first event of a stream, which reports the current revision.
  ///
  /// A revision other than the known one means that changes were missed; so does a smaller one, which
  /// comes from another server.
  public func streamOpened(at change: StoreChange) {
    isStreamOpen = true
    guard change.revision != revision else { return }
    revision = change.revision
    onOutdated()
  }

  /// Marks the stream of events as interrupted: changes may be missed from now on.
  public func streamInterrupted() { isStreamOpen = false }

  /// Invalidates all values, for instance after the page was hidden for a while.
  public func expire() {
    for slot in slots { slot.expire() }
  }

  /// Invalidates the value of an address.
  public func expire<Parameters: Query, Answer: Body>(
    _ endpoint: Endpoint<Parameters, NoBody, Answer>, _ query: Parameters
  ) {
    slot(at: endpoint.address(query)).expire()
  }

  /// Advances to a revision and returns whether it is newer than the known one.
  private func advance(to new: Revision) -> Bool {
    if let revision, new <= revision { return false }
    revision = new
    return true
  }

  // MARK: Reading

  /// Stores a value as the reply of an endpoint at the current revision.
  public func keep<Parameters: Query, Answer: Body>(
    _ value: Answer.Value, as endpoint: Endpoint<Parameters, NoBody, Answer>, _ query: Parameters
  ) {
    slot(at: endpoint.address(query)).keep(Box(value), revision)
  }

  /// Passes the value of an address to a reader: synchronously if it is cached, otherwise when the response
  /// arrives.
  ///
  /// - Parameters:
  ///   - address: the path and the query.
  ///   - decode: decodes the value from a successful response; nil if it has another form.
  ///   - reader: receives the value.
  func read(
    _ address: String, decode: @escaping (Response) -> AnyObject?, for reader: Reader
  ) {
    // If no response can arrive, readers are not retained.
    guard browser.hearsLater else { return }
    let slot = slot(at: address)
    if isStreamOpen, slot.revision == revision, let value = slot.value {
      reader.receive(.success(value))
    } else if !slot.isPending {
      slot.readers = [reader]
      request(slot, decode)
    } else if !slot.isOutdated, slot.requestRevision == revision {
      slot.readers.append(reader)
    } else {
      // A request sent at an earlier revision may not reflect the current one.
      slot.later.append(reader)
    }
  }

  private func request(
    _ slot: Slot, _ decode: @escaping (Response) -> AnyObject?, isRepeated: Bool = false
  ) {
    (slot.isPending, slot.isOutdated, slot.requestRevision) = (true, false, revision)
    browser.fetch(.get, slot.address) { [self] response in
      let result: Result<AnyObject, CallFailure>
      var readers = slot.readers
      slot.readers = slot.later.filter { $0.isWaiting }
      slot.later = []
      var repeats = false
      if slot.isOutdated, slot.revision == revision, let value = slot.value {
        // The reply to the change contained the value.
        result = .success(value)
      } else if response.isSuccess, let value = decode(response) {
        result = .success(value)
        repeats = slot.isOutdated && !isRepeated
        if repeats {
          slot.readers = readers.filter { $0.isWaiting } + slot.readers
          readers = []
        } else if !slot.isOutdated {
          slot.keep(value, slot.requestRevision)
        }
      } else {
        result = .failure(CallFailure(response))
        browser.logFailure(.get, slot.address, status: response.status)
      }
      slot.isPending = false
      if !slot.readers.isEmpty { request(slot, decode, isRepeated: repeats) }
      for reader in readers { reader.receive(result) }
    }
  }

  /// Returns the cached state of an address.
  private func slot(at address: String) -> Slot {
    if let slot = slots.first(where: { $0.address.isSame(as: address) }) { return slot }
    let slot = Slot(address)
    // An evicted slot with a pending request still passes the response to its readers.
    if slots.count == Self.capacity { slots.removeFirst() }
    slots.append(slot)
    return slot
  }

  // MARK: Changing

  /// Sends a change to the server.
  ///
  /// - Parameters:
  ///   - endpoint: the endpoint to call.
  ///   - value: the request body.
  ///   - prefix: the prefix of the addresses whose values remain valid, since the parts affected by the
  ///     change are not shown; nil if it may affect any.
  ///   - revision: returns the revision after the change from the reply.
  ///   - receive: called once with the reply or the failure.
  @inline(__always)
  public func send<Content: Body, Answer: Body>(
    _ endpoint: Endpoint<NoQuery, Content, Answer>, _ value: Content.Value,
    preserving prefix: String? = nil, revision: @escaping (Answer.Value) -> Revision,
    receive: @escaping (Result<Answer.Value, CallFailure>) -> Void
  ) {
    beginChange()
    browser.call(endpoint, sending: value) { [self] result in
      var new: Revision?
      if case .success(let value) = result { new = revision(value) }
      let hasMissed = endChange(new, preserving: prefix)
      receive(result)
      if hasMissed { onOutdated() }
    }
  }

  /// Records that a change has been sent.
  func beginChange() { pendingChanges += 1 }

  /// Records that a change has succeeded with a revision, or has failed.
  ///
  /// - Returns: whether something else was changed meanwhile.
  func endChange(_ new: Revision?, preserving prefix: String?) -> Bool {
    pendingChanges -= 1
    var hasMissed = false
    if let new {
      let isNext = revision?.isFollowed(by: new) ?? false
      outdate(by: new, preserving: isNext ? prefix : nil)
      hasMissed = advance(to: new) && !isNext
    }
    if pendingChanges == 0, let reported {
      self.reported = nil
      if advance(to: reported) { hasMissed = true }
    }
    return hasMissed
  }

  /// Marks the values that a change does not affect as valid at the revision after it, and the
  /// requests in flight that it may affect as outdated.
  private func outdate(by new: Revision, preserving prefix: String?) {
    for slot in slots {
      if prefix.map({ slot.address.begins(with: $0) }) ?? false {
        if slot.revision == revision { slot.revision = new }
        if slot.requestRevision == revision { slot.requestRevision = new }
      } else if slot.requestRevision.map({ $0 < new }) ?? true {
        // A request that was sent later reflects the change.
        slot.isOutdated = true
      }
    }
  }
}

/// A handler that waits for a value.
final class Reader {
  private var handler: ((Result<AnyObject, CallFailure>) -> Void)?

  init(_ handler: @escaping (Result<AnyObject, CallFailure>) -> Void) { self.handler = handler }

  /// Whether the value has neither arrived nor been cancelled.
  var isWaiting: Bool { if case nil = handler { false } else { true } }

  /// Cancels the wait; the handler is not called.
  func cancel() { handler = nil }

  /// Calls the handler, at most once.
  func receive(_ result: Result<AnyObject, CallFailure>) {
    let handler = handler
    self.handler = nil
    handler?(result)
  }
}

/// The cached state of an address.
private final class Slot {
  let address: String
  /// The value read last, unless it has been invalidated.
  var value: AnyObject?
  /// The revision at which the value was read.
  var revision: Revision?
  /// Whether a request is in flight.
  var isPending = false
  /// The known revision of the store when the request was sent.
  var requestRevision: Revision?
  /// Whether the response of the request in flight is outdated when it arrives.
  var isOutdated = false
  /// The readers that wait for the response.
  var readers: [Reader] = []
  /// The readers that wait for the next request, whose response will be newer.
  var later: [Reader] = []

  init(_ address: String) { self.address = address }

  func keep(_ value: AnyObject, _ revision: Revision?) {
    self.value = value
    self.revision = revision
  }

  func expire() {
    value = nil
    isOutdated = true
  }
}

/// A reference-type wrapper of a value.
final class Box<Value> {
  let value: Value

  init(_ value: Value) { self.value = value }
}
