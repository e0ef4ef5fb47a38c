/// The reason that a quantity cannot be converted.
public enum ConversionError: Error, Equatable, CustomStringConvertible {
  /// The units measure different things.
  case differentDimensions
  /// A temperature is below −273.15 °C.
  case belowAbsoluteZero
  /// Zero consumption has no reciprocal.
  case reciprocalOfZero
  /// The value has no logarithm, or is the logarithm of too large a number.
  case outOfRange

  /// A sentence that describes the error.
  public var description: String {
    switch self {
    case .differentDimensions: "The units measure different things."
    case .belowAbsoluteZero: "The temperature is below absolute zero."
    case .reciprocalOfZero: "Zero has no reciprocal."
    case .outOfRange: "The value is outside the range of the logarithmic scale."
    }
  }
}
