public import Interface

/// What the hand that holds the device feels; nothing where the device cannot, or the person wants
/// things to be still.
public struct Haptics {
  private let browser: Browser?

  /// Creates haptics by way of a browser.
  public init(browser: Browser?) { self.browser = browser }

  /// A feeling.
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

    /// Milliseconds of shaking and of rest, in turn; each under 256.
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

  /// Has the device shake.
  ///
  /// Browsers allow it only after the person has touched the page.
  public func play(_ feedback: Feedback) {
    browser?.ask(.vibrate, 0, bytes: feedback.pattern)
  }
}
