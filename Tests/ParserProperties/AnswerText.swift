import Tracking

/// A text that parses as an answer, printed and parsed again, gives the same answer.
func checkAnswerText(_ bytes: [UInt8]) throws(Violation) {
  guard case .answer(let answer)? = try? AnswerText(parsing: String(decoding: bytes, as: UTF8.self))
  else { return }
  let again = try? AnswerText(parsing: answer.text)
  try require(again == .answer(answer), "an answer is not read as it was written: \(answer.text)")
}
