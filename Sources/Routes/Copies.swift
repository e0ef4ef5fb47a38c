internal import HTTPServer
private import Synchronization
private import Wire

/// The backups that are being made or sent, each of which takes as much of the disk as all data.
final class Copies: Sendable {
  /// The number of backups at a time.
  private static let most = 2

  private let count = Mutex(0)

  /// Counts a backup in; returns false if there are too many.
  func begin() -> Bool {
    count.withLock { count in
      guard count < Self.most else { return false }
      count += 1
      return true
    }
  }

  /// Counts out a backup that was sent, or was not made.
  func end() { count.withLock { $0 -= 1 } }
}

extension Response {
  /// The refusal of a backup while others are being sent.
  static var tooManyCopies: Response {
    var response = refusal(
      .serviceUnavailable,
      Problem(code: "copying", message: "two backups are being sent already; try again soon"))
    response.headers["Retry-After"] = "10"
    return response
  }
}
