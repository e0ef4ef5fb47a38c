import Foundation
import Settings
import SettingsFiles
import TestSupport
import Testing

#if os(Linux)
  @Suite struct `Settings whose place changes` {
    /// Steps that change the target of `at`, which finally is the file `end`.
    struct Case: Sendable, CustomTestStringConvertible {
      let testDescription: String
      let at: String
      let end: String
      /// Shell commands in the folder; the settings are read after each.
      let steps: [String]

      init(_ description: String, at: String, end: String, _ steps: String...) {
        (testDescription, self.at, self.end, self.steps) = (description, at, end, steps)
      }
    }

    @Test(arguments: [
      Case(
        "a folder is removed and made again", at: "a/settings", end: "a/settings",
        "mkdir a; echo count = 1 >a/settings", "rm -r a", "mkdir a; echo count = 2 >a/settings"),
      Case(
        "several folders are made one by one", at: "a/b/c/settings", end: "a/b/c/settings",
        "mkdir a", "mkdir a/b", "mkdir a/b/c", "echo count = 2 >a/b/c/settings"),
      Case(
        "a folder is exchanged", at: "a/settings", end: "a/settings",
        "mkdir a b; echo count = 1 >a/settings; echo count = 2 >b/settings", "mv a c; mv b a"),
      Case(
        "a link is pointed elsewhere", at: "link", end: "b/two",
        "mkdir a b; echo count = 1 >a/one; echo count = 2 >b/two; ln -s a/one link",
        "ln -s b/two new; mv -T new link"),
      Case(
        "a link is removed and made again", at: "link", end: "b/two",
        "mkdir a b; echo count = 1 >a/one; echo count = 2 >b/two; ln -s a/one link",
        "rm link", "ln -s b/two link"),
      Case(
        "a link behind a link is pointed elsewhere", at: "link", end: "b/two",
        "mkdir a b c; echo count = 1 >a/one; echo count = 2 >b/two",
        "ln -s c/next link; ln -s ../a/one c/next", "ln -s ../b/two new; mv -T new c/next"),
      Case(
        "a link to a folder is pointed elsewhere", at: "link/settings", end: "b/settings",
        "mkdir a b; echo count = 1 >a/settings; echo count = 2 >b/settings; ln -s a link",
        "ln -s b new; mv -T new link"),
      Case(
        "the file of a link is made", at: "link", end: "a/b/real",
        "ln -s a/b/real link", "mkdir -p a/b", "echo count = 2 >a/b/real"),
    ])
    func `are heard there`(case: Case) async throws {
      let folder = try TemporaryFolder()
      try shell(`case`.steps[0], in: folder)
      let store = SettingsStore(Sample.schema, file: "\(folder.path)/\(`case`.at)")
      let (heard, hears) = AsyncStream.makeStream(of: Int.self)
      let subscription = store.observe(Sample.count) { hears.yield($0) }
      for step in `case`.steps.dropFirst() {
        // Each step separately, not merged with the previous one.
        try await Task.sleep(for: .milliseconds(30))
        try shell(step, in: folder)
      }
      #expect(await first(2, of: heard))
      try shell("echo count = 3 >\(`case`.end)", in: folder)
      #expect(await first(3, of: heard))
      withExtendedLifetime(subscription) {}
    }

    /// Whether a value arrives within ten seconds.
    private func first(_ value: Int, of values: AsyncStream<Int>) async -> Bool {
      await withTaskGroup(of: Bool.self) { group in
        group.addTask { await values.first { $0 == value } != nil }
        group.addTask {
          try? await Task.sleep(for: .seconds(10))
          return false
        }
        defer { group.cancelAll() }
        return await group.next() ?? false
      }
    }

    private func shell(_ command: String, in folder: TemporaryFolder) throws {
      let process = Process()
      process.executableURL = URL(filePath: "/bin/sh")
      process.arguments = ["-ec", command]
      process.currentDirectoryURL = URL(filePath: folder.path)
      try process.run()
      process.waitUntilExit()
      try #require(process.terminationStatus == 0)
    }
  }
#endif
