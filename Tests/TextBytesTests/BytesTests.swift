import Testing
import TextBytes

/// Texts and their bytes.
@Suite struct BytesTests {
  @Test(arguments: ["", "a", "fifteen letters", "more letters than a small text holds", "é😀\0"])
  func `a text is restored from its bytes`(text: String) {
    #expect(text.bytes == Array(text.utf8))
    #expect(String(bytes: text.bytes) == text)
  }

  @Test(arguments: ["", ",", "a", "a,b", ",a,", "a,,b", "é,😀,more letters than a small text holds"])
  func `a text is split as by the standard library`(text: String) {
    let expected = text.split(separator: ",", omittingEmptySubsequences: false).map { String($0) }
    #expect(text.pieces(at: UInt8(ascii: ",")) == expected)
  }

  @Test func `invalid UTF-8 is replaced`() {
    #expect(String(bytes: [0x61, 0xFF, 0x62]) == "a\u{FFFD}b")
  }
}
