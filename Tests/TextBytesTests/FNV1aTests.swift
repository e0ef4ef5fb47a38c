import Testing
import TextBytes

@Suite struct `The FNV-1a hash` {
  /// From Noll's `test_fnv.c`.
  static let published: [(String, UInt64)] = [
    ("", 0xcbf2_9ce4_8422_2325), ("a", 0xaf63_dc4c_8601_ec8c), ("b", 0xaf63_df4c_8601_f1a5),
    ("fo", 0x0898_5907_b541_d342), ("foo", 0xdcb2_7518_fed9_d577),
    ("foob", 0xdd12_0e79_0c25_12af), ("fooba", 0xcac1_65af_a2fe_f40a),
    ("foobar", 0x8594_4171_f739_67e8),
  ]

  @Test(arguments: published)
  func `of a text is the published one`(text: String, value: UInt64) {
    #expect(FNV1a(text).value == value)
    #expect(FNV1a(Array(text.utf8).span).value == value)
  }

  @Test(arguments: published)
  func `is the same whether bytes are added together or singly`(text: String, value: UInt64) {
    var hash = FNV1a()
    for byte in text.utf8 { hash.add(byte: byte) }
    #expect(hash.value == value)
  }

  @Test func `takes a number from its least significant byte on`() {
    var hash = FNV1a()
    hash.add(0x0807_0605_0403_0201)
    #expect(hash.value == FNV1a("\u{1}\u{2}\u{3}\u{4}\u{5}\u{6}\u{7}\u{8}").value)
  }
}
