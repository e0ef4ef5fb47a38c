import TagTimeLog

/// What is read as a line of a log is written, and read again as the same.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  guard let line = try? LogLine(parsing: bytes[...]) else { return 0 }
  let again = try? LogLine(parsing: Array(line.text(offset: line.offset ?? 0).utf8)[...])
  precondition(
    again?.moment == line.moment && again?.entry == line.entry,
    "a line is not read as it was written: \(line)")
  return 0
}
