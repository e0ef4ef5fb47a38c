import Testing
import TextBytes

@Suite struct `Digits in bytes` {
  @Test(
    arguments: [
      ("0", 0), ("7", 7), ("0042", 42), ("9223372036854775807", Int64.max),
      ("9223372036854775808", nil), ("99999999999999999999", nil), ("", nil), ("-1", nil),
      ("1x", nil), (" 1", nil), ("٣", nil),
    ] as [(String, Int64?)])
  func `are parsed as a number, or rejected`(text: String, number: Int64?) {
    #expect(text.utf8.decimal == number)
    #expect(Array(text.utf8).decimal == number)
  }
}
