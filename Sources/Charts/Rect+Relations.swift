internal import Geometry

extension Rect {
  /// Whether a side is shorter than that of a size.
  func isNarrower(than size: Size) -> Bool { width < size.width || height < size.height }

  /// Returns the smallest rectangle around this and another.
  func union(_ other: Rect) -> Rect {
    Rect(
      left: min(minX, other.minX), top: min(minY, other.minY), right: max(maxX, other.maxX),
      bottom: max(maxY, other.maxY))
  }
}
