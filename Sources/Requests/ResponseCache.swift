public import Interface
private import TextBytes
public import Wire

/// What the page has read from its server, by address and by revision of the store.
///
/// A value is kept for as long as the server would tell of a change: until an event tells of a newer
/// revision, or the stream of events is interrupted. Of each address one request is under way at a
/// time, whoever asks meanwhile, so a late response cannot take the place of a newer one. A change that
/// the page makes itself is known from its reply, and the event that tells of it causes nothing.
///
/// A model reads by a ``Reading``.
public final class ResponseCache {
  /// More values than are shown on any page; beyond that, the one read longest ago goes.
  private static let capacity = 64

  /// Called when what was read may no longer hold, so that what is seen is read again.
  public var whenOutdated: () -> Void = {}

  private let browser: Browser
  /// The newest state of the store that was heard of; nil before any.
  private var revision: Revision?
  /// Whether the server tells of changes: it is taken to, until it turns out that it is not heard.
  private var isInformed = true
  private var slots: [Slot] = []
  /// How many changes are on their way to the server.
  private var changesUnderWay = 0
  /// The newest revision of events that came while changes were on their way.
  private var heard: Revision?

  /// Makes an empty cache.
  ///
  /// - Parameters:
  ///   - browser: reaches the server.
  ///   - revision: the state of the store from which the server wrote the page; nil where it did not.
  public init(browser: Browser, revision: Revision?) {
    self.browser = browser
    self.revision = revision
  }

  // MARK: Revisions

  /// Hears from the stream of events that the store has changed.
  public func hear(_ change: StoreChange) {
    if changesUnderWay == 0 {
      if advance(to: change.revision) { whenOutdated() }
    } else {
      // It may be the page's own, which its reply tells.
      heard = max(heard ?? change.revision, change.revision)
    }
  }

  /// Hears the state of the store when the stream of events has been opened, or opened again.
  ///
  /// Another than the one known tells of changes that were missed; a smaller one, too, for it is
  /// another server's.
  public func hear(current change: StoreChange) {
    isInformed = true
    guard change.revision != revision else { return }
    revision = change.revision
    whenOutdated()
  }

  /// Says that the stream of events is interrupted: changes may be missed from now on.
  public func interrupt() { isInformed = false }

  /// Says that nothing that was read need hold any longer, as when time has passed unnoticed.
  public func expire() {
    for slot in slots { slot.expire() }
  }

  /// Says that the value of an address need not hold any longer.
  public func expire<Parameters: Query, Answer: Body>(
    _ endpoint: Endpoint<Parameters, NoBody, Answer>, _ query: Parameters
  ) {
    slot(at: endpoint.address(query)).expire()
  }

  /// Takes a revision for the newest, and returns whether it is.
  private func advance(to new: Revision) -> Bool {
    if let revision, new <= revision { return false }
    revision = new
    return true
  }

  // MARK: Reading

  /// Keeps a value as what an endpoint replies in the present state of the store.
  public func keep<Parameters: Query, Answer: Body>(
    _ value: Answer.Value, as endpoint: Endpoint<Parameters, NoBody, Answer>, _ query: Parameters
  ) {
    slot(at: endpoint.address(query)).keep(Box(value), revision)
  }

  /// Hands over the value of an address: at once where it is kept, else when the response is there.
  ///
  /// - Parameters:
  ///   - address: the path and the query.
  ///   - decode: reads the value from a successful response; nil where that is something else.
  ///   - reader: whoever wants it.
  func read(
    _ address: String, decode: @escaping (Response) -> AnyObject?, for reader: Reader
  ) {
    // Where no response can come, nobody waits, and nobody is kept.
    guard browser.hearsLater else { return }
    let slot = slot(at: address)
    if isInformed, slot.revision == revision, let value = slot.value {
      reader.receive(.success(value))
    } else if !slot.isPending {
      slot.readers = [reader]
      request(slot, decode)
    } else if !slot.isOutdated, slot.requestRevision == revision {
      slot.readers.append(reader)
    } else {
      // What was asked in an earlier state may not tell of the present one.
      slot.later.append(reader)
    }
  }

  private func request(_ slot: Slot, _ decode: @escaping (Response) -> AnyObject?) {
    (slot.isPending, slot.isOutdated, slot.requestRevision) = (true, false, revision)
    browser.fetch(.get, slot.address) { [self] response in
      let result: Result<AnyObject, CallFailure>
      if response.isSuccess, let value = decode(response) {
        if !slot.isOutdated { slot.keep(value, slot.requestRevision) }
        result = .success(value)
      } else {
        result = .failure(CallFailure(response))
      }
      let readers = slot.readers
      slot.readers = slot.later.filter { $0.isWaiting }
      slot.later = []
      slot.isPending = false
      if !slot.readers.isEmpty { request(slot, decode) }
      for reader in readers { reader.receive(result) }
    }
  }

  /// What is known of an address.
  private func slot(at address: String) -> Slot {
    if let slot = slots.first(where: { $0.address.isSame(as: address) }) { return slot }
    let slot = Slot(address)
    // One that is waited for hands over its value although it is forgotten.
    if slots.count == Self.capacity { slots.removeFirst() }
    slots.append(slot)
    return slot
  }

  // MARK: Changing

  /// Has the server change something.
  ///
  /// - Parameters:
  ///   - endpoint: what is called.
  ///   - value: what it is sent.
  ///   - scope: the path of the only values that the change concerns; nil where it may concern any.
  ///   - revision: takes the state after the change from the reply.
  ///   - receive: called once with the reply, or with why there is none.
  @inline(__always)
  public func send<Content: Body, Answer: Body>(
    _ endpoint: Endpoint<NoQuery, Content, Answer>, _ value: Content.Value,
    concerning scope: String? = nil, revision: @escaping (Answer.Value) -> Revision,
    receive: @escaping (Result<Answer.Value, CallFailure>) -> Void
  ) {
    beginChange()
    browser.call(endpoint, sending: value) { [self] result in
      var new: Revision?
      if case .success(let value) = result { new = revision(value) }
      let hasMissed = endChange(new, concerning: scope)
      receive(result)
      if hasMissed { whenOutdated() }
    }
  }

  /// Notes that a change is on its way.
  func beginChange() { changesUnderWay += 1 }

  /// Notes that a change has been made, where its revision is known, or has failed.
  ///
  /// - Returns: whether something else was changed meanwhile.
  func endChange(_ new: Revision?, concerning scope: String?) -> Bool {
    changesUnderWay -= 1
    var hasMissed = false
    if let new {
      let isNext = revision?.isFollowed(by: new) ?? false
      if isNext, let scope { confirm(allBut: scope, as: new) }
      hasMissed = advance(to: new) && !isNext
    }
    if changesUnderWay == 0, let heard {
      self.heard = nil
      if advance(to: heard) { hasMissed = true }
    }
    return hasMissed
  }

  /// Takes the values that a change does not concern for those of the state after it.
  private func confirm(allBut scope: String, as new: Revision) {
    let queries = scope + "?"
    for slot in slots where slot.revision == revision {
      let isConcerned = slot.address.isSame(as: scope) || slot.address.begins(with: queries)
      if !isConcerned { slot.revision = new }
    }
  }
}

/// Someone who waits for a value.
final class Reader {
  private var handler: ((Result<AnyObject, CallFailure>) -> Void)?

  init(_ handler: @escaping (Result<AnyObject, CallFailure>) -> Void) { self.handler = handler }

  /// Whether the value is still wanted and has not come.
  var isWaiting: Bool { if case nil = handler { false } else { true } }

  /// Waits no longer.
  func cancel() { handler = nil }

  /// Hands over the value, once.
  func receive(_ result: Result<AnyObject, CallFailure>) {
    let handler = handler
    self.handler = nil
    handler?(result)
  }
}

/// What is known of an address.
private final class Slot {
  let address: String
  /// What was read last, unless that need not hold any longer.
  var value: AnyObject?
  /// The state of the store that the value tells of.
  var revision: Revision?
  /// Whether a request is under way.
  var isPending = false
  /// The state of the store that was known when it was sent.
  var requestRevision: Revision?
  /// Whether its response need not hold any longer when it comes.
  var isOutdated = false
  /// Those who wait for the response.
  var readers: [Reader] = []
  /// Those who wait for the response to the next request, which will tell of a newer state.
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

/// A value as an object.
final class Box<Value> {
  let value: Value

  init(_ value: Value) { self.value = value }
}
