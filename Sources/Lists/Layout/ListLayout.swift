/// What of a long list is seen through its window, and what of it has to be there.
///
/// The layout does not remember an offset but an *anchor*: an item, and where in the window it is.
/// The offset follows from it. So whatever is measured, inserted or removed, and however the window
/// is resized, what one looks at stays where it is.
public struct ListLayout: Sendable {
  /// How long the items are.
  public private(set) var extents: Extents
  /// The length of the window, in points.
  public private(set) var window: Double
  /// How far around the window items have to be there, in lengths of the window.
  public var overscan = 1.0
  private var anchor = Anchor()
  /// How many items were measured when the estimate was learned.
  private var learnedCount = 0
  /// How far it was scrolled last, for what comes next.
  private var motion = 0.0

  /// What stays where it is: a point of an item at a point of the window.
  private struct Anchor: Sendable {
    var index = 0
    /// 0 ties the item's beginning to the window's, 1 the item's end to the window's end.
    var share = 0.0
    /// How much farther the list is scrolled than that.
    var distance = 0.0
  }

  /// Creates a layout of items that nobody has measured, scrolled to the beginning.
  public init(count: Int = 0, estimate: Double, spacing: Double = 0, window: Double = 0) {
    extents = Extents(count: count, estimate: estimate, spacing: spacing)
    self.window = max(0, window)
  }

  /// How many items there are.
  public var count: Int { extents.count }

  /// The length of the whole list, in points.
  public var length: Double { extents.length }

  /// How far the list can be scrolled; always known, for what was not measured is estimated.
  public var bounds: ClosedRange<Double> { 0...max(0, length - window) }

  /// How far the list is scrolled.
  public var offset: Double {
    guard anchor.index < count else { return 0 }
    let free = window - extents[anchor.index]
    let offset = extents.offset(of: anchor.index) - anchor.share * free + anchor.distance
    return clamp(offset)
  }

  private func clamp(_ offset: Double) -> Double {
    min(max(offset, bounds.lowerBound), bounds.upperBound)
  }
}

// MARK: - What is seen

extension ListLayout {
  /// The items that are seen, even partly; none where the window has no length.
  public var visible: Range<Int> { window > 0 ? items(from: offset, to: offset + window) : 0..<0 }

  /// The items that have to be there: those seen and those around them, and of those that are being
  /// scrolled to, the more the faster.
  public var wanted: Range<Int> {
    guard window > 0 else { return 0..<0 }
    let margin = window * overscan
    let lead = min(max(motion * 2, -2 * margin), 2 * margin)
    return items(
      from: offset - margin + min(lead, 0), to: offset + window + margin + max(lead, 0))
  }

  /// The items that lie between two offsets, even partly; what has no extent is seen where it is.
  private func items(from start: Double, to end: Double) -> Range<Int> {
    guard var first = extents.index(at: max(start, 0)), var last = extents.index(at: end) else {
      return 0..<0
    }
    // Where only the room after it is seen, an item is not.
    if first + 1 < count, extents.offset(of: first) + extents[first] <= start { first += 1 }
    if last > first, extents.offset(of: last) >= end { last -= 1 }
    return first..<max(last + 1, first)
  }

  /// How far to scroll for an item to be where it is wanted, within the bounds.
  public func offset(for index: Int, at alignment: ListAlignment) -> Double {
    clamp(extents.offset(of: index) - alignment.share * (window - extents[index]))
  }
}

// MARK: - Scrolling

extension ListLayout {
  /// Scrolls so far, within the bounds; what is seen first then is the anchor.
  public mutating func scroll(toOffset offset: Double) {
    let offset = clamp(offset.isNaN ? 0 : offset)
    guard let index = extents.index(at: offset) else { return }
    motion = offset - self.offset
    // A jump says nothing of what comes next.
    if motion.magnitude > 4 * window { motion = 0 }
    anchor = Anchor(index: index, distance: offset - extents.offset(of: index))
  }

  /// Scrolls to an item and keeps it there while things are measured.
  ///
  /// However far the item is, and however little of the list was measured, it is seen at once.
  public mutating func scroll(to index: Int, at alignment: ListAlignment = .leading) {
    guard count > 0 else { return }
    motion = 0
    anchor = Anchor(index: min(max(index, 0), count - 1), share: alignment.share)
  }

  /// Scrolls as little as is needed for the whole item to be seen, or as much of it as the window
  /// holds.
  public mutating func reveal(_ index: Int) {
    guard index >= 0, index < count else { return }
    let start = extents.offset(of: index)
    if start < offset || extents[index] > window {
      scroll(to: index, at: .leading)
    } else if start + extents[index] > offset + window {
      scroll(to: index, at: .trailing)
    }
  }
}

// MARK: - Changes

extension ListLayout {
  /// Takes another length of the window.
  public mutating func resize(window: Double) {
    self.window = window.isFinite ? max(0, window) : 0
  }

  /// Takes the mean of what was measured as the estimate, where the two differ by more than a
  /// twentieth; what one looks at stays where it is.
  ///
  /// It is done only once twice as much was measured as the last time, so that a long list changes
  /// its length a few times at the beginning, and hardly ever later.
  ///
  /// - Complexity: O(1)
  public mutating func learnEstimate() {
    guard let mean = extents.measuredMean, extents.measuredCount >= 2 * learnedCount else { return }
    learnedCount = extents.measuredCount
    if (mean - extents.estimate).magnitude > extents.estimate / 20 { estimate(mean) }
  }

  /// Takes another estimate for what was not measured.
  public mutating func estimate(_ estimate: Double) { extents.estimate = estimate }

  /// Notes how long an item is.
  public mutating func measure(_ extent: Double, at index: Int) {
    guard index >= 0, index < count else { return }
    extents.measure(extent, at: index)
  }

  /// Takes what has changed; what one looks at stays where it is.
  ///
  /// A list at its very beginning stays there, so that what comes in front of it is seen. Where the
  /// anchor itself goes, what follows it takes its place.
  public mutating func apply(_ changes: ListChanges) {
    let isAtStart = offset <= 0 && anchor.share == 0
    var carried: [Double?] = []
    for move in changes.moves { carried.append(extents.measured(at: move.source)) }
    for range in changes.vacated.reversed() { remove(range) }
    for range in changes.filled { insert(range) }
    for (move, extent) in zip(changes.moves, carried) {
      if let extent { extents.measure(extent, at: move.target) }
    }
    if isAtStart { anchor = Anchor() }
    if anchor.index >= count, count > 0 {
      // All that followed has gone: the end stays where it is.
      anchor = Anchor(index: count - 1, share: 1)
    }
  }

  private mutating func remove(_ range: Range<Int>) {
    extents.remove(range)
    if range.upperBound <= anchor.index {
      anchor.index -= range.count
    } else if range.contains(anchor.index) {
      anchor.index = range.lowerBound
    }
  }

  private mutating func insert(_ range: Range<Int>) {
    extents.insert(range.count, at: range.lowerBound)
    if range.lowerBound <= anchor.index { anchor.index += range.count }
  }
}
