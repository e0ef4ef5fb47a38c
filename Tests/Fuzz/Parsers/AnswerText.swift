import Tracking

/// What is read as an answer is written, and read again as the same.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe UnsafeBufferPointer(start: start, count: count)
  guard
    case .answer(let answer)? = try? AnswerText(
      parsing: unsafe String(decoding: bytes, as: UTF8.self))
  else { return 0 }
  let again = try? AnswerText(parsing: answer.text)
  precondition(again == .answer(answer), "an answer is not read as it was written: \(answer.text)")
  return 0
}
