public import CivilTime
internal import TextBytes

/// What the statistics ask their charts to show: the message from the page to the programs that draw
/// them.
public struct ChartRequest: Sendable {
  /// The name of the program that draws the course and the week of a tag.
  public static let program = "charts"
  /// The name of the program that draws how the answers divide.
  public static let sharesProgram = "shares"

  /// The days that count.
  public var period: Period
  /// The tag that is looked at, if one is.
  public var tag: String?
  /// Grows with each change of the figures, which are read again then.
  public var revision: Int

  /// Asks for the charts of a period.
  public init(of period: Period, tag: String? = nil, revision: Int = 0) {
    self.period = period
    self.tag = tag
    self.revision = revision
  }

  /// The request as a message.
  public var text: String { "\(revision)" + Query(period, tag: tag).text }

  /// Reads a message, or nil where it is none.
  public init?(text: String) {
    let bytes = Array(text.utf8)
    let end = bytes.firstIndex(of: UInt8(ascii: "?")) ?? bytes.endIndex
    let query = Query(parsing: bytes[end...].dropFirst())
    guard let revision = bytes[..<end].decimal, let period = try? query.period() else { return nil }
    self.init(of: period, tag: query.optional("tag"), revision: Int(revision))
  }
}
