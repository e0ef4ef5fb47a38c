public import CivilTime
private import Tracking

extension LogLine {
  /// The column at which TagTime ends its lines.
  static let width = 79
  private static let weekdays = ["MON", "TUE", "WED", "THU", "FRI", "SAT", "SUN"]

  /// Returns the line as TagTime writes it, without its line end.
  ///
  /// The local time is right-aligned at the end, in the longest form that fits.
  ///
  /// - Parameter offset: the offset of the person's clock from UTC.
  public func text(offset: UTCOffset) -> String {
    let entry = body
    let line = entry.isEmpty ? "\(moment)" : "\(moment) \(entry)"
    let room = Self.width - line.unicodeScalars.count
    let time = LocalTime(moment, offset: offset)
    let notes = Self.notes(time)
    guard let note = notes.first(where: { $0.utf8.count < room }) else {
      // A remark in square brackets at the end would otherwise be read as the local time.
      if entry.hasSuffix("]"), let shortest = notes.last { return "\(line) \(shortest)" }
      return entry.isEmpty ? "\(line) " : line
    }
    return line + String(repeating: " ", count: room - note.utf8.count) + note
  }

  private var body: String {
    guard case .answered(let answer, let isLate) = entry else { return entry.text }
    let tags = answer.tags.map { $0.text }
    let others = (isLate ? ["RETRO"] : []) + [mark].compactMap { $0 }
    // TagTime reads nothing in `()`, and ``init(parsing:)`` takes it as a sign that the words before it are
    // tags: a person's `afk RETRO` would otherwise look like one that TagTime writes automatically.
    let marker = Self.isMisread(tags, before: others) ? ["()"] : []
    let comment = [answer.comment.map(Answer.written)].compactMap { $0 }
    return (tags + marker + others + comment).joined(separator: " ")
  }

  private static func notes(_ time: LocalTime) -> [String] {
    let weekday = weekdays[time.date.weekday.rawValue]
    let parts = time.date.iso.split(separator: "-").map { String($0) }
    let (year, month, day) = (parts[0], parts[1], parts[2])
    let (full, short) = (time.clock, time.shortClock)
    let minute = String(short.suffix(2))
    return [
      "\(year).\(month).\(day) \(full) \(weekday)", "\(month).\(day) \(full) \(weekday)",
      "\(day) \(full) \(weekday)", "\(month).\(day) \(full)", "\(full) \(weekday)",
      "\(month).\(day) \(short)", "\(day) \(full)", "\(short) \(weekday)", full,
      "\(day) \(short)", short, minute,
    ].map { "[\($0)]" }
  }
}
