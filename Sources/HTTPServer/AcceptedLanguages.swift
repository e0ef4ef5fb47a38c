extension Request {
  /// The languages a person prefers, by the `Accept-Language` header: tags of BCP 47, the most
  /// preferred first, without the refused ones.
  public var languages: [String] {
    var wanted: [(tag: String, weight: Double)] = []
    for item in headers.all("Accept-Language").flatMap({ $0.split(separator: ",") }) {
      let parts = item.split(separator: ";").map { trimmed($0) }
      guard let tag = parts.first else { continue }
      let weight = parts.dropFirst().first { $0.hasPrefix("q=") }?.dropFirst(2)
      wanted.append((String(tag), weight.map { Double($0) ?? 0 } ?? 1))
    }
    // Of equal weights, the first named is preferred.
    return wanted.enumerated().filter { $0.element.weight > 0 }
      .sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }
      .map { $0.element.tag }
  }
}
