/// How a line is drawn.
public struct Stroke: Sendable, Hashable {
  /// How a line ends.
  public enum Cap: UInt32, Sendable, Hashable {
    /// At its end.
    case butt
    /// With half a circle beyond its end.
    case round
    /// With half a square beyond its end.
    case square
  }

  /// How two pieces of a line meet.
  public enum Join: UInt32, Sendable, Hashable {
    /// In a corner; a very sharp one is cut off.
    case miter
    /// Round.
    case round
    /// Cut off.
    case bevel
  }

  /// How thick the line is, in the picture's units.
  public var width: Double
  /// How it ends.
  public var cap: Cap
  /// How its pieces meet.
  public var join: Join
  /// The lengths of strokes and gaps by turns; empty for a whole line.
  public var dash: [Double]

  /// Makes a way to draw a line.
  public init(width: Double = 1, cap: Cap = .butt, join: Join = .miter, dash: [Double] = []) {
    self.width = width
    self.cap = cap
    self.join = join
    self.dash = dash
  }
}

// Packed as a word, the cap in the low 4 bits, the join in the next 4, the number of dashes above
// them; then the width and the dashes.
extension [UInt32] {
  mutating func put(_ stroke: Stroke) {
    append(stroke.cap.rawValue | stroke.join.rawValue << 4 | UInt32(stroke.dash.count) << 8)
    put(stroke.width)
    for length in stroke.dash { put(length) }
  }
}

extension WordReader {
  mutating func stroke() -> Stroke {
    let word = word()
    var stroke = Stroke(
      width: number(), cap: Stroke.Cap(rawValue: word & 15) ?? .butt,
      join: Stroke.Join(rawValue: word >> 4 & 15) ?? .miter)
    for _ in 0..<word >> 8 { stroke.dash.append(number()) }
    return stroke
  }
}
