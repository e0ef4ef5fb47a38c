import TextBytes

/// A notification that a page shows outside its window.
public struct PageNotification: Sendable {
  /// A button of a notification, which sends something to the server, also when no page is open.
  public struct Button: Sendable {
    /// The title of the button.
    public let title: String
    /// The body of the request that it sends, JSON.
    public let body: String

    /// Creates a button.
    public init(_ title: String, body: String) { (self.title, self.body) = (title, body) }
  }

  /// Identifies the notification: it replaces one with the same tag, silently.
  public var tag: String
  /// The first line.
  public var title: String
  /// The text below it.
  public var body: String
  /// The path of the page that opens at a click, if none is open.
  public var page: String
  /// The path to which buttons post.
  public var path: String
  /// The buttons; browsers show two at most, and some none.
  public var buttons: [Button]

  /// Creates a notification.
  public init(
    tag: String, title: String, body: String, page: String = "/", path: String = "",
    buttons: [Button] = []
  ) {
    (self.tag, self.title, self.body) = (tag, title, body)
    (self.page, self.path, self.buttons) = (page, path, buttons)
  }

  /// The fields, separated by zeros, as the script takes them.
  var text: String {
    var text = tag + "\0" + title + "\0" + body + "\0" + page + "\0" + path
    for button in buttons { text += "\0" + button.title + "\0" + button.body }
    return text
  }
}

/// Whether notifications may be shown.
public enum NotificationPermission: Sendable {
  /// The person has refused, or the browser does not support them.
  case denied
  /// The person has not been asked.
  case undecided
  /// The person has agreed.
  case granted

  /// Parses the browser's name of the state.
  init(_ word: String?) {
    guard let word else {
      self = .denied
      return
    }
    self = word.isSame(as: "granted") ? .granted : word.isSame(as: "default") ? .undecided : .denied
  }
}

extension Browser {
  /// Whether notifications may be shown.
  public var notificationPermission: NotificationPermission {
    NotificationPermission(read("Notification.permission"))
  }

  /// Asks the person for permission to show notifications; call it in response to a click.
  public func requestNotificationPermission(
    receive: @escaping (NotificationPermission) -> Void
  ) {
    useLater("Notification.requestPermission") { receive(NotificationPermission($0)) }
  }

  /// Shows a notification in the place of others of this site; a click on it brings the page to the
  /// front, and cancelling closes it.
  ///
  /// The page loads the script `notices.js`, as `components.js` does. Where the connection is secure,
  /// which includes every page of this machine, `notices-worker.js` shows the notification: only then
  /// it has buttons, and outlives the page.
  @discardableResult
  public func notify(
    _ notification: PageNotification, onClick: @escaping () -> Void
  ) -> Subscription {
    ask(.notify, 0, notification.text.bytes, isKept: false) { _, _ in onClick() }.subscription
  }

  /// Takes over the notification of a tag that the page showed before it was loaded again, if it still
  /// stands, and closes all others of this site.
  ///
  /// A click on it is received as with ``notify(_:onClick:)``, and cancelling closes it.
  @discardableResult
  public func takeOverNotification(
    tag: String, onClick: @escaping () -> Void
  ) -> Subscription {
    ask(.notify, 1, tag.bytes, isKept: false) { _, _ in onClick() }.subscription
  }

  /// Prepares to play a sound: browsers allow that only after an interaction with the page.
  public func prepareSound() { ask(.chime) }

  /// Plays a short, soft sound; of several tabs in which a sound of the same name is played at a time, in
  /// one only.
  ///
  /// The page loads the script `notices.js`, as `components.js` does.
  public func playSound(named name: String) { ask(.chime, 1, name) }
}
