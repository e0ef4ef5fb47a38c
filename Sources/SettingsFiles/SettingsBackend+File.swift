internal import HostSystem
public import Settings

extension SettingsBackend {
  /// Settings in a file that people may edit: a `SettingsDocument`.
  ///
  /// A change replaces the file: whatever happens meanwhile, it has the old contents or the new
  /// ones, and it has the new ones on the disk when the call returns. Changes by several processes
  /// come one after another, and the others observe each change within milliseconds. On other
  /// systems than Linux they have to `reload()`.
  ///
  /// - Parameter path: the file, which is created with its folder when a setting is first stored. A
  ///   link stays one, even if its file does not exist yet. Beside the file there is an empty one
  ///   for the lock, `.lock` after its name.
  public static func file(at path: String) -> SettingsBackend {
    file(at: path) { _ in }
  }

  /// The points at which a change may be interrupted.
  package enum FileStep: CaseIterable, Sendable {
    /// The lock is held.
    case locked
    /// The new file has half of its bytes.
    case halfWritten
    /// The new file is complete, and not in its place.
    case written
    /// The new file is in its place, and the lock is held.
    case kept
  }

  /// A file for tests, with a closure that is called in the middle of changes.
  package static func file(
    at path: String, step: @escaping @Sendable (FileStep) throws(SettingsError) -> Void
  ) -> SettingsBackend {
    let file = SettingsFile(path: path, step: step)
    return SettingsBackend(
      place: path, load: { () throws(SettingsError) in try file.read().contents },
      transact: { body throws(SettingsError) in try file.transact(body) },
      watch: { changed in file.watch(changed) })
  }
}

/// A file of settings that several processes use.
private struct SettingsFile: Sendable {
  /// Larger files are no settings.
  private static let longest = 1 << 20

  let path: String
  let step: @Sendable (SettingsBackend.FileStep) throws(SettingsError) -> Void

  /// Reads the file.
  ///
  /// No lock is needed, as the file is never changed in place.
  func read() throws(SettingsError) -> SettingsDocument {
    let bytes: [UInt8]?
    do throws(SystemError) {
      bytes = try Paths.contents(of: path, atMost: Self.longest + 1)
    } catch { throw refusal(error) }
    guard let bytes else { return SettingsDocument() }
    guard bytes.count <= Self.longest else {
      throw .backend(place: path, reason: "the file has more than \(Self.longest) bytes")
    }
    return SettingsDocument(bytes)
  }

  func transact(_ body: SettingsBackend.Transaction) throws(SettingsError) -> SettingsContents {
    // All links to a file share its lock.
    let file = Paths.resolved(path)
    let lock: FileLock
    do throws(SystemError) {
      try Paths.makeFolder(Paths.folder(of: file))
      lock = try FileLock("\(file).lock")
    } catch { throw refusal(error) }
    defer { lock.release() }
    try step(.locked)
    var document = try read()
    let old = document.bytes
    document.apply(try body(document.contents))
    let new = document.bytes
    if new != old { try write(new) }
    try step(.kept)
    return document.contents
  }

  private func write(_ bytes: [UInt8]) throws(SettingsError) {
    let draft: FileDraft
    do throws(SystemError) {
      draft = try FileDraft(path)
      try draft.append(bytes[..<(bytes.count / 2)])
    } catch { throw refusal(error) }
    try step(.halfWritten)
    do throws(SystemError) { try draft.append(bytes[(bytes.count / 2)...]) } catch {
      throw refusal(error)
    }
    try step(.written)
    do throws(SystemError) { try draft.keep() } catch { throw refusal(error) }
  }

  private func refusal(_ error: SystemError) -> SettingsError {
    .backend(place: path, reason: error.description)
  }

  func watch(_ changed: @escaping @Sendable () -> Void) -> SettingsSubscription? {
    #if os(Linux)
      guard let watch = try? FolderWatch() else { return nil }
      watch.follow(path)
      let thread = try? SystemThread {
        while watch.wait() {
          // The change may be that of a folder or a link on the way.
          watch.follow(path)
          changed()
        }
      }
      guard let thread else { return nil }
      thread.detach()
      return SettingsSubscription { watch.end() }
    #else
      return nil
    #endif
  }
}
