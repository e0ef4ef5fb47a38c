import Foundation
import Glibc
import HostSystem
import Synchronization
import TestSupport
import Testing

#if os(Linux)
  @Suite struct `A watch of folders` {
    /// A watch on a thread of its own, which counts the times it wakes.
    private final class Counter: Sendable {
      let watch: FolderWatch
      let wakes = Mutex(0)
      let hasEnded = Mutex(false)

      init(_ watch: FolderWatch) throws {
        self.watch = watch
        try SystemThread { [self] in
          while watch.wait() { wakes.withLock { $0 += 1 } }
          hasEnded.withLock { $0 = true }
        }.detach()
      }

      /// The time until a condition holds; nil if it does not within ten seconds.
      func time(until holds: (Counter) -> Bool) async throws -> Duration? {
        let start = ContinuousClock.now
        while !holds(self) {
          guard start.duration(to: .now) < .seconds(10) else { return nil }
          try await Task.sleep(for: .milliseconds(1))
        }
        return start.duration(to: .now)
      }
    }

    /// Appends to a file every millisecond for as long as a body runs.
    private func appending(to path: String, during body: () async throws -> Void) async throws {
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask {
          let file = try #require(FileHandle(forWritingAtPath: path))
          while !Task.isCancelled {
            try file.write(contentsOf: Data("x".utf8))
            try? await Task.sleep(for: .milliseconds(1))
          }
        }
        try await body()
        group.cancelAll()
      }
    }

    @Test func `wakes for its files within 200 ms, and never for a busy neighbor`() async throws {
      let folder = try TemporaryFolder()
      let (busy, mine) = (try folder.file("busy", ""), try folder.file("mine-wal", ""))
      let watch = try FolderWatch()
      watch.add(folder.path, names: ["mine"], whileWritten: true)
      // Names are added to those before.
      watch.add(folder.path, names: ["mine-wal"], whileWritten: true)
      let counter = try Counter(watch)
      defer { watch.end() }
      try await appending(to: busy) {
        try await Task.sleep(for: .milliseconds(300))
        #expect(counter.wakes.withLock { $0 } == 0)
        let file = try #require(FileHandle(forWritingAtPath: mine))
        var times: [Duration] = []
        for number in 1...11 {
          try file.write(contentsOf: Data("x".utf8))
          times.append(try #require(try await counter.time { $0.wakes.withLock { $0 } >= number }))
        }
        // The fastest, because a busy machine may be slow at times.
        #expect(try #require(times.min()) < .milliseconds(200), "\(times)")
      }
    }

    @Test func `without names wakes for any file`() async throws {
      let folder = try TemporaryFolder()
      let watch = try FolderWatch()
      watch.add(folder.path, names: ["mine"])
      watch.add(folder.path)
      // Neither removes the others.
      watch.add(folder.path, names: ["mine"])
      let counter = try Counter(watch)
      defer { watch.end() }
      _ = try folder.file("other", "")
      #expect(try await counter.time { $0.wakes.withLock { $0 } > 0 } != nil)
    }

    @Test func `does not wake for a file that is made and still empty`() async throws {
      let folder = try TemporaryFolder()
      let watch = try FolderWatch()
      watch.add(folder.path)
      let counter = try Counter(watch)
      defer { watch.end() }
      let file = unsafe open("\(folder.path)/new", O_WRONLY | O_CREAT, 0o600)
      try await Task.sleep(for: .milliseconds(100))
      #expect(counter.wakes.withLock { $0 } == 0)
      close(file)
      #expect(try await counter.time { $0.wakes.withLock { $0 } > 0 } != nil)
    }

    @Test func `ends at once, also beside a busy neighbor`() async throws {
      let folder = try TemporaryFolder()
      let busy = try folder.file("busy", "")
      let watch = try FolderWatch()
      watch.add(folder.path, names: ["mine"], whileWritten: true)
      let counter = try Counter(watch)
      defer { watch.end() }
      try await appending(to: busy) {
        try await Task.sleep(for: .milliseconds(20))
        watch.end()
        #expect(try await counter.time { $0.hasEnded.withLock { $0 } } != nil)
      }
    }
  }

  @Suite struct `Paths behind links` {
    @Test(arguments: [
      (["a": "b"], "a", "b"), (["a": "./c/b"], "a", "./c/b"), (["a": "b", "b": "c"], "a", "c"),
      (["a": "b", "b": "a"], "a", "a"), ([:], "a", "a"),
    ])
    func `are followed to what is not there yet`(
      links: [String: String], path: String, end: String
    ) throws {
      let folder = try TemporaryFolder()
      for (name, target) in links {
        try FileManager.default.createSymbolicLink(
          atPath: "\(folder.path)/\(name)", withDestinationPath: target)
      }
      #expect(HostSystem.Paths.resolved("\(folder.path)/\(path)") == "\(folder.path)/\(end)")
      let absolute = "\(folder.path)/absolute"
      try FileManager.default.createSymbolicLink(
        atPath: absolute, withDestinationPath: "/no/such/file")
      #expect(HostSystem.Paths.resolved(absolute) == "/no/such/file")
    }
  }
#endif
