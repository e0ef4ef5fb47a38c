import BrowserSettings
import Interface
import InterfaceTestSupport
import Settings
import Testing

private enum Player {
  static let volume = SettingDefinition("volume", default: 5, .whole(in: 0...10), scope: .device)
  static let title = SettingDefinition("title", default: "", .text())
  static let schema = SettingsSchema {
    volume
    title
  }

  static func store(_ test: TestBrowser) -> SettingsStore {
    unsafe SettingsStore(
      schema, person: test.browser.settingsBackend(), threading: .single)
  }
}

@Suite struct `Settings that a browser keeps` {
  private let test = TestBrowser()

  @Test func `outlive a reload`() throws {
    let store = Player.store(test)
    store[Player.volume] = 7
    try store.set(Player.title, to: "two\nlines \0 дім")
    #expect(test.storage == ["settings": "1\nvolume = 7\ntitle = \"two\\nlines \\0 дім\"\n"])
    let next = TestBrowser()
    next.storage = test.storage
    let reloaded = Player.store(next)
    #expect(reloaded[Player.volume] == 7 && reloaded[Player.title] == "two\nlines \0 дім")
    try reloaded.reset(Player.title)
    #expect(next.storage == ["settings": "1\nvolume = 7\n"])
  }

  @Test func `are heard by other windows, and by none whose store is gone`() {
    var store: SettingsStore? = Player.store(test)
    #expect(store?[Player.volume] == 5)
    test.changeStorage("settings", to: "1\nvolume = 2\n")
    #expect(store?[Player.volume] == 2)
    test.changeStorage("settings", to: nil)
    #expect(store?[Player.volume] == 5)
    store = nil
    #expect(test.cancelledTickets.count == 1)
    test.changeStorage("settings", to: "1\nvolume = 3\n")
  }

  @Test(arguments: ["1\nvolume = 11\n", "1\nvolume\n", "0\nvolume = 3\n", "", "\u{FFFD}"])
  func `that are malformed have their default`(stored: String) {
    test.storage["settings"] = stored
    let store = Player.store(test)
    #expect(store[Player.volume] == 5)
    store[Player.volume] = 3
    #expect(store[Player.volume] == 3)
  }

  @Test func `last as long as the page where the browser refuses`() {
    test.refusesStorage = true
    let store = Player.store(test)
    store[Player.volume] = 9
    store.reload()
    #expect(store[Player.volume] == 9 && test.storage.isEmpty)
  }
}
