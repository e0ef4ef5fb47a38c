import Testing

@testable import DesktopNotifications

private let bus = "org.freedesktop.DBus"
private let server = "org.freedesktop.Notifications"

@Suite struct `A session with a notification server` {
  /// A session, with the messages of a bus and a server.
  private struct Talk {
    var session = NotificationSession(
      application: "Test", desktopEntry: "test", mayStartServer: false)
    private var serial: UInt32 = 100

    /// The calls since the last time, by name.
    mutating func calls() -> [DBusMessage] { session.takeOutgoing() }

    mutating func reply(
      to call: DBusMessage, from sender: String, _ values: DBusValue..., error: String? = nil
    ) throws {
      var message = try message("", values, from: sender)
      message.kind = error == nil ? .reply : .error
      message.errorName = error
      message.replySerial = call.serial
      session.receive(message)
    }

    mutating func signal(_ member: String, from sender: String, _ values: DBusValue...) throws {
      var message = try message(member, values, from: sender)
      message.kind = .signal
      session.receive(message)
    }

    private mutating func message(
      _ member: String, _ values: [DBusValue], from sender: String
    ) throws -> DBusMessage {
      serial += 1
      let interface = sender.hasPrefix(":") ? server : bus
      var message = DBusMessage(
        call: member, of: interface, at: "/org/freedesktop/Notifications", in: ":1.1",
        serial: serial, values)
      message.sender = sender
      return message
    }

    /// Makes a server appear on the bus.
    mutating func begin(_ capabilities: String..., owner: String = ":1.7") throws {
      let greeting = calls()
      #expect(greeting.map(\.member) == ["Hello", "AddMatch", "AddMatch", "GetNameOwner"])
      try reply(to: greeting[3], from: bus, .string(owner))
      let asked = calls()
      #expect(asked.map(\.member) == ["GetCapabilities"] && asked[0].destination == owner)
      try reply(to: asked[0], from: owner, .strings(capabilities))
    }
  }

  private static func notification(_ key: String, body: String = "") -> DesktopNotification {
    DesktopNotification(
      key: key, title: "Title", body: body, openLabel: "Open",
      actions: [.init("\(key).0", "first"), .init("\(key).1", "a label of many characters")],
      reply: .init(label: "Write", placeholder: "tags"))
  }

  private func values(_ call: DBusMessage) throws -> (head: [DBusValue], actions: [String]) {
    // The type of the values after the actions matters only to a server.
    #expect(call.member == "Notify" && call.signature == "susssasa{sv}i")
    var reader = DBusReader(call.body, isLittleEndian: true)
    var head: [DBusValue] = []
    for signature in ["s", "u", "s", "s", "s", "as"] {
      head.append(try reader.next(signature))
    }
    guard case .strings(let actions)? = head.last else { return (head, []) }
    return (head.dropLast(), actions)
  }

  @Test func `shows what is wanted once there is a server that can`() throws {
    var talk = Talk()
    talk.session.show(Self.notification("a"))
    try talk.begin("actions", "body")
    let (head, actions) = try values(try #require(talk.calls().first))
    #expect(
      head == [.string("Test"), .uint32(0), .string(""), .string("Title"), .string("")])
    #expect(
      actions == ["default", "Open", "a.0", "first", "a.1", "a label of many cha…"])
  }

  @Test(arguments: [
    (["actions"], "<b> & \u{1B}[1m\n\0", "<b> & [1m\n", 6),
    (["actions", "body-markup"], "<b> &", "&lt;b&gt; &amp;", 6),
    (["actions", "inline-reply"], "", "", 8), (["body"], "x", "x", 0),
  ])
  func `uses only what the server can do, and escapes the text`(
    capabilities: [String], body: String, shown: String, actions: Int
  ) throws {
    var talk = Talk()
    talk.session.show(Self.notification("a", body: body))
    let greeting = talk.calls()
    try talk.reply(to: greeting[3], from: bus, .string(":1.7"))
    try talk.reply(to: talk.calls()[0], from: ":1.7", .strings(capabilities))
    let call = try values(try #require(talk.calls().first))
    #expect(call.head[4] == .string(shown))
    #expect(call.actions.count == actions)
  }

  @Test func `changes a notification in place, and closes it in the end`() throws {
    var talk = Talk()
    try talk.begin("actions")
    talk.session.show(Self.notification("a"))
    let first = try #require(talk.calls().first)
    // The number of the first notification is not known yet.
    talk.session.show(Self.notification("a", body: "2 more"))
    #expect(talk.calls().isEmpty)
    try talk.reply(to: first, from: ":1.7", .uint32(40))
    let second = try #require(talk.calls().first)
    #expect(try values(second).head[1] == .uint32(40))
    try talk.reply(to: second, from: ":1.7", .uint32(40))
    // Another notification: the first is closed, and nothing is replaced.
    talk.session.show(Self.notification("b"))
    let next = talk.calls()
    #expect(next.map(\.member) == ["CloseNotification", "Notify"])
    #expect(try next[0].values("u") == [.uint32(40)])
    #expect(try values(next[1]).head[1] == .uint32(0))
    try talk.reply(to: next[1], from: ":1.7", .uint32(41))
    talk.session.show(nil)
    #expect(talk.calls().map(\.member) == ["CloseNotification"])
  }

  /// A session that shows a notification with the number 40.
  private func shown() throws -> Talk {
    var talk = Talk()
    try talk.begin("actions", "inline-reply")
    talk.session.show(Self.notification("a"))
    try talk.reply(to: talk.calls()[0], from: ":1.7", .uint32(40))
    return talk
  }

  @Test func `reports what the person does`() throws {
    var talk = try shown()
    try talk.signal("ActionInvoked", from: ":1.7", .uint32(40), .string("a.1"))
    try talk.signal("NotificationReplied", from: ":1.7", .uint32(40), .string("text"))
    try talk.signal("ActivationToken", from: ":1.7", .uint32(40), .string("token"))
    try talk.signal("ActionInvoked", from: ":1.7", .uint32(40), .string("default"))
    #expect(
      talk.session.takeEvents() == [
        .chosen(notification: "a", action: "a.1"), .replied(notification: "a", text: "text"),
        .opened(notification: "a", token: "token"),
      ])
    #expect(talk.session.takeEvents().isEmpty)
  }

  @Test func `ignores what is not about its notification, or not as it should be`() throws {
    var talk = try shown()
    try talk.signal("ActionInvoked", from: ":1.7", .uint32(41), .string("a.1"))
    try talk.signal("ActionInvoked", from: ":1.7", .uint32(40), .string("b.1"))
    try talk.signal("ActionInvoked", from: ":1.9", .uint32(40), .string("a.1"))
    try talk.signal("ActionInvoked", from: ":1.7", .string("a.1"))
    try talk.signal("NotificationClosed", from: ":1.7", .uint32(40))
    try talk.signal("ActionInvoked", from: ":1.7")
    try talk.signal("NameOwnerChanged", from: ":1.9", .string(server), .string(""), .string(""))
    try talk.signal("NameOwnerChanged", from: bus, .string(server))
    #expect(talk.session.takeEvents().isEmpty && talk.calls().isEmpty)
    try talk.signal("ActionInvoked", from: ":1.7", .uint32(40), .string("a.0"))
    #expect(talk.session.takeEvents().count == 1)
  }

  @Test func `leaves closed what the person has closed`() throws {
    var talk = try shown()
    try talk.signal("NotificationClosed", from: ":1.7", .uint32(40), .uint32(2))
    talk.session.show(Self.notification("a", body: "2 more"))
    #expect(talk.calls().isEmpty && talk.session.takeEvents().isEmpty)
    talk.session.show(Self.notification("b"))
    #expect(talk.calls().map(\.member) == ["Notify"])
  }

  @Test func `shows it again when the server comes back`() throws {
    var talk = try shown()
    try talk.signal(
      "NameOwnerChanged", from: bus, .string(server), .string(":1.7"), .string(""))
    talk.session.show(Self.notification("b"))
    #expect(talk.calls().isEmpty)
    try talk.signal(
      "NameOwnerChanged", from: bus, .string(server), .string(""), .string(":1.8"))
    let asked = talk.calls()
    #expect(asked.map(\.member) == ["GetCapabilities"])
    try talk.reply(to: asked[0], from: ":1.8", error: "x.Unknown")
    let calls = talk.calls()
    #expect(calls.map(\.member) == ["Notify"] && calls[0].destination == ":1.8")
    #expect(try values(calls[0]).actions.isEmpty)
    #expect(calls[0].bytes[2] == 2, "no server is started by it")
  }

  @Test func `reports a refusal once`() throws {
    var talk = Talk()
    try talk.begin("actions")
    talk.session.show(Self.notification("a"))
    try talk.reply(to: talk.calls()[0], from: ":1.7", error: "x.Excess")
    talk.session.show(Self.notification("a", body: "more"))
    #expect(talk.calls().isEmpty)
    #expect(talk.session.takeEvents() == [.refused(notification: "a", error: "x.Excess")])
  }

  @Test(arguments: [false, true])
  func `starts a server only where a person would see it`(hasDisplay: Bool) throws {
    var talk = Talk()
    talk.session = NotificationSession(
      application: "Test", desktopEntry: "test", mayStartServer: hasDisplay)
    try talk.reply(to: talk.calls()[3], from: bus, error: "x.NameHasNoOwner")
    #expect(talk.calls().map(\.member) == (hasDisplay ? ["StartServiceByName"] : []))
  }
}

extension DBusReader {
  /// Reads one value; others may follow.
  fileprivate mutating func next(_ signature: String) throws -> DBusValue {
    var rest = signature.utf8[...]
    return try value(&rest)
  }
}
