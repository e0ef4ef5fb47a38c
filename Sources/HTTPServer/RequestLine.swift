import CMicrohttpd

/// The first line of a request, as the library stores it; valid inside a call of its handler.
@safe
struct RequestLine {
  private let methodText: UnsafePointer<CChar>
  private let target: UnsafePointer<CChar>
  private let version: UnsafePointer<CChar>

  init(
    _ method: UnsafePointer<CChar>, _ target: UnsafePointer<CChar>, _ version: UnsafePointer<CChar>
  ) {
    unsafe methodText = method
    unsafe self.target = target
    unsafe self.version = version
  }

  /// The method as sent.
  var method: String { unsafe String(cString: methodText) }

  /// Whether the client speaks HTTP/1.0, which has no chunks.
  var isOld: Bool { unsafe String(cString: version) == "HTTP/1.0" }

  /// Returns whether the library has skipped nothing in the head that begins with this line.
  ///
  /// - Parameter targetSize: the size of the target before the library decoded it.
  func beginsPlainHead(of connection: OpaquePointer, targetSize: Int) -> Bool {
    unsafe mhd_has_plain_lines(connection, methodText, target, targetSize, version)
  }
}
