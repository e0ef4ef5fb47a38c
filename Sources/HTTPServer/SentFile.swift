public import HostSystem

/// A file that is sent to one client.
public final class SentFile: Sendable, Equatable {
  /// The file.
  public let file: UnnamedFile
  private let whenSent: @Sendable () -> Void

  /// Takes a file that is complete.
  ///
  /// - Parameters:
  ///   - file: the file, which is sent from its beginning.
  ///   - whenSent: called once, when the file was sent, or will not be.
  public init(_ file: UnnamedFile, whenSent: @escaping @Sendable () -> Void = {}) {
    self.file = file
    self.whenSent = whenSent
  }

  deinit { whenSent() }

  /// Two are equal if they are the same one.
  public static func == (left: SentFile, right: SentFile) -> Bool { left === right }
}
