public import CivilTime
internal import TextBytes

/// The hours a week that a person wants a tag to take, at least or at most.
public struct TagGoal: Sendable, Hashable {
  /// On which side of the hours a week is to end.
  public enum Direction: Sendable, Hashable, CaseIterable {
    /// The tag is to take at least the hours.
    case atLeast
    /// The tag is to take at most the hours.
    case atMost
  }

  /// The longest time of a goal: a whole week.
  public static var longest: Seconds { .days(7) }

  /// On which side of the time a week is to end.
  public let direction: Direction
  /// The time a week: more than none, and no longer than ``longest``.
  public let time: Seconds

  /// Makes a goal; nil for a time that no week could have.
  public init?(_ direction: Direction, _ time: Seconds) {
    guard time > .zero, time <= Self.longest else { return nil }
    self.direction = direction
    self.time = time
  }

  /// Makes a goal of hours, to the second; nil where they are not above 0 and up to 168.
  public init?(_ direction: Direction, hours: Double) {
    // Also for NaN.
    guard hours > 0, hours <= 168 else { return nil }
    self.init(direction, .seconds(max(1, Int64(hours * 3_600 + 0.5))))
  }

  /// Reads a goal such as `at least 10h` or `at most 2.5 h`; nil for any other text.
  public init?(_ text: String) {
    var words = text.pieces(at: UInt8(ascii: " ")).filter { !$0.utf8.isEmpty }
    // The unit may stand apart.
    if words.count == 4, words[3].isSame(as: "h") { words = [words[0], words[1], words[2] + "h"] }
    guard words.count == 3, words[0].isSame(as: "at"),
      let direction = Direction.allCases.first(where: { words[1].isSame(as: $0.word) }),
      words[2].bytes.last == UInt8(ascii: "h")
    else { return nil }
    self.init(direction, writtenHours: String(bytes: Array(words[2].bytes.dropLast())))
  }

  /// Reads the hours of a goal, such as `10`, `2.5` or `2,5`; nil for any other text.
  public init?(_ direction: Direction, writtenHours text: String) {
    let bytes = text.bytes.map { $0 == UInt8(ascii: ",") ? UInt8(ascii: ".") : $0 }
    let parts = String(bytes: bytes).pieces(at: UInt8(ascii: ".")).map { $0.bytes }
    guard parts.count <= 2, var hours = parts[0].decimal.map({ Double($0) }) else { return nil }
    if parts.count == 2 {
      guard parts[1].count <= 6, let decimals = parts[1].decimal else { return nil }
      var part = Double(decimals)
      for _ in parts[1] { part /= 10 }
      hours += part
    }
    self.init(direction, hours: hours)
  }

  /// The hours a week.
  public var hours: Double { Double(time.seconds) / 3_600 }

  /// How many digits after the point its hours are written with: two at most, and no more than they need.
  public var decimals: Int {
    time.seconds % 3_600 == 0 ? 0 : time.seconds % 360 == 0 ? 1 : 2
  }
}

extension TagGoal.Direction {
  /// The word after “at” by which it is written.
  fileprivate var word: String {
    switch self {
    case .atLeast: "least"
    case .atMost: "most"
    }
  }
}

extension TagGoal {
  /// How many answers some hours need, or, where the goal is an upper limit, allow; at least none.
  public func answers(for hours: Double, hoursPerAnswer: Double) -> Int {
    let answers = exactAnswers(for: hours, hoursPerAnswer: hoursPerAnswer)
    // A week has no more seconds; also for NaN.
    return answers >= 0 ? Int(min(answers, 604_800)) : 0
  }

  /// The same, less than none where the hours are.
  func exactAnswers(for hours: Double, hoursPerAnswer: Double) -> Double {
    // Rounding errors make no answer.
    let answers = hours / hoursPerAnswer
    return direction == .atMost ? (answers + 1e-9).rounded(.down) : (answers - 1e-9).rounded(.up)
  }
}
