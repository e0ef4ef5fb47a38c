/// The style of a line.
public struct Stroke: Sendable, Hashable {
  /// The style of a line's ends.
  public enum Cap: UInt32, Sendable, Hashable {
    /// Flat, at the end of the line.
    case butt
    /// A semicircle beyond the end.
    case round
    /// Half a square beyond the end.
    case square
  }

  /// The style of a line's joins.
  public enum Join: UInt32, Sendable, Hashable {
    /// Pointed; very sharp corners are bevelled.
    case miter
    /// Round.
    case round
    /// Cut off.
    case bevel
  }

  /// The width of the line, in the picture's units.
  public var width: Double
  /// The style of its ends.
  public var cap: Cap
  /// The style of its joins.
  public var join: Join
  /// The alternating lengths of dashes and gaps; empty for a solid line.
  public var dash: [Double]

  /// Makes a line style.
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
