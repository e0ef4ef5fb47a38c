/// A number that differs, as good as surely, where what was added to it does: FNV-1a with a further mixing.
struct Fingerprint {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ number: UInt64) {
    value = (value ^ number) &* 0x100_0000_01B3
    value ^= value >> 29
  }

  mutating func add(_ text: String) {
    // With its length, so that "ab", "c" is not "a", "bc".
    add(UInt64(text.utf8.count))
    for byte in text.utf8 { add(UInt64(byte)) }
  }
}
