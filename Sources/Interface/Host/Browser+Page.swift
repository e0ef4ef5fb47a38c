import TextBytes

extension Browser {
  /// Seconds since 1970.
  public var now: Double { use("Date.now").number / 1_000 }

  /// Does the work once, after some time.
  @discardableResult
  public func after(milliseconds: Double, perform work: @escaping () -> Void) -> Subscription {
    ask(.after, milliseconds, [], isKept: false) { _, _ in work() }.subscription
  }

  /// Tells when the page comes to sight and when it is hidden; returns whether it is in sight now.
  @discardableResult
  public func onVisibilityChange(_ receive: @escaping (Bool) -> Void) -> Bool {
    ask(.listen, 0, "document.visibilitychange".bytes, isKept: true) { [self] _, _ in
      receive(isVisible)
    }
    return isVisible
  }

  private var isVisible: Bool { read("document.visibilityState")?.isSame(as: "visible") ?? false }

  /// Names the page in the window and in the history.
  public func setTitle(_ title: String) { use("document.title", title) }

  /// Says in which language the page is, and so how it is read aloud, broken and formatted.
  public func setLanguage(_ tag: String, isRightToLeft: Bool = false) {
    language = tag
    use("document.documentElement.lang", tag)
    use("document.documentElement.dir", isRightToLeft ? "rtl" : "ltr")
  }

  /// Moves the keyboard focus to the view with this `id`; returns whether there is one.
  @discardableResult
  public func focus(_ id: String) -> Bool { ask(.focus, 0, id).number == 1 }

  /// Has a screen reader say something that changed elsewhere on the page.
  public func announce(_ message: String) {
    // What is said twice must differ, or the second time nothing changes; a space is not heard.
    hasAnnounced.toggle()
    use("live.textContent", hasAnnounced ? message : message + "\u{A0}")
  }

  /// Reports an error like an uncaught one: it is written to the browser's console, and sent to the
  /// address in the page's `data-reports`, if there is one.
  public func report(_ message: String) { use("reportError", message) }

  /// Takes over the colours, fonts and metrics of a theme.
  public func use(_ theme: Theme) { use("document.documentElement.style.cssText", theme.css) }
}

/// Whether notices may be shown.
public enum NotificationPermission: Sendable {
  /// The person has refused, or the browser cannot show any.
  case denied
  /// The person has not been asked.
  case undecided
  /// The person has agreed.
  case granted

  /// Reads the browser's word for it.
  init(_ word: String?) {
    guard let word else {
      self = .denied
      return
    }
    self = word.isSame(as: "granted") ? .granted : word.isSame(as: "default") ? .undecided : .denied
  }
}

extension Browser {
  /// Whether notices may be shown.
  public var notificationPermission: NotificationPermission {
    NotificationPermission(read("Notification.permission"))
  }

  /// Asks the person whether notices may be shown; call it in answer to a click.
  public func requestNotificationPermission(
    receive: @escaping (NotificationPermission) -> Void
  ) {
    useLater("Notification.requestPermission") { receive(NotificationPermission($0)) }
  }

  /// Shows a notice in place of one with the same tag; a click on it brings the page to the front.
  ///
  /// The page loads the script `live.js`, as `components.js` does.
  @discardableResult
  public func notify(
    title: String, body: String, tag: String, onClick: @escaping () -> Void
  ) -> Subscription {
    ask(.notify, 0, (tag + "\n" + title + "\n" + body).bytes, isKept: false) { _, _ in
      onClick()
    }.subscription
  }
}
