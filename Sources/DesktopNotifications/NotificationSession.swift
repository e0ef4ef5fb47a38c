/// The dialogue with a bus and its notification server on one connection, without the connection itself.
///
/// It follows the Desktop Notifications Specification 1.3, and KDE Plasma's extension for replies.
struct NotificationSession {
  static let server = "org.freedesktop.Notifications"
  private static let path = "/org/freedesktop/Notifications"
  private static let bus = "org.freedesktop.DBus"
  private static let replyKey = "inline-reply"

  private enum Call {
    case owner, capabilities, other
    case notify(DesktopNotification)
  }

  /// The messages to send, in order.
  private(set) var outgoing: [DBusMessage] = []
  /// The actions of the person.
  private(set) var events: [DesktopNotification.Event] = []
  /// The notification to show.
  private(set) var wanted: DesktopNotification?

  private let application: String
  private let desktopEntry: String
  /// Whether a server that does not run may be started: only if a person would see it.
  private let mayStartServer: Bool
  private var lastSerial: UInt32 = 0
  private var calls: [UInt32: Call] = [:]
  /// The name of the server's connection, while there is one.
  private var owner: String?
  /// The capabilities of the server; nil until it has reported them.
  private var capabilities: Set<String>?
  private var shown: (id: UInt32, notification: DesktopNotification)?
  /// The notification that the person or the server has closed, or would not show.
  private var closed: String?
  private var token: String?

  init(application: String, desktopEntry: String, mayStartServer: Bool) {
    self.application = application
    self.desktopEntry = desktopEntry
    self.mayStartServer = mayStartServer
    call("Hello", of: Self.bus)
    call(
      "AddMatch", of: Self.bus,
      .string(
        "type='signal',sender='\(Self.bus)',member='NameOwnerChanged',arg0='\(Self.server)'"))
    call(
      "AddMatch", of: Self.bus,
      .string("type='signal',interface='\(Self.server)',path='\(Self.path)'"))
    call("GetNameOwner", of: Self.bus, as: .owner, .string(Self.server))
  }

  /// Takes the messages to send.
  mutating func takeOutgoing() -> [DBusMessage] {
    defer { outgoing = [] }
    return outgoing
  }

  /// Takes the actions of the person since the last call.
  mutating func takeEvents() -> [DesktopNotification.Event] {
    defer { events = [] }
    return events
  }

  /// Shows a notification, or none.
  mutating func show(_ notification: DesktopNotification?) {
    wanted = notification
    reconcile()
  }

  // MARK: Receiving

  /// Takes a message; an unexpected one is ignored.
  mutating func receive(_ message: DBusMessage) {
    switch message.kind {
    case .reply, .error:
      guard message.sender == Self.bus || message.sender == owner,
        let serial = message.replySerial, let call = calls.removeValue(forKey: serial)
      else { return }
      receive(message, to: call)
    case .signal where message.sender == Self.bus: receiveOwner(message)
    case .signal where message.sender == owner && message.interface == Self.server:
      receiveSignal(message)
    case .signal, .call: return
    }
    reconcile()
  }

  private mutating func receive(_ message: DBusMessage, to call: Call) {
    let isError = message.kind == .error
    switch call {
    case .owner:
      if !isError, let name = try? message.values("s").first?.text {
        setOwner(name)
      } else if isError, mayStartServer {
        // Its owner is announced once it runs.
        self.call("StartServiceByName", of: Self.bus, .string(Self.server), .uint32(0))
      }
    case .capabilities:
      let values = isError ? [] : (try? message.values("as")) ?? []
      if case .strings(let names)? = values.first {
        capabilities = Set(names)
      } else {
        capabilities = []
      }
    case .notify(let notification):
      if !isError, let id = try? message.values("u").first?.number, id != 0 {
        shown = (id, notification)
      } else {
        closed = notification.key
        events.append(
          .refused(notification: notification.key, error: message.errorName ?? "no id"))
      }
    case .other: break
    }
  }

  private mutating func receiveOwner(_ message: DBusMessage) {
    guard message.member == "NameOwnerChanged",
      let values = try? message.values("sss").compactMap(\.text), values.first == Self.server
    else { return }
    setOwner(values[2].isEmpty ? nil : values[2])
  }

  /// Starts again with another server, which shows none of our notifications.
  private mutating func setOwner(_ name: String?) {
    guard name != owner else { return }
    owner = name
    capabilities = nil
    shown = nil
    calls = [:]
    if let name {
      call("GetCapabilities", of: Self.server, at: Self.path, in: name, as: .capabilities)
    }
  }

  private mutating func receiveSignal(_ message: DBusMessage) {
    let isClosing = message.member == "NotificationClosed"
    guard let values = try? message.values(isClosing ? "uu" : "us"), let shown,
      values[0].number == shown.id
    else { return }
    let key = shown.notification.key
    let text = values[1].text ?? ""
    switch message.member {
    case "NotificationClosed":
      self.shown = nil
      closed = key
    case "ActivationToken": token = text
    case "ActionInvoked" where text == "default":
      events.append(.opened(notification: key, token: token))
      token = nil
    case "ActionInvoked" where shown.notification.actions.contains { $0.key == text }:
      events.append(.chosen(notification: key, action: text))
    case "NotificationReplied" where shown.notification.reply != nil:
      events.append(.replied(notification: key, text: text))
    default: return
    }
  }

  // MARK: Sending

  /// Sends the calls that make the desktop show the wanted notification.
  private mutating func reconcile() {
    guard let owner, let capabilities else { return }
    // Its number is not known before the reply.
    for case .notify in calls.values { return }
    if let shown, shown.notification.key != wanted?.key {
      close(shown.id, in: owner)
      self.shown = nil
    }
    guard let wanted, wanted != shown?.notification, wanted.key != closed else { return }
    call(
      "Notify", of: Self.server, at: Self.path, in: owner, as: .notify(wanted),
      .string(application), .uint32(shown?.id ?? 0), .string(""),
      .string(Self.plain(wanted.title)),
      .string(Self.body(wanted.body, capabilities)), .strings(Self.actions(wanted, capabilities)),
      .dictionary(hints(wanted, capabilities)),
      // For as long as the desktop chooses.
      .int32(-1))
  }

  /// Asks the server to close a notification.
  private mutating func close(_ id: UInt32, in owner: String) {
    call("CloseNotification", of: Self.server, at: Self.path, in: owner, .uint32(id))
  }

  private mutating func call(
    _ member: String, of interface: String, at path: String = "/org/freedesktop/DBus",
    in destination: String = bus, as call: Call = .other, _ values: DBusValue...
  ) {
    lastSerial += 1
    calls[lastSerial] = call
    outgoing.append(
      DBusMessage(
        call: member, of: interface, at: path, in: destination, serial: lastSerial,
        // A server that has ended meanwhile is not started by a call.
        mayStartPrograms: destination == Self.bus, values))
  }

  // MARK: Content

  private static let longestLabel = 20

  private static func actions(
    _ notification: DesktopNotification, _ capabilities: Set<String>
  ) -> [String] {
    guard capabilities.contains("actions") else { return [] }
    var actions = ["default", plain(notification.openLabel)]
    if let reply = notification.reply, capabilities.contains(replyKey) {
      actions += [replyKey, shortened(reply.label)]
    }
    return actions + notification.actions.flatMap { [$0.key, shortened($0.label)] }
  }

  private func hints(
    _ notification: DesktopNotification, _ capabilities: Set<String>
  ) -> [DBusValue.Entry] {
    var hints = [
      DBusValue.Entry("desktop-entry", .string(desktopEntry)),
      // Normal: it does not break through "do not disturb".
      DBusValue.Entry("urgency", .byte(1)),
      DBusValue.Entry("category", .string("im.received")),
      DBusValue.Entry("sound-name", .string("message-new-instant")),
    ]
    if let reply = notification.reply, capabilities.contains(Self.replyKey) {
      hints.append(
        DBusValue.Entry(
          "x-kde-reply-placeholder-text", .string(Self.plain(reply.placeholder))))
    }
    return hints
  }

  private static func body(_ text: String, _ capabilities: Set<String>) -> String {
    guard capabilities.contains("body-markup") else { return plain(text) }
    var escaped = ""
    for scalar in plain(text).unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  private static func shortened(_ label: String) -> String {
    let label = plain(label)
    return label.count > longestLabel ? label.prefix(longestLabel - 1) + "…" : label
  }

  /// Returns text without control characters, except the ends of lines.
  private static func plain(_ text: String) -> String {
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars
    where scalar == "\n" || scalar.properties.generalCategory != .control {
      plain.append(scalar)
    }
    return String(plain)
  }
}
