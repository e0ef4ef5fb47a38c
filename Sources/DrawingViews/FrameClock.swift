public import Interface

/// Tells the time of each picture that the browser shows, for what moves by hand.
public final class FrameClock {
  private let browser: Browser
  private var subscription: Subscription?
  private let tick: (Double) -> Void

  /// Creates a clock that stands still.
  ///
  /// - Parameters:
  ///   - browser: whose pictures are meant.
  ///   - tick: is handed the seconds since the page was opened, before each picture.
  public init(browser: Browser, tick: @escaping (Double) -> Void) {
    self.browser = browser
    self.tick = tick
  }

  /// Whether it runs; a clock that runs costs a little of each picture.
  public var isRunning: Bool {
    get { if case .some = subscription { true } else { false } }
    set {
      guard newValue != isRunning else { return }
      if newValue {
        subscription =
          browser.ask(.drawing, 0, [], isKept: true) { [tick] time, _ in tick(time) }
          .subscription
      } else {
        subscription?.cancel()
        subscription = nil
      }
    }
  }
}
