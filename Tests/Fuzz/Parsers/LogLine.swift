import CivilTime
import TagTimeLog

/// A line that parses as part of a log, written and parsed again, is written the same.
///
/// The entries may differ: TagTime reads an answer whose only tag is `OFF` as a state.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  guard let line = try? LogLine(parsing: bytes[...]) else { return 0 }
  let offset = line.offset ?? .utc
  let text = line.text(offset: offset)
  let again = try? LogLine(parsing: Array(text.utf8)[...])
  precondition(
    again?.text(offset: offset) == text, "a line is not read as it was written: \(text)")
  return 0
}
