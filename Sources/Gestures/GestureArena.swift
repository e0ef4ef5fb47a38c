public import Geometry

/// Decides which gesture wins when several want the same pointer.
///
/// The rules:
///
/// 1. A pressed pointer belongs to the gestures of the elements under it until one of them is
///    recognised: that one begins, and all others for this pointer fail. A gesture that has begun
///    is not replaced by another.
/// 2. Of two that are recognised with the same sample, the inner one wins, and on one element the
///    one that was added first.
/// 3. A drag or swipe is recognised once the pointer has moved in one of its directions; movement
///    in another direction makes it fail (axis lock). So a horizontal list within a vertical one
///    leaves vertical drags to it, and a list at its end, which then names one direction only,
///    leaves the other to the list around it.
/// 4. A tap waits while the element may still receive the further taps of another gesture: a double
///    tap is not a tap.
/// 5. A pinch and a drag of one element are active together. A simultaneous gesture is active
///    together with any other.
/// 6. While a gesture is active, further pointers on its element begin only gestures compatible
///    with it.
/// 7. A pointer that the system cancels, as for scrolling, cancels its active gestures.
///
/// The arena has no clock: samples carry their times, and ``deadline`` is the time at which to call
/// ``advance(to:)``.
public struct GestureArena: Sendable {
  /// A gesture that an element handles.
  public struct Member: Sendable, Hashable {
    /// A number that is unique among the gestures on the page.
    public let id: Int
    /// The number of the element.
    public let element: Int
    /// The gesture to recognise.
    public let gesture: Gesture
    /// The position of the element's top left corner.
    public let origin: Point

    /// Names a gesture of an element.
    public init(id: Int, element: Int, gesture: Gesture, origin: Point = .zero) {
      self.id = id
      self.element = element
      self.gesture = gesture
      self.origin = origin
    }
  }

  /// A report for the owner of a gesture.
  public struct Report: Sendable, Hashable {
    /// The number of the gesture.
    public let id: Int
    /// The reported value.
    public let value: GestureValue

    /// Creates a report.
    public init(id: Int, value: GestureValue) {
      self.id = id
      self.value = value
    }
  }

  private struct Entry: Sendable {
    let member: Member
    var recognizer: Recognizer
    /// The presses it has received, by their numbers.
    var seen: [Int] = []
    /// Whether it was recognised and waits for others to fail.
    var isReady = false
    var isOver = false
  }

  /// The gestures being recognised, the innermost first.
  private var entries: [Entry] = []
  private var reports: [Report] = []
  /// The number of presses so far.
  private var presses = 0

  /// Creates an arena without gestures.
  public init() {}

  /// The time at which a gesture changes without a pointer event: call ``advance(to:)`` then.
  public var deadline: Double? { entries.compactMap { $0.recognizer.deadline }.min() }

  /// Whether no gesture is being recognised.
  public var isIdle: Bool { entries.isEmpty }

  /// The gestures that are active.
  public var activeIDs: [Int] {
    entries.filter { $0.recognizer.isActive }.map { $0.member.id }
  }

  /// Processes a pointer sample.
  ///
  /// - Parameters:
  ///   - sample: the sample.
  ///   - members: when it was pressed, the gestures of all elements under it, the innermost
  ///     element's first.
  /// - Returns: the reports, in order.
  /// - Complexity: O(n²) in the gestures under the pointer.
  public mutating func receive(_ sample: PointerSample, members: [Member] = []) -> [Report] {
    // Deadlines before the sample take effect first.
    var earlier: [Report] = []
    while let due = deadline, due < sample.time { earlier += advance(to: due) }
    if sample.phase == .down {
      presses += 1
      enter(members)
    }
    for index in entries.indices where !entries[index].isOver {
      let isConcerned =
        sample.phase == .down
        ? members.contains { $0.id == entries[index].member.id }
        : entries[index].recognizer.follows(sample.pointer)
      guard isConcerned, !entries[index].isReady else { continue }
      if sample.phase == .down { entries[index].seen.append(presses) }
      take(entries[index].recognizer.receive(sample), at: index)
    }
    return earlier + settle()
  }

  /// Processes the passing of time without a sample.
  public mutating func advance(to time: Double) -> [Report] {
    for index in entries.indices where !entries[index].isOver {
      take(entries[index].recognizer.wait(until: time), at: index)
    }
    return settle()
  }

  /// Removes a gesture whose element is gone, without a report.
  public mutating func remove(id: Int) { entries.removeAll { $0.member.id == id } }

  // MARK: Deciding

  private mutating func enter(_ members: [Member]) {
    let active = entries.filter { $0.recognizer.isActive }
    for member in members {
      let isKnown = entries.contains { $0.member.id == member.id }
      let isShut = active.contains { entry in
        members.contains { $0.element == entry.member.element }
          && !Self.mayGoOn(entry.member, with: member)
      }
      guard !isKnown, !isShut else { continue }
      let recognizer = Recognizer(member.gesture, origin: member.origin)
      entries.append(Entry(member: member, recognizer: recognizer))
    }
    // The innermost first, also among those added earlier.
    let earlier = entries.filter { entry in !members.contains { $0.id == entry.member.id } }
    let entered = members.compactMap { member in entries.first { $0.member.id == member.id } }
    entries = earlier + entered
  }

  private mutating func take(_ step: Recognizer.Step, at index: Int) {
    switch step {
    case .nothing: break
    case .claim: entries[index].isReady = true
    case .fail: entries[index].isOver = true
    case .report(let value): report(value, index)
    case .finish(let value):
      report(value, index)
      entries[index].isOver = true
    }
  }

  private mutating func report(_ value: GestureValue?, _ index: Int) {
    guard let value else { return }
    reports.append(Report(id: entries[index].member.id, value: value))
  }

  /// Begins gestures that were recognised and need not wait, and returns the reports.
  private mutating func settle() -> [Report] {
    for index in entries.indices {
      guard entries[index].isReady, !entries[index].isOver, !mustWait(index) else { continue }
      let rivals = entries.indices.filter { $0 != index && areRivals(index, $0) }
      // A rival that began earlier has won.
      entries[index].isOver = rivals.contains { entries[$0].recognizer.isActive }
      if entries[index].isOver { continue }
      for rival in rivals { entries[rival].isOver = true }
      entries[index].isReady = false
      report(entries[index].recognizer.begin(), index)
      entries[index].isOver = entries[index].recognizer.isOverAtOnce
    }
    entries.removeAll { $0.isOver }
    defer { reports = [] }
    return reports
  }

  /// Whether the element may still receive another tap.
  private func mustWait(_ index: Int) -> Bool {
    let member = entries[index].member
    guard member.gesture.tapCount > 0 else { return false }
    return entries.contains { other in
      !other.isOver && other.member.element == member.element
        && other.member.gesture.tapCount > member.gesture.tapCount
    }
  }

  /// Whether only one of the two may be active.
  private func areRivals(_ one: Int, _ other: Int) -> Bool {
    let (first, second) = (entries[one], entries[other])
    guard !second.isOver, !Self.mayGoOn(first.member, with: second.member) else { return false }
    let areTaps = first.member.gesture.tapCount > 0 && second.member.gesture.tapCount > 0
    if areTaps, first.member.element == second.member.element { return true }
    return first.seen.contains { second.seen.contains($0) }
  }

  private static func mayGoOn(_ one: Member, with other: Member) -> Bool {
    if one.gesture.isSimultaneous || other.gesture.isSimultaneous { return true }
    return one.element == other.element && one.gesture.accompanies(other.gesture)
  }
}
