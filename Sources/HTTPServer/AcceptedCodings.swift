/// The content codings that an `Accept-Encoding` header allows.
struct AcceptedCodings {
  private var allowed: [String: Bool] = [:]

  init(_ headers: Headers) {
    for item in headers.all("Accept-Encoding").flatMap({ $0.split(separator: ",") }) {
      let parts = item.split(separator: ";").map { trimmed($0).lowercased() }
      guard let name = parts.first else { continue }
      let weight = parts.dropFirst().first { $0.hasPrefix("q=") }?.dropFirst(2)
      // Only whether the weight is zero matters: among allowed codings the smallest is best.
      allowed[name] = weight.flatMap { Double($0) } != 0
    }
  }

  /// Returns whether a coding can be sent; plain content, nil, always can.
  func contains(_ coding: String?) -> Bool {
    guard let coding else { return true }
    return allowed[coding] ?? allowed["*"] ?? false
  }
}
