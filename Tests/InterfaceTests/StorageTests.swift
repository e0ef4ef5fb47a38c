import Interface
import InterfaceTestSupport
import Testing

/// Values that must survive a reload.
@Suite struct StorageTests {
  let test = TestBrowser()
  var browser: Browser { test.browser }

  static let name = StorageKey<String>("name", version: 1)
  static let draft = StorageKey<String>("name", version: 1, area: .window)
  static func numbers(version: Int = 2) -> StorageKey<[Int]> {
    StorageKey("numbers", version: version) {
      $0.map(String.init).joined(separator: ",")
    } decode: { text in
      let numbers = text.split(separator: ",").map { Int($0) }
      return numbers.contains(nil) ? nil : numbers.compactMap(\.self)
    }
  }

  /// The same device after a reload.
  func reloaded() -> TestBrowser {
    let next = TestBrowser()
    (next.storage, next.windowStorage) = (test.storage, test.windowStorage)
    next.refusesStorage = test.refusesStorage
    return next
  }

  @Test(arguments: ["", "a", "a\nb\n", "1\n2", "дім 🎲"])
  func `a text is read back as it was stored`(text: String) {
    #expect(browser.value(for: Self.name) == nil)
    #expect(browser.store(text, for: Self.name))
    let next = reloaded()
    #expect(next.browser.value(for: Self.name) == text)
  }

  @Test func `a zero byte is left out`() {
    browser.store("a\u{0}b", for: Self.name)
    #expect(browser.value(for: Self.name) == "ab")
  }

  @Test func `a value of any type is read back as it was stored`() {
    browser.store([1, 2, 3], for: Self.numbers())
    let next = reloaded()
    #expect(next.browser.value(for: Self.numbers()) == [1, 2, 3])
    browser.removeValue(for: Self.numbers())
    #expect(browser.value(for: Self.numbers()) == nil)
    #expect(test.storage.isEmpty)
  }

  @Test func `data of another version counts as missing`() {
    browser.store([1], for: Self.numbers(version: 2))
    #expect(browser.value(for: Self.numbers(version: 3)) == nil)
    #expect(browser.value(for: Self.numbers(version: 20)) == nil)
    #expect(browser.value(for: Self.numbers(version: 2)) == [1])
  }

  @Test(arguments: ["", "2", "2\n1,x", "\n1", "x\n1", "21\n1"])
  func `malformed data counts as missing`(stored: String) {
    test.storage["numbers"] = stored
    #expect(browser.value(for: Self.numbers()) == nil)
  }

  @Test func `the storages of device and window are separate`() {
    browser.store("device", for: Self.name)
    browser.store("window", for: Self.draft)
    #expect(browser.value(for: Self.name) == "device")
    #expect(browser.value(for: Self.draft) == "window")
    browser.removeValue(for: Self.name)
    #expect(browser.value(for: Self.draft) == "window")
  }

  @Test func `values that the browser refuses to store last as long as the page`() {
    test.refusesStorage = true
    #expect(browser.value(for: Self.name) == nil)
    #expect(!browser.store("a", for: Self.name))
    #expect(!browser.store("b", for: Self.name))
    #expect(browser.value(for: Self.name) == "b")
    #expect(test.log == [["notice", "storage", "the browser stores no more values"]], "once")
    let next = reloaded()
    #expect(next.browser.value(for: Self.name) == nil)
    browser.removeValue(for: Self.name)
    #expect(browser.value(for: Self.name) == nil)
    browser.store("c", for: Self.name)
    test.refusesStorage = false
    #expect(browser.store("d", for: Self.name))
    #expect(browser.value(for: Self.name) == "d")
  }
}
