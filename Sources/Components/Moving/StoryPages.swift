/// Which of several pages is seen, and how a finger turns them.
///
/// A page goes with the finger. It is turned when it was drawn more than half across, or let go at
/// more than 1,500 pixels a second in the direction it goes; otherwise it slides back. In the
/// direction where there is none it resists.
public struct StoryPages: Equatable, Sendable {
  /// How many pages there are.
  public let count: Int
  /// The page that is seen, or is left while one turns.
  public private(set) var index: Int
  /// How far the finger has drawn, in widths of the page: negative towards the next one.
  public private(set) var shift = 0.0

  /// Pixels a second from which letting go turns the page.
  public static let minimumVelocity = 1_500.0
  /// How small the page beneath is at first.
  public static let minimumScale = 0.85
  /// How many seconds a page takes to turn by itself.
  public static let duration = 0.3

  /// Creates pages, of which one is seen.
  public init(count: Int, index: Int = 0) {
    self.count = max(1, count)
    self.index = min(max(0, index), self.count - 1)
  }

  /// Whether there is a page before.
  public var hasPrevious: Bool { index > 0 }
  /// Whether there is a page after.
  public var hasNext: Bool { index + 1 < count }

  /// Follows the finger.
  ///
  /// - Parameters:
  ///   - translation: pixels from where it was put down, positive to the side of the page before.
  ///   - width: the page's width in pixels.
  public mutating func drag(by translation: Double, width: Double) {
    guard width > 0, !translation.isNaN else { return }
    let share = min(max(translation / width, -1), 1)
    let isFree = share > 0 ? hasPrevious : hasNext
    // Beyond the ends the page follows by a quarter, to show that it could.
    shift = isFree ? share : share / 4
  }

  /// Takes the finger away; returns by how many pages it turned: −1, 0 or 1.
  ///
  /// - Parameter velocity: pixels a second, positive to the side of the page before.
  public mutating func release(velocity: Double) -> Int {
    let goesBack = shift > 0 || (shift == 0 && velocity > 0)
    let speed = goesBack ? velocity : -velocity
    let isTurned = (shift.magnitude > 0.5 || speed > Self.minimumVelocity)
    shift = 0
    guard isTurned, goesBack ? hasPrevious : hasNext else { return 0 }
    index += goesBack ? -1 : 1
    return goesBack ? -1 : 1
  }

  /// Leaves the pages as they were before the finger came.
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

  /// Where a page lies: its left edge, in widths, and its scale; nil for those that are far.
  ///
  /// Each page lies above the one before it. The next one waits at the right; the one before waits
  /// beneath, smaller. So a turn moves a page in or out above one that shrinks or grows.
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
