import Foundation
import TestSupport
import Testing

@Suite struct `The program proba-styles` {
  private func run(_ arguments: String...) throws -> (code: Int32, output: String, error: String) {
    let tests = URL(filePath: CommandLine.arguments[0]).standardizedFileURL
    let process = Process()
    process.executableURL = tests.deletingLastPathComponent().appending(path: "proba-styles")
    process.arguments = arguments
    let (output, error) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = error
    try process.run()
    let texts = [output, error].map {
      String(decoding: $0.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
    process.waitUntilExit()
    return (process.terminationStatus, texts[0], texts[1])
  }

  @Test func `checks files and writes their types`() throws {
    let folder = try TemporaryFolder()
    let good = try folder.file("app.styles.json", #"{"card": {"width": 320}}"#)
    let bad = try folder.file("bad.json", "{\"card\":\n  {\"width\": \"@wdith\"}, \"width\": 1}")
    #expect(try run("check", good).code == 0)
    let refused = try run("check", good, bad)
    #expect(refused.code == 1)
    #expect(refused.error.contains("\(bad):2:13: there is no wdith; width may be meant"))
    let output = folder.path + "/CardStyle.swift"
    #expect(try run("generate", good, "--output", output, "--type", "MyStyle").code == 0)
    let code = try String(contentsOfFile: output, encoding: .utf8)
    #expect(code.contains("public struct MyStyle: Sendable {"))
    #expect(code.contains("public struct CardStyle: Sendable {"))
    #expect(try run("generate", good, bad).code == 2)
    #expect(try run("generate").code == 2)
  }
}
