extension Sequence<UInt8> {
  /// The number written by these ASCII digits; nil if there is any other character, no digit, or more than 64
  /// bits.
  ///
  /// The standard library's parser supports every radix and adds a kilobyte to the page for each type of text
  /// it is specialised for.
  package var decimal: Int64? {
    var number: Int64?
    for byte in self {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      let (tens, isTooLarge) = (number ?? 0).multipliedReportingOverflow(by: 10)
      let (sum, isTooLargeStill) = tens.addingReportingOverflow(Int64(byte & 15))
      guard !isTooLarge, !isTooLargeStill else { return nil }
      number = sum
    }
    return number
  }
}
