import Foundation
import Logging
import Testing

@testable import Commands

@Suite struct `The log of a server that is to go to -` {
  @Test func `is written to standard output, as a file or a journal is not meant`() async throws {
    let result = try await #require(
      processExitsWith: .success,
      observing: [\.standardOutputContent, \.standardErrorContent]
    ) {
      let folder = FileManager.default.temporaryDirectory.path + "/\(UUID().uuidString)"
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: false)
      guard FileManager.default.changeCurrentDirectoryPath(folder) else { exit(1) }
      for format in ServerLog.Format.allCases {
        let log = try ServerLog(format, .none, path: "-", notice: { "\($0) missing" })
        log.program.warning("careful in \(format.rawValue, privacy: .public)")
        log.finish(within: 20)
      }
      guard try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty else { exit(2) }
      try FileManager.default.removeItem(atPath: folder)
    }
    let output = String(decoding: result.standardOutputContent, as: UTF8.self)
    #expect(output.contains("proba: careful in text\n"))
    #expect(output.contains(#""label":"proba","message":"careful in json""#))
    #expect(!String(decoding: result.standardErrorContent, as: UTF8.self).contains("careful"))
  }
}
