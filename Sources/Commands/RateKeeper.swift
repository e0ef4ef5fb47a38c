internal import Catalogue
private import CivilTime
private import HostSystem
internal import Logging
internal import QuantityReading
private import Synchronization

/// The exchange rates of a server: those of a file, read again when it changes, and fetched daily
/// if the person allows that.
final class RateKeeper: Sendable {
  /// Seconds between two looks at the file, which another program may have written.
  private static let interval = 10.0
  /// Rates are fetched again when the file is older: banks publish once a day.
  private static let largestAge = Seconds.hours(20)
  /// Seconds after which a bank that could not be reached is tried again.
  private static let retryInterval = 3_600.0

  private struct State {
    var rates: ExchangeRates?
    /// The time of the last change of the file of the rates, in microseconds since 1970.
    var changed: Int64?
    var nextLook = 0.0
    /// The earliest time of the next fetch.
    var earliestFetch = 0.0
    /// Whether some rates could not be fetched the last time.
    var hasTrouble = false
    var isFetching = false
  }

  private let path: String
  /// Nil if the person named a file, into which nothing is fetched.
  private let fetcher: RateFetcher?
  private let words: CommandPhrases
  private let log: Logger
  private let state: Mutex<State>

  /// Begins with the rates of the file that `--rates` names, or else the fetched ones.
  init(_ call: Call, _ log: Logger) throws(Failure) {
    words = call.words
    self.log = log
    if let named = call.string(\.rates) {
      (path, fetcher) = (named, nil)
    } else {
      (path, fetcher) = (try call.ratesPath(), try call.rateFetcher())
    }
    let changed = Paths.changeTime(ofFile: path)
    state = Mutex(State(rates: try call.rates(), changed: changed))
  }

  /// The current rates.
  var rates: ExchangeRates? { state.withLock { $0.rates } }

  /// Reads and fetches rates that are due.
  ///
  /// - Parameter isAllowed: whether the person allows fetching.
  func tick(mayFetch isAllowed: Bool) {
    let now = SystemClock.elapsed()
    let isDue = state.withLock { state in
      guard now >= state.nextLook else { return false }
      state.nextLook = now + Self.interval
      return true
    }
    guard isDue else { return }
    // A pipe has no time, and is read only once.
    let changed = Paths.changeTime(ofFile: path)
    if let changed, changed != state.withLock({ $0.changed }),
      let read = try? ExchangeRates(file: path)
    {
      state.withLock { ($0.rates, $0.changed) = (read, changed) }
    }
    guard let fetcher, isAllowed else { return }
    let age = changed.map { Seconds((SystemClock.microseconds() - $0) / 1_000_000) }
    let isFresh = age.map { (.zero..<Self.largestAge).contains($0) } ?? false
    let begins = state.withLock { state in
      guard !state.isFetching, now >= state.earliestFetch, !isFresh || state.hasTrouble else {
        return false
      }
      state.isFetching = true
      return true
    }
    if begins { fetch(by: fetcher) }
  }

  /// Fetches rates on a thread of its own, as a bank may be slow.
  private func fetch(by fetcher: RateFetcher) {
    let thread = try? SystemThread { [self] in
      let fetched = fetcher.fetch()
      for trouble in fetched.troubles {
        log.warning("\(words.sentence(for: trouble), privacy: .public)")
      }
      state.withLock { state in
        if let rates = fetched.rates { state.rates = rates }
        state.hasTrouble = !fetched.troubles.isEmpty
        state.earliestFetch = SystemClock.elapsed() + Self.retryInterval
        state.isFetching = false
      }
    }
    thread?.detach()
    if thread == nil { state.withLock { $0.isFetching = false } }
  }
}
