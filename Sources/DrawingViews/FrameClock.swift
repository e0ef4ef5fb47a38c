public import Interface

/// Reports the time of each frame that the browser shows, for animations by hand.
public final class FrameClock {
  private let browser: Browser
  private var subscription: Subscription?
  private let tick: (Double) -> Void

  /// Creates a clock that is stopped.
  ///
  /// - Parameters:
  ///   - browser: the browser whose frames are observed.
  ///   - tick: called before each frame with the seconds since the page was opened.
  public init(browser: Browser, tick: @escaping (Double) -> Void) {
    self.browser = browser
    self.tick = tick
  }

  /// Whether the clock runs; a running clock costs a little time in each frame.
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
