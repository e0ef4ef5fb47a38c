/// The conversion of a word of a command line to a value.
///
///     extension ValueType<Day> {
///       static var day: Self {
///         Self(placeholder: "day", mustBe: "a day such as 2026-11-23") { Day($0) }
///       }
///     }
public struct ValueType<Value: Sendable>: Sendable {
  let placeholder: String
  let allowed: [String]
  let requirement: Requirement
  let read: @Sendable (String) -> Value?
  /// Returns the text of a default in the help; nil if it is not shown.
  let text: @Sendable (Value) -> String?

  init(
    placeholder: String, allowed: [String] = [], _ requirement: Requirement,
    text: @escaping @Sendable (Value) -> String?, _ read: @escaping @Sendable (String) -> Value?
  ) {
    self.text = text
    self.placeholder = placeholder
    self.allowed = allowed
    self.requirement = requirement
    self.read = read
  }

  /// Describes a type of your own.
  ///
  /// - Parameters:
  ///   - placeholder: The name of the value in the help.
  ///   - requirement: The phrase that completes "must be …" in the sentence about a wrong value.
  ///   - text: Returns the text in the help for the value of an option that was not given; nil if
  ///     it is not shown.
  ///   - read: Returns the value of a word, or nil if it is not a value.
  public init(
    placeholder: String, mustBe requirement: String,
    text: @escaping @Sendable (Value) -> String? = { _ in nil },
    read: @escaping @Sendable (String) -> Value?
  ) {
    self.init(placeholder: placeholder, .described(requirement), text: text, read)
  }
}

extension ValueType<String> {
  /// Any text.
  public static var text: Self {
    Self(placeholder: "text", .described("a text"), text: { $0 }) { $0 }
  }
}

extension ValueType<Int> {
  /// Any whole number.
  public static var int: Self { .int(in: .min ... .max) }

  /// A whole number in a range.
  public static func int(in range: ClosedRange<Int>) -> Self {
    Self(placeholder: "number", Requirement(range), text: { "\($0)" }) { word in
      Int(word).flatMap { range.contains($0) ? $0 : nil }
    }
  }
}

extension ValueType<Double> {
  /// A number.
  public static var double: Self {
    Self(placeholder: "number", mustBe: "a number", text: { "\($0)" }) { word in
      Double(word).flatMap { $0.isFinite ? $0 : nil }
    }
  }
}

extension ValueType where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// One of the cases of an enumeration, by its raw value.
  public static func choice(of type: Value.Type) -> Self {
    let words = Value.allCases.map { $0.rawValue }
    return Self(placeholder: "choice", allowed: words, .oneOf(words), text: { $0.rawValue }) {
      Value(rawValue: $0)
    }
  }
}
