public import Interface

/// Haptic feedback; does nothing if the device has none, or the person prefers reduced motion.
public struct Haptics {
  private let browser: Browser?

  /// Creates haptics that use a browser.
  public init(browser: Browser?) { self.browser = browser }

  /// A kind of feedback.
  public enum Feedback: CaseIterable, Sendable {
    /// Something passes by softly.
    case soft
    /// Something snaps into place.
    case selection
    /// Something went well.
    case success
    /// Something needs attention.
    case warning
    /// Something went wrong.
    case failure

    /// Milliseconds of vibration and of rest, in turn; each under 256.
    var pattern: [UInt8] {
      switch self {
      case .soft: [10]
      case .selection: [5]
      case .success: [15, 60, 30]
      case .warning: [30, 80, 30]
      case .failure: [40, 60, 40, 60, 40]
      }
    }
  }

  /// Makes the device vibrate.
  ///
  /// Browsers allow it only after the person has touched the page.
  public func play(_ feedback: Feedback) {
    browser?.ask(.vibrate, 0, bytes: feedback.pattern)
  }
}
