#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#endif

extension Paths {
  /// Returns the bytes of a small file, such as one with settings.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - limit: the number of bytes after which reading stops.
  /// - Returns: nil if there is no file.
  /// - Throws: ``SystemError`` if it cannot be read.
  public static func contents(of path: String, atMost limit: Int) throws(SystemError) -> [UInt8]? {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      guard errno != ENOENT && errno != ENOTDIR else { return nil }
      throw SystemError(.open(path))
    }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while bytes.count < limit {
      let count = unsafe read(descriptor, &buffer, min(buffer.count, limit - bytes.count))
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw SystemError(.read(path)) }
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    return bytes
  }
}
