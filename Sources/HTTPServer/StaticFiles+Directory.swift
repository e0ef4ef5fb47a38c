#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The reason why files were not read.
public struct StaticFilesError: Error, Equatable, CustomStringConvertible {
  /// The file or directory.
  public let path: String
  /// The code of the system.
  public let code: Int32

  /// A sentence that describes the problem.
  public var description: String {
    unsafe "\(path) cannot be read (\(String(cString: strerror(code))))."
  }
}

extension StaticFiles {
  /// Reads all files of a directory and of those in it, but not links and names that begin with a
  /// dot.
  ///
  /// Later changes on disk have no effect.
  ///
  /// - Throws: ``StaticFilesError`` if something cannot be read.
  public init(directory: String) throws(StaticFilesError) {
    var files = FoundFiles()
    try files.collect(directory, prefix: "")
    self.init(files: files.contents, compressed: files.compressed)
  }
}

/// The contents of a directory.
private struct FoundFiles {
  /// The contents of files by path.
  private(set) var contents: [String: [UInt8]] = [:]
  /// The paths of files that were not read, as their `.gz` has the same content.
  private(set) var compressed: Set<String> = []

  mutating func collect(_ directory: String, prefix: String) throws(StaticFilesError) {
    // In descending order, a file comes after its compressed forms.
    for name in try names(in: directory).sorted(by: >) where !name.hasPrefix(".") {
      let path = directory + "/" + name
      var status = stat()
      guard unsafe lstat(path, &status) == 0 else {
        throw StaticFilesError(path: path, code: errno)
      }
      switch status.st_mode & S_IFMT {
      case S_IFDIR: try collect(path, prefix: prefix + name + "/")
      case S_IFREG: try take(path, as: prefix + name, size: Int(status.st_size))
      default: continue
      }
    }
  }

  private mutating func take(
    _ path: String, as name: String, size: Int
  ) throws(StaticFilesError) {
    if let content = contents[name + ".gz"], gunzippedSize(of: content) == size {
      compressed.insert(name)
    } else {
      contents[name] = try bytes(at: path)
    }
  }
}

private func names(in directory: String) throws(StaticFilesError) -> [String] {
  guard let stream = unsafe opendir(directory) else {
    throw StaticFilesError(path: directory, code: errno)
  }
  defer { unsafe closedir(stream) }
  var names: [String] = []
  while let entry = unsafe readdir(stream) {
    let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
      unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
    }
    names.append(name)
  }
  return names
}

private func bytes(at path: String) throws(StaticFilesError) -> [UInt8] {
  let descriptor = unsafe open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
  guard descriptor >= 0 else { throw StaticFilesError(path: path, code: errno) }
  defer { close(descriptor) }
  var bytes: [UInt8] = []
  var status = stat()
  // An array that grows reserves up to twice the necessary capacity.
  if unsafe fstat(descriptor, &status) == 0 { bytes.reserveCapacity(Int(status.st_size)) }
  var buffer = [UInt8](repeating: 0, count: 64 << 10)
  while true {
    let count = unsafe buffer.withUnsafeMutableBytes { buffer in
      unsafe read(descriptor, buffer.baseAddress, buffer.count)
    }
    if count == 0 { return bytes }
    if count < 0 && errno == EINTR { continue }
    guard count > 0 else { throw StaticFilesError(path: path, code: errno) }
    bytes += buffer.prefix(count)
  }
}
