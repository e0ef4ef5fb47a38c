internal import Catalogue
private import HostSystem
internal import Logging
private import Preferences
internal import QuantityReading
private import Synchronization
internal import TrackerStore

/// The exchange rates of a server: those of a file, read again while it runs, and fetched daily if the person allows
/// that.
final class RateKeeper: Sendable {
  /// Seconds between two readings of the file, which another program may have written.
  private static let readingInterval = 10.0
  /// Seconds between two times that rates are fetched, and after one that failed.
  private static let fetchingInterval = 12.0 * 3_600, retryInterval = 3_600.0

  private struct State {
    var rates: ExchangeRates?
    var nextReading = 0.0
    var nextFetching = 0.0
    var isFetching = false
  }

  private let path: String
  /// Nil where the person named a file, which nothing else changes.
  private let fetcher: RateFetcher?
  private let words: CommandPhrases
  private let log: Logger
  private let state: Mutex<State>

  /// Begins with the rates of the file that `--rates` names, or else of those that were fetched before.
  init(_ call: Call, _ log: Logger) throws(Failure) {
    words = call.words
    self.log = log
    if let named = call.string(\.rates) {
      (path, fetcher) = (named, nil)
    } else {
      (path, fetcher) = (try call.ratesPath(), try call.rateFetcher())
    }
    state = Mutex(State(rates: try call.rates()))
  }

  /// The rates as they are now.
  var rates: ExchangeRates? { state.withLock { $0.rates } }

  /// Reads and fetches what is due.
  func tick(_ tracker: Tracker) throws(TrackerError) {
    let now = SystemClock.elapsed()
    let isDue = state.withLock { state in
      guard now >= state.nextReading else { return false }
      state.nextReading = now + Self.readingInterval
      return true
    }
    guard isDue else { return }
    if let read = try? ExchangeRates(file: path) { state.withLock { $0.rates = read } }
    guard let fetcher, try tracker.storedSettings().settings.rates == .daily else { return }
    fetch(by: fetcher, at: now)
  }

  /// Fetches rates on a thread of its own, for a bank may be slow.
  private func fetch(by fetcher: RateFetcher, at now: Double) {
    let begins = state.withLock { state in
      guard !state.isFetching, now >= state.nextFetching else { return false }
      state.isFetching = true
      return true
    }
    guard begins else { return }
    let thread = try? SystemThread { [self] in
      var pause = Self.fetchingInterval
      do throws(RateFetcher.Trouble) {
        let (rates, troubles) = try fetcher.fetch()
        report(troubles)
        state.withLock { $0.rates = rates }
      } catch {
        report([error])
        pause = Self.retryInterval
      }
      state.withLock { state in
        state.nextFetching = SystemClock.elapsed() + pause
        state.isFetching = false
      }
    }
    thread?.detach()
    if thread == nil { state.withLock { $0.isFetching = false } }
  }

  private func report(_ troubles: [RateFetcher.Trouble]) {
    for trouble in troubles { log.warning("\(words.sentence(for: trouble), privacy: .public)") }
  }
}
