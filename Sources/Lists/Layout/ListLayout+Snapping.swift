/// The positions at which a list comes to rest.
public enum ListSnapping: Sendable, Hashable {
  /// Anywhere.
  case none
  /// At offsets at which an item is aligned with the viewport.
  case items(ListAlignment)
  /// At multiples of the viewport's length, and at the end.
  case pages
  /// At multiples of a distance in points, and at the end.
  case spacing(Double)
}

extension ListLayout {
  /// Returns the rest position nearest to an offset, within the bounds.
  ///
  /// - Complexity: O(log n)
  public func resting(near offset: Double, _ snapping: ListSnapping) -> Double {
    let offset = min(max(offset, bounds.lowerBound), bounds.upperBound)
    switch snapping {
    case .none: return offset
    case .pages: return restingOnGrid(near: offset, step: window)
    case .spacing(let step): return restingOnGrid(near: offset, step: step)
    case .items(let alignment): return restingAtItem(near: offset, alignment)
    }
  }

  private func restingOnGrid(near offset: Double, step: Double) -> Double {
    guard step >= 0.01, step.isFinite else { return offset }
    let end = bounds.upperBound
    // Rounded by way of an integer, which needs no mathematical library.
    let place = min(Double(Int64(offset / step + 0.5)) * step, end)
    return end - offset < (place - offset).magnitude ? end : place
  }

  private func restingAtItem(near offset: Double, _ alignment: ListAlignment) -> Double {
    guard let index = extents.index(at: offset + alignment.share * window) else { return offset }
    var best = self.offset(for: index, at: alignment)
    for neighbour in [index - 1, index + 1] where neighbour >= 0 && neighbour < count {
      let place = self.offset(for: neighbour, at: alignment)
      if (place - offset).magnitude < (best - offset).magnitude { best = place }
    }
    return best
  }
}
