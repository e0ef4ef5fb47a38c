import CivilTime
import TagTimeLog

/// What is read as a line of a log is written, and read again as what is written the same.
///
/// Not as the same entry: an answer of which `OFF` is the only tag is a state for TagTime.
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
