import Glibc
import Persistence
import Testing

@Suite struct `The files of a store` {
  private static let history = [
    Migration(
      "make", "CREATE TABLE note (id INTEGER PRIMARY KEY NOT NULL, text TEXT NOT NULL) STRICT"),
    Migration("again", rebuilds: true, "DROP TABLE note"),
  ]

  private let folder = Folder()

  private func mode(_ name: String) -> mode_t? {
    var status = stat()
    guard unsafe stat(folder.file(name), &status) == 0 else { return nil }
    return status.st_mode & 0o777
  }

  @Test func `are accessible only to their owner, journals and backups included`() throws {
    // A backup is made only of an existing store.
    _ = try Store.open(.file(folder.file()), models: [], history: [Self.history[0]])
    let store = try Store.open(.file(folder.file()), models: [], history: Self.history)
    #expect(
      folder.names == ["store.db", "store.db-shm", "store.db-wal", "store.db.before-again"])
    for name in folder.names { #expect(mode(name) == 0o600, "\(name)") }
    withExtendedLifetime(store) {}
  }

  @Test func `keep the permissions that their owner has set`() throws {
    write([], to: folder.file())
    unsafe chmod(folder.file(), 0o640)
    let store = try Store.open(
      .file(folder.file()), models: [], history: [Self.history[0]])
    for name in folder.names { #expect(mode(name) == 0o640, "\(name)") }
    withExtendedLifetime(store) {}
  }
}
