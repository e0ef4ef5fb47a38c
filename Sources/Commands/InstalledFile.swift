internal import HostSystem
private import TextBytes

/// A file that Proba writes for other programs, and recognizes as its own until a person changes it.
///
/// Its first line is a comment with a checksum of the rest.
struct InstalledFile {
  /// The state of the file at a path.
  enum State: String {
    /// No file.
    case missing
    /// A file identical to the one to write.
    case same
    /// A file written by Proba, with other contents.
    case different
    /// A file written or changed by a person.
    case changed
  }

  let path: String
  /// The whole file.
  let text: String

  /// Describes a file.
  ///
  /// - Parameters:
  ///   - path: its path.
  ///   - lines: its contents without the first line.
  init(path: String, lines: String) {
    self.path = path
    text = Self.mark(lines) + "\n" + lines
  }

  private static func mark(_ lines: String) -> String {
    let sum = String(FNV1a(lines).value, radix: 16)
    return "# Written by proba install, which replaces it while it is as written: \(sum)"
  }

  /// Returns the present state of the file at the path.
  func state() throws(SystemError) -> State {
    // Far larger than any file of Proba, so that a change is always noticed.
    guard let bytes = try Paths.contents(of: path, atMost: 1 << 20) else { return .missing }
    let found = String(decoding: bytes, as: UTF8.self)
    if found == text { return .same }
    let lines = found.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    guard lines.count == 2, lines[0] == Self.mark(String(lines[1])) else { return .changed }
    return .different
  }

  /// Writes the file, and creates the folders above it.
  func write() throws(SystemError) {
    try Paths.makeFolder(Paths.folder(of: path))
    try Paths.write(Array(text.utf8), to: path)
  }
}
