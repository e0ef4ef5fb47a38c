import Foundation
import LogSinks
import Logging
import Testing

@Suite struct `A log on a stream` {
  @Test func `is written to it, with colours where they are wanted`() async throws {
    let result = try await #require(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      let format = LogFormat { event, bytes in bytes += event.message.masked.utf8 }
      for isColored in [nil, true] {
        let log = try LogWriter.terminal(format: format, isColored: isColored)
        let logger = Logger(label: "test", sink: log.sink)
        logger.warning("careful \("ann")")
        guard log.finish(within: 20) else { exit(1) }
      }
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("careful <private>\n\u{1B}[33mcareful <private>\u{1B}[0m\n"))
  }
}
