public import Geometry

/// One drawing operation of a picture.
public enum Operation: Sendable, Hashable {
  /// Saves the graphics state: clips, transformations and opacity.
  case begin
  /// Restores the graphics state saved last.
  case end
  /// Translates the following operations.
  case translate(Point)
  /// Scales the following operations, by factors for x and y.
  case scale(Point)
  /// Rotates the following operations clockwise, in radians.
  case rotate(Double)
  /// Multiplies the opacity of the following operations.
  case fade(Double)
  /// Clips the following operations to a path, by the nonzero winding rule.
  case clip(Path)
  /// Fills a path, by the nonzero winding rule.
  case fill(Path, Paint)
  /// Strokes a path.
  case stroke(Path, Paint, Stroke)
  /// Writes a line of text.
  case write(Lettering)
  /// Begins a group, with its name and its role in a document.
  case beginGroup(String, Picture.Role = .part)
  /// Ends a group.
  case endGroup
}

extension Picture {
  /// The operations in order.
  public var operations: Operations { Operations(self) }

  /// The sequence of a picture's operations.
  public struct Operations: Sequence, IteratorProtocol, Sendable {
    private var reader: WordReader
    private let letters: [UInt8]
    private var letter = 0

    init(_ picture: Picture) {
      reader = WordReader(picture.words)
      letters = picture.letters
    }

    /// Returns the next operation, or nil at the end.
    public mutating func next() -> Operation? {
      guard let word = reader.next(), let kind = Kind(rawValue: word & 255) else { return nil }
      switch kind {
      case .begin: return .begin
      case .end: return .end
      case .translate: return .translate(reader.point())
      case .scale: return .scale(reader.point())
      case .rotate: return .rotate(reader.number())
      case .fade: return .fade(reader.number())
      case .clip: return .clip(reader.path())
      case .fill:
        let paint = reader.paint()
        return .fill(reader.path(), paint)
      case .stroke:
        let paint = reader.paint()
        let stroke = reader.stroke()
        return .stroke(reader.path(), paint, stroke)
      case .write: return .write(lettering(word))
      case .beginGroup:
        return .beginGroup(text(), Picture.Role(rawValue: word >> 8 & 15) ?? .part)
      case .endGroup: return .endGroup
      }
    }

    private mutating func lettering(_ word: UInt32) -> Lettering {
      let (place, angle) = (reader.point(), reader.number())
      let style = TextStyle(
        size: reader.number(), weight: Int(reader.number()), isMonospaced: word >> 8 & 15 == 1)
      let ink = reader.ink()
      return Lettering(
        text(), at: place, style: style, ink: ink,
        Lettering.Horizontal(rawValue: word >> 12 & 15) ?? .left,
        Lettering.Vertical(rawValue: word >> 16 & 15) ?? .baseline, angle: angle)
    }

    private mutating func text() -> String {
      let end = Swift.min(letter + Int(reader.word()), letters.count)
      defer { letter = end }
      return String(decoding: letters[letter..<end], as: UTF8.self)
    }
  }
}
