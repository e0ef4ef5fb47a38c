public import Geometry

/// Decides which gesture wins when several want the same pointer.
///
/// The rules:
///
/// 1. A pressed pointer belongs to the gestures of the elements under it until one of them is seen:
///    that one begins, and all others of this pointer come to nothing. What has begun is not taken
///    over by another.
/// 2. Of two that are seen with the same sample, the inner one wins, and on one element the one
///    that was asked for first.
/// 3. A drag or swipe is seen once the pointer has left in one of its directions; one that leaves in
///    another direction is none (axis lock). So a horizontal list within a vertical one leaves
///    vertical drags to it, and a list at its end, which then names one direction only, leaves the
///    other to the list around it.
/// 4. A tap waits for as long as an element may still be tapped more often: a double tap is no tap.
/// 5. A pinch and a drag of one element go on together. A gesture that is asked for as simultaneous
///    goes on with any other.
/// 6. While a gesture goes on, further pointers on its element begin only what may go on with it.
/// 7. A pointer that the system takes away, as for scrolling, cancels what goes on with it.
///
/// Knows no clock: samples bring their times, and ``deadline`` says when to ask again.
public struct GestureArena: Sendable {
  /// A gesture that an element waits for.
  public struct Member: Sendable, Hashable {
    /// A number that no other gesture on the page has.
    public let id: Int
    /// The number of the element.
    public let element: Int
    /// What is waited for.
    public let gesture: Gesture
    /// Where the element's top left corner is.
    public let origin: Point

    /// Names a gesture of an element.
    public init(id: Int, element: Int, gesture: Gesture, origin: Point = .zero) {
      self.id = id
      self.element = element
      self.gesture = gesture
      self.origin = origin
    }
  }

  /// What is to be told to the owner of a gesture.
  public struct Report: Sendable, Hashable {
    /// The number of the gesture.
    public let id: Int
    /// What to tell.
    public let value: GestureValue

    /// Joins what is told and to whom.
    public init(id: Int, value: GestureValue) {
      self.id = id
      self.value = value
    }
  }

  private struct Entry: Sendable {
    let member: Member
    var recognizer: Recognizer
    /// The presses it has seen, by their numbers.
    var seen: [Int] = []
    /// Whether it was seen and waits for others to fail.
    var isReady = false
    var isOver = false
  }

  /// What is looked for, the innermost first.
  private var entries: [Entry] = []
  private var reports: [Report] = []
  /// How many presses there were.
  private var presses = 0

  /// Makes an arena in which nothing happens.
  public init() {}

  /// When something happens if no pointer does anything: then ask ``advance(to:)``.
  public var deadline: Double? { entries.compactMap { $0.recognizer.deadline }.min() }

  /// Whether nothing is looked for.
  public var isIdle: Bool { entries.isEmpty }

  /// The gestures that have begun and go on.
  public var activeIDs: [Int] {
    entries.filter { $0.recognizer.isActive }.map { $0.member.id }
  }

  /// Takes in what a pointer did.
  ///
  /// - Parameters:
  ///   - sample: what it did.
  ///   - members: when it was pressed, the gestures of all elements under it, the innermost
  ///     element's first.
  /// - Returns: what to tell, in order.
  /// - Complexity: O(n²) in the gestures under the pointer.
  public mutating func receive(_ sample: PointerSample, members: [Member] = []) -> [Report] {
    // What was due before has happened before.
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

  /// Takes in that nothing has happened until a time.
  public mutating func advance(to time: Double) -> [Report] {
    for index in entries.indices where !entries[index].isOver {
      take(entries[index].recognizer.wait(until: time), at: index)
    }
    return settle()
  }

  /// Forgets a gesture whose element has gone, without telling.
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
    // The innermost first, also among those that came earlier.
    let earlier = entries.filter { entry in !members.contains { $0.id == entry.member.id } }
    let entered = members.compactMap { member in entries.first { $0.member.id == member.id } }
    entries = earlier + entered
  }

  private mutating func take(_ step: Recognizer.Step, at index: Int) {
    switch step {
    case .nothing: break
    case .claim: entries[index].isReady = true
    case .fail: entries[index].isOver = true
    case .report(let value): tell(value, index)
    case .finish(let value):
      tell(value, index)
      entries[index].isOver = true
    }
  }

  private mutating func tell(_ value: GestureValue?, _ index: Int) {
    guard let value else { return }
    reports.append(Report(id: entries[index].member.id, value: value))
  }

  /// Lets begin what was seen and need not wait, and hands over what is to be told.
  private mutating func settle() -> [Report] {
    for index in entries.indices {
      guard entries[index].isReady, !entries[index].isOver, !mustWait(index) else { continue }
      let rivals = entries.indices.filter { $0 != index && areRivals(index, $0) }
      // Whoever began earlier has had its way.
      entries[index].isOver = rivals.contains { entries[$0].recognizer.isActive }
      if entries[index].isOver { continue }
      for rival in rivals { entries[rival].isOver = true }
      entries[index].isReady = false
      tell(entries[index].recognizer.begin(), index)
      entries[index].isOver = entries[index].recognizer.isOverAtOnce
    }
    entries.removeAll { $0.isOver }
    defer { reports = [] }
    return reports
  }

  /// Whether the element may still be tapped more often.
  private func mustWait(_ index: Int) -> Bool {
    let member = entries[index].member
    guard member.gesture.tapCount > 0 else { return false }
    return entries.contains { other in
      !other.isOver && other.member.element == member.element
        && other.member.gesture.tapCount > member.gesture.tapCount
    }
  }

  /// Whether only one of the two may go on.
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
