internal import TextBytes

/// The conversion that a text asks for: of a quantity to another unit, or of a time to another place.
public enum Conversion: Sendable {
  /// A quantity with its answer, and the other readings of the text.
  case quantity(Reading)
  /// A time.
  case time(TimeReading)
}

/// Understands quantities and times as people say them.
///
/// The order of preference: "3pm" is a time whose place is missing; a text that can be a quantity
/// is one;
/// otherwise it is a time; only then may a word have a wrong letter, first in a quantity.
public struct ConversionReader: Sendable {
  /// The reader of quantities.
  public var quantities: QuantityReader
  /// The reader of times; nil if times are not understood.
  public let times: TimeReader?

  /// Makes a reader of quantities, and of times if their reader is given.
  public init(quantities: QuantityReader, times: TimeReader? = nil) {
    self.quantities = quantities
    self.times = times
  }

  /// Understands a text.
  ///
  /// - Throws: the error of the reading that got further, or that of the time if the text is about one.
  /// - Complexity: bounded by the length of the text, which is 300 at most.
  public func read(_ text: String) throws(ReadingError) -> Conversion {
    try QuantityReader.checkLength(of: text)
    try refuseTimeAlone(text)
    var failure: ReadingError?
    for guesses in [false, true] {
      do throws(ReadingError) {
        return .quantity(try quantities.read(text, guesses: guesses))
      } catch {
        if !guesses || error.place > (failure?.place ?? 0) { failure = error }
        if !error.reason.mayBeTypo, times == nil { throw error }
      }
      guard let times else { continue }
      do throws(TimeReader.Refusal) {
        return .time(try times.read(text, guesses: guesses))
      } catch {
        guard error.isAboutTime, !isQuantity(failure) else { continue }
        // "45 kilometrs" is no time of day, but a quantity with a wrong letter.
        if !error.error.reason.mayBeTypo {
          if !guesses, let reading = try? quantities.read(text, guesses: true) {
            return .quantity(reading)
          }
          throw error.error
        }
        failure = later(failure, error.error)
      }
    }
    throw failure ?? ReadingError(.unknown, at: 0)
  }

  /// Refuses "3pm" as a time without a place: few people count picometres from one to twelve.
  private func refuseTimeAlone(_ text: String) throws(ReadingError) {
    guard let times else { return }
    do throws(TimeReader.Refusal) {
      _ = try times.read(text, guesses: false)
    } catch {
      if error.isTimeAlone { throw error.error }
    }
  }

  /// Whether a text was understood as a quantity that has no answer.
  private func isQuantity(_ failure: ReadingError?) -> Bool {
    switch failure?.reason {
    case .differentDimensions, .belowAbsoluteZero, .outOfRange, .missingRates, .divisionByZero: true
    default: false
    }
  }

  private func later(_ one: ReadingError?, _ other: ReadingError) -> ReadingError {
    guard let one, one.place > other.place else { return other }
    return one
  }
}

extension TimeReader {
  fileprivate func read(_ text: String, guesses: Bool) throws(Refusal) -> TimeReading {
    let tokens: [Token]
    do throws(ReadingError) {
      tokens = try Tokenizer.tokens(text, hasDecimalComma: true)
    } catch {
      throw Refusal(error: error, isAboutTime: false)
    }
    return try read(tokens, length: text.unicodeScalars.count, guesses: guesses)
  }
}
