#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#endif

// The existence of files, and whether two paths refer to the same file.

extension Paths {
  /// Returns whether there is something at a path.
  public static func exists(_ path: String) -> Bool { unsafe access(path, F_OK) == 0 }

  /// Whether nothing exists at a path, as far as this user has access.
  public static func isMissing(_ path: String) -> Bool {
    unsafe access(path, F_OK) != 0 && errno == ENOENT
  }

  /// Whether there is a folder at a path.
  public static func isFolder(_ path: String) -> Bool { kind(of: path) == S_IFDIR }

  /// Whether there is a regular file at a path, rather than a folder, a device or a pipe.
  public static func isFile(_ path: String) -> Bool { kind(of: path) == S_IFREG }

  /// Whether two paths refer to the same file, which need not exist yet.
  ///
  /// Symbolic and hard links are followed, so the spelling of a path does not matter.
  public static func leadToSame(_ path: String, _ other: String) -> Bool {
    let (file, otherFile) = (Identity(path), Identity(other))
    if file != nil || otherFile != nil { return file == otherFile }
    guard let folder = Identity(folder(of: path)) else { return false }
    return folder == Identity(self.folder(of: other)) && name(of: path) == name(of: other)
  }

  /// Returns the path with all links resolved; the path itself if nothing exists there yet.
  ///
  /// If a link refers to a missing file, the path that it refers to.
  public static func resolved(_ path: String) -> String {
    var end = path
    for _ in 0...mostLinks {
      if let real = unsafe realpath(end, nil) {
        defer { unsafe free(real) }
        return unsafe String(cString: real)
      }
      guard errno == ENOENT, let target = linkTarget(of: end) else { return end }
      end = target.utf8.first == UInt8(ascii: "/") ? target : "\(folder(of: end))/\(target)"
    }
    return path
  }

  /// The number of links after which they are assumed to form a cycle, as on Linux.
  static let mostLinks = 40

  /// Returns the target of a link, as it is written there; nil if there is no link.
  static func linkTarget(of path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = unsafe readlink(path, &buffer, buffer.count)
    guard length > 0 else { return nil }
    return String(decoding: buffer[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Whether a link is on the way to a path, or the path is one.
  package static func isBehindLink(_ path: String) -> Bool {
    var place = ""
    return absolute(path).split(separator: "/").contains { part in
      place += "/\(part)"
      return linkTarget(of: place) != nil
    }
  }

  /// Returns the part of a path after the last slash.
  package static func name(of path: String) -> Substring {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.utf8.index(after: $0)...] }
      ?? path[...]
  }

  /// Returns the time at which a regular file was last changed, in microseconds since 1970; nil if
  /// there is none.
  public static func changeTime(ofFile path: String) -> Int64? {
    var status = stat()
    guard unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1_000
  }

  /// Whether a regular file belongs to this user, and no other may read or write it.
  public static func isPrivate(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      && status.st_uid == geteuid() && status.st_mode & 0o077 == 0
  }

  private static func kind(of path: String) -> mode_t? {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }

  /// The identity of a file, independent of its names.
  private struct Identity: Equatable {
    private let device: dev_t
    private let number: ino_t

    /// Returns nil if nothing exists at the path.
    init?(_ path: String) {
      var status = stat()
      guard unsafe stat(path, &status) == 0 else { return nil }
      device = status.st_dev
      number = status.st_ino
    }
  }
}
