public import Persistence

/// Texts that engines are prone to sort or fold differently.
private let texts = [
  "", "work", "wor", "World", "WORLD", "робота", "РОБОТА", "w\u{D7FF}", "w\u{10FFFF}x", "W%_",
  "w-o",
  "Ä", "ä", "ſ",
]

extension Entry {
  /// A record with values that are often equal.
  public static func random(
    _ id: Int64, using random: inout some RandomNumberGenerator
  ) -> Entry {
    Entry(
      id: EntryID(rawValue: id), minutes: Int.random(in: -3...3, using: &random),
      tag: texts.randomElement(using: &random) ?? "",
      note: Bool.random(using: &random) ? nil : texts.randomElement(using: &random),
      weight: [-1.5, 0, 0.1, .infinity].randomElement(using: &random) ?? 0,
      mood: Mood.allCases.randomElement(using: &random) ?? .calm,
      isLate: .random(using: &random),
      picture: Bool.random(using: &random) ? nil : [UInt8.random(in: 0...1, using: &random)])
  }
}

extension Condition where Model == Entry {
  /// A random condition of any form, nested down to a depth.
  public static func random(
    depth: Int, using random: inout some RandomNumberGenerator
  ) -> Condition<Entry> {
    if depth > 0 {
      func part() -> Condition<Entry> { .random(depth: depth - 1, using: &random) }
      switch Int.random(in: 0..<4, using: &random) {
      case 0: return part() && part()
      case 1: return part() || part()
      case 2: return !part()
      default: break
      }
    }
    let text = texts.randomElement(using: &random) ?? ""
    let number = Int.random(in: -3...3, using: &random)
    return Bool.random(using: &random)
      ? .ofText(text, Int.random(in: 0..<14, using: &random))
      : .ofNumber(number, Int.random(in: 0..<8, using: &random))
  }

  /// A condition in which “and”, “or” and “not” are nested to about the given depth.
  public static func random(
    levels: Int, using random: inout some RandomNumberGenerator
  ) -> Condition<Entry> {
    var condition = Condition<Entry>.random(depth: 1, using: &random)
    var other = condition
    for _ in 0..<levels {
      // Now and then, it is joined with a condition of the same depth.
      let part =
        Int.random(in: 0..<40, using: &random) == 0 ? other : .random(depth: 1, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: condition = condition && part
      case 1: condition = condition || part
      case 2: condition = part && condition
      case 3: condition = part || condition
      default:
        other = condition
        condition = !condition
      }
    }
    return condition
  }

  private static func ofText(_ text: String, _ form: Int) -> Condition<Entry> {
    switch form {
    case 0: \.note == text
    case 1: \.note != text
    case 2: \.note >= text
    case 3: \.note <= text
    case 4: \.tag <= text
    case 5: .is(\.tag, oneOf: [text, "work"])
    case 6: .is(\.note, oneOf: [text, nil])
    case 7: .has(\.tag, prefix: text)
    case 8: .has(\.note, part: text)
    case 9: .is(\.note, in: min(text, "work")...max(text, "work"))
    case 10: .is(\.note, in: ""..<text)
    case 11: .is(\.note, text, folding: .ascii)
    case 12: .has(\.tag, prefix: text, folding: .ascii)
    default: .has(\.note, part: text, folding: .ascii)
    }
  }

  private static func ofNumber(_ number: Int, _ form: Int) -> Condition<Entry> {
    switch form {
    case 0: \.minutes == number
    case 1: \.minutes != number
    case 2: \.minutes < number
    case 3: .isNil(\.note)
    case 4: .is(\.minutes, in: number...number + 1)
    case 5: \.weight > 0 && \.mood == .busy
    case 6: .is(\.minutes, oneOf: [number, number + 2])
    default: .isNil(\.note) || \.picture == [1] || \.isLate == true
    }
  }
}
