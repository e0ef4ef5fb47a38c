/// A notification of the desktop, as it should be shown.
public struct DesktopNotification: Sendable, Hashable {
  /// A button.
  public struct Action: Sendable, Hashable {
    /// The program's identifier for it.
    public var key: String
    /// The title; more than 20 characters are cut.
    public var label: String

    /// Makes a button.
    public init(_ key: String, _ label: String) {
      self.key = key
      self.label = label
    }
  }

  /// A field for text, if the desktop supports one.
  public struct Reply: Sendable, Hashable {
    /// The title of the button that opens the field.
    public var label: String
    /// The text in the field while it is empty.
    public var placeholder: String

    /// Describes a field.
    public init(label: String, placeholder: String) {
      self.label = label
      self.placeholder = placeholder
    }
  }

  /// The identifier: a notification with the same key is changed in place, and one that the person
  /// has closed is not shown again.
  public var key: String
  /// The first line.
  public var title: String
  /// The text below, in which nothing is markup.
  public var body: String
  /// The name of the action of a click on the notification itself.
  public var openLabel: String
  /// Buttons; most desktops show three.
  public var actions: [Action]
  /// A field for text.
  public var reply: Reply?

  /// Describes a notification.
  public init(
    key: String, title: String, body: String, openLabel: String, actions: [Action] = [],
    reply: Reply? = nil
  ) {
    self.key = key
    self.title = title
    self.body = body
    self.openLabel = openLabel
    self.actions = actions
    self.reply = reply
  }

  /// An action of a person on a notification.
  public enum Event: Sendable, Hashable {
    /// The button of a key was pressed on the notification of a key.
    case chosen(notification: String, action: String)
    /// A text was written in the field of a notification.
    case replied(notification: String, text: String)
    /// A notification was clicked; programs pass on the token, which lets a window come to the front.
    case opened(notification: String, token: String?)
    /// The desktop did not show a notification; the name of its error.
    case refused(notification: String, error: String)
  }
}
