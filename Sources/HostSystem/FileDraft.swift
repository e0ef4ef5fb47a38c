#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#endif

/// A file that is being written and that replaces its target atomically when it is complete.
///
/// The target of a link is replaced, not the link; a device or a pipe is written directly. An existing file
/// keeps its mode; a new one is accessible to its owner only, unless its readers say otherwise.
public final class FileDraft {
  /// The users who may read a new file.
  public enum Readers: Sendable {
    case owner
    /// Everybody the process's file mode mask allows.
    case everyone
  }

  private let path: String
  private let target: String
  /// The path of the temporary file; nil if the target is written directly.
  private let draft: String?
  private let descriptor: Int32
  /// The mode of the file to be replaced.
  private let mode: mode_t?

  /// Starts a file, which is discarded unless ``keep()`` is called.
  ///
  /// - Throws: ``SystemError`` if nothing can be written there.
  public init(_ path: String, readers: Readers = .owner) throws(SystemError) {
    self.path = path
    target = Paths.resolved(path)
    var status = stat()
    let isThere = unsafe stat(target, &status) == 0
    let isStream = isThere && ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
    mode = isThere && !isStream ? status.st_mode & 0o777 : nil
    let folder = Paths.folder(of: target)
    // Those that cannot be removed do no harm to this one.
    if !isStream { try? Paths.removeDrafts(in: folder) }
    draft = isStream ? nil : Paths.newDraft(in: folder, ending: ".part")
    let flags = isStream ? O_WRONLY : O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW
    descriptor = unsafe open(draft ?? target, flags | O_CLOEXEC, readers == .owner ? 0o600 : 0o644)
    guard descriptor >= 0 else { throw SystemError(.write(path)) }
  }

  deinit {
    close(descriptor)
    if let draft { unsafe unlink(draft) }
  }

  /// Writes the next bytes.
  public func append(_ bytes: some Sequence<UInt8>) throws(SystemError) {
    let bytes = Array(bytes)
    var start = 0
    while start < bytes.count {
      let written = unsafe bytes.withUnsafeBytes { buffer in
        unsafe write(
          descriptor, buffer.baseAddress.map { unsafe $0 + start }, buffer.count - start)
      }
      if written < 0 && errno == EINTR { continue }
      guard written > 0 else { throw SystemError(.write(path)) }
      start += written
    }
  }

  /// Flushes the bytes to the disk, and moves the file to its place.
  ///
  /// - Throws: ``SystemError`` if that fails; the target is then unchanged.
  public func keep() throws(SystemError) {
    guard let draft else { return }
    if let mode, fchmod(descriptor, mode) != 0 { throw SystemError(.write(path)) }
    guard fsync(descriptor) == 0, unsafe rename(draft, target) == 0 else {
      throw SystemError(.write(path))
    }
    try Paths.synchronize(folder: Paths.folder(of: target))
  }
}
