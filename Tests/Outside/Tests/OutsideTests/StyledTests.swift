import Foundation
import Testing

/// A program whose types are written by the plugin before it is compiled.
@Suite struct `Styles from outside` {
  @Test func `have types from their file`() throws {
    let built = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let process = Process()
    process.executableURL = built.appending(path: "styled")
    process.arguments = [
      URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Sources/styled/Shop.styles.json").standardizedFileURL.path()
    ]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(text == "#1d243380 #1d243340 Inter true\n")
  }
}
