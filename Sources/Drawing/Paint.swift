public import Geometry

/// The fill of an area or a line.
public enum Paint: Sendable, Hashable {
  /// One colour.
  case ink(Ink)
  /// Colours along a line.
  case gradient(LinearGradient)
  /// Colours from a circle outwards.
  case radial(RadialGradient)
  /// Colours around a point.
  case angular(AngularGradient)
  /// Repeated marks, which are distinguishable without colour.
  case pattern(Pattern)
}

/// A linear gradient of colours.
public struct LinearGradient: Sendable, Hashable {
  /// A colour and its location on the line.
  public struct Stop: Sendable, Hashable {
    /// The colour.
    public var ink: Ink
    /// The location, 0 at the start of the line and 1 at its end.
    public var location: Double

    /// Makes a stop from a colour and its location.
    public init(_ ink: Ink, at location: Double) {
      self.ink = ink
      self.location = location
    }
  }

  /// The start of the line.
  public var start: Point
  /// The end of the line.
  public var end: Point
  /// The stops, in the order of their locations; the outermost colours extend beyond them.
  public var stops: [Stop]

  /// Makes a gradient along a line.
  public init(from start: Point, to end: Point, stops: [Stop]) {
    self.start = start
    self.end = end
    self.stops = stops
  }
}

/// A tile of marks that repeats in both directions, relative to the picture rather than the filled area.
public struct Pattern: Sendable, Hashable {
  /// The extent of the tile, in the picture's units.
  public var tile: Size
  /// The rotation of the tiles, in radians clockwise.
  public var angle: Double
  /// The marks on a tile whose upper left corner is zero.
  ///
  /// Marks are clipped to the tile.
  public var marks: Path
  /// The line width of the marks; nil if they are filled.
  public var thickness: Double?
  /// The colour of the marks.
  public var ink: Ink
  /// The background colour, if any.
  public var ground: Ink?

  /// Makes a pattern of a tile.
  public init(
    tile: Size, angle: Double, marks: Path, thickness: Double?, ink: Ink, ground: Ink? = nil
  ) {
    self.tile = tile
    self.angle = angle
    self.marks = marks
    self.thickness = thickness
    self.ink = ink
    self.ground = ground
  }
}

// Packed as a word, the kind in the low 8 bits. Of an ink: the ink. Of a gradient: the number of
// stops above the kind, start, end, and each stop's place and ink; of a radial one, instead of the ends, the
// centre and both radii, and of an angular one the centre, the start and the reach. Of a pattern: 1 above the kind if
// the marks are filled, 2 if there is a ground, then width, height, angle, thickness, the ink, the
// ground, the number of the marks' words and these.
extension [UInt32] {
  mutating func put(_ paint: Paint) {
    switch paint {
    case .ink(let ink):
      append(0)
      put(ink)
    case .gradient(let gradient):
      append(1 | UInt32(gradient.stops.count) << 8)
      put(gradient.start)
      put(gradient.end)
      put(gradient.stops)
    case .radial(let gradient):
      append(3 | UInt32(gradient.stops.count) << 8)
      put(gradient.center)
      put(gradient.inner)
      put(gradient.outer)
      put(gradient.stops)
    case .angular(let gradient):
      append(4 | UInt32(gradient.stops.count) << 8)
      put(gradient.center)
      put(gradient.start)
      put(gradient.reach)
      put(gradient.stops)
    case .pattern(let pattern):
      let isFilled: UInt32 = pattern.thickness == nil ? 1 : 0
      let hasGround: UInt32 = pattern.ground == nil ? 0 : 2
      append(2 | (isFilled | hasGround) << 8)
      put(pattern.tile.width)
      put(pattern.tile.height)
      put(pattern.angle)
      put(pattern.thickness ?? 0)
      put(pattern.ink)
      if let ground = pattern.ground { put(ground) }
      put(pattern.marks)
    }
  }

  mutating func put(_ path: Path) {
    append(UInt32(path.words.count))
    self += path.words
  }
}

extension WordReader {
  mutating func paint() -> Paint {
    let word = word()
    switch word & 255 {
    case 0: return .ink(ink())
    case 1:
      return .gradient(LinearGradient(from: point(), to: point(), stops: stops(word >> 8)))
    case 3:
      return .radial(
        RadialGradient(center: point(), from: number(), to: number(), stops: stops(word >> 8)))
    case 4:
      return .angular(
        AngularGradient(center: point(), start: number(), reach: number(), stops: stops(word >> 8)))
    default:
      let size = Size(width: number(), height: number())
      let (angle, thickness) = (number(), number())
      let ink = ink()
      let ground = word & 512 == 0 ? nil : self.ink()
      return .pattern(
        Pattern(
          tile: size, angle: angle, marks: path(), thickness: word & 256 == 0 ? thickness : nil,
          ink: ink, ground: ground))
    }
  }

  mutating func path() -> Path { Path(words: words(word())) }
}
