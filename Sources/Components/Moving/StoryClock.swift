/// How long a page still stays, by a clock that its owner reads; time stands while it is held.
public struct StoryClock: Equatable, Sendable {
  /// How many seconds each page stays.
  public let length: Double
  private var page = 0
  private var passed = 0.0
  private var start: Double?

  /// Creates a clock that stands.
  public init(seconds length: Double) { self.length = max(0, length) }

  /// Goes on at a moment; another page begins anew.
  public mutating func play(page: Int, at now: Double) {
    pause(at: now)
    if page != self.page { passed = 0 }
    self.page = page
    start = now
  }

  /// Stands still from a moment on.
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
