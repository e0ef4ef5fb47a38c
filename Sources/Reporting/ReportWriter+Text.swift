internal import Drawing
internal import Geometry

// Text in lines.

extension ReportWriter {
  /// The style of notes.
  var note: TextStyle { TextStyle(size: design.letters.note) }
  /// The height of a line of a note.
  var noteHeight: Double { design.letters.note * 25 / 18 }

  /// Writes a heading at the top of a frame; returns the position at which the content below it may begin.
  func heading(
    _ text: String, as role: Picture.Role = .heading, into picture: inout Picture, in frame: Rect
  ) -> Double {
    let style = TextStyle(size: design.letters.heading, weight: design.headingWeight)
    picture.group(as: role) { picture in
      picture.write(
        Lettering(text, at: Point(x: frame.minX, y: frame.minY), style: style, .left, .top))
    }
    return frame.minY + measure(text, style).height + 10
  }

  /// Writes a heading and, below it, the days that it covers.
  func heading(
    _ text: String, _ days: String, as role: Picture.Role = .heading,
    into picture: inout Picture, in frame: Rect
  ) -> Double {
    let top = heading(text, as: role, into: &picture, in: frame) - 7
    let style = TextStyle(size: design.letters.days)
    picture.group(as: .paragraph) { picture in
      picture.write(
        Lettering(
          days, at: Point(x: frame.minX, y: top), style: style, ink: .secondary, .left, .top))
    }
    return top + measure(days, style).height + 10
  }

  /// Breaks a text into lines no wider than `width`; a wider word is not broken.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - width: the width.
  ///   - style: the style of the text; that of notes if it is nil.
  func lines(of text: String, width: Double, style: TextStyle? = nil) -> [String] {
    let style = style ?? note
    var lines: [String] = []
    for word in text.split(separator: " ") {
      let longer = lines.last.map { "\($0) \(word)" } ?? ""
      if lines.isEmpty || measure(longer, style).width > width {
        lines.append(String(word))
      } else {
        lines[lines.count - 1] = longer
      }
    }
    return lines
  }

  /// Writes lines below each other.
  func write(_ lines: [String], into picture: inout Picture, at place: Point) {
    picture.group(as: .paragraph) { picture in
      for (number, line) in lines.enumerated() {
        picture.write(
          Lettering(
            line, at: Point(x: place.x, y: place.y + Double(number) * noteHeight),
            style: note, ink: .secondary, .left, .top))
      }
    }
  }
}
