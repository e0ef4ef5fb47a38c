#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#endif

// What lies at a path, and whether two paths lead to the same.

extension Paths {
  /// Whether there is something at a path.
  public static func exists(_ path: String) -> Bool { unsafe access(path, F_OK) == 0 }

  /// Whether there is nothing at a path, as far as this user may know.
  public static func isMissing(_ path: String) -> Bool {
    unsafe access(path, F_OK) != 0 && errno == ENOENT
  }

  /// Whether there is a folder at a path.
  public static func isFolder(_ path: String) -> Bool { kind(of: path) == S_IFDIR }

  /// Whether there is a file of bytes at a path: neither a folder, nor a device or a pipe.
  public static func isFile(_ path: String) -> Bool { kind(of: path) == S_IFREG }

  /// Whether two paths lead to one file, which need not be there yet.
  ///
  /// Links of either kind are followed, so that it does not matter how a path is spelled.
  public static func leadToSame(_ path: String, _ other: String) -> Bool {
    let (file, otherFile) = (Identity(path), Identity(other))
    if file != nil || otherFile != nil { return file == otherFile }
    guard let folder = Identity(folder(of: path)) else { return false }
    return folder == Identity(self.folder(of: other)) && name(of: path) == name(of: other)
  }

  /// Where a path leads when all links are followed; the path itself when it leads nowhere yet.
  public static func resolved(_ path: String) -> String {
    guard let end = unsafe realpath(path, nil) else { return path }
    defer { unsafe free(end) }
    return unsafe String(cString: end)
  }

  /// What stands after the last slash of a path.
  private static func name(of path: String) -> Substring {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.utf8.index(after: $0)...] }
      ?? path[...]
  }

  private static func kind(of path: String) -> mode_t? {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }

  /// What tells a file from all others, under whatever names it goes.
  private struct Identity: Equatable {
    private let device: dev_t
    private let number: ino_t

    /// Nil where there is nothing at the path.
    init?(_ path: String) {
      var status = stat()
      guard unsafe stat(path, &status) == 0 else { return nil }
      device = status.st_dev
      number = status.st_ino
    }
  }
}
