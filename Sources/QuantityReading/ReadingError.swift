/// Why a text is not understood, and where understanding ended.
public struct ReadingError: Error, Equatable, Sendable {
  /// What is wrong.
  public enum Reason: Equatable, Sendable {
    /// There is nothing to read.
    case empty
    /// A number is written in no known manner.
    case badNumber
    /// A number is divided by zero.
    case divisionByZero
    /// No unit is known by this name.
    case unknown
    /// A number has no unit.
    case missingUnit
    /// Nothing follows where a unit to convert to is expected.
    case missingTarget
    /// The text has nothing to convert.
    case missingSource
    /// The units measure different things.
    case differentDimensions
    /// A temperature is below −273.15 °C.
    case belowAbsoluteZero
    /// The value has no place on the scale of the unit.
    case outOfRange
    /// Money is to be converted without a rate for it.
    case missingRates
    /// No clock shows such a time, or none of the place on that day.
    case badTime
    /// No place or time is known by this name.
    case unknownPlace
    /// A time is given, but no place.
    case missingPlace
    /// The text is longer than what anyone would say.
    case tooLong

    /// Whether a word with a wrong letter could be why.
    var mayBeTypo: Bool {
      switch self {
      case .unknown, .unknownPlace, .missingPlace, .missingUnit, .missingTarget, .missingSource:
        true
      default: false
      }
    }
  }

  /// What is wrong.
  public let reason: Reason
  /// The place in the text, in Unicode scalars from its start.
  public let place: Int

  init(_ reason: Reason, at place: Int) {
    self.reason = reason
    self.place = place
  }
}
