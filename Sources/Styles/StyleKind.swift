private import TextBytes

/// The kind of a value: the name of a style determines it, by its last word or its first.
public enum StyleKind: UInt8, Sendable, Hashable, CaseIterable {
  /// A number.
  case number
  /// True or false.
  case bool
  /// A text.
  case text
  /// `color`: three, six or eight hexadecimal digits.
  case color
  /// `point`, `origin`, `location`, `position`, `center`: `[x, y]`.
  case point
  /// `size`, `dimensions`: `[width, height]`.
  case size
  /// `rect`, `frame`, `bounds`: `[x, y, width, height]`.
  case rect
  /// `margin`, `margins`, `padding`, `paddings`, `border`: `[top, left, bottom, right]`.
  case insets
  /// `font`: `{"name": …, "size": …}`.
  case font
  /// `textAttributes`: `{"font": …, "color": …, "lineBreakMode": …}`.
  case textAttributes
  /// Numbers in a list.
  case numbers

  /// Returns the kind that a name implies; nil for a name that implies none.
  ///
  /// The last word counts before the first: `borderColor` is a colour, and `borderOfCell` a border.
  public init?(name: String) {
    let bytes = name.bytes
    for (word, kind) in Self.words where Self.isSuffix(word.bytes, bytes) {
      self = kind
      return
    }
    for (word, kind) in Self.words where Self.isPrefix(word.bytes, bytes) {
      self = kind
      return
    }
    return nil
  }

  /// The phrase for it in an error.
  var description: String {
    switch self {
    case .number: "a number"
    case .bool: "true or false"
    case .text: "a text"
    case .color: "a colour of 3, 6 or 8 hexadecimal digits"
    case .point: "a list of 2 numbers, [x, y]"
    case .size: "a list of 2 numbers, [width, height]"
    case .rect: "a list of 4 numbers, [x, y, width, height]"
    case .insets: "a list of 4 numbers, [top, left, bottom, right]"
    case .font: "a font, {\"name\": …, \"size\": …}"
    case .textAttributes: "text attributes, {\"font\": …, \"color\": …, \"lineBreakMode\": …}"
    case .numbers: "a list of numbers"
    }
  }

  /// The number of numbers in the list of a value; nil for a kind that is no list, or of any length.
  var listCount: Int? {
    switch self {
    case .point, .size: 2
    case .rect, .insets: 4
    default: nil
    }
  }

  /// Of two words with the same end, the longer comes first.
  private static var words: [(String, StyleKind)] {
    [
      ("textAttributes", .textAttributes), ("color", .color), ("point", .point),
      ("origin", .point), ("location", .point), ("position", .point), ("center", .point),
      ("size", .size), ("dimensions", .size), ("rect", .rect), ("frame", .rect),
      ("bounds", .rect), ("margins", .insets), ("margin", .insets), ("paddings", .insets),
      ("padding", .insets), ("border", .insets), ("font", .font),
    ]
  }

  private static func isPrefix(_ word: [UInt8], _ name: [UInt8]) -> Bool {
    guard name.starts(with: word) else { return false }
    guard name.count > word.count else { return true }
    // Another word begins; `colors` is no colour.
    return !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(name[word.count])
  }

  private static func isSuffix(_ word: [UInt8], _ name: [UInt8]) -> Bool {
    if name == word { return true }
    guard name.count > word.count, let first = word.first else { return false }
    return name.suffix(word.count).elementsEqual([first - 32] + word.dropFirst())
  }
}
