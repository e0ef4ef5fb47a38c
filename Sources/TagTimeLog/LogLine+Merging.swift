private import Tracking

// What counts of two lines of one moment, whatever their order: people keep logs on several devices.

extension LogLine {
  /// Whether the person only wrote `afk`, which is no answer where another device has one.
  public var isAway: Bool {
    guard case .answered(let answer, _) = entry, mark == nil else { return false }
    return answer.comment == nil && answer.tags.count == 1 && answer.tags[0].key == Self.away
  }

  /// The key of the tag that a person writes about time away from the device.
  public static let away = "afk"

  /// Returns the one of two automatic remarks that says more, in either order.
  ///
  /// A device that was `off` knows less than one at which a question came and remained open.
  public static func moreTelling(_ one: String, _ other: String) -> String {
    let (isOneOff, isOtherOff) = (isOff(one), isOff(other))
    if isOneOff != isOtherOff { return isOneOff ? other : one }
    return one.utf8.lexicographicallyPrecedes(other.utf8) ? one : other
  }

  private static func isOff(_ remark: String) -> Bool {
    remark.split(separator: " ").contains { $0 == "off" || $0 == "OFF" || $0 == "MISSING" }
  }
}
