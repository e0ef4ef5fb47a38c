public import Interface

/// The active entry of an open list, after the patterns *listbox* and *combobox* of the ARIA
/// Authoring Practices.
public struct ListNavigation: Equatable, Sendable {
  /// Whether the list is open.
  public private(set) var isOpen = false
  /// The active entry, or nil if there is none.
  public private(set) var active: Int?

  /// Creates the navigation of a closed list.
  public init() {}

  /// The effect of a key.
  public enum Outcome: Equatable, Sendable {
    /// None: the key is not for the list.
    case unused
    /// The list was opened, closed or navigated.
    case used
    /// An entry was chosen, and the list was closed.
    case chosen(Int)
  }

  /// The list's keyboard behaviour.
  public enum Manner: Sendable {
    /// A list that always has a selection: opening makes it active, and the space bar chooses.
    case choice
    /// A list beside a text field: no entry is active until an arrow key is pressed.
    case suggestions
  }

  /// Opens the list with an active entry.
  public mutating func open(at entry: Int?) { (isOpen, active) = (true, entry) }

  /// Closes the list.
  public mutating func close() { (isOpen, active) = (false, nil) }

  /// Makes an entry active, as when the pointer hovers over it.
  public mutating func point(at entry: Int?) { if isOpen { active = entry } }

  /// Handles a key.
  ///
  /// - Parameters:
  ///   - key: the key that was pressed.
  ///   - count: the number of entries.
  ///   - chosen: the entry that is currently chosen.
  ///   - manner: the list's keyboard behaviour.
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

  /// A list of choices stops at its ends; suggestions wrap around by way of the field.
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
