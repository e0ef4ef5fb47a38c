#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#endif

extension Paths {
  /// Makes a folder for files that last no longer than this program, which only its owner can read.
  ///
  /// - Throws: ``SystemError`` if it cannot be made.
  public static func makeTemporaryFolder() throws(SystemError) -> String {
    let path = newDraft(in: temporaryFolder, ending: "")
    guard unsafe mkdir(path, 0o700) == 0 else { throw SystemError(.makeFolder(path)) }
    return path
  }

  /// Removes a temporary folder with its files, as far as the system allows.
  public static func removeTemporaryFolder(_ path: String) {
    for name in names(in: path) where name != "." && name != ".." {
      _ = try? remove("\(path)/\(name)")
    }
    _ = unsafe rmdir(path)
  }
}
