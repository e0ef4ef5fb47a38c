public import Geometry

/// One thing that a picture has a backend do.
public enum Operation: Sendable, Hashable {
  /// Keeps clips, movements and fading.
  case begin
  /// Goes back to what was kept last.
  case end
  /// Moves what follows.
  case translate(Point)
  /// Enlarges what follows, by factors for x and y.
  case scale(Point)
  /// Turns what follows with the clock, in radians.
  case rotate(Double)
  /// Lets what follows be so many times as opaque.
  case fade(Double)
  /// Cuts off what follows outside of a way; by the rule of non-zero winding.
  case clip(Path)
  /// Fills what a way encloses; by the rule of non-zero winding.
  case fill(Path, Paint)
  /// Draws along a way.
  case stroke(Path, Paint, Stroke)
  /// Writes a line of text.
  case write(Lettering)
  /// Begins what belongs together, by its name and by what it is in a document.
  case beginGroup(String, Picture.Role = .part)
  /// Ends what belongs together.
  case endGroup
}

extension Picture {
  /// What is to be done, in order.
  public var operations: Operations { Operations(self) }

  /// A walk through a picture.
  public struct Operations: Sequence, IteratorProtocol, Sendable {
    private var reader: WordReader
    private let letters: [UInt8]
    private var letter = 0

    init(_ picture: Picture) {
      reader = WordReader(picture.words)
      letters = picture.letters
    }

    /// The next thing to be done, or nil at the end.
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
