internal import Catalogue
private import CivilTime
private import HostSystem
internal import Logging
internal import Preferences
internal import Routes
internal import Settings
internal import TrackerStore
private import Tracking

/// The work that a server does every second: it records the probes that are due, and notifies listeners.
struct Ticker {
  private let tracker: Tracker
  private let feed: ChangeFeed
  private let elsewhere: ChangesElsewhere
  @Setting private var fetching: RateFetching
  private let rates: RateKeeper
  private let desktop: DesktopAsker?
  private let words: CommandPhrases
  private let log: Logger
  /// The latest probe that listeners know, or could have seen when they connected.
  private var announced: Moment
  /// The last error.
  private var failure: TrackerError?

  init(
    _ tracker: Tracker, _ feed: ChangeFeed, _ elsewhere: ChangesElsewhere,
    _ fetching: Setting<RateFetching>, _ rates: RateKeeper, _ desktop: DesktopAsker?,
    _ words: CommandPhrases, _ log: Logger
  ) throws(TrackerError) {
    self.tracker = tracker
    self.feed = feed
    self.elsewhere = elsewhere
    _fetching = fetching
    self.rates = rates
    self.desktop = desktop
    self.words = words
    self.log = log
    let latest = try tracker.latestProbe()
    announced = latest?.moment ?? .distantPast
    // It may have come just before, at the start of the machine.
    if let latest, latest.state == .pending { desktop?.ask(about: latest, after: .distantPast) }
  }

  mutating func tick() {
    SystemClock.refreshZone()
    do {
      try announce()
      rates.tick(mayFetch: fetching == .daily)
      failure = nil
    } catch {
      if error != failure { log.error(words.report(of: error)) }
      failure = error
    }
  }

  /// Announces the latest probe, which a request or another program may have recorded before.
  private mutating func announce() throws(TrackerError) {
    try tracker.keepAsking()
    if let probe = try tracker.latestProbe() {
      if probe.moment > announced {
        feed.announce(probe)
        desktop?.ask(about: probe, after: announced)
      }
      announced = probe.moment
    }
    try elsewhere.check()
    try desktop?.refresh(at: feed.revision)
  }
}
