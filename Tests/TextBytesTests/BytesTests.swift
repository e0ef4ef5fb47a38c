import Testing
import TextBytes

/// Texts and their bytes.
@Suite struct BytesTests {
  @Test(arguments: ["", "a", "fifteen letters", "more letters than a small text holds", "é😀\0"])
  func `a text is restored from its bytes`(text: String) {
    #expect(text.bytes == Array(text.utf8))
    #expect(String(bytes: text.bytes) == text)
    #expect(text.scalarCount == text.unicodeScalars.count)
  }

  @Test(arguments: ["", ",", "a", "a,b", ",a,", "a,,b", "é,😀,more letters than a small text holds"])
  func `a text is split as by the standard library`(text: String) {
    let expected = text.split(separator: ",", omittingEmptySubsequences: false).map { String($0) }
    #expect(text.pieces(at: UInt8(ascii: ",")) == expected)
  }

  @Test func `invalid UTF-8 is replaced`() {
    #expect(String(bytes: [0x61, 0xFF, 0x62]) == "a\u{FFFD}b")
  }

  @Test func `texts are in the order of their bytes`() {
    let texts = ["b", "", "é", "ab", "a", "a", "é😀", "z", "a longer text than a small one holds"]
    for one in texts {
      for other in texts {
        let expected = one.utf8.lexicographicallyPrecedes(other.utf8)
        #expect(one.precedes(other) == expected, "\(one), \(other)")
      }
    }
    let order = texts.map { $0.bytes }.order()
    let sorted = texts.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    #expect(order.map { texts[$0] } == sorted)
    #expect(order.filter { texts[$0] == "a" } == [4, 5], "stable")
  }
}
