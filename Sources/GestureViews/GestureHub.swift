import Geometry
import Gestures
import Interface

/// All gestures of one page: passes pointer samples to the arena, and its reports to the views.
final class GestureHub: BrowserCompanion {
  private unowned(unsafe) let browser: Browser
  private var arena = GestureArena()
  private var attached: [GestureAttachment] = []
  private var nextID = 1
  private var latest = 0.0
  private var alarm: (due: Double, subscription: Subscription)?
  private var isListening = false

  /// A request to the script other than a set of wishes.
  private static let hold: UInt8 = 255

  private init(_ browser: Browser) {
    // Safe because the browser owns its companions.
    unsafe self.browser = browser
  }

  static func of(_ browser: Browser) -> GestureHub { browser.companion { GestureHub(browser) } }

  func add(_ attachment: GestureAttachment, on element: NodeID) {
    attachment.id = nextID
    nextID += 1
    attached.append(attachment)
    listen()
    configure(element)
  }

  func remove(_ attachment: GestureAttachment) {
    attached.removeAll { $0 === attachment }
    arena.remove(id: attachment.id)
    if let element = attachment.place { configure(element) }
  }

  /// Configures what the script observes for the element.
  func configure(_ element: NodeID) {
    var wishes: GestureAttachment.Wishes = []
    var directions: Directions = []
    for attachment in attached where attachment.place == element {
      wishes.formUnion(attachment.wishes)
      directions.formUnion(attachment.directions)
    }
    ask(element, [wishes.rawValue, directions.rawValue])
  }

  private func ask(_ element: NodeID, _ bytes: [UInt8]) {
    unsafe browser.ask(.gestures, Double(element.number), bytes: bytes)
  }

  private func listen() {
    guard !isListening else { return }
    isListening = true
    unsafe browser.ask(.gestures, 0, [], isKept: true) { number, bytes in
      if let report = PointerReport(number, bytes) { self.receive(report) }
    }
  }

  // MARK: Reports

  private func receive(_ report: PointerReport) {
    latest = report.time
    switch report.kind {
    case .pressed(let phase): press(phase, report)
    case .hovers: offer(report) { $0.hover($1) }
    case .left: offer(report) { attachment, _ in attachment.hover(nil) }
    case .wheel: offer(report) { $0.wheel(report, at: $1) }
    }
    wait()
  }

  /// Passes a report to the attachments of its elements.
  private func offer(
    _ report: PointerReport, _ hand: (GestureAttachment, Geometry.Point) -> Void
  ) {
    for place in report.places {
      let location = Geometry.Point(
        x: report.location.x - place.origin.x, y: report.location.y - place.origin.y)
      for attachment in attached where attachment.isOn(place.element) {
        switch report.kind {
        case .wheel:
          let isZoom = report.modifiers.contains(.control)
          let wishes = attachment.wishes
          let fits =
            isZoom
            ? wishes.contains(.zoomingWheel)
            : !wishes.isDisjoint(with: [.horizontalWheel, .verticalWheel])
          if fits { hand(attachment, location) }
        default: if attachment.wishes.contains(.hover) { hand(attachment, location) }
        }
      }
    }
  }

  private func press(_ phase: PointerSample.Phase, _ report: PointerReport) {
    var members: [GestureArena.Member] = []
    for (index, place) in report.places.enumerated() {
      for attachment in attached where attachment.isOn(place.element) {
        guard let gesture = attachment.gesture else { continue }
        // A tap on a button inside belongs to the button.
        if attachment.isTap, index >= report.innerCount { continue }
        members.append(
          GestureArena.Member(
            id: attachment.id, element: place.element, gesture: gesture, origin: place.origin))
      }
    }
    let sample = PointerSample(
      phase, at: report.location, time: report.time, pointer: report.pointer, kind: report.device)
    deliver(arena.receive(sample, members: members))
  }

  private func deliver(_ reports: [GestureArena.Report]) {
    for report in reports {
      guard let attachment = attached.first(where: { $0.id == report.id }) else { continue }
      if case .began? = report.value.phase, let element = attachment.place {
        ask(element, [Self.hold])
      }
      attachment.receive(report.value)
    }
  }

  // MARK: Time

  /// Schedules a timer for gestures that depend on time.
  private func wait() {
    var due = arena.deadline
    for attachment in attached {
      if let other = attachment.deadline { due = min(due ?? other, other) }
    }
    if let due, let alarm, due == alarm.due { return }
    alarm?.subscription.cancel()
    alarm = nil
    guard let due else { return }
    let milliseconds = max(due - latest, 0) * 1_000
    let subscription = unsafe browser.after(milliseconds: milliseconds) { self.wake(at: due) }
    alarm = (due, subscription)
  }

  private func wake(at time: Double) {
    alarm = nil
    latest = max(latest, time)
    deliver(arena.advance(to: time))
    for attachment in attached { attachment.wake(at: time) }
    wait()
  }
}

extension GestureValue {
  /// The phase of the gesture; nil for gestures without phases.
  var phase: GesturePhase? {
    switch self {
    case .tap, .swipe: nil
    case .longPress(let value): value.phase
    case .drag(let value): value.phase
    case .pinch(let value): value.phase
    }
  }
}

extension GestureAttachment {
  fileprivate func isOn(_ number: Int) -> Bool {
    guard let place else { return false }
    return Int(place.number) == number
  }
}
