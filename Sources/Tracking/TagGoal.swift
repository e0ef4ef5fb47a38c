public import CivilTime
internal import TextBytes

/// The hours a week that a person wants a tag to take, at least or at most.
public struct TagGoal: Sendable, Hashable {
  /// The side of a goal's hours on which a week is to end.
  public enum Direction: Sendable, Hashable, CaseIterable {
    /// The tag is to take at least the hours.
    case atLeast
    /// The tag is to take at most the hours.
    case atMost
  }

  /// The shortest time of a goal: a tenth of an hour.
  public static var shortest: Seconds { .minutes(6) }
  /// The longest time of a goal: a whole week.
  public static var longest: Seconds { .days(7) }

  /// The side of the time on which a week is to end.
  public let direction: Direction
  /// The time a week, from ``shortest`` to ``longest``.
  public let time: Seconds

  /// Makes a goal; nil for a time that no week could have.
  public init?(_ direction: Direction, _ time: Seconds) {
    guard time >= Self.shortest, time <= Self.longest else { return nil }
    self.direction = direction
    self.time = time
  }

  /// Makes a goal from hours, rounded to a hundredth; nil if the result is not from 0.1 to 168.
  public init?(_ direction: Direction, hours: Double) {
    // Nil also for NaN.
    guard let seconds = Int64(exactly: (hours * 100).rounded() * 36) else { return nil }
    self.init(direction, .seconds(seconds))
  }

  /// Reads a goal such as `at least 10h` or `at most 2.5 h`; nil for any other text.
  public init?(_ text: String) {
    var words = text.pieces(at: UInt8(ascii: " ")).filter { !$0.utf8.isEmpty }
    // The unit may stand apart.
    if words.count == 4, words[3].isSame(as: "h") { words = [words[0], words[1], words[2] + "h"] }
    guard words.count == 3, words[0].isSame(as: "at"),
      let direction = Direction.allCases.first(where: { words[1].isSame(as: $0.word) }),
      words[2].bytes.last == UInt8(ascii: "h"), let hours = Self.hours(written: words[2])
    else { return nil }
    self.init(direction, hours: hours)
  }

  /// Parses hours as a person writes them, such as `10`, `2.5`, `2,5` or `10 h`, whether or not a goal can
  /// have them; nil for any other text.
  public static func hours(written text: String) -> Double? {
    var bytes = text.withoutOuterSpaces.bytes.map {
      $0 == UInt8(ascii: ",") ? UInt8(ascii: ".") : $0
    }
    let isNegative = bytes.first == UInt8(ascii: "-")
    if isNegative { bytes.removeFirst() }
    for unit in Self.units where bytes.suffix(unit.utf8.count).elementsEqual(unit.bytes) {
      bytes = String(bytes: Array(bytes.dropLast(unit.utf8.count))).withoutOuterSpaces.bytes
      break
    }
    let parts = String(bytes: bytes).pieces(at: UInt8(ascii: ".")).map { $0.bytes }
    guard parts.count <= 2, let number = parts.reduce([], +).decimal else { return nil }
    var hours = Double(number)
    for _ in parts.dropFirst().reduce([], +) { hours /= 10 }
    return isNegative ? -hours : hours
  }

  /// The units in which hours may be written, in several languages.
  private static let units = ["h", "год", "ч"]

  /// The hours a week.
  public var hours: Double { Double(time.seconds) / 3_600 }

  /// Returns the goal for a week with days off, in proportion to the other days and rounded to a tenth of an
  /// hour; nil if all days are off.
  ///
  /// - Parameter daysOff: the number of days off among the seven.
  public func withDaysOff(_ daysOff: Int) -> TagGoal? {
    guard daysOff > 0 else { return self }
    guard daysOff < 7 else { return nil }
    // Half of a tenth is rounded up, and less than one becomes one.
    let tenth = Self.shortest.seconds
    let tenths = (2 * time.seconds * Int64(7 - daysOff) + 7 * tenth) / (14 * tenth)
    return TagGoal(direction, .seconds(max(tenths, 1) * tenth))
  }

  /// The number of decimals with which its hours are written: no more than necessary, and two at most.
  public var decimals: Int {
    time.seconds % 3_600 == 0 ? 0 : time.seconds % 360 == 0 ? 1 : 2
  }
}

extension TagGoal.Direction {
  /// The word after “at” in its written form.
  fileprivate var word: String {
    switch self {
    case .atLeast: "least"
    case .atMost: "most"
    }
  }
}

extension TagGoal {
  /// Returns the number of answers that some hours require or, for an upper limit, allow; never negative.
  public func answers(for hours: Double, hoursPerAnswer: Double) -> Int {
    let answers = exactAnswers(for: hours, hoursPerAnswer: hoursPerAnswer)
    // A week has no more seconds; also for NaN.
    return answers >= 0 ? Int(min(answers, 604_800)) : 0
  }

  /// Returns the same number without that limit: negative for negative hours.
  func exactAnswers(for hours: Double, hoursPerAnswer: Double) -> Double {
    // Rounding errors must not add an answer.
    let answers = hours / hoursPerAnswer
    return direction == .atMost ? (answers + 1e-9).rounded(.down) : (answers - 1e-9).rounded(.up)
  }
}
