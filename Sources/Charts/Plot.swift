public import Geometry

/// The mapping of values to a chart's frame.
public struct Plot: Sendable, Hashable {
  /// The frame; its lower side is the scale's low end.
  public let frame: Rect
  /// The visible part of the values.
  public let viewport: Viewport
  /// The range of values that the frame's height represents.
  public let scale: Extremes

  /// Makes a plot from a frame, a viewport and a scale; a scale without extent is padded.
  public init(frame: Rect, viewport: Viewport, scale: Extremes) {
    self.frame = frame
    self.viewport = viewport
    self.scale = scale.padded
  }

  /// Returns the y coordinate of a value.
  public func y(of value: Double) -> Double {
    frame.maxY - (value - scale.low) / (scale.high - scale.low) * frame.height
  }

  /// Returns the value at a y coordinate.
  public func value(atY y: Double) -> Double {
    scale.low + (frame.maxY - y) / frame.height * (scale.high - scale.low)
  }

  /// Returns the x coordinate of one of `count` equally spaced values; a single one is centred.
  public func x(of index: Int, among count: Int) -> Double {
    guard count > 1 else { return frame.midX }
    let place = Double(index) / Double(count - 1)
    return frame.minX + viewport.position(of: place) * frame.width
  }

  /// Returns the index of the one of `count` values that is nearest to an x coordinate; nil if
  /// there are no values.
  public func index(atX x: Double, among count: Int) -> Int? {
    guard count > 0, x.isFinite else { return nil }
    let position = min(max((x - frame.minX) / frame.width, 0), 1)
    let place = viewport.place(at: position) * Double(count - 1)
    return min(max(Int(place.rounded()), 0), count - 1)
  }
}
