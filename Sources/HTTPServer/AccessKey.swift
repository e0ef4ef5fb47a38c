/// A secret without which a server refuses requests.
///
/// A person opens an address with the key once; from then on a cookie carries it, and it appears in
/// no address that others could see or that could be stored. Programs send it as a bearer token
/// (RFC 6750).
public struct AccessKey: Sendable {
  /// The name of the key in an address and as a cookie.
  private static let name = "proba-key"
  /// The number of hexadecimal digits of 128 random bits.
  private static let length = 32

  /// The key as it is written in an address: 32 hexadecimal digits.
  public let text: String

  /// Makes an unguessable key.
  public init() {
    var random = SystemRandomNumberGenerator()
    let digits = [random.next(), random.next()].map { (number: UInt64) in
      let digits = String(number, radix: 16)
      return String(repeating: "0", count: Self.length / 2 - digits.utf8.count) + digits
    }
    text = digits.joined()
  }

  /// Reads a key from its text; nil if it is not a key.
  public init?(_ text: String) {
    guard text.utf8.count == Self.length, text.utf8.allSatisfy({ $0.isHexDigit }) else {
      return nil
    }
    self.text = text
  }

  /// The part of an address that carries the key, to follow its path.
  public var query: String { "?\(Self.name)=\(text)" }

  /// Returns whether a text is the key, in a time that does not depend on the first difference.
  func matches(_ other: some StringProtocol) -> Bool {
    var difference = UInt8(other.utf8.count == text.utf8.count ? 0 : 1)
    for (one, other) in zip(text.utf8, other.utf8) { difference |= one ^ other }
    return difference == 0
  }

  /// Refuses requests without the key.
  ///
  /// A client that shows it in the address gets the cookie and is redirected to the same place without it.
  public var condition: Guard {
    Guard { request in
      if isShown(by: request) { return nil }
      let shown = request.target.query.filter { $0.name == Self.name }
      // Two slashes would begin the name of another host.
      guard shown.count == 1, matches(shown[0].value), request.method.isSafe,
        !request.target.path.hasPrefix("//")
      else {
        return .failure(
          .unauthorized, code: "key_missing",
          "This server wants its key: open the address that it printed when it was started.",
          headers: ["WWW-Authenticate": "Bearer"])
      }
      // Of the address only its path is repeated, which holds no character of a header's.
      return Response(
        .seeOther,
        headers: [
          "Location": request.target.path, "Cache-Control": "no-store",
          "Set-Cookie":
            "\(Self.name)=\(text); Path=/; Max-Age=315360000; HttpOnly; SameSite=Strict",
        ])
    }
  }

  /// Returns whether a cookie or a bearer token is the key.
  private func isShown(by request: Request) -> Bool {
    let tokens = request.headers.all("Authorization").compactMap { field in
      field.lowercased().hasPrefix("bearer ") ? field.dropFirst(7) : nil
    }
    let cookies = request.headers.all("Cookie").flatMap { $0.split(separator: ";") }
      .map { $0.drop { $0 == " " } }
      .filter { $0.hasPrefix(Self.name + "=") }
      .map { $0.dropFirst(Self.name.count + 1) }
    // All are compared, whichever matches.
    return (tokens + cookies).reduce(false) { found, other in matches(other) || found }
  }
}

extension UInt8 {
  fileprivate var isHexDigit: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"): true
    default: false
    }
  }
}
