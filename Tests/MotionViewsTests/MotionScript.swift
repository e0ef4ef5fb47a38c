import Interface
import InterfaceTestSupport

@testable import MotionViews

/// A stand-in for the animation script, with a clock that tests advance.
///
/// A style's numbers are those in its text; elements are stacked, each 20 pixels high.
final class MotionScript {
  private let page: TestPage
  private(set) var now = 5.0
  private var playing: [(node: Double, channel: String, ticket: UInt32, movement: Movement)] = []
  /// Elements that are leaving or have left, the latest last.
  private var leaving: [MemoryNode] = []
  private var frameTickets: [UInt32] = []
  /// The frame of an element relative to its parent.
  var layout: (MemoryNode) -> [Double] = { _ in [0, 0, 100, 20] }

  struct Movement {
    let width: Int
    let stretches: [Stage.Stretch]

    init(_ values: [Double]) {
      width = Int(values[0])
      var stretches: [Stage.Stretch] = []
      var place = 1
      while place < values.count {
        let count = Int(values[place + 3])
        stretches.append(
          Stage.Stretch(
            start: values[place], duration: values[place + 1],
            isRepeated: values[place + 2] == 1,
            values: Array(values[(place + 4)..<(place + 4 + count)])))
        place += 4 + count
      }
      self.stretches = stretches
    }

    var end: Double {
      guard let last = stretches.last else { return 0 }
      return last.isRepeated ? .infinity : last.start + last.duration
    }

    func value(at time: Double) -> [Double] {
      let stretch = stretches.last { $0.start <= time } ?? stretches[0]
      var share = max(time - stretch.start, 0) / stretch.duration
      if stretch.isRepeated { share -= share.rounded(.down) }
      let count = stretch.values.count / width - 1
      let place = min(share, 1) * Double(count)
      let index = min(Int(place), count - 1)
      return (0..<width).map { part in
        let before = stretch.values[index * width + part]
        let after = stretch.values[(index + 1) * width + part]
        return before + (after - before) * (place - Double(index))
      }
    }
  }

  init(_ page: TestPage) {
    self.page = page
    page.browser.answerPart = { [unowned self] in self.answer($0) }
  }

  private func answer(_ request: TestBrowser.PartRequest) -> Port.Answer {
    if request.service == .geometry {
      return Port.Answer(bytes: request.bytes.doubles.flatMap(frame).flatMap(\.littleEndianBytes))
    }
    guard request.bytes[0] != 7 else {
      frameTickets.append(request.ticket)
      return Port.Answer()
    }
    let length = Int(request.bytes[1])
    let channel = String(decoding: request.bytes[2..<(2 + length)], as: UTF8.self)
    let values = Array(request.bytes[(2 + length)...]).doubles
    let node = request.number
    switch request.bytes[0] {
    case 0: return Port.Answer(number: now)
    case 1:
      return Port.Answer(
        number: isPlaying(node, channel) ? 1 : 0,
        bytes: shown(node, channel).flatMap(\.littleEndianBytes))
    case 2:
      stop(node, channel)
      return Port.Answer(bytes: base(node, channel).flatMap(\.littleEndianBytes))
    case 3:
      stop(node, channel)
      playing.append((node, channel, request.ticket, Movement(values)))
    case 4: stop(node, channel)
    case 5:
      guard let element = element(node) else { return Port.Answer() }
      leaving.removeAll { $0 === element }
      leaving.append(element)
      return Port.Answer(number: 1)
    case 6:
      let element = element(node)
      leaving.removeAll { $0 === element }
    default: break
    }
    return Port.Answer()
  }

  private func stop(_ node: Double, _ channel: String) {
    playing.removeAll { $0.node == node && $0.channel == channel }
  }

  private func element(_ node: Double) -> MemoryNode? {
    page.document.root.all.first { Double($0.number) == node && $0.tag != "" }
  }

  private func isPlaying(_ node: Double, _ channel: String) -> Bool {
    playing.contains { $0.node == node && $0.channel == channel }
  }

  private func base(_ node: Double, _ channel: String) -> [Double] {
    let usual = ["opacity": "1", "translate": "0 0", "scale": "1", "rotate": "0"]
    let text = element(node)?.styles[channel] ?? usual[channel] ?? ""
    let factor = text.hasSuffix("%") ? 0.01 : 1
    return text.split { !"-.0123456789".contains($0) }.compactMap { Double($0) }.map { $0 * factor }
  }

  private func frame(_ node: Double) -> [Double] {
    guard let element = element(node) else { return [0, 0, 0, 0, 0, 0] }
    var box = layout(element)
    if isPlaying(node, "~place") {
      let shape = shown(node, "~place")
      box[0] += shape[0] + box[2] * (1 - shape[2]) / 2
      box[1] += shape[1] + box[3] * (1 - shape[3]) / 2
      box[2] *= shape[2]
      box[3] *= shape[3]
    }
    return box + [0, 0]
  }

  // MARK: For tests

  /// The number of running animations.
  var count: Int { playing.count }
  /// The elements that are leaving and have not left yet.
  private var leavers: [MemoryNode] {
    leaving.filter { leaver in page.document.root.all.contains { $0 === leaver } }
  }

  /// The number of elements that are leaving.
  var leavingCount: Int { leavers.count }

  func node(_ id: String) -> Double {
    let found = page.document.root.all.first { element in
      // Elements that are leaving have given up their ids.
      element.attributes["id"] == id && !leavers.contains { $0 === element }
    }
    return found.map { Double($0.number) } ?? 0
  }

  /// The current values of a channel.
  func shown(_ node: Double, _ channel: String) -> [Double] {
    guard let movement = playing.last(where: { $0.node == node && $0.channel == channel }) else {
      return base(node, channel)
    }
    return movement.movement.value(at: now)
  }

  func shown(_ id: String, _ channel: String) -> [Double] { shown(node(id), channel) }

  /// The current values of the leaving element, or of the latest of several.
  func leaver(_ channel: String = "~look") -> [Double] {
    leavers.last.map { shown(Double($0.number), channel) } ?? []
  }

  /// Advances the clock, and reports the animations that have ended.
  func advance(_ seconds: Double) {
    now += seconds
    for ticket in frameTickets {
      page.browser.browser.receive(ticket: ticket, number: now, bytes: [])
    }
    let over = playing.filter { $0.movement.end <= now }
    playing.removeAll { $0.movement.end <= now }
    for movement in over {
      page.browser.browser.receive(ticket: movement.ticket, number: 1, bytes: [])
    }
    page.settle()
  }

  /// Advances the clock until all finite animations have ended.
  func rest() {
    for _ in 0..<5 { advance(20) }
  }
}
