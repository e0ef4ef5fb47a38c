public import Interface

/// A browser in memory: its clock stands still, its server answers from a table.
public final class TestBrowser {
  /// A request the program has made and that waits for an answer.
  public struct Request {
    /// The method and path, as `GET /api/day`.
    public let line: String
    /// The body.
    public let body: [UInt8]
    let ticket: UInt32
  }

  /// The requests without an answer yet, in order.
  public private(set) var requests: [Request] = []
  /// Seconds since 1970.
  public var now = 1_700_000_000.0
  /// What is stored on the device.
  public var storage: [String: String] = [:]
  /// The paths gone to, the present one last.
  public private(set) var history = ["/"]
  /// The window's title.
  public private(set) var title = ""
  /// What screen readers were told.
  public private(set) var announcements: [String] = []
  /// What was reported.
  public private(set) var reports: [String] = []
  /// The notices shown, as tag, title and body in lines.
  public private(set) var notices: [String] = []
  /// The languages the person prefers.
  public var languages = ["en"]
  /// Whether notices may be shown, and what the person says when asked.
  public var permission = NotificationPermission.granted
  /// The ids to which the program moved the keyboard focus, in order.
  public private(set) var focused: [String] = []
  private var timers: [(due: Double, ticket: UInt32)] = []
  private var streams: [UInt32] = []
  private var noticeTickets: [UInt32] = []
  private var visibilityTickets: [UInt32] = []
  private var pathTicket: UInt32 = 0
  private var facade: Browser?

  /// Creates a browser with nothing stored.
  public init() {}

  /// The browser as the program sees it.
  public var browser: Browser {
    if let facade { return facade }
    let made = Browser(
      port: Port { [unowned self] service, ticket, number, bytes in
        answer(service, ticket, number, bytes)
      })
    facade = made
    return made
  }

  private func answer(
    _ service: Service, _ ticket: UInt32, _ number: Double, _ bytes: [UInt8]
  ) -> Port.Answer {
    let text = String(decoding: bytes, as: UTF8.self)
    switch service {
    case .fetch:
      let parts = bytes.split(separator: 10, maxSplits: 2, omittingEmptySubsequences: false)
      let line = parts.prefix(2).map { String(decoding: $0, as: UTF8.self) }
      requests.append(
        Request(line: line.joined(separator: " "), body: Array(parts.last ?? []), ticket: ticket))
    case .openEvents: streams.append(ticket)
    case .after: timers.append((now + number / 1000, ticket))
    case .cancel:
      timers.removeAll { $0.ticket == ticket }
      streams.removeAll { $0 == ticket }
      requests.removeAll { $0.ticket == ticket }
    case .now: return Port.Answer(number: now)
    case .format:
      return text.split(separator: "\n").first.map { told("\($0) \(number)") } ?? told("")
    case .fold: return told(text.lowercased())
    case .languages: return told(languages.joined(separator: "\n"))
    case .read: return storage[text].map(told) ?? Port.Answer()
    case .store:
      let parts = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      storage[String(parts[0])] = parts.count > 1 ? String(parts[1]) : ""
    case .path: return told(history.last ?? "/")
    case .navigate:
      if number == 1 { history.removeLast() }
      go(to: text)
    case .watchPath: pathTicket = ticket
    case .setTitle: title = text
    case .permission: return Port.Answer(number: Double(permission.rawValue))
    case .requestPermission:
      browser.receive(ticket: ticket, number: Double(permission.rawValue), bytes: [])
    case .notify:
      notices.append(text)
      noticeTickets.append(ticket)
    case .focus: focused.append(text)
    case .watchVisibility: visibilityTickets.append(ticket)
    case .announce: announcements.append(text)
    case .report: reports.append(text)
    case .setLanguage, .adoptStyle: break
    }
    return Port.Answer()
  }

  private func told(_ text: String) -> Port.Answer {
    Port.Answer(number: 1, bytes: Array(text.utf8))
  }

  /// Opens a path, as a link does.
  public func go(to path: String) {
    history.append(path)
    browser.receive(ticket: pathTicket, number: 0, bytes: Array(path.utf8))
  }

  /// Goes to the path before.
  public func goBack() {
    guard history.count > 1 else { return }
    history.removeLast()
    browser.receive(ticket: pathTicket, number: 0, bytes: Array((history.last ?? "/").utf8))
  }

  /// Answers the oldest request; returns whether there was one.
  @discardableResult
  public func respond(status: Int = 200, _ body: String = "") -> Bool {
    guard let line = requests.first?.line else { return false }
    return respond(to: line, status: status, body)
  }

  /// Answers the oldest request with this method and path, or out of turn the newest; returns
  /// whether there was one.
  @discardableResult
  public func respond(
    to line: String, isNewest: Bool = false, status: Int = 200, _ body: String = ""
  ) -> Bool {
    let matching = requests.indices.filter { requests[$0].line == line }
    guard let index = isNewest ? matching.last : matching.first else { return false }
    let request = requests.remove(at: index)
    browser.receive(ticket: request.ticket, number: Double(status), bytes: Array(body.utf8))
    return true
  }

  /// Sends a message on every open stream.
  public func send(_ name: String, _ text: String) {
    for ticket in streams {
      browser.receive(ticket: ticket, number: 2, bytes: Array((name + "\n" + text).utf8))
    }
  }

  /// Opens every stream, or breaks it.
  public func connect(_ isOpen: Bool = true) {
    for ticket in streams { browser.receive(ticket: ticket, number: isOpen ? 1 : 0, bytes: []) }
  }

  /// Brings the page to sight, or hides it.
  public func show(_ isVisible: Bool = true) {
    for ticket in visibilityTickets {
      browser.receive(ticket: ticket, number: isVisible ? 1 : 0, bytes: [])
    }
  }

  /// Clicks the newest notice.
  public func clickNotice() {
    guard let ticket = noticeTickets.popLast() else { return }
    browser.receive(ticket: ticket, number: 0, bytes: [])
  }

  /// How many timers run.
  public var timerCount: Int { timers.count }

  /// Lets time pass, and what waited for it be done.
  public func advance(milliseconds: Double) {
    let end = now + milliseconds / 1000
    while let next = timers.indices.min(by: { timers[$0].due < timers[$1].due }),
      timers[next].due <= end
    {
      let timer = timers.remove(at: next)
      now = max(now, timer.due)
      browser.receive(ticket: timer.ticket, number: 0, bytes: [])
    }
    now = end
  }
}
