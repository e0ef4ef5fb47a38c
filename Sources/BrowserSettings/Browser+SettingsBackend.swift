public import Interface
public import Settings

extension Browser {
  #if hasFeature(Embedded)
    /// Settings that the browser keeps on this device, for all windows of the page's origin.
    ///
    /// The other windows are notified at once of what one stores. Where the browser refuses to store, as in private
    /// browsing, settings last as long as the page.
    ///
    /// - Parameter name: the name of the stored value, unique among those of the page's origin.
    public func settingsBackend(named name: String = "settings") -> SettingsBackend {
      backend(name)
    }
  #else
    /// Settings that the browser keeps on this device, for all windows of the page's origin.
    ///
    /// The other windows are notified at once of what one stores. Where the browser refuses to store, as in private
    /// browsing, settings last as long as the page. Only one thread may use the browser and the store, which
    /// the caller guarantees.
    ///
    /// - Parameter name: the name of the stored value, unique among those of the page's origin.
    @unsafe public func settingsBackend(named name: String = "settings") -> SettingsBackend {
      backend(name)
    }
  #endif

  private func backend(_ name: String) -> SettingsBackend {
    let storage = SettingsStorage(self, StorageKey(name, version: 1))
    return SettingsBackend(
      place: "the browser", load: { () throws(SettingsError) in storage.document.contents },
      transact: { body throws(SettingsError) in
        // No other window runs meanwhile.
        var document = storage.document
        let old = document.bytes
        document.apply(try body(document.contents))
        if document.bytes != old { storage.document = document }
        return document.contents
      }, watch: { changed in storage.watch(changed) })
  }
}

/// The value in which the browser keeps settings: a file's text.
// Sendable: a page has one thread. In native programs, those who ask for a backend guarantee that one thread
// uses it.
private final class SettingsStorage: @unchecked Sendable {
  private let browser: Browser
  private let key: StorageKey<String>

  init(_ browser: Browser, _ key: StorageKey<String>) { (self.browser, self.key) = (browser, key) }

  var document: SettingsDocument {
    get { SettingsDocument(Array((browser.value(for: key) ?? "").utf8)) }
    set { browser.store(String(decoding: newValue.bytes, as: UTF8.self), for: key) }
  }

  func watch(_ changed: @escaping @Sendable () -> Void) -> SettingsSubscription {
    let heard = browser.ask(.listen, 0, Array("window.storage".utf8), isKept: true) { _, _ in
      changed()
    }
    let listening = Listening(heard.subscription)
    return SettingsSubscription { listening.subscription.cancel() }
  }

  // Sendable: `Subscription` belongs to the page's one thread, which alone cancels it; a box, since the
  // closure of a `SettingsSubscription` is Sendable and a subscription of a page is not.
  private final class Listening: @unchecked Sendable {
    let subscription: Subscription

    init(_ subscription: Subscription) { self.subscription = subscription }
  }
}
