public import Interface

/// Which entry of an open list the keyboard points at, after the patterns *listbox* and *combobox*
/// of the ARIA Authoring Practices.
public struct ListNavigation: Equatable, Sendable {
  /// Whether the list is open.
  public private(set) var isOpen = false
  /// The entry pointed at, or nil where there is none.
  public private(set) var active: Int?

  /// Creates the navigation of a closed list.
  public init() {}

  /// What is to be done about a key.
  public enum Outcome: Equatable, Sendable {
    /// Nothing: it is not for the list.
    case unused
    /// The list is opened, closed or walked through.
    case used
    /// The entry is chosen, and the list is closed.
    case chosen(Int)
  }

  /// How the list and the keyboard get on.
  public enum Manner: Sendable {
    /// Something is always chosen: opening points at it, and the space bar chooses.
    case choice
    /// Beside a field, in which one types on: nothing is pointed at until an arrow is pressed.
    case suggestions
  }

  /// Opens the list, at an entry.
  public mutating func open(at entry: Int?) { (isOpen, active) = (true, entry) }

  /// Closes the list.
  public mutating func close() { (isOpen, active) = (false, nil) }

  /// Points at an entry, as the pointer does that rests on it.
  public mutating func point(at entry: Int?) { if isOpen { active = entry } }

  /// Takes a key.
  ///
  /// - Parameters:
  ///   - key: the key that was pressed.
  ///   - count: how many entries there are.
  ///   - chosen: the entry that is chosen now.
  ///   - manner: how the list gets on with the keyboard.
  public mutating func take(
    _ key: Key, count: Int, chosen: Int? = nil, manner: Manner
  ) -> Outcome {
    if let active, active >= count { self.active = nil }
    guard isOpen else { return takeClosed(key, count: count, chosen: chosen, manner: manner) }
    switch key {
    case .down: active = next(of: count, manner: manner)
    case .up: active = previous(of: count, manner: manner)
    case .home where manner == .choice: active = count > 0 ? 0 : nil
    case .end where manner == .choice: active = count > 0 ? count - 1 : nil
    case .escape: close()
    case .return, .tab:
      guard let active else {
        close()
        return key == .tab || manner == .suggestions ? .unused : .used
      }
      close()
      return .chosen(active)
    case .space where manner == .choice:
      guard let active else { return .used }
      close()
      return .chosen(active)
    default: return .unused
    }
    return .used
  }

  private mutating func takeClosed(
    _ key: Key, count: Int, chosen: Int?, manner: Manner
  ) -> Outcome {
    switch (key, manner) {
    case (.down, .choice), (.up, .choice), (.return, .choice), (.space, .choice):
      open(at: chosen ?? (count > 0 ? 0 : nil))
    case (.home, .choice): open(at: count > 0 ? 0 : nil)
    case (.end, .choice): open(at: count > 0 ? count - 1 : nil)
    case (.down, .suggestions) where count > 0: open(at: 0)
    case (.up, .suggestions) where count > 0: open(at: count - 1)
    default: return .unused
    }
    return .used
  }

  /// A list of choices ends at its ends; suggestions go round by way of the field.
  private func next(of count: Int, manner: Manner) -> Int? {
    guard count > 0 else { return nil }
    guard let active else { return 0 }
    if active + 1 < count { return active + 1 }
    return manner == .choice ? active : nil
  }

  private func previous(of count: Int, manner: Manner) -> Int? {
    guard count > 0 else { return nil }
    guard let active else { return count - 1 }
    if active > 0 { return active - 1 }
    return manner == .choice ? 0 : nil
  }
}
