#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#endif

/// Where things lie on this machine.
public enum Paths {
  /// The value of an environment variable, or nil when it is unset or empty.
  public static func environment(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    let text = unsafe String(cString: value)
    return text.isEmpty ? nil : text
  }

  /// The folder for a program's data: XDG's, `~/.local/share` unless set otherwise.
  ///
  /// XDG Base Directory Specification: a relative `XDG_DATA_HOME` is ignored.
  public static var dataHome: String? {
    if let path = environment("XDG_DATA_HOME"), path.utf8.first == UInt8(ascii: "/") {
      return path
    }
    return environment("HOME").map { "\($0)/.local/share" }
  }

  /// The folder that the running program lies in, or nil when the system does not tell.
  public static var programFolder: String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = unsafe readlink("/proc/self/exe", &buffer, buffer.count)
    guard length > 0 else { return nil }
    let bytes = buffer[..<length].map { UInt8(bitPattern: $0) }
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return nil }
    return String(decoding: bytes[..<slash], as: UTF8.self)
  }

  /// The folder part of a path; `.` when it has none.
  public static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Makes a folder and those above it, for its owner alone.
  ///
  /// - Throws: ``SystemError`` when one of them cannot be made.
  public static func makeFolder(_ path: String) throws(SystemError) {
    var made = path.utf8.first == UInt8(ascii: "/") ? "" : "."
    for part in path.split(separator: "/") {
      made += "/\(part)"
      guard unsafe mkdir(made, 0o700) != 0 else { continue }
      let error = SystemError(.makeFolder(made))
      guard error.code == EEXIST || exists(made) else { throw error }
    }
  }

  /// Writes a whole file in one step: it holds either all the bytes or what it held before.
  ///
  /// What a link points at is written, and not the link; a device or a pipe is written as it is. A
  /// file that is there keeps its mode; a new one is its owner's alone.
  ///
  /// - Throws: ``SystemError`` when the file cannot be written; nothing is left behind then.
  public static func write(_ bytes: [UInt8], to path: String) throws(SystemError) {
    let draft = try FileDraft(path)
    try draft.append(bytes)
    try draft.keep()
  }

  /// Brings to the disk which files a folder has, where the file system can tell.
  static func synchronize(folder: String) throws(SystemError) {
    let descriptor = unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    // A folder may be written to and yet not read.
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 || errno == EINVAL else {
      throw SystemError(.writeFolder(folder))
    }
  }
}
