internal import HostSystem
private import TextBytes

/// A file that Proba writes for other programs, and knows as its own until a person changes it.
///
/// Its first line is a comment with a checksum of the others.
struct InstalledFile {
  /// What is at the path of a file.
  enum State: String {
    /// Nothing.
    case missing
    /// The file as it would be written.
    case same
    /// A file that Proba has written, with other contents.
    case different
    /// A file that a person has written or changed.
    case changed
  }

  let path: String
  /// The whole file.
  let text: String

  /// Describes a file.
  ///
  /// - Parameters:
  ///   - path: where it is to be.
  ///   - lines: all of it but the first line.
  init(path: String, lines: String) {
    self.path = path
    text = Self.mark(lines) + "\n" + lines
  }

  private static func mark(_ lines: String) -> String {
    let sum = String(FNV1a(lines).value, radix: 16)
    return "# Written by proba install, which replaces it while it is as written: \(sum)"
  }

  /// What is at the path now.
  func state() throws(SystemError) -> State {
    // Far larger than any file of Proba, so that a change is always noticed.
    guard let bytes = try Paths.contents(of: path, atMost: 1 << 20) else { return .missing }
    let found = String(decoding: bytes, as: UTF8.self)
    if found == text { return .same }
    let lines = found.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    guard lines.count == 2, lines[0] == Self.mark(String(lines[1])) else { return .changed }
    return .different
  }

  /// Writes the file, with the folders above it.
  func write() throws(SystemError) {
    try Paths.makeFolder(Paths.folder(of: path))
    try Paths.write(Array(text.utf8), to: path)
  }
}
