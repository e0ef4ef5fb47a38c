import Testing
import TextBytes

/// Texts and the bytes they are.
@Suite struct BytesTests {
  @Test(arguments: ["", "a", "fifteen letters", "more letters than a small text holds", "é😀\0"])
  func `a text is made of its bytes again`(text: String) {
    #expect(text.bytes == Array(text.utf8))
    #expect(String(bytes: text.bytes) == text)
  }

  @Test func `what is no text is replaced`() {
    #expect(String(bytes: [0x61, 0xFF, 0x62]) == "a\u{FFFD}b")
  }
}
