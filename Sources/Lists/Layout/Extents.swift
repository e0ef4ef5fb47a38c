/// The extent of each item along a list's axis: measured, or estimated until then.
///
/// Converting between indexes and offsets and inserting, removing and moving items take O(log n),
/// where n counts the runs of equal neighbours rather than the items. A list of a million items
/// that have not been measured, or that are all alike, is one run.
public struct Extents: Sendable {
  private var root: ExtentNode?
  /// The extent of items that have not been measured, in points; at least 0.
  public var estimate: Double { didSet { estimate = Self.valid(estimate) } }
  /// The space between two items, in points; at least 0.
  public var spacing: Double { didSet { spacing = Self.valid(spacing) } }

  /// Creates extents of items that have not been measured.
  public init(count: Int = 0, estimate: Double, spacing: Double = 0) {
    root = count > 0 ? ExtentNode(nil, ExtentRun(count: count), nil) : nil
    self.estimate = Self.valid(estimate)
    self.spacing = Self.valid(spacing)
  }

  /// The number of items.
  public var count: Int { root.total.count }

  /// The number of items that have been measured.
  public var measuredCount: Int { count - root.total.unmeasuredCount }

  /// The mean of the measured extents, or nil if nothing has been measured.
  public var measuredMean: Double? {
    measuredCount > 0 ? root.total.measured / Double(measuredCount) : nil
  }

  /// The total length of all items and the space between them.
  public var length: Double { max(0, reach(of: root.total) - spacing) }

  /// Replaces invalid extents with zero.
  private static func valid(_ extent: Double) -> Double { extent.isFinite ? max(0, extent) : 0 }

  /// Returns the length of the items, including the spacing after each.
  private func reach(of total: ExtentTotal) -> Double {
    total.measured + Double(total.unmeasuredCount) * estimate + Double(total.count) * spacing
  }
}

// MARK: - Finding

extension Extents {
  /// Returns the measured extent of an item; nil if it has not been measured.
  ///
  /// - Complexity: O(log n)
  public func measured(at index: Int) -> Double? { place(of: index).run.extent }

  /// The extent of an item, measured or estimated.
  ///
  /// - Complexity: O(log n)
  public subscript(index: Int) -> Double { measured(at: index) ?? estimate }

  /// Returns the offset at which an item begins; the number of items yields the end of the last one
  /// with its spacing.
  ///
  /// - Complexity: O(log n)
  public func offset(of index: Int) -> Double {
    precondition(index >= 0 && index <= count, "the index of an item is out of range")
    return index == count ? reach(of: root.total) : place(of: index).offset
  }

  /// Returns the item at an offset, including the space after it; the first or the last one if the
  /// offset is out of range, and nil if there are no items.
  ///
  /// - Complexity: O(log n)
  public func index(at offset: Double) -> Int? {
    guard var node = root else { return nil }
    var (start, index) = (0.0, 0)
    while true {
      let left = node.left.total
      let ownStart = start + reach(of: left)
      if let next = node.left, offset < ownStart {
        node = next
        continue
      }
      let ownEnd = ownStart + reach(of: ExtentTotal(node.run))
      guard let next = node.right, offset >= ownEnd else {
        return index + left.count + steps(of: node.run, to: offset, from: ownStart)
      }
      (start, index) = (ownEnd, index + left.count + node.run.count)
      node = next
    }
  }

  /// Returns the number of items of a run that end before an offset.
  private func steps(of run: ExtentRun, to offset: Double, from start: Double) -> Int {
    let step = (run.extent ?? estimate) + spacing
    guard offset >= start else { return 0 }
    guard step > 0 else { return run.count - 1 }
    let last = run.count - 1
    var steps = Int(min((offset - start) / step, Double(last)))
    // Dividing may round differently from the multiplication that yields the offsets.
    if steps < last, start + Double(steps + 1) * step <= offset { steps += 1 }
    if steps > 0, start + Double(steps) * step > offset { steps -= 1 }
    return steps
  }

  /// Returns the run that contains an item, and the offset of the item.
  private func place(of index: Int) -> (run: ExtentRun, offset: Double) {
    var (start, index, next) = (0.0, index, root)
    while let node = next {
      let left = node.left.total
      if index < left.count {
        next = node.left
        continue
      }
      let ownStart = start + reach(of: left)
      index -= left.count
      if index < node.run.count {
        let step = (node.run.extent ?? estimate) + spacing
        return (node.run, ownStart + Double(index) * step)
      }
      start = ownStart + reach(of: ExtentTotal(node.run))
      index -= node.run.count
      next = node.right
    }
    preconditionFailure("the index of an item is out of range")
  }
}

// MARK: - Changing

extension Extents {
  /// Records the extent of an item; invalid extents count as 0.
  ///
  /// - Complexity: O(log n)
  public mutating func measure(_ extent: Double, at index: Int) {
    let extent = Self.valid(extent)
    guard measured(at: index) != extent else { return }
    replace(index..<(index + 1), by: ExtentNode(nil, ExtentRun(count: 1, extent: extent), nil))
  }

  /// Discards all measurements.
  ///
  /// - Complexity: O(1)
  public mutating func forgetMeasurements() {
    self = Extents(count: count, estimate: estimate, spacing: spacing)
  }

  /// Inserts items before an index.
  ///
  /// - Complexity: O(log n)
  public mutating func insert(_ count: Int, at index: Int) {
    guard count > 0 else { return }
    replace(index..<index, by: ExtentNode(nil, ExtentRun(count: count), nil))
  }

  /// Removes items.
  ///
  /// - Complexity: O(log n)
  public mutating func remove(_ range: Range<Int>) {
    if !range.isEmpty { replace(range, by: nil) }
  }

  /// Moves items so that `index` is their first index afterwards, keeping their measurements.
  ///
  /// - Complexity: O(log n)
  public mutating func move(_ range: Range<Int>, to index: Int) {
    let (before, rest) = root.split(at: range.lowerBound)
    let (moved, after) = rest.split(at: range.count)
    let (start, end) = ExtentNode.join(before, after).split(at: index)
    root = ExtentNode.join(ExtentNode.join(start, moved), end)
  }

  private mutating func replace(_ range: Range<Int>, by new: ExtentNode?) {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= count, "the range of items is out of bounds")
    let (before, rest) = root.split(at: range.lowerBound)
    let (_, after) = rest.split(at: range.count)
    root = ExtentNode.join(ExtentNode.join(before, new), after)
  }

  /// The height of the tree, for tests of its balance.
  var height: Int { root.height }
}
