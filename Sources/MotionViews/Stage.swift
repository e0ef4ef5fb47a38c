import Interface

/// The script that performs animations.
///
/// A channel of an element is a property of its style, or one of the two channels that are layered
/// over the style: `~look` for views that appear and disappear, and `~place` for those that change
/// position.
struct Stage {
  private unowned(unsafe) let browser: Browser

  /// A request to the script.
  private enum Order: UInt8 {
    case time, present, target, play, stop, leave, stay, frames
  }

  /// A section of a motion, sampled at equal intervals.
  struct Stretch {
    let start: Double
    let duration: Double
    let isRepeated: Bool
    /// The values of all samples, one sample after the other.
    var values: [Double] = []
  }

  init(_ browser: Browser) {
    // Safe because the browser owns every object that uses the stage.
    unsafe self.browser = browser
  }

  /// Seconds of the clock for all animations on the page.
  var now: Double { ask(.time, 0).number }

  /// Returns the current value of a channel, and whether it is moving.
  func present(_ channel: String, of node: Double) -> (isMoving: Bool, values: [Double]) {
    let answer = ask(.present, node, channel)
    return (answer.number > 0, answer.bytes.doubles)
  }

  /// Returns the value of a channel at rest; empty if it cannot be interpolated.
  func target(_ channel: String, of node: Double) -> [Double] {
    ask(.target, node, channel).bytes.doubles
  }

  /// Begins a motion, replacing the previous one; `finish` is called when it has ended, or was
  /// removed together with its element.
  func play(
    _ stretches: [Stretch], width: Int, on channel: String, of node: Double,
    finish: @escaping () -> Void
  ) -> Subscription {
    var values = [Double(width)]
    for stretch in stretches {
      values += [
        stretch.start, stretch.duration, stretch.isRepeated ? 1 : 0, Double(stretch.values.count),
      ]
      values += stretch.values
    }
    return unsafe browser.ask(
      .movements, node, Self.message(.play, channel, values), isKept: false
    ) { _, _ in finish() }.subscription
  }

  /// Ends a motion.
  func stop(_ channel: String, of node: Double) { _ = ask(.stop, node, channel) }

  /// Makes the element inert and removes it from the layout; returns whether it is visible.
  func leave(_ node: Double) -> Bool { ask(.leave, node).number > 0 }

  /// Restores an element that was leaving.
  func stay(_ node: Double) { _ = ask(.stay, node) }

  /// Reports the time of each frame.
  func frames(_ receive: @escaping (Double) -> Void) -> Subscription {
    unsafe browser.ask(.movements, 0, [Order.frames.rawValue], isKept: true) { time, _ in
      receive(time)
    }.subscription
  }

  /// Returns the frames of elements, and of their containing elements.
  func frames(of nodes: [Double]) -> [Frame] {
    let bytes = nodes.flatMap { $0.littleEndianBytes }
    let values = unsafe browser.ask(.geometry, 0, bytes: bytes).bytes.doubles
    return stride(from: 0, to: values.count - 5, by: 6).map { Frame(Array(values[$0..<($0 + 6)])) }
  }

  private func ask(
    _ order: Order, _ node: Double, _ channel: String = "", _ values: [Double] = []
  ) -> Port.Answer {
    unsafe browser.ask(.movements, node, bytes: Self.message(order, channel, values))
  }

  /// Returns the request, the length of the channel's name, the name, and numbers of eight bytes.
  private static func message(_ order: Order, _ channel: String, _ values: [Double]) -> [UInt8] {
    let name = Array(channel.utf8)
    return [order.rawValue, UInt8(truncatingIfNeeded: name.count)] + name
      + values.flatMap { $0.littleEndianBytes }
  }
}

/// The frame of an element in the window, and the corner of its containing element.
struct Frame: Equatable {
  var left, top, width, height: Double
  var outerLeft, outerTop: Double

  init(_ values: [Double]) {
    (left, top, width, height) = (values[0], values[1], values[2], values[3])
    (outerLeft, outerTop) = (values[4], values[5])
  }

  /// Returns the centre, relative to the corner of a containing element, and the size.
  func place(from left: Double, _ top: Double) -> [Double] {
    [self.left - left + width / 2, self.top - top + height / 2, width, height]
  }
}

extension Double {
  /// The bytes in little-endian order.
  var littleEndianBytes: [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: bitPattern >> UInt64(8 * $0)) }
  }
}

extension [UInt8] {
  /// The bytes as little-endian numbers of eight bytes each.
  var doubles: [Double] {
    stride(from: 0, to: count - 7, by: 8).map { start in
      var bits: UInt64 = 0
      for index in 0..<8 { bits |= UInt64(self[start + index]) << UInt64(8 * index) }
      return Double(bitPattern: bits)
    }
  }
}
