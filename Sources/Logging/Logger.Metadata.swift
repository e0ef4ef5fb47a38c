private import TextBytes

extension Logger {
  /// Fields of an event, by name, in the order in which they were set.
  public struct Metadata: Sendable, Hashable {
    /// The names and values, each name once.
    public private(set) var fields: [Field] = []

    /// A name and its value.
    public struct Field: Sendable, Hashable {
      /// The name, such as `status`.
      public let name: String
      /// The value.
      public let value: MetadataValue
    }

    /// Whether there are no fields.
    public var isEmpty: Bool { fields.isEmpty }

    /// The value of a name; setting nil removes the field.
    ///
    /// - Complexity: O(n) in the fields.
    public subscript(name: String) -> MetadataValue? {
      get { fields.first { $0.name.isSame(as: name) }?.value }
      set {
        let place = fields.firstIndex { $0.name.isSame(as: name) }
        switch (place, newValue) {
        case (let place?, let value?): fields[place] = Field(name: name, value: value)
        case (let place?, nil): fields.remove(at: place)
        case (nil, let value?): fields.append(Field(name: name, value: value))
        case (nil, nil): break
        }
      }
    }

    /// Returns these fields and others, which replace those with the same name.
    public func merging(_ others: Metadata) -> Metadata {
      if isEmpty { return others }
      var all = self
      for field in others.fields { all[field.name] = field.value }
      return all
    }
  }

  /// The value of a field: text, a number, or true or false, each public or private.
  ///
  /// A literal is public, for it stands in the source code; a computed value is made by
  /// ``public(_:)-(String)`` or ``private(_:)-(String)`` and the like, or interpolated.
  public enum MetadataValue: Sendable, Hashable {
    /// A text, whose interpolated values are masked unless they are public.
    case text(Message)
    /// A whole number.
    case integer(Int64, Privacy)
    /// Any other number.
    case number(Double, Privacy)
    /// True or false.
    case bool(Bool, Privacy)

    /// A text that anybody may read.
    public static func `public`(_ value: String) -> Self { .text(Message(value, privacy: .public)) }
    /// A whole number that anybody may read.
    public static func `public`(_ value: some BinaryInteger) -> Self {
      .integer(Int64(clamping: value), .public)
    }
    /// A number that anybody may read.
    public static func `public`(_ value: Double) -> Self { .number(value, .public) }
    /// A truth value that anybody may read.
    public static func `public`(_ value: Bool) -> Self { .bool(value, .public) }

    /// A text that is masked.
    public static func `private`(_ value: String) -> Self {
      .text(Message(value, privacy: .private))
    }
    /// A whole number that is masked.
    public static func `private`(_ value: some BinaryInteger) -> Self {
      .integer(Int64(clamping: value), .private)
    }
    /// A number that is masked.
    public static func `private`(_ value: Double) -> Self { .number(value, .private) }
    /// A truth value that is masked.
    public static func `private`(_ value: Bool) -> Self { .bool(value, .private) }
  }
}

extension Logger.Metadata: ExpressibleByDictionaryLiteral {
  /// Makes fields of names and values; of a name that occurs twice the last value is kept.
  public init(dictionaryLiteral elements: (String, Logger.MetadataValue)...) {
    for (name, value) in elements { self[name] = value }
  }
}

extension Logger.MetadataValue: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral
{
  /// Makes a public text of a literal.
  public init(stringLiteral value: String) { self = .text(Logger.Message(stringLiteral: value)) }
  /// Makes a text of text and values, which are masked unless they are public.
  public init(stringInterpolation: Logger.Message.Interpolation) {
    self = .text(Logger.Message(stringInterpolation: stringInterpolation))
  }
  /// Makes a public whole number of a literal.
  public init(integerLiteral value: Int64) { self = .integer(value, .public) }
  /// Makes a public number of a literal.
  public init(floatLiteral value: Double) { self = .number(value, .public) }
  /// Makes a public truth value of a literal.
  public init(booleanLiteral value: Bool) { self = .bool(value, .public) }

  /// The type that collects the parts of a text.
  public typealias StringInterpolation = Logger.Message.Interpolation
}

extension Logger.MetadataValue {
  /// Returns the value as a text, as a reader with or without access to private values sees it.
  public func text(revealing: Bool) -> String {
    switch self {
    case .text(let message): message.text(revealing: revealing)
    case .integer(let value, let privacy):
      revealing || privacy == .public ? value.description : Logger.Privacy.mask
    case .number(let value, let privacy):
      revealing || privacy == .public ? value.description : Logger.Privacy.mask
    case .bool(let value, let privacy):
      revealing || privacy == .public ? value.description : Logger.Privacy.mask
    }
  }
}
