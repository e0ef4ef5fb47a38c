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

extension Response {
  /// The size above which a body waits for its client on the disk, in bytes.
  ///
  /// The library copies bodies, and clients may be many and slow.
  static let longestInMemory = 256 << 10

  /// The response with a long body in a file; the response itself if the disk takes none.
  var withoutLongBody: Response {
    guard case .bytes(let bytes) = body, bytes.count > Self.longestInMemory,
      let file = try? UnnamedFile(in: Paths.temporaryFolder)
    else { return self }
    do throws(SystemError) { try file.append(bytes) } catch { return self }
    var response = self
    response.body = .file(SentFile(file))
    return response
  }
}
