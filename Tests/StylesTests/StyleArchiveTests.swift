import Styles
import TestSupport
import Testing

@Suite struct `An archive of styles` {
  private static let text = #"""
    {
      "number": -0.5, "flag": true, "word": "дім", "emptyWord": "", "inkColor": "#12345680",
      "center": [1, 2], "cellSize": [3, 4], "frame": [1, 2, 3, 4], "padding": [1, 2, 3, 4],
      "bodyFont": {"name": "Inter", "size": 12}, "dashes": [1, 2, 3], "nothing": [],
      "aTextAttributes": {"font": "@bodyFont", "color": "fff", "lineBreakMode": "wrap"},
      "bTextAttributes": {"lineBreakMode": "cut"}, "cTextAttributes": {"color": "abc"},
      "rules": {"within": {"rules": 1}}
    }
    """#

  private func reader(_ bytes: [UInt8]) -> StyleArchive.Reader? {
    StyleArchive.Reader(count: bytes.count) { bytes[$0] }
  }

  @Test func `has the same values as the sheet`() throws {
    let sheet = try sheet(Self.text)
    let sources = [
      StyleArchive.Source(path: "main.json", stamp: 7),
      StyleArchive.Source(path: "дім.json", stamp: .max),
    ]
    let archive = try #require(
      reader(StyleArchive.bytes(sheet, sources: sources, fingerprint: UInt64.max - 1)))
    #expect(archive.fingerprint == UInt64.max - 1)
    #expect(sheet.styles.count == 16)
    for style in sheet.styles { #expect(archive[style.name] == style.value, "\(style.name)") }
    for name in ["", "rules", "number2", "rules.within"] { #expect(archive[name] == nil) }
    #expect(archive.sources == sources)
  }

  @Test(arguments: [0, 1, 7, 8, 9, 1_000])
  func `finds each of many styles`(count: Int) throws {
    let rules = (0..<count).map { "\"rule\($0)\": {\"value\": \($0)}" }.joined(separator: ",")
    let archive = try #require(
      reader(StyleArchive.bytes(try sheet("{\(rules)}"), sources: [])))
    for number in 0..<count { #expect(archive["rule\(number).value"] == .number(Double(number))) }
    #expect(archive["rule\(count).value"] == nil)
  }

  @Test func `never ends the program when its bytes have changed`() throws {
    let sheet = try sheet(Self.text)
    let whole = StyleArchive.bytes(sheet, sources: [.init(path: "main.json", stamp: 7)])
    let seed = UInt64.random(in: 0 ... .max)
    var random = SplitMix(seed: seed)
    for _ in 0..<20_000 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        // The table and the records are at the beginning.
        let place = Int.random(
          in: 0..<Int.random(in: 1...bytes.count, using: &random), using: &random)
        bytes[place] = UInt8.random(in: 0...255, using: &random)
      }
      if Bool.random(using: &random) {
        bytes.removeLast(Int.random(in: 0...bytes.count, using: &random))
      }
      guard let archive = reader(bytes) else { continue }
      _ = archive.sources
      for style in sheet.styles { _ = archive[style.name] }
    }
    #expect(reader([]) == nil && reader(Array(repeating: 0, count: 64)) == nil)
  }
}
