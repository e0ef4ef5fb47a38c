import Foundation
import TestSupport
import Testing

/// The inputs that make the build plugin write types again; the suite compiles the plugin's file.
@Suite struct `What the types of a style file are made of` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ files: KeyValuePairs<String, String>) throws {
    for (path, text) in files {
      let url = URL(filePath: folder.path + "/" + path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
  }

  private func sources(_ path: String) -> StyleSources {
    StyleSources(of: URL(filePath: folder.path + "/" + path))
  }

  private func paths(_ path: String) -> [String] {
    let start = URL(filePath: folder.path).standardizedFileURL.path + "/"
    return sources(path).files.map { String($0.path.dropFirst(start.count)) }
  }

  @Test func `includes files of other folders, those within rules, and what they include`() throws {
    try write([
      "app/App.styles.json":
        #"{"@include.a": {"inApp": "../shared/a.json"}, "b": {"@include": {"inApp": "./b.json"}}}"#,
      "app/b.json": "{}", "app/other.json": "{}",
      "shared/a.json":
        #"{"@include.c": {"inApp": "parts", "remote": "http://h/c"}, "@include.d": {"inApp": "../d.json"}}"#,
      "shared/parts/one.json": "{}", "shared/parts/two.json": "{", "shared/parts/.three.json": "{}",
      "d.json": #"{"@include.a": {"inApp": "shared/a.json"}}"#,
    ])
    #expect(
      paths("app/App.styles.json") == [
        "app/App.styles.json", "app/b.json", "d.json", "shared/a.json", "shared/parts/one.json",
        "shared/parts/two.json",
      ])
  }

  @Test(arguments: ["{", "[]", #"{"@include.a": {"inApp": "none.json"}, "@include.b": 1}"#])
  func `is the file alone if it has errors`(text: String) throws {
    try write(["App.styles.json": text])
    #expect(paths("App.styles.json") == ["App.styles.json"])
    #expect(sources("App.styles.json").functions == [])
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `has the functions that are declared beside the file, however its lines end`(
    end: String
  ) throws {
    let lines = ["# Ours", "color.shade:color", "", "  half:number  ", ""]
    try write([
      "App.styles.json": "{\(end)}", "Other.styles.functions": "never:bool\(end)",
      "App.styles.functions": lines.joined(separator: end),
    ])
    #expect(sources("App.styles.json").functions == ["color.shade:color", "half:number"])
    #expect(paths("App.styles.json") == ["App.styles.functions", "App.styles.json"])
  }
}
