import Tracking

/// A text that parses as an answer, printed and parsed again, gives the same answer.
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
