#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#endif

/// The locations of files on this machine.
public enum Paths {
  /// Returns the value of an environment variable, or nil when it is unset or empty.
  public static func environment(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    let text = unsafe String(cString: value)
    return text.isEmpty ? nil : text
  }

  /// Returns the XDG folder for a program's data, by default `~/.local/share`.
  ///
  /// XDG Base Directory Specification: a relative `XDG_DATA_HOME` is ignored.
  ///
  /// - Parameter variable: the value of an environment variable; nil when it is unset or empty.
  public static func dataHome(by variable: (_ name: String) -> String?) -> String? {
    home("XDG_DATA_HOME", else: ".local/share", variable)
  }

  /// Returns the XDG folder for a program's settings, by default `~/.config`.
  ///
  /// XDG Base Directory Specification: a relative `XDG_CONFIG_HOME` is ignored.
  ///
  /// - Parameter variable: the value of an environment variable; nil when it is unset or empty.
  public static func configHome(by variable: (_ name: String) -> String?) -> String? {
    home("XDG_CONFIG_HOME", else: ".config", variable)
  }

  /// The XDG folder for a program's settings in the environment of this process.
  public static var configHome: String? { configHome { environment($0) } }

  private static func home(
    _ name: String, else folder: String, _ variable: (_ name: String) -> String?
  ) -> String? {
    if let path = variable(name), isAbsolute(path) { return path }
    // Data in a relative folder would depend on where a command was started.
    guard let home = variable("HOME"), isAbsolute(home) else { return nil }
    return "\(home)/\(folder)"
  }

  private static func isAbsolute(_ path: String) -> Bool { path.utf8.first == UInt8(ascii: "/") }

  /// The folder for files that last no longer than a program, by default `/tmp`.
  public static var temporaryFolder: String {
    environment("TMPDIR").flatMap { isAbsolute($0) ? $0 : nil } ?? "/tmp"
  }

  /// The XDG folder for data that a program can make again, by default `~/.cache`.
  ///
  /// XDG Base Directory Specification: a relative `XDG_CACHE_HOME` is ignored.
  public static var cacheHome: String? {
    if let path = environment("XDG_CACHE_HOME"), path.utf8.first == UInt8(ascii: "/") {
      return path
    }
    return environment("HOME").map { "\($0)/.cache" }
  }

  /// The folder of the running program, or nil if the system does not report it.
  public static var programFolder: String? { program.map { folder(of: $0) } }

  /// The absolute path of the running program, with all links resolved, or nil if the system does
  /// not report it.
  public static var program: String? { linkTarget(of: "/proc/self/exe") }

  /// Returns a path that means the same in any folder; the path itself if the present folder is not known.
  public static func absolute(_ path: String) -> String {
    guard path.utf8.first != UInt8(ascii: "/"), let end = unsafe getcwd(nil, 0) else { return path }
    defer { unsafe free(end) }
    return unsafe "\(String(cString: end))/\(path)"
  }

  /// Returns the directory part of a path; `.` if it has none.
  public static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Makes a folder and its missing parents, accessible to the owner only.
  ///
  /// - Throws: ``SystemError`` if one of them cannot be made.
  public static func makeFolder(_ path: String) throws(SystemError) {
    var made = path.utf8.first == UInt8(ascii: "/") ? "" : "."
    for part in path.split(separator: "/") {
      made += "/\(part)"
      guard unsafe mkdir(made, 0o700) != 0 else { continue }
      let error = SystemError(.makeFolder(made))
      guard error.code == EEXIST || exists(made) else { throw error }
    }
  }

  /// Writes a file atomically: it contains either all the bytes or its previous contents.
  ///
  /// The target of a link is replaced, not the link; a device or a pipe is written directly. An existing file
  /// keeps its mode; a new one is accessible to its owner only, unless its readers say otherwise.
  ///
  /// - Throws: ``SystemError`` if the file cannot be written; no partial file remains.
  public static func write(
    _ bytes: [UInt8], to path: String, readers: FileDraft.Readers = .owner
  ) throws(SystemError) {
    let draft = try FileDraft(path, readers: readers)
    try draft.append(bytes)
    try draft.keep()
  }

  /// Removes a file; a missing one counts as removed.
  ///
  /// - Returns: whether there was one.
  /// - Throws: ``SystemError`` if it exists and cannot be removed.
  @discardableResult
  public static func remove(_ path: String) throws(SystemError) -> Bool {
    if unsafe unlink(path) == 0 { return true }
    guard errno == ENOENT || errno == ENOTDIR else { throw SystemError(.remove(path)) }
    return false
  }

  /// Flushes the entries of a folder to the disk, if the file system supports it.
  static func synchronize(folder: String) throws(SystemError) {
    let descriptor = unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    // A folder may be writable but not readable.
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 || errno == EINVAL else {
      throw SystemError(.writeFolder(folder))
    }
  }
}
