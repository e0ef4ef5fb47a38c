import Foundation

/// How thorough the random tests are.
///
/// In `make test` they try enough to notice a mistake that concerns more than rare inputs, and in
/// `make soak`, which sets `SOAK` in the environment, enough to find the rare ones.
public enum Soak {
  /// Whether this is a long run.
  public static let isOn = ProcessInfo.processInfo.environment["SOAK"] != nil

  /// The number of attempts: the first, or in a long run the second.
  public static func attempts(_ usual: Int, soak: Int) -> Int { isOn ? soak : usual }

  /// The seeds of a test with random input: 1 up to a number.
  public static func seeds(_ usual: Int, soak: Int) -> ClosedRange<UInt64> {
    1...UInt64(attempts(usual, soak: soak))
  }
}
