public import Interface

/// A browser in memory, with a clock that tests advance, and requests that tests answer as the server.
public final class TestBrowser {
  /// A pending request of the program.
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
  /// The texts stored on the device.
  public var storage: [String: String] = [:]
  /// The cookies of the page's origin.
  public var cookies: [String: String] = [:]
  /// The data that the server embedded in the page.
  public var given: [String: String] = [:]
  /// The number of times the program reloaded the page.
  public internal(set) var reloads = 0
  /// The texts stored for the window.
  public var windowStorage: [String: String] = [:]
  /// Whether storage is refused, as in private browsing.
  public var refusesStorage = false
  /// The content of the clipboard, or nil if the person denies reading it.
  public var clipboard: String? = ""
  /// The visited paths, the current one last.
  public internal(set) var history = ["/"]
  /// The window's title.
  public internal(set) var title = ""
  /// The address of the page's icon, once the program has set it.
  public internal(set) var icon = ""
  /// The language of the page and the direction of its lines.
  public internal(set) var language = (tag: "", direction: "")
  /// The beginnings of paths that the server answers, separated by spaces: the page's `data-server`.
  public var serverPaths: String?
  /// The addresses for which the program has left the page.
  public internal(set) var left: [String] = []
  /// The announcements for screen readers.
  public internal(set) var announcements: [String] = []
  /// The reported errors.
  public internal(set) var reports: [String] = []
  /// The records of the page's log, as level, label, message, and names and values in turn.
  public private(set) var log: [[String]] = []
  /// The notices shown, as tag, title, body, and the paths and buttons, separated by zeros.
  public private(set) var notices: [String] = []
  /// The tags whose notices from before the page load were taken over; all others were closed.
  public private(set) var takenOver: [String] = []
  /// The languages the person prefers.
  public var languages = ["en"]
  /// The time zone of the device; empty if it is not known.
  public var deviceZone = ""
  /// The number of formatted numbers and dates.
  public private(set) var formatCount = 0
  /// Whether notices may be shown, and the person's reply when asked.
  public var permission = NotificationPermission.granted
  /// The id of the element that has the focus: the last one that the program focused, unless a test moves it.
  public var activeID: String?
  /// The ids of the elements that the program focused, in order.
  public private(set) var focused: [String] = []
  /// The contents of the files that the program has not released, by number.
  public internal(set) var files: [Int: [UInt8]] = [:]
  var nextFile = 0
  private var timers: [(due: Double, ticket: UInt32)] = []
  private var streams: [UInt32] = []
  private var noticeTickets: [UInt32] = []
  private var listeners: [(event: String, ticket: UInt32)] = []
  private var conditions: [(query: String, ticket: UInt32)] = []
  private var matching: Set<String> = []
  var isVisible = true
  /// Whether the page has a view with this `id`.
  var isOnPage: (String) -> Bool = { _ in true }
  private var facade: Browser?
  /// The requests to scripts other than the host script, in order.
  package internal(set) var partRequests: [PartRequest] = []
  /// The cancelled tickets.
  package private(set) var cancelledTickets: [UInt32] = []
  /// The chunks of the program that are not loaded; all others are.
  package var absentChunks: Set<String> = []
  /// The texts of the page in its language: those sent with it, and those of its first chunk.
  package var texts: [[UInt8]] = []
  /// The immediate answer of such a script.
  package var answerPart: (PartRequest) -> Port.Answer = { _ in Port.Answer() }

  /// A request to a script other than the host script.
  package struct PartRequest {
    /// The requested service.
    package let service: Service
    /// The ticket of later answers, for ``Browser/receive(ticket:number:bytes:)``.
    package let ticket: UInt32
    /// The number passed with the request, usually that of a node.
    package let number: Double
    /// The bytes passed with the request.
    package let bytes: [UInt8]
  }

  /// Creates a browser with nothing stored.
  public init() {}

  /// The browser as the program sees it.
  public var browser: Browser {
    if let facade { return facade }
    let made = Browser(
      port: Port { [weak self] service, ticket, number, bytes in
        // A file may outlive the browser of a test, and then releases itself.
        self?.answer(service, ticket, number, bytes) ?? Port.Answer()
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
    case .openEvents:
      streamCount += 1
      if !streams.contains(ticket) { streams.append(ticket) }
    case .after: timers.append((now + number / 1000, ticket))
    case .cancel:
      cancelledTickets.append(ticket)
      timers.removeAll { $0.ticket == ticket }
      streams.removeAll { $0 == ticket }
      requests.removeAll { $0.ticket == ticket }
      noticeTickets.removeAll { $0 == ticket }
    case .use:
      let parts = text.split(separator: "\0", omittingEmptySubsequences: false).map(String.init)
      return use(parts[0], Array(parts.dropFirst()), ticket)
    case .log:
      log.append(text.split(separator: "\0", omittingEmptySubsequences: false).map(String.init))
    case .listen: listeners.append((text, ticket))
    case .matches:
      conditions.append((text, ticket))
      return Port.Answer(number: matching.contains(text) ? 1 : 0)
    case .format:
      formatCount += 1
      return reply(written(text.components, number))
    case .fold: return reply(text.components.dropFirst().joined(separator: "\n").lowercased())
    case .file: return open(number, ticket)
    case .notify where number == 1: takenOver.append(text)
    case .notify:
      notices.append(text)
      noticeTickets.append(ticket)
    case .focus:
      focused.append(text)
      activeID = text
      return Port.Answer(number: isOnPage(text) ? 1 : 0)
    case .chunk:
      partRequests.append(
        PartRequest(service: service, ticket: ticket, number: number, bytes: bytes))
      return Port.Answer(number: absentChunks.contains(text) ? 0 : 1)
    case .texts:
      let place = Int(number)
      return Port.Answer(number: 1, bytes: texts.indices.contains(place) ? texts[place] : [])
    default:
      let request = PartRequest(service: service, ticket: ticket, number: number, bytes: bytes)
      partRequests.append(request)
      return answerPart(request)
    }
    return Port.Answer()
  }

  /// The name of a formatter with a number, moments in seconds; lists are joined by commas.
  private func written(_ parts: [String], _ number: Double) -> String {
    switch parts[0] {
    case "ListFormat": parts.dropFirst(3).joined(separator: ", ")
    case "DateTimeFormat": "\(parts[0]) \(number / 1_000)"
    case "Zone": parts[2] == "{}" ? deviceZone : String(parts[2].split(separator: "\"")[3])
    default: "\(parts[0]) \(number)"
    }
  }

  func reply(_ text: String) -> Port.Answer {
    Port.Answer(number: 1, bytes: Array(text.utf8))
  }

  /// Opens a path, as a link does.
  public func go(to path: String) {
    history.append(path)
    dispatch("window.popstate")
  }

  /// Goes back to the previous path.
  public func goBack() {
    guard history.count > 1 else { return }
    history.removeLast()
    dispatch("window.popstate")
  }

  /// Notifies the listeners of an event.
  func dispatch(_ event: String) {
    for listener in listeners where listener.event == event {
      browser.receive(ticket: listener.ticket, number: 0, bytes: [])
    }
  }

  /// Answers the oldest request; returns whether there was one.
  @discardableResult
  public func respond(status: Int = 200, _ body: String = "") -> Bool {
    guard let line = requests.first?.line else { return false }
    return respond(to: line, status: status, body)
  }

  /// Answers the oldest request with this method and path, or the newest one out of order; returns
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

  /// Closes every stream for good, as a browser does when the server refuses it.
  public func refuseStreams() {
    for ticket in streams { browser.receive(ticket: ticket, number: -2, bytes: []) }
  }

  /// The number of times a stream was opened.
  public private(set) var streamCount = 0

  /// Opens every stream, or interrupts it.
  public func connect(_ isOpen: Bool = true) {
    for ticket in streams { browser.receive(ticket: ticket, number: isOpen ? 1 : 0, bytes: []) }
  }

  /// Makes the page visible, or hides it.
  public func show(_ isVisible: Bool = true) {
    self.isVisible = isVisible
    dispatch("document.visibilitychange")
  }

  /// Stores a text on the device, or removes it, as another window of the page does.
  public func changeStorage(_ name: String, to text: String?) {
    storage[name] = text
    dispatch("window.storage")
  }

  /// Sets whether a media query matches.
  public func set(_ condition: String, to holds: Bool) {
    if holds { matching.insert(condition) } else { matching.remove(condition) }
    for entry in conditions where entry.query == condition {
      browser.receive(ticket: entry.ticket, number: holds ? 1 : 0, bytes: [])
    }
  }

  /// The number of notices that were neither clicked nor closed.
  public var openNoticeCount: Int { noticeTickets.count }

  /// Clicks the newest notice.
  public func clickNotice() {
    guard let ticket = noticeTickets.popLast() else { return }
    browser.receive(ticket: ticket, number: 0, bytes: [])
  }

  /// The number of running timers.
  public var timerCount: Int { timers.count }

  /// Advances the clock, and fires the timers that are due.
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

extension String {
  /// The lines.
  fileprivate var components: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
