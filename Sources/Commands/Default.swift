internal import CivilTime
private import Sampling

/// The defaults of flags, for the commands and their help.
enum Default {
  static let port = 4_519
  /// Only this machine.
  static let host = "127.0.0.1"
  /// Of pages and requests only what went wrong, so that the address stays in view.
  static let log = ServerLog.Extent.errors
  static let logFormat = ServerLog.Format.text
  /// The number of moments that `proba schedule` prints.
  static let count = 10
  /// The pixels of a picture for each of its points, sharp on a screen with small pixels.
  static let scale = 2
  /// The mean time between two probes.
  static let gap = Schedule.universal.meanGap
}
