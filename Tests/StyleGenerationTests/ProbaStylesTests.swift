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

  @Test func `checks all files, and reports what is wrong with each`() throws {
    let folder = try TemporaryFolder()
    let one = try folder.file("one.json", "{\"a\": \"@c\",\n \"b\": \"@d\"}")
    let two = try folder.file("two.json", #"{"a": 1}"#)
    let three = try folder.file("three.json", #"{"a": }"#)
    let refused = try run("check", one, two, three, folder.path + "/four.json")
    #expect(refused.code == 1)
    let lines = refused.error.split(separator: "\n").map {
      $0.replacing("proba-styles: ", with: "")
    }
    #expect(
      lines.prefix(3) == [
        "\(one):1:7: there is no c; a may be meant", "\(one):2:7: there is no d; a may be meant",
        "\(three):1:7: a value is missing here",
      ])
    #expect(lines.count == 4 && lines.last?.hasPrefix("\(folder.path)/four.json:1:1: ") == true)
  }

  @Test func `knows the functions that a program adds by their declarations`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file(
      "app.json", #"{"inkColor": "~color.alpha(~shade(@x.color), 1)", "x": {"color": "fff"}}"#)
    let without = try run("check", file)
    #expect(without.error.contains("\(file):1:28: there is no function shade"))
    #expect(try run("check", file, "--function", "shade:color").code == 0)
    let output = folder.path + "/AppStyle.swift"
    let generated = try run(
      "generate", file, "--output", output, "--function", "half:number", "--function",
      "shade:color")
    #expect(generated.code == 0)
    let code = try String(contentsOfFile: output, encoding: .utf8)
    #expect(code.contains("public var inkColor: StyleColor {"))
    let wrong = try run("check", file, "--function", "shade:colour")
    #expect(wrong.code == 2 && wrong.error.contains("one of number, bool, text, color, point"))
    let other = try run("check", file, "--function", "shade:number")
    #expect(other.code == 1 && other.error.contains("this is not a colour"))
  }
}
