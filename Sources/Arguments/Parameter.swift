/// A parameter of a command, with the type of its value: a flag, an option, or an argument by position.
///
///     let pages = Parameter.option("pages", .int(in: 1...9_999), help: "How long the book is.")
///     let title = Parameter.argument("title", .text, help: "What the book is called.")
///
/// The description of a ``Command`` and the reading of its values come from the same place, so that
/// they always agree on the parameters.
public struct Parameter<Value: Sendable>: Sendable {
  /// Its form in the description of a command, if it is given by name.
  let flag: Flag?
  /// Its form there, if it is given by position.
  let argument: Argument?
  private let read: @Sendable (Invocation) throws(UsageError) -> Value

  init(_ flag: Flag, _ read: @escaping @Sendable (Invocation) throws(UsageError) -> Value) {
    self.flag = flag
    argument = nil
    self.read = read
  }

  init(_ argument: Argument, _ read: @escaping @Sendable (Invocation) throws(UsageError) -> Value) {
    flag = nil
    self.argument = argument
    self.read = read
  }

  /// Returns the value that an invocation gives it.
  ///
  /// - Throws: ``UsageError`` if a value is missing or cannot be used.
  public func value(in invocation: Invocation) throws(UsageError) -> Value {
    try read(invocation)
  }

  /// Adds it to the description of a command.
  public func describe(flags: inout [Flag], arguments: inout [Argument]) {
    if let flag { flags.append(flag) }
    if let argument { arguments.append(argument) }
  }
}

extension Parameter<Bool> {
  /// A flag such as `--all`: true when it is given.
  public static func flag(_ name: String, short: String? = nil, help: String) -> Self {
    let flag = Flag(name, short: letter(short), help: help)
    return Self(flag) { invocation in invocation.has(flag) }
  }
}

extension Parameter {
  /// An option such as `--port 8080`, with a default.
  ///
  /// - Parameters:
  ///   - name: The name without hyphens.
  ///   - short: One letter that stands for the name.
  ///   - type: The type of its value.
  ///   - value: The value without the option.
  ///   - help: One or two sentences that describe it.
  public static func option(
    _ name: String, short: String? = nil, _ type: ValueType<Value>, default value: Value,
    help: String
  ) -> Self {
    let flag = Flag(name, short: short, type, defaultText: type.text(value), help: help)
    return Self(flag) { (invocation) throws(UsageError) in
      guard let word = invocation.string(flag) else { return value }
      return try type.value(of: word, flag)
    }
  }

  /// An option that must be given.
  public static func requiredOption(
    _ name: String, short: String? = nil, _ type: ValueType<Value>, help: String
  ) -> Self {
    let flag = Flag(name, short: short, type, help: help)
    return Self(flag) { (invocation) throws(UsageError) in
      guard let word = invocation.string(flag) else {
        throw .missingValue(flag: "--" + name, valueName: type.placeholder)
      }
      return try type.value(of: word, flag)
    }
  }

  /// An option that may be left out: nil without it.
  public static func option<Wrapped>(
    _ name: String, short: String? = nil, _ type: ValueType<Wrapped>, help: String
  ) -> Self where Value == Wrapped? {
    let flag = Flag(name, short: short, type, help: help)
    return Self(flag) { (invocation) throws(UsageError) in
      guard let word = invocation.string(flag) else { return nil }
      return try type.value(of: word, flag)
    }
  }

  /// An option that may be given more than once: all values, in order.
  public static func options<Element>(
    _ name: String, short: String? = nil, _ type: ValueType<Element>, help: String
  ) -> Self where Value == [Element] {
    let flag = Flag(name, short: short, type, help: help, repeats: true)
    return Self(flag) { (invocation) throws(UsageError) in
      var values: [Element] = []
      for word in invocation.strings(flag) { values.append(try type.value(of: word, flag)) }
      return values
    }
  }
}

extension Parameter {
  /// An argument that must be given.
  public static func argument(_ name: String, _ type: ValueType<Value>, help: String) -> Self {
    let argument = Argument(name, help: help)
    return Self(argument) { (invocation) throws(UsageError) in
      guard let word = invocation.string(argument) else { throw .missingArgument(name: name) }
      return try type.value(of: word, argument)
    }
  }

  /// An argument that may be left out: nil without it.
  public static func optionalArgument<Wrapped>(
    _ name: String, _ type: ValueType<Wrapped>, help: String
  ) -> Self where Value == Wrapped? {
    let argument = Argument(name, .optional, help: help)
    return Self(argument) { (invocation) throws(UsageError) in
      guard let word = invocation.string(argument) else { return nil }
      return try type.value(of: word, argument)
    }
  }

  /// All remaining arguments.
  ///
  /// - Parameters:
  ///   - name: Their name in the help.
  ///   - type: The type of each of them.
  ///   - isRequired: Whether there must be at least one.
  ///   - help: One or two sentences that describe them.
  public static func arguments<Element>(
    _ name: String, _ type: ValueType<Element>, isRequired: Bool = false, help: String
  ) -> Self where Value == [Element] {
    let argument = Argument(name, isRequired ? .some : .any, help: help)
    return Self(argument) { (invocation) throws(UsageError) in
      var values: [Element] = []
      for word in invocation.strings(argument) { values.append(try type.value(of: word, argument)) }
      return values
    }
  }
}

/// Returns the letter that a short name consists of.
///
/// It is given as text because the compiler takes a literal among parameters of several types for
/// text only.
private func letter(_ short: String?) -> Character? {
  guard let short else { return nil }
  precondition(short.count == 1, "the short name of a flag is one letter, not \(short)")
  return short.first
}

extension Flag {
  fileprivate init<Value>(
    _ name: String, short: String?, _ type: ValueType<Value>, defaultText: String? = nil,
    help: String, repeats: Bool = false
  ) {
    self.init(
      name, short: letter(short), value: type.placeholder, help: help, defaultText: defaultText,
      allowed: type.allowed, repeats: repeats)
  }
}

extension ValueType {
  fileprivate func value(of word: String, _ flag: Flag) throws(UsageError) -> Value {
    guard let value = read(word) else {
      throw .invalidValue(flag: "--" + flag.name, value: word, mustBe: requirement)
    }
    return value
  }

  fileprivate func value(of word: String, _ argument: Argument) throws(UsageError) -> Value {
    guard let value = read(word) else {
      throw .invalidArgument(name: argument.name, value: word, mustBe: requirement)
    }
    return value
  }
}
