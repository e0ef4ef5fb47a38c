package import Interface

extension Port {
  /// Formats numbers in English with the requested number of decimals, and supports nothing else.
  package static var writingNumbers: Port {
    Port { service, _, number, bytes in
      guard service == .format else { return Port.Answer() }
      let options = String(decoding: bytes, as: UTF8.self)
      let decimals = options.last { $0.isNumber }?.wholeNumberValue ?? 0
      let keepsZeros = !options.contains("\"minimumFractionDigits\":0")
      let text =
        options.contains("\"style\":\"percent\"")
        ? written(number * 100, decimals, keepsZeros: keepsZeros) + "%"
        : written(number, decimals, keepsZeros: keepsZeros)
      return Port.Answer(number: 1, bytes: Array(text.utf8))
    }
  }

  /// A number with some decimals; trailing zeros are omitted unless they are to be kept.
  private static func written(_ number: Double, _ decimals: Int, keepsZeros: Bool) -> String {
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    // Like browsers, halves are rounded away from zero.
    let digits = String(Int((number.magnitude * scale).rounded()))
    let padded = String(repeating: "0", count: max(decimals + 1 - digits.count, 0)) + digits
    var fraction = padded.suffix(decimals)
    while !keepsZeros, fraction.last == "0" { fraction.removeLast() }
    var text = number < 0 ? "-" : ""
    text.append(contentsOf: padded.dropLast(decimals))
    if !fraction.isEmpty {
      text.append(".")
      text.append(contentsOf: fraction)
    }
    return text
  }
}
