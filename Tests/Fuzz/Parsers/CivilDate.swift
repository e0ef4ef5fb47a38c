import CivilTime

/// A text that parses as a day prints as the same text, and its number gives the same day.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe UnsafeBufferPointer(start: start, count: count)
  let text = unsafe String(decoding: bytes, as: UTF8.self)
  guard let day = CivilDate(iso: text) else { return 0 }
  precondition(day.iso == text, "\(text) is written \(day.iso)")
  let (year, month, number) = day.parts
  precondition(CivilDate(year: year, month: month, day: number) == day, "\(text) is elsewhere")
  precondition(day.month.firstDay <= day, "\(text) lies before its month")
  return 0
}
