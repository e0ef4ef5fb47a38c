import Foundation
import Settings
import SettingsFiles
import Synchronization
import TestSupport
import Testing

@Suite struct `The article on settings` {
  @Test func `does what it says`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("settings", "# Read slowly\npause-seconds = 900\nvolume = loud\n")
    let warnings = Mutex<[String]>([])
    let settings = try ArticleCode.use(path) { warning in warnings.withLock { $0.append(warning) } }
    #expect(
      warnings.withLock { $0 } == [
        "\(path):3: volume = \"loud\" must be a number from 0.0 to 1.0; 0.5 is used."
      ])
    #expect(
      try String(contentsOfFile: path, encoding: .utf8)
        == "# Read slowly\nvolume = loud\npause = 15\nvoice = low\n")
    let pauses = Mutex<[Int]>([])
    let subscription = ArticleCode.observe(settings) { pause in pauses.withLock { $0.append(pause) }
    }
    try ArticleCode.change(settings)
    var lines: [String] = []
    try ArticleCode.list(settings) { lines.append($0) }
    #expect(
      lines == [
        "voice = high  (one of low, middle, high)", "pause = 16  (a whole number from 1 to 60)",
        "volume = 0.5  (a number from 0.0 to 1.0)",
      ])
    #expect(pauses.withLock { $0 } == [15, 16, 20])
    Player(settings).mute()
    #expect(settings[ReaderSettings.volume] == 0)
    withExtendedLifetime(subscription) {}
  }

  @Test func `shows the code that is compiled`() throws {
    let article = try Article("Settings")
    #expect(article.examples("swift").count == 7)
    #expect(try article.linesMissing() == [])
  }
}
