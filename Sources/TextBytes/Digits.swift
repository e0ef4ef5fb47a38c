extension Sequence<UInt8> {
  /// The number that these digits of ASCII write, or nil where there is anything else, nothing, or
  /// more than 64 bits.
  ///
  /// The library's own reading of numbers knows every radix and weighs a kilobyte on the page for
  /// each kind of text it reads.
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
