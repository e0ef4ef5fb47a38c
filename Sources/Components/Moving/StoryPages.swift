/// The page that is shown, and the way in which a drag turns pages.
///
/// The page follows the finger. It turns when it was dragged more than halfway across, or released
/// at more than 1,500 pixels a second in the direction of the turn; otherwise it slides back. At
/// the first and last page it resists.
public struct StoryPages: Equatable, Sendable {
  /// The number of pages.
  public let count: Int
  /// The page that is shown, or the one being left during a turn.
  public private(set) var index: Int
  /// The distance that the page was dragged, in page widths: negative towards the next one.
  public private(set) var shift = 0.0

  /// The velocity, in pixels a second, from which a release turns the page.
  public static let minimumVelocity = 1_500.0
  /// The initial scale of the page beneath.
  public static let minimumScale = 0.85
  /// The duration of an automatic turn, in seconds.
  public static let duration = 0.3

  /// Creates pages, of which one is shown.
  public init(count: Int, index: Int = 0) {
    self.count = max(1, count)
    self.index = min(max(0, index), self.count - 1)
  }

  /// Whether there is a page before.
  public var hasPrevious: Bool { index > 0 }
  /// Whether there is a page after.
  public var hasNext: Bool { index + 1 < count }

  /// Follows a drag.
  ///
  /// - Parameters:
  ///   - translation: pixels from the start of the drag, positive towards the previous page.
  ///   - width: the page's width in pixels.
  public mutating func drag(by translation: Double, width: Double) {
    guard width > 0, !translation.isNaN else { return }
    let share = min(max(translation / width, -1), 1)
    let isFree = share > 0 ? hasPrevious : hasNext
    // Beyond the ends the page follows at a quarter of the distance, as a rubber band.
    shift = isFree ? share : share / 4
  }

  /// Ends the drag; returns the number of pages it turned: −1, 0 or 1.
  ///
  /// - Parameter velocity: pixels a second, positive towards the previous page.
  public mutating func release(velocity: Double) -> Int {
    let goesBack = shift > 0 || (shift == 0 && velocity > 0)
    let speed = goesBack ? velocity : -velocity
    let isTurned = (shift.magnitude > 0.5 || speed > Self.minimumVelocity)
    shift = 0
    guard isTurned, goesBack ? hasPrevious : hasNext else { return 0 }
    index += goesBack ? -1 : 1
    return goesBack ? -1 : 1
  }

  /// Restores the state before the drag.
  public mutating func cancel() { shift = 0 }

  /// Turns to the next page; returns whether there is one.
  public mutating func next() -> Bool {
    guard hasNext else { return false }
    (index, shift) = (index + 1, 0)
    return true
  }

  /// Turns to the page before; returns whether there is one.
  public mutating func previous() -> Bool {
    guard hasPrevious else { return false }
    (index, shift) = (index - 1, 0)
    return true
  }

  /// Returns the position of a page: its left edge, in page widths, and its scale; nil for pages
  /// that are far away.
  ///
  /// Each page lies above the one before it. The next one waits at the right; the previous one
  /// waits beneath, scaled down. So a turn moves a page in or out above one that shrinks or grows.
  public func place(of page: Int) -> (offset: Double, scale: Double)? {
    let covered = 1 - Self.minimumScale
    switch page - index {
    case 0: return shift < 0 && hasNext ? (0, 1 + shift * covered) : (shift, 1)
    case 1: return (shift < 0 ? 1 + shift : 1, 1)
    case -1: return (0, Self.minimumScale + max(0, shift) * covered)
    default: return nil
    }
  }
}
