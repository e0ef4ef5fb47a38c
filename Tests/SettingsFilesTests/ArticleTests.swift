import Settings
import SettingsFiles
import TestSupport
import Testing

/// The code that the article shows.
private enum ArticleCode {
  static func open() -> SettingsStore {
    let path = SettingsBackend.configurationFile(of: "reader") ?? "reader.settings"
    return SettingsStore(ReaderSettings.schema, file: path, device: "/var/lib/reader/settings")
  }
}

private enum ReaderSettings { static let schema = SettingsSchema {} }

@Suite struct `The article on settings in files` {
  @Test func `shows the code that is compiled`() throws {
    let article = try Article("SettingsFiles")
    #expect(article.examples("swift").count == 1)
    #expect(try article.linesMissing(in: "ArticleTests.swift") == [])
  }

  @Test func `names a folder for each program`() {
    #expect(SettingsBackend.configurationFile(of: "reader")?.hasSuffix("/reader/settings") != false)
  }
}
