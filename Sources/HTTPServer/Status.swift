/// A three-digit HTTP status.
public struct Status: RawRepresentable, Hashable, Sendable {
  /// The number, such as 404.
  public let rawValue: UInt16

  /// Names a status by its number.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// 200: the request succeeded.
  public static let ok = Status(rawValue: 200)
  /// 201: created, at the address in `Location`.
  public static let created = Status(rawValue: 201)
  /// 204: done, without content.
  public static let noContent = Status(rawValue: 204)
  /// 303: see another address, with GET.
  public static let seeOther = Status(rawValue: 303)
  /// 304: the client's copy is current.
  public static let notModified = Status(rawValue: 304)
  /// 400: the request cannot be understood.
  public static let badRequest = Status(rawValue: 400)
  /// 401: credentials are missing.
  public static let unauthorized = Status(rawValue: 401)
  /// 403: refused.
  public static let forbidden = Status(rawValue: 403)
  /// 404: not found.
  public static let notFound = Status(rawValue: 404)
  /// 405: the resource does not support the method.
  public static let methodNotAllowed = Status(rawValue: 405)
  /// 409: the request contradicts the stored state.
  public static let conflict = Status(rawValue: 409)
  /// 412: a condition of the request does not hold.
  public static let preconditionFailed = Status(rawValue: 412)
  /// 413: the body is too large.
  public static let contentTooLarge = Status(rawValue: 413)
  /// 415: the content type of the body is not accepted.
  public static let unsupportedMediaType = Status(rawValue: 415)
  /// 421: the request is for another host.
  public static let misdirectedRequest = Status(rawValue: 421)
  /// 422: understood, but the values are invalid.
  public static let unprocessableContent = Status(rawValue: 422)
  /// 429: too many requests.
  public static let tooManyRequests = Status(rawValue: 429)
  /// 500: an error of the server.
  public static let internalServerError = Status(rawValue: 500)
  /// 501: the method is unknown.
  public static let notImplemented = Status(rawValue: 501)
  /// 503: temporarily unavailable.
  public static let serviceUnavailable = Status(rawValue: 503)
}
