/// The visible part of a long list, and the items that must be present for it.
///
/// The layout does not store an offset but an *anchor*: an item, and its position in the viewport.
/// The offset is derived from it. So the content in view keeps its position, whatever items are
/// measured, inserted or removed, and however the viewport is resized.
public struct ListLayout: Sendable {
  /// The extents of the items.
  public private(set) var extents: Extents
  /// The length of the viewport, in points.
  public private(set) var window: Double
  /// The distance beyond the viewport at which items must be present, in viewport lengths.
  public var overscan = 1.0
  private var anchor = Anchor()
  /// The number of measured items when the estimate was last updated.
  private var learnedCount = 0
  /// The last scroll distance, which predicts the next.
  private var motion = 0.0

  /// The fixed point of the layout: a point of an item at a point of the viewport.
  private struct Anchor: Sendable {
    var index = 0
    /// 0 ties the item's beginning to the viewport's, 1 the item's end to the viewport's end.
    var share = 0.0
    /// The additional scroll distance.
    var distance = 0.0
  }

  /// Creates a layout of items that have not been measured, scrolled to the beginning.
  public init(count: Int = 0, estimate: Double, spacing: Double = 0, window: Double = 0) {
    extents = Extents(count: count, estimate: estimate, spacing: spacing)
    self.window = max(0, window)
  }

  /// The number of items.
  public var count: Int { extents.count }

  /// The length of the whole list, in points.
  public var length: Double { extents.length }

  /// The range of scroll offsets; always known, because unmeasured items are estimated.
  public var bounds: ClosedRange<Double> { 0...max(0, length - window) }

  /// The scroll offset.
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

// MARK: - Visible items

extension ListLayout {
  /// The items that are at least partly visible; none if the viewport has no length.
  public var visible: Range<Int> { window > 0 ? items(from: offset, to: offset + window) : 0..<0 }

  /// The items that must be present: the visible ones and those around them, with more in the
  /// direction of scrolling the faster it is.
  public var wanted: Range<Int> {
    guard window > 0 else { return 0..<0 }
    let margin = window * overscan
    let lead = min(max(motion * 2, -2 * margin), 2 * margin)
    return items(
      from: offset - margin + min(lead, 0), to: offset + window + margin + max(lead, 0))
  }

  /// Returns the items that lie between two offsets, even partly; items without extent are visible
  /// at their offset.
  private func items(from start: Double, to end: Double) -> Range<Int> {
    guard var first = extents.index(at: max(start, 0)), var last = extents.index(at: end) else {
      return 0..<0
    }
    // An item is not visible if only the space after it is.
    if first + 1 < count, extents.offset(of: first) + extents[first] <= start { first += 1 }
    if last > first, extents.offset(of: last) >= end { last -= 1 }
    return first..<max(last + 1, first)
  }

  /// Returns the offset that puts an item at its alignment, within the bounds.
  public func offset(for index: Int, at alignment: ListAlignment) -> Double {
    clamp(extents.offset(of: index) - alignment.share * (window - extents[index]))
  }
}

// MARK: - Scrolling

extension ListLayout {
  /// Scrolls to an offset, within the bounds; the first visible item becomes the anchor.
  public mutating func scroll(toOffset offset: Double) {
    let offset = clamp(offset.isNaN ? 0 : offset)
    guard let index = extents.index(at: offset) else { return }
    motion = offset - self.offset
    // A jump does not predict the next scroll.
    if motion.magnitude > 4 * window { motion = 0 }
    anchor = Anchor(index: index, distance: offset - extents.offset(of: index))
  }

  /// Scrolls to an item and keeps it there while items are measured.
  ///
  /// However far away the item is, and however little of the list has been measured, it is visible
  /// at once.
  public mutating func scroll(to index: Int, at alignment: ListAlignment = .leading) {
    guard count > 0 else { return }
    motion = 0
    anchor = Anchor(index: min(max(index, 0), count - 1), share: alignment.share)
  }

  /// Scrolls as little as is needed to show the whole item, or as much of it as fits into the
  /// viewport.
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
  /// Sets the length of the viewport.
  public mutating func resize(window: Double) {
    self.window = window.isFinite ? max(0, window) : 0
  }

  /// Updates the estimate to the mean of the measured extents, if the two differ by more than a
  /// twentieth; the content in view keeps its position.
  ///
  /// This happens only once twice as many items have been measured as the last time, so that a long
  /// list changes its length a few times at the beginning, and rarely later.
  ///
  /// - Complexity: O(1)
  public mutating func learnEstimate() {
    guard let mean = extents.measuredMean, extents.measuredCount >= 2 * learnedCount else { return }
    learnedCount = extents.measuredCount
    if (mean - extents.estimate).magnitude > extents.estimate / 20 { estimate(mean) }
  }

  /// Sets the estimate for items that have not been measured.
  public mutating func estimate(_ estimate: Double) { extents.estimate = estimate }

  /// Records the extent of an item.
  public mutating func measure(_ extent: Double, at index: Int) {
    guard index >= 0, index < count else { return }
    extents.measure(extent, at: index)
  }

  /// Applies changes to the list; the content in view keeps its position.
  ///
  /// A list scrolled to its very beginning stays there, so that items inserted there are visible.
  /// If the anchor itself is removed, the next item becomes the anchor.
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
      // Everything after it was removed: keep the end in place.
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
