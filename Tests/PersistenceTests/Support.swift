import CSQLite
import Glibc
import Persistence
import PersistenceTestSupport

/// A folder for one test, removed with its content.
final class Folder {
  let path: String

  init() {
    var template = Array("/tmp/persistence-XXXXXX".utf8CString)
    path = unsafe template.withUnsafeMutableBufferPointer { buffer in
      unsafe String(cString: mkdtemp(buffer.baseAddress!))
    }
  }

  func file(_ name: String = "store.db") -> String { "\(path)/\(name)" }

  var names: [String] {
    guard let folder = unsafe opendir(path) else { return [] }
    defer { unsafe closedir(folder) }
    var names: [String] = []
    while let entry = unsafe readdir(folder) {
      let name = unsafe withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  deinit {
    for name in names { unsafe unlink("\(path)/\(name)") }
    unsafe rmdir(path)
  }
}

func bytes(of path: String) -> [UInt8] {
  guard let file = unsafe fopen(path, "r") else { return [] }
  defer { unsafe fclose(file) }
  var bytes: [UInt8] = []
  while case let byte = unsafe fgetc(file), byte != EOF { bytes.append(UInt8(byte)) }
  return bytes
}

func write(_ bytes: [UInt8], to path: String) {
  guard let file = unsafe fopen(path, "w") else { return }
  for byte in bytes { unsafe fputc(Int32(byte), file) }
  unsafe fclose(file)
}

/// A store for the records of these tests.
func memoryStore() throws(StoreError) -> Store {
  try .open(.memory, models: [Entry.self, Tagging.self, Device.self])
}

/// Changes a file in a way that the store would not.
func execute(_ sql: String, _ path: String) {
  var handle: OpaquePointer?
  unsafe sqlite3_open(path, &handle)
  unsafe sqlite3_exec(handle, sql, nil, nil, nil)
  unsafe sqlite3_close(handle)
}
