import Interface
import Lists

/// A message from the page about a list.
enum ListMessage {
  /// The phase of a drag.
  enum DragPhase: Int {
    case began, moved, ended
    /// It has ended, and the person prefers reduced motion.
    case endedStill
  }

  /// It was scrolled.
  case scrolled
  /// The viewport's length, and those of rows that are new on the page or have changed.
  case measured(window: Double, extents: [(index: Int, extent: Double)])
  /// The row that has the focus, or none.
  case focused(Int?)
  /// A mouse drags the list: its position along the axis, and the time in seconds.
  case dragged(DragPhase, place: Double, moment: Double)
  /// A frame is about to be drawn, at a time in seconds.
  case frame(moment: Double)
  /// It has come to rest after scrolling.
  case rested
  /// A finger pulls it beyond its beginning, by a distance in pixels.
  case pulled(Double, isReleased: Bool)

  /// Decodes a message packed as doubles: a number for the kind, then the rest.
  init?(_ bytes: [UInt8]) {
    let numbers = Self.numbers(bytes)
    guard let kind = numbers.first else {
      self = .scrolled
      return
    }
    switch (kind, numbers.count) {
    case (1, 2...):
      let pairs = stride(from: 2, to: numbers.count - 1, by: 2)
      self = .measured(
        window: numbers[1],
        extents: pairs.compactMap { place in
          Self.place(numbers[place]).map { ($0, numbers[place + 1]) }
        })
    case (2, 2): self = .focused(Self.place(numbers[1]))
    case (3, 4):
      guard let number = Self.place(numbers[1]), let phase = DragPhase(rawValue: number) else {
        return nil
      }
      self = .dragged(phase, place: numbers[2], moment: numbers[3])
    case (4, 2): self = .frame(moment: numbers[1])
    case (5, 1): self = .rested
    case (6, 3): self = .pulled(numbers[1], isReleased: numbers[2] == 1)
    default: return nil
    }
  }

  /// Converts a number to an index; nil if it is not one.
  private static func place(_ number: Double) -> Int? {
    number >= 0 && number < 2_147_483_648 ? Int(number) : nil
  }

  private static func numbers(_ bytes: [UInt8]) -> [Double] {
    (0..<bytes.count / 8).map { number in
      var bits: UInt64 = 0
      for place in (0..<8).reversed() { bits = bits << 8 | UInt64(bytes[8 * number + place]) }
      return Double(bitPattern: bits)
    }
  }
}

/// The connection from a list to its element on the page.
final class ListLink {
  private let browser: Browser
  private let element: NodeID
  private var watching: Subscription?
  private var frames: Subscription?
  private let controller: ListController

  init(_ controller: ListController, _ element: NodeID, _ browser: Browser) {
    self.controller = controller
    self.element = element
    self.browser = browser
  }

  /// Starts observing the element; returns the length of its viewport.
  func open(_ axis: Axis, isDraggable: Bool, isPulled: Bool) -> Double {
    let options: [UInt8] = [
      axis == .horizontal ? 1 : 0, isDraggable ? 1 : 0, isPulled ? 1 : 0,
    ]
    let (subscription, answer) = browser.ask(
      .watchList, Double(element.number), options, isKept: true
    ) { [controller] offset, bytes in
      if let message = ListMessage(bytes) { controller.receive(message, scrolledTo: offset) }
    }
    watching = subscription
    return answer.number
  }

  /// Stops observing.
  func close() {
    stopFrames()
    watching?.cancel()
    watching = nil
  }

  /// Scrolls the element once the pending rows are on the page.
  ///
  /// - Parameter beyond: the extra offset at which rows are shown, as on a rubber band.
  func scroll(to offset: Double, beyond: Double, isSmooth: Bool) {
    let bytes = packed([offset, beyond, isSmooth ? 1 : 0])
    browser.ask(.scrollList, Double(element.number), bytes: bytes)
  }

  /// Little-endian numbers of eight bytes.
  private func packed(_ numbers: [Double]) -> [UInt8] {
    var bytes: [UInt8] = []
    for number in numbers {
      for place in 0..<8 {
        bytes.append(UInt8(truncatingIfNeeded: number.bitPattern >> UInt64(place * 8)))
      }
    }
    return bytes
  }

  /// Animates rows from their current to their new positions at the next change, and fades out the
  /// rows at the given indexes.
  func glideRows(leaving: [Int]) {
    browser.ask(
      .scrollList, Double(element.number), bytes: [1] + packed(leaving.map { Double($0) }))
  }

  /// Does work after the present evaluation of views.
  func soon(_ work: @escaping () -> Void) { browser.after(milliseconds: 0) { work() } }

  /// Makes a screen reader announce a message.
  func announce(_ message: String) { browser.announce(message) }

  /// Starts observing frames.
  func startFrames() {
    guard case nil = frames else { return }
    frames =
      browser.ask(.frames, 0, [], isKept: true) { [controller] moment, _ in
        controller.receive(.frame(moment: moment), scrolledTo: 0)
      }.subscription
  }

  /// Stops observing frames.
  func stopFrames() {
    frames?.cancel()
    frames = nil
  }
}

/// Follows the element of a list for as long as it is on the page.
final class ListAttachment: ElementAttachment {
  private let controller: ListController
  private let isDraggable: Bool
  private let isPulled: Bool
  private var link: ListLink?

  init(_ controller: ListController, isDraggable: Bool, isPulled: Bool) {
    self.controller = controller
    self.isDraggable = isDraggable
    self.isPulled = isPulled
  }

  override func attach(to element: NodeID, in browser: Browser) {
    let link = ListLink(controller, element, browser)
    self.link = link
    controller.attach(
      link, window: link.open(controller.axis, isDraggable: isDraggable, isPulled: isPulled))
  }

  override func detach() {
    controller.detach()
    link?.close()
    link = nil
  }
}
