public import Geometry

/// A sequence of drawing operations, recorded in a compact form that every backend can render: the canvas of
/// a browser, an SVG file, Cairo.
///
///     var picture = Picture(size: Size(width: 200, height: 100))
///     picture.fill(.circle(center: Point(x: 50, y: 50), radius: 20), with: .ink(.accent))
///     picture.write(Lettering("50", at: Point(x: 50, y: 50), .middle, .middle))
///
/// Coordinates are measured from the upper left corner, x to the right and y downwards. A unit is a point of
/// the page; backends draw at any scale. ``operations`` decodes a picture.
///
/// ## Encoding
/// ``words`` holds one operation after the other: a word with the kind in its low 8 bits, then
/// what belongs to it. Numbers are the bits of a `Float`. Texts lie in ``letters`` in the order of
/// their use, as UTF-8; the words have their lengths in bytes.
///
/// | kind | operation | then |
/// |---|---|---|
/// | 0 | begin nested | |
/// | 1 | end nested | |
/// | 2 | translate | x, y |
/// | 3 | scale | x, y |
/// | 4 | rotate | angle |
/// | 5 | fade | opacity |
/// | 6 | clip | path |
/// | 7 | fill | paint, path |
/// | 8 | stroke | paint, stroke, path |
/// | 9 | write | x, y, angle, size, weight, ink, length of the text; above the kind, 4 bits each: 1
/// for equally wide letters, horizontal, vertical |
/// | 10 | begin group | length of the name; above the kind, 4 bits: the role |
/// | 11 | end group | |
///
/// A path is the number of its words and ``Path/words``. The packed forms of paints, strokes and
/// inks are described in their files.
public struct Picture: Sendable, Hashable {
  /// The size.
  public let size: Size
  /// The operations in packed form.
  public private(set) var words: [UInt32] = []
  /// The texts, one after the other.
  public private(set) var letters: [UInt8] = []

  /// The kinds of operations, as they are numbered in ``words``.
  enum Kind: UInt32 {
    case begin, end, translate, scale, rotate, fade, clip, fill, stroke, write, beginGroup, endGroup
  }

  /// An empty picture.
  public init(size: Size) { self.size = size }

  /// Whether nothing is drawn.
  public var isEmpty: Bool { words.isEmpty }
}

// MARK: - Drawing

extension Picture {
  /// Fills a path by the nonzero winding rule: areas enclosed in opposite directions stay empty.
  public mutating func fill(_ path: Path, with paint: Paint) {
    guard !path.isEmpty else { return }
    words.append(Kind.fill.rawValue)
    words.put(paint)
    words.put(path)
  }

  /// Fills a path with a colour.
  public mutating func fill(_ path: Path, with ink: Ink) { fill(path, with: .ink(ink)) }

  /// Strokes a path.
  public mutating func stroke(_ path: Path, with paint: Paint, _ stroke: Stroke = Stroke()) {
    guard !path.isEmpty else { return }
    words.append(Kind.stroke.rawValue)
    words.put(paint)
    words.put(stroke)
    words.put(path)
  }

  /// Strokes a path with a colour.
  public mutating func stroke(_ path: Path, with ink: Ink, _ stroke: Stroke = Stroke()) {
    self.stroke(path, with: .ink(ink), stroke)
  }

  /// Writes a line of text.
  public mutating func write(_ lettering: Lettering) {
    let family: UInt32 = lettering.style.isMonospaced ? 1 : 0
    words.append(
      Kind.write.rawValue | family << 8 | lettering.horizontal.rawValue << 12
        | lettering.vertical.rawValue << 16)
    words.put(lettering.place)
    words.put(lettering.angle)
    words.put(lettering.style.size)
    words.put(Double(lettering.style.weight))
    words.put(lettering.ink)
    put(lettering.text)
  }

  /// Draws another picture over this one.
  public mutating func draw(_ other: Picture, at place: Point = .zero) {
    guard !other.isEmpty else { return }
    nested { picture in
      if place != .zero { picture.translate(by: place) }
      picture.words += other.words
      picture.letters += other.letters
    }
  }

  private mutating func put(_ text: String) {
    let count = letters.count
    letters.append(contentsOf: text.utf8)
    words.append(UInt32(letters.count - count))
  }
}

// MARK: - Surroundings

extension Picture {
  /// Runs a closure whose clips, transformations and opacity apply only to its own operations.
  public mutating func nested<Failure>(
    _ draw: (inout Picture) throws(Failure) -> Void
  ) throws(Failure) {
    words.append(Kind.begin.rawValue)
    defer { words.append(Kind.end.rawValue) }
    try draw(&self)
  }

  /// Draws a named group, for readers of a picture's structure.
  ///
  /// - Parameters:
  ///   - name: the name; empty if the texts in the group suffice.
  ///   - role: its role in a document.
  ///   - draw: draws the group.
  public mutating func group<Failure>(
    _ name: String = "", as role: Role = .part, _ draw: (inout Picture) throws(Failure) -> Void
  ) throws(Failure) {
    words.append(Kind.beginGroup.rawValue | role.rawValue << 8)
    put(name)
    defer { words.append(Kind.endGroup.rawValue) }
    try draw(&self)
  }

  /// Translates the following operations up to the end of the enclosing ``nested(_:)``.
  public mutating func translate(by distance: Point) {
    words.append(Kind.translate.rawValue)
    words.put(distance)
  }

  /// Scales the following operations about the origin, up to the end of the enclosing ``nested(_:)``.
  public mutating func scale(x: Double, y: Double) {
    words.append(Kind.scale.rawValue)
    words.put(Point(x: x, y: y))
  }

  /// Rotates the following operations about the origin, in radians clockwise, up to the end of the enclosing
  /// ``nested(_:)``.
  public mutating func rotate(by angle: Double) {
    words.append(Kind.rotate.rawValue)
    words.put(angle)
  }

  /// Multiplies the opacity of each following operation, up to the end of the enclosing ``nested(_:)``.
  public mutating func fade(to opacity: Double) {
    words.append(Kind.fade.rawValue)
    words.put(min(max(opacity, 0), 1))
  }

  /// Clips the following operations to a path, up to the end of the enclosing ``nested(_:)``.
  public mutating func clip(to path: Path) {
    words.append(Kind.clip.rawValue)
    words.put(path)
  }
}
