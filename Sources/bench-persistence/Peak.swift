private import Glibc
private import Persistence

/// The peak memory of a process that writes a table and reads it whole.
enum Peak {
  /// The implementation to measure.
  enum Way: String {
    case bare, ours
  }

  /// Starts this program again, and reads its peak memory, in megabytes.
  static func measure(_ way: Way, rows: Int) throws -> Double {
    guard let pipe = unsafe popen("/proc/\(getpid())/exe peak \(way.rawValue) \(rows)", "r") else {
      throw BareSQLite.Failure()
    }
    var kilobytes = 0
    while case let byte = unsafe fgetc(pipe), byte != EOF {
      if let digit = Character(Unicode.Scalar(UInt8(byte))).wholeNumberValue {
        kilobytes = kilobytes * 10 + digit
      }
    }
    guard unsafe pclose(pipe) == 0, kilobytes > 0 else { throw BareSQLite.Failure() }
    return Double(kilobytes) / 1000
  }

  /// Runs the implementation named first, and prints the kilobytes it used.
  static func run(_ arguments: ArraySlice<String>) -> Int32 {
    guard let way = arguments.first.flatMap(Way.init),
      let rows = arguments.last.flatMap({ Int($0) })
    else { return 2 }
    do {
      let visits = Visit.samples(rows)
      let folder = try Folder()
      let found: Int
      switch way {
      case .bare:
        let bare = try BareSQLite(path: folder.file("peak"))
        bare.transaction { for visit in visits { bare.insert(visit) } }
        found = try bare.fetchAll().count
      case .ours:
        let store = try Store.open(
          .file(folder.file("peak")), models: [Visit.self], durability: .normal)
        try store.write { tx in try tx.insert(visits) }
        found = try store.read { tx in try tx.fetch(Visit.all) }.count
      }
      guard found == rows else { return 1 }
      print(kilobytes)
      return 0
    } catch {
      return 1
    }
  }

  /// The high-water mark of this process.
  private static var kilobytes: Int {
    guard let file = unsafe fopen("/proc/self/status", "r") else { return 0 }
    defer { unsafe fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    while unsafe fgets(&line, 256, file) != nil {
      let text = String(
        decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      if text.hasPrefix("VmHWM:") {
        return text.split(separator: " ").compactMap { Int($0) }.first ?? 0
      }
    }
    return 0
  }
}
