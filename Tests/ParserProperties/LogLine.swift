import CivilTime
import TagTimeLog

/// A line that parses as part of a log, written and parsed again, is written the same.
///
/// The entries may differ: TagTime reads an answer whose only tag is `OFF` as a state.
func checkLogLine(_ bytes: [UInt8]) throws(Violation) {
  guard let line = try? LogLine(parsing: bytes[...]) else { return }
  let offset = line.offset ?? .utc
  let text = line.text(offset: offset)
  let again = try? LogLine(parsing: Array(text.utf8)[...])
  try require(
    again?.text(offset: offset) == text, "a line is not read as it was written: \(text)")
}
