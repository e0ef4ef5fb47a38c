/// The reason that a text is not understood, and the position at which understanding ended.
public struct ReadingError: Error, Equatable, Sendable, CustomStringConvertible {
  /// A reason.
  public enum Reason: Equatable, Sendable, CustomStringConvertible {
    /// The text is empty.
    case empty
    /// A number is written in an unknown manner.
    case badNumber
    /// A number is divided by zero.
    case divisionByZero
    /// No unit is known by this name.
    case unknown
    /// A number has no unit.
    case missingUnit
    /// The unit to convert to is missing.
    case missingTarget
    /// The quantity to convert is missing.
    case missingSource
    /// The units measure different things.
    case differentDimensions
    /// A temperature is below −273.15 °C.
    case belowAbsoluteZero
    /// The value has no place on the scale of the unit.
    case outOfRange
    /// There is no exchange rate for an amount of money.
    case missingRates
    /// No clock shows such a time, or no clock of the place does on that day.
    case badTime
    /// No place or time is known by this name.
    case unknownPlace
    /// A time is given, but no place.
    case missingPlace
    /// The text is longer than any phrase.
    case tooLong

    /// Whether a spelling error could be the cause.
    var mayBeTypo: Bool {
      switch self {
      case .unknown, .unknownPlace, .missingPlace, .missingUnit, .missingTarget, .missingSource:
        true
      default: false
      }
    }
  }

  /// The reason.
  public let reason: Reason
  /// The position in the text, in Unicode scalars from its start.
  public let place: Int

  init(_ reason: Reason, at place: Int) {
    self.reason = reason
    self.place = place
  }

  /// A sentence that describes the error, with the position.
  public var description: String { "Character \(place + 1): \(reason.description)" }
}

extension ReadingError.Reason {
  /// A sentence that describes the reason.
  public var description: String {
    switch self {
    case .empty: "The text is empty."
    case .badNumber: "The number is written in an unknown manner."
    case .divisionByZero: "A number is divided by zero."
    case .unknown: "No unit is known by this name."
    case .missingUnit: "The number has no unit."
    case .missingTarget: "The unit to convert to is missing."
    case .missingSource: "The quantity to convert is missing."
    case .differentDimensions: "The units measure different things."
    case .belowAbsoluteZero: "The temperature is below absolute zero."
    case .outOfRange: "The value is out of range."
    case .missingRates: "There is no exchange rate for the amount of money."
    case .badTime: "No clock shows this time."
    case .unknownPlace: "No place or time is known by this name."
    case .missingPlace: "The place of the time is missing."
    case .tooLong: "The text is longer than any phrase."
    }
  }
}
