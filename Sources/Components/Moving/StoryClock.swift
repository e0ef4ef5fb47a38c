/// The time until a page turns, by a clock that the caller reads; it stops while the page is held.
public struct StoryClock: Equatable, Sendable {
  /// The number of seconds that each page is shown.
  public let length: Double
  private var page = 0
  private var passed = 0.0
  private var start: Double?

  /// Creates a clock that is stopped.
  public init(seconds length: Double) { self.length = max(0, length) }

  /// Resumes at a time; another page starts from its beginning.
  public mutating func play(page: Int, at now: Double) {
    pause(at: now)
    if page != self.page { passed = 0 }
    self.page = page
    start = now
  }

  /// Stops at a time.
  public mutating func pause(at now: Double) {
    guard let start else { return }
    passed += max(0, now - start)
    self.start = nil
  }

  /// Seconds until the page turns.
  public func remaining(at now: Double) -> Double {
    let running = start.map { max(0, now - $0) } ?? 0
    return max(0, length - passed - running)
  }
}
