/// A three-digit HTTP status.
public struct Status: RawRepresentable, Hashable, Sendable {
  /// The number, such as 404.
  public let rawValue: UInt16

  /// Names a status by its number.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// 200: here it is.
  public static let ok = Status(rawValue: 200)
  /// 201: made, and `Location` says where.
  public static let created = Status(rawValue: 201)
  /// 204: done, with nothing to say.
  public static let noContent = Status(rawValue: 204)
  /// 303: look there, with GET.
  public static let seeOther = Status(rawValue: 303)
  /// 304: what you have is still right.
  public static let notModified = Status(rawValue: 304)
  /// 400: the request cannot be understood.
  public static let badRequest = Status(rawValue: 400)
  /// 401: say who you are.
  public static let unauthorized = Status(rawValue: 401)
  /// 403: not for you.
  public static let forbidden = Status(rawValue: 403)
  /// 404: there is no such thing.
  public static let notFound = Status(rawValue: 404)
  /// 405: the thing exists but not this method.
  public static let methodNotAllowed = Status(rawValue: 405)
  /// 409: the request contradicts what is stored.
  public static let conflict = Status(rawValue: 409)
  /// 412: a condition of the request does not hold.
  public static let preconditionFailed = Status(rawValue: 412)
  /// 413: the body is too large.
  public static let contentTooLarge = Status(rawValue: 413)
  /// 415: the body is of a kind that is not taken.
  public static let unsupportedMediaType = Status(rawValue: 415)
  /// 421: the request is for another host.
  public static let misdirectedRequest = Status(rawValue: 421)
  /// 422: understood, but the values make no sense.
  public static let unprocessableContent = Status(rawValue: 422)
  /// 429: slower, please.
  public static let tooManyRequests = Status(rawValue: 429)
  /// 500: the server's fault.
  public static let internalServerError = Status(rawValue: 500)
  /// 501: no such method anywhere.
  public static let notImplemented = Status(rawValue: 501)
  /// 503: not now.
  public static let serviceUnavailable = Status(rawValue: 503)
}
