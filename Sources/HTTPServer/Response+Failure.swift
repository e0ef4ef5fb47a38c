extension Response {
  /// Returns a refusal in the one shape of all errors: `{"error":{"code":…,"message":…}}`.
  ///
  /// The code is for programs and stays the same; the message is a sentence for people.
  public static func failure(
    _ status: Status, code: String, _ message: String, headers: Headers = [:]
  ) -> Response {
    let body = "{\"error\":{\"code\":\(quoted(code)),\"message\":\(quoted(message))}}"
    return json(body, status, headers: headers)
  }

  /// 404 for a path that leads nowhere.
  public static func notFound(_ request: Request) -> Response {
    failure(.notFound, code: "not_found", "There is nothing at \(request.target.path).")
  }

  /// 405 for a path that exists, with the methods that it takes.
  public static func methodNotAllowed(_ allowed: [Method]) -> Response {
    // A handler that answers GET answers HEAD, because the server derives one from the other.
    let names = allowed.flatMap { $0 == .get ? ["GET", "HEAD"] : [$0.rawValue] }
    let list = names.joined(separator: ", ")
    return failure(
      .methodNotAllowed, code: "method_not_allowed", "Only \(list) can be used here.",
      headers: ["Allow": list])
  }
}

/// Returns a JSON string literal.
private func quoted(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\u{0}"..<"\u{20}":
      let digits = String(scalar.value, radix: 16)
      result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}
