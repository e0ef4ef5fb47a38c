/// A function that style files may call, such as `~color.alpha(@colors.text, 0.5)`.
public struct StyleFunction: Sendable {
  /// The name without the tilde.
  public let name: String
  /// Computes a value from the arguments.
  public let call: @Sendable (StyleArguments) throws(StyleArgumentError) -> StyleValue

  /// Adds a function.
  ///
  /// - Parameters:
  ///   - name: the name without the tilde, in words joined by dots.
  ///   - call: computes a value; an argument that it refuses becomes an error with its place.
  public init(
    _ name: String,
    call: @escaping @Sendable (StyleArguments) throws(StyleArgumentError) -> StyleValue
  ) {
    self.name = name
    self.call = call
  }

  /// The functions that every file may call.
  static var own: [StyleFunction] {
    [
      StyleFunction("color.alpha") { arguments throws(StyleArgumentError) in
        try arguments.expect(2)
        return .color(try arguments.color(0).with(alpha: try arguments.number(1, in: 0...1)))
      },
      StyleFunction("color.mix") { arguments throws(StyleArgumentError) in
        try arguments.expect(3)
        let other = try arguments.color(1)
        return .color(
          try arguments.color(0).mixed(with: other, share: try arguments.number(2, in: 0...1)))
      },
    ]
  }
}

/// The arguments of a call, read as the types that the function needs.
public struct StyleArguments: Sendable {
  /// An argument as a value, and as it is written.
  struct Argument {
    let value: StyleValue
    let text: String
  }

  let arguments: [Argument]

  /// The number of arguments.
  public var count: Int { arguments.count }

  /// Refuses any other number of arguments.
  public func expect(_ count: Int) throws(StyleArgumentError) {
    guard arguments.count == count else {
      throw StyleArgumentError(
        place: nil, sentence: "it takes \(count) arguments, and there are \(arguments.count)")
    }
  }

  /// Returns an argument as a colour.
  public func color(_ place: Int) throws(StyleArgumentError) -> StyleColor {
    let argument = try argument(place)
    if case .color(let color) = argument.value { return color }
    if let color = StyleColor(hex: argument.text) { return color }
    throw StyleArgumentError(place: place, sentence: "this is not \(StyleKind.color.description)")
  }

  /// Returns an argument as a number within a range.
  public func number(
    _ place: Int, in range: ClosedRange<Double> = -Double.infinity...Double.infinity
  ) throws(StyleArgumentError) -> Double {
    guard case .number(let number) = try argument(place).value else {
      throw StyleArgumentError(place: place, sentence: "this is not a number")
    }
    guard range.contains(number) else {
      let (least, most) = (range.lowerBound.description, range.upperBound.description)
      throw StyleArgumentError(
        place: place, sentence: "this is not between \(least) and \(most)")
    }
    return number
  }

  /// Returns an argument as any value.
  public func value(_ place: Int) throws(StyleArgumentError) -> StyleValue {
    try argument(place).value
  }

  private func argument(_ place: Int) throws(StyleArgumentError) -> Argument {
    guard arguments.indices.contains(place) else {
      throw StyleArgumentError(place: nil, sentence: "argument \(place + 1) is missing")
    }
    return arguments[place]
  }
}

/// A function's refusal of an argument or of the call.
public struct StyleArgumentError: Error, Sendable, Hashable {
  /// The position of the argument, from 0; nil for the call itself.
  public let place: Int?
  /// A description of the problem.
  public let sentence: String

  /// Refuses an argument, or the call.
  public init(place: Int?, sentence: String) {
    self.place = place
    self.sentence = sentence
  }
}
