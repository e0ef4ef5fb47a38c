/// The requirement that a command-line value must meet.
public enum Requirement: Sendable, Equatable {
  /// Any whole number.
  case wholeNumber
  /// A whole number of at least this.
  case atLeast(Int)
  /// A whole number of at most this.
  case atMost(Int)
  /// A whole number from the first to the second.
  case between(Int, Int)
  /// Yes or no, or another pair of words for them.
  case yesOrNo
  /// One of some words.
  case oneOf([String])
  /// A program's phrase for a type of its own, such as "a day such as 2026-11-23".
  case described(String)

  /// A whole number in a range.
  init(_ range: ClosedRange<Int>) {
    self =
      switch (range.lowerBound, range.upperBound) {
      case (.min, .max): .wholeNumber
      case (let low, .max): .atLeast(low)
      case (.min, let high): .atMost(high)
      case (let low, let high): .between(low, high)
      }
  }
}

extension Requirement: CustomStringConvertible {
  /// The phrase that completes "must be …".
  public var description: String {
    switch self {
    case .wholeNumber: "a whole number"
    case .atLeast(let low): "a whole number, at least \(low)"
    case .atMost(let high): "a whole number, at most \(high)"
    case .between(let low, let high): "a whole number from \(low) to \(high)"
    case .yesOrNo: "yes or no"
    case .oneOf(let words): "one of: " + words.joined(separator: ", ")
    case .described(let text): text
    }
  }
}
