import Interface

/// The script that carries movements out.
///
/// What moves is a channel of an element: a property of its style, or one of the two channels that
/// are laid over the style, `~look` for views that come and go and `~place` for those that get
/// another place.
struct Stage {
  private unowned(unsafe) let browser: Browser

  /// What is asked for.
  private enum Order: UInt8 {
    case time, present, target, play, stop, leave, stay, frames
  }

  /// A part of a movement: where it is at equal distances in time.
  struct Stretch {
    let start: Double
    let duration: Double
    let isRepeated: Bool
    /// The values of all moments, one moment after the other.
    var values: [Double] = []
  }

  init(_ browser: Browser) {
    // Safe because the browser owns whoever has the stage.
    unsafe self.browser = browser
  }

  /// Seconds of the clock by which everything on the page moves.
  var now: Double { ask(.time, 0).number }

  /// What a channel shows now, and whether it moves.
  func present(_ channel: String, of node: Double) -> (isMoving: Bool, values: [Double]) {
    let answer = ask(.present, node, channel)
    return (answer.number > 0, answer.bytes.doubles)
  }

  /// What a channel shows once it is at rest; none where that cannot be reached step by step.
  func target(_ channel: String, of node: Double) -> [Double] {
    ask(.target, node, channel).bytes.doubles
  }

  /// Begins a movement in place of the one before; `finish` is called when it has ended, or was
  /// taken away together with its element.
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

  /// Ends a movement.
  func stop(_ channel: String, of node: Double) { _ = ask(.stop, node, channel) }

  /// Has the element hear nothing and take no room; returns whether it can be seen.
  func leave(_ node: Double) -> Bool { ask(.leave, node).number > 0 }

  /// Has an element that was leaving be as it was before.
  func stay(_ node: Double) { _ = ask(.stay, node) }

  /// Tells the time at each picture.
  func frames(_ receive: @escaping (Double) -> Void) -> Subscription {
    unsafe browser.ask(.movements, 0, [Order.frames.rawValue], isKept: true) { time, _ in
      receive(time)
    }.subscription
  }

  /// Where elements are, and the elements around them.
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

  /// The order, the length of the channel's name, the name, and numbers of eight bytes.
  private static func message(_ order: Order, _ channel: String, _ values: [Double]) -> [UInt8] {
    let name = Array(channel.utf8)
    return [order.rawValue, UInt8(truncatingIfNeeded: name.count)] + name
      + values.flatMap { $0.littleEndianBytes }
  }
}

/// Where an element is in the window, and the corner of the element around it.
struct Frame: Equatable {
  var left, top, width, height: Double
  var outerLeft, outerTop: Double

  init(_ values: [Double]) {
    (left, top, width, height) = (values[0], values[1], values[2], values[3])
    (outerLeft, outerTop) = (values[4], values[5])
  }

  /// The middle, from the corner of an element around, and the extent.
  func place(from left: Double, _ top: Double) -> [Double] {
    [self.left - left + width / 2, self.top - top + height / 2, width, height]
  }
}

extension Double {
  /// The eight bytes, the lowest first.
  var littleEndianBytes: [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: bitPattern >> UInt64(8 * $0)) }
  }
}

extension [UInt8] {
  /// The bytes as numbers of eight bytes each, the lowest byte first.
  var doubles: [Double] {
    stride(from: 0, to: count - 7, by: 8).map { start in
      var bits: UInt64 = 0
      for index in 0..<8 { bits |= UInt64(self[start + index]) << UInt64(8 * index) }
      return Double(bitPattern: bits)
    }
  }
}
