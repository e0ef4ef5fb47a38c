public import Geometry

/// Where values lie in a chart's frame.
public struct Plot: Sendable, Hashable {
  /// The frame; its lower side is the scale's low end.
  public let frame: Rect
  /// What is seen of the values.
  public let viewport: Viewport
  /// What the frame's height stands for.
  public let scale: Extremes

  /// Joins a frame, a viewport and a scale; a scale without height gets room.
  public init(frame: Rect, viewport: Viewport, scale: Extremes) {
    self.frame = frame
    self.viewport = viewport
    self.scale = scale.padded
  }

  /// The height at which a value is drawn.
  public func y(of value: Double) -> Double {
    frame.maxY - (value - scale.low) / (scale.high - scale.low) * frame.height
  }

  /// The value that is drawn at a height.
  public func value(atY y: Double) -> Double {
    scale.low + (frame.maxY - y) / frame.height * (scale.high - scale.low)
  }

  /// Where a value of so many, equally far apart, is drawn; a single one in the middle.
  public func x(of index: Int, among count: Int) -> Double {
    guard count > 1 else { return frame.midX }
    let place = Double(index) / Double(count - 1)
    return frame.minX + viewport.position(of: place) * frame.width
  }

  /// The index of the value of so many that is drawn nearest to a place; nil where there is none.
  public func index(atX x: Double, among count: Int) -> Int? {
    guard count > 0, x.isFinite else { return nil }
    let position = min(max((x - frame.minX) / frame.width, 0), 1)
    let place = viewport.place(at: position) * Double(count - 1)
    return min(max(Int(place.rounded()), 0), count - 1)
  }
}
