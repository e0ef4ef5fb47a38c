#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#endif

/// Unfinished files, which have their process's id in their names: `.proba-PID-RANDOM` and an ending.
extension Paths {
  private static let draftPrefix = ".proba-"
  /// The age in microseconds from which a draft without the id of a process is taken for abandoned.
  private static let abandonedAge: Int64 = 3_600_000_000

  /// Returns the path of a new unfinished file, which cannot be predicted, so that nothing can be placed there in
  /// advance.
  ///
  /// - Parameters:
  ///   - folder: its folder.
  ///   - ending: the end of its name, such as `.part`.
  public static func newDraft(in folder: String, ending: String) -> String {
    let random = String(UInt64.random(in: 0 ... .max), radix: 36)
    return "\(folder)/\(draftPrefix)\(getpid())-\(random)\(ending)"
  }

  /// Removes the unfinished files that killed processes have left in a folder.
  ///
  /// They may hold all of a person's data.
  ///
  /// - Parameters:
  ///   - folder: the folder.
  ///   - includesRunning: whether those of running processes are removed, too.
  /// - Throws: ``SystemError`` if one cannot be removed; the others are.
  /// - Complexity: O(n) in the files of the folder.
  public static func removeDrafts(
    in folder: String, includingThoseOfRunning includesRunning: Bool = false
  ) throws(SystemError) {
    var failure: SystemError?
    for name in names(in: folder) where name.hasPrefix(draftPrefix) {
      let path = "\(folder)/\(name)"
      guard isFile(path), includesRunning || isAbandoned(name, at: path) else { continue }
      do throws(SystemError) { _ = try remove(path) } catch { failure = error }
    }
    if let failure { throw failure }
  }

  private static func isAbandoned(_ name: String, at path: String) -> Bool {
    let words = name.dropFirst(draftPrefix.count).utf8.split(
      separator: UInt8(ascii: "-"), maxSplits: 1)
    if words.count == 2, let process = pid_t(String(Substring(words[0]))), process > 0 {
      return kill(process, 0) != 0 && errno == ESRCH
    }
    var time = timespec()
    guard unsafe clock_gettime(CLOCK_REALTIME, &time) == 0, let changed = changeTime(ofFile: path)
    else { return false }
    return Int64(time.tv_sec) * 1_000_000 - changed > abandonedAge
  }

  /// The names in a folder; none if it cannot be read.
  static func names(in folder: String) -> [String] {
    guard let stream = unsafe opendir(folder) else { return [] }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 256) {
          unsafe String(cString: $0)
        }
      }
      names.append(name)
    }
    return names
  }
}
