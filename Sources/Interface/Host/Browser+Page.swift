extension Browser {
  /// Seconds since 1970.
  public var now: Double { ask(.now).number }

  /// Does the work once, after some time.
  @discardableResult
  public func after(milliseconds: Double, perform work: @escaping () -> Void) -> Subscription {
    ask(.after, milliseconds, [], isKept: false) { _, _ in work() }.subscription
  }

  /// The path and query of the page's address.
  public var path: String { text(.path) }

  /// Goes to another place of the page; `replacing` leaves no way back to the present one.
  public func navigate(to path: String, replacing: Bool = false) {
    ask(.navigate, replacing ? 1 : 0, path)
  }

  /// Tells each new path, whether a link, the program or the back button led there.
  public func onNavigate(_ receive: @escaping (String) -> Void) {
    ask(.watchPath, 0, [], isKept: true) { _, bytes in
      receive(String(decoding: bytes, as: UTF8.self))
    }
  }

  /// Tells when the page comes to sight and when it is hidden; returns whether it is in sight now.
  @discardableResult
  public func onVisibilityChange(_ receive: @escaping (Bool) -> Void) -> Bool {
    ask(.watchVisibility, 0, [], isKept: true) { number, _ in receive(number == 1) }
      .answer.number == 1
  }

  /// Names the page in the window and in the history.
  public func setTitle(_ title: String) { ask(.setTitle, 0, title) }

  /// Says in which language the page is, and so how it is read aloud, broken and formatted.
  public func setLanguage(_ tag: String, isRightToLeft: Bool = false) {
    ask(.setLanguage, 0, tag + (isRightToLeft ? "\nrtl" : "\nltr"))
  }

  /// Moves the keyboard focus to the view with this `id`.
  public func focus(_ id: String) { ask(.focus, 0, id) }

  /// Has a screen reader say something that changed elsewhere on the page.
  public func announce(_ message: String) { ask(.announce, 0, message) }

  /// Writes an error to the browser's console and to the server's log.
  public func report(_ message: String) { ask(.report, 0, message) }

  /// Takes over the colours, fonts and metrics of a theme.
  public func use(_ theme: Theme) { ask(.adoptStyle, 0, theme.styleSheet) }

  /// The text stored under a key on this device.
  public func stored(_ key: String) -> String? {
    let answer = ask(.read, 0, key)
    return answer.number == 1 ? String(decoding: answer.bytes, as: UTF8.self) : nil
  }

  /// Stores text under a key, which holds no line break, on this device.
  public func store(_ text: String, under key: String) { ask(.store, 0, key + "\n" + text) }
}

/// Whether notices may be shown.
public enum NotificationPermission: Int, Sendable {
  /// The person has refused, or the browser cannot show any.
  case denied
  /// The person has not been asked.
  case undecided
  /// The person has agreed.
  case granted
}

extension Browser {
  /// Whether notices may be shown.
  public var notificationPermission: NotificationPermission {
    NotificationPermission(rawValue: Int(ask(.permission).number)) ?? .denied
  }

  /// Asks the person whether notices may be shown; call it in answer to a click.
  public func requestNotificationPermission(
    receive: @escaping (NotificationPermission) -> Void
  ) {
    ask(.requestPermission, 0, [], isKept: false) { number, _ in
      receive(NotificationPermission(rawValue: Int(number)) ?? .denied)
    }
  }

  /// Shows a notice in place of one with the same tag; a click on it brings the page to the front.
  @discardableResult
  public func notify(
    title: String, body: String, tag: String, onClick: @escaping () -> Void
  ) -> Subscription {
    ask(.notify, 0, Array((tag + "\n" + title + "\n" + body).utf8), isKept: false) { _, _ in
      onClick()
    }.subscription
  }
}
