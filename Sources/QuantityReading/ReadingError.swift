/// The reason that a text is not understood, and the position at which understanding ended.
public struct ReadingError: Error, Equatable, Sendable {
  /// A reason.
  public enum Reason: Equatable, Sendable {
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
}
