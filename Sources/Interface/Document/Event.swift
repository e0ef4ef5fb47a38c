import TextBytes

/// An action of a person on an element.
public struct Event {
  /// The kind of action.
  public let kind: EventKind
  /// The key, for a key press.
  public let key: Key
  /// The modifier keys held down during the event.
  public let modifiers: Modifiers
  /// The present text of the field.
  public let value: String
  /// Whether the box is now ticked.
  public let isOn: Bool
  /// The place of the pointer, from the top left corner of the element, in CSS pixels.
  public let location: Point
  /// The files chosen or dropped.
  public let files: [File]

  /// Creates an event, as the page or a test reports it.
  public init(
    _ kind: EventKind, key: Key = "", modifiers: Modifiers = [], value: String = "",
    isOn: Bool = false, at location: Point = Point(x: 0, y: 0), files: [File] = []
  ) {
    self.kind = kind
    self.key = key
    self.modifiers = modifiers
    self.value = value
    self.isOn = isOn
    self.location = location
    self.files = files
  }
}

/// A place within an element, in CSS pixels from its top left corner.
public struct Point: Equatable, Sendable {
  /// The distance from the left edge.
  public var x: Double
  /// The distance from the top edge.
  public var y: Double

  /// Creates a place.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// Modifier keys held down together with another key.
public struct Modifiers: OptionSet, Sendable {
  /// One bit a key.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The shift key.
  public static var shift: Modifiers { Modifiers(rawValue: 1) }
  /// The control key.
  public static var control: Modifiers { Modifiers(rawValue: 2) }
  /// The alternate or option key.
  public static var option: Modifiers { Modifiers(rawValue: 4) }
  /// The command or Windows key.
  public static var command: Modifiers { Modifiers(rawValue: 8) }
  /// Set by the page when the key was pressed in a field, where letters are text.
  public static var typing: Modifiers { Modifiers(rawValue: 16) }
}

/// A key by its name in the document: a letter, or a word such as `Escape`.
public struct Key: Equatable, ExpressibleByStringLiteral, Sendable {
  /// The name in the document.
  public let name: String

  /// Creates a key by its name.
  public init(_ name: String) { self.name = name }

  /// Creates a key by its name.
  public init(stringLiteral name: String) { self.name = name }

  /// Compares bytes: key names need no Unicode normalisation, whose tables are large.
  public static func == (one: Key, other: Key) -> Bool {
    one.name.isSame(as: other.name)
  }

  /// The return key.
  public static var `return`: Key { "Enter" }
  /// The escape key.
  public static var escape: Key { "Escape" }
  /// The arrow up.
  public static var up: Key { "ArrowUp" }
  /// The arrow down.
  public static var down: Key { "ArrowDown" }
  /// The arrow to the left.
  public static var left: Key { "ArrowLeft" }
  /// The arrow to the right.
  public static var right: Key { "ArrowRight" }
  /// The key that deletes backwards.
  public static var backspace: Key { "Backspace" }
  /// The space bar.
  public static var space: Key { " " }
  /// The tab key.
  public static var tab: Key { "Tab" }
  /// The Home key.
  public static var home: Key { "Home" }
  /// The End key.
  public static var end: Key { "End" }
}

/// A key, with others held down, that acts on a control from anywhere on the page.
///
/// A Latin letter stands for the key in its position where the layout has other letters; a capital
/// letter also requires the shift key. For a symbol such as `+`, the shift key makes no difference,
/// and `/` and `?` are also found in their American position on layouts with Cyrillic letters. The space bar
/// presses the control that has the focus instead.
public struct KeyboardShortcut {
  let key: Key
  let modifiers: Modifiers

  /// The modifiers required: a capital letter requires the shift key.
  var wanted: Modifiers {
    key.isLetter && key.sign & 0x20 == 0 ? modifiers.union(.shift) : modifiers
  }

  /// Whether the event is this shortcut; in a text field, a letter without modifiers is text.
  func matches(_ event: Event) -> Bool {
    let sign = key.sign
    let wanted = wanted
    var needless: Modifiers = .typing
    if key.isLetter {
      // The event's letter may be lower or upper case, depending on the shift key and caps lock.
      guard event.key.sign | 0x20 == sign | 0x20 else { return false }
    } else {
      guard event.key == key else { return false }
      // Whether a symbol needs the shift key depends on the layout; a space, which scrolls back
      // with it, never does.
      if sign > 0x20 { needless.insert(.shift) }
    }
    guard event.modifiers.subtracting(needless.subtracting(wanted)) == wanted else { return false }
    return !event.modifiers.contains(.typing) || key == .escape
      || !wanted.isDisjoint(with: [.control, .command])
  }
}

extension Key {
  /// Whether the key types a Latin letter.
  fileprivate var isLetter: Bool { (0x61...0x7A).contains(sign | 0x20) }

  /// The byte of a key that types an ASCII character; zero for other keys.
  fileprivate var sign: UInt8 {
    let bytes = name.utf8Span.span
    return bytes.count == 1 ? bytes[0] : 0
  }
}
