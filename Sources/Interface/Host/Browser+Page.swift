import TextBytes

extension Browser {
  /// Seconds since 1970.
  public var now: Double { use("Date.now").number / 1_000 }

  /// Runs the work once, after a delay.
  @discardableResult
  public func after(milliseconds: Double, perform work: @escaping () -> Void) -> Subscription {
    ask(.after, milliseconds, [], isKept: false) { _, _ in work() }.subscription
  }

  /// Calls `receive` when the page becomes visible or hidden; returns whether it is visible now.
  @discardableResult
  public func onVisibilityChange(_ receive: @escaping (Bool) -> Void) -> Bool {
    ask(.listen, 0, "document.visibilitychange".bytes, isKept: true) { [self] _, _ in
      receive(isVisible)
    }
    return isVisible
  }

  /// Whether the page is visible, rather than in a hidden tab or window.
  public var isVisible: Bool { read("document.visibilityState")?.isSame(as: "visible") ?? false }

  /// Sets the page's title in the window and in the history.
  public func setTitle(_ title: String) { use("document.title", title) }

  /// Sets the page's language, which determines pronunciation, hyphenation and formats.
  public func setLanguage(_ tag: String, isRightToLeft: Bool = false) {
    language = tag
    use("document.documentElement.lang", tag)
    use("document.documentElement.dir", isRightToLeft ? "rtl" : "ltr")
  }

  /// Whether the page is read from right to left.
  public var isRightToLeft: Bool {
    read("document.documentElement.dir")?.isSame(as: "rtl") ?? false
  }

  /// Sets the hint that the page's style sheet may show while files are dragged over the page: the
  /// attribute `data-drop` of the root.
  public func setDropHint(_ hint: String) { use("document.documentElement.dataset.drop", hint) }

  /// Moves the keyboard focus to the view with this `id`; returns whether there is one.
  @discardableResult
  public func focus(_ id: String) -> Bool { ask(.focus, 0, id).number == 1 }

  /// The `id` of the element that has the keyboard focus, empty for one without; nil if no element has it.
  public var focusedID: String? {
    let isNowhere = read("document.activeElement.tagName")?.isSame(as: "BODY") ?? true
    return isNowhere ? nil : read("document.activeElement.id") ?? ""
  }

  /// Selects the text of the field that has the keyboard focus, so that the next key replaces it.
  public func selectText() { use("document.activeElement.select") }

  /// Makes a screen reader announce a change elsewhere on the page.
  public func announce(_ message: String) {
    // A repeated message must differ, or nothing changes the second time; a space is not read out.
    hasAnnounced.toggle()
    use("live.textContent", hasAnnounced ? message : message + "\u{A0}")
  }

  /// Reports an error like an uncaught one: it is written to the browser's console, and sent to the
  /// address in the page's `data-reports`, if there is one.
  public func report(_ message: String) { use("reportError", message) }

  /// Makes the page dark or light regardless of the device; nil follows the device.
  public func setColorScheme(isDark: Bool?) {
    use(
      "document.documentElement.style.colorScheme",
      isDark.map { $0 ? "dark" : "light" } ?? "light dark")
  }

  /// Gives the page more contrast regardless of the device; otherwise it follows the device.
  ///
  /// The style sheets have the same rules for the class `contrast` of the root as for the media feature
  /// `prefers-contrast: more`.
  public func setContrast(isMore: Bool) {
    use("document.documentElement.classList.\(isMore ? "add" : "remove")", "contrast")
  }

  /// Replaces a style sheet of the page, which a link with this `id` leads to, unless it has the address.
  public func replaceStyleSheet(_ id: String, with address: String) {
    // Browsers would load it once more.
    guard read(id + ".attributes.href.value")?.isSame(as: address) != true else { return }
    use(id + ".href", address)
  }

  /// Replaces the icon of the page in the browser's tabs, which a link with the `id` `icon` leads to.
  public func setIcon(_ address: String) { use("icon.href", address) }

  /// Shows a number on the icon of a page that is installed like an app; zero removes it.
  ///
  /// The page loads the script `notices.js`, as `components.js` does.
  public func setBadge(_ number: Int) { ask(.badge, Double(number)) }

  /// Applies the colours, fonts and metrics of a theme.
  public func use(_ theme: Theme) { use("document.documentElement.style.cssText", theme.css) }
}
