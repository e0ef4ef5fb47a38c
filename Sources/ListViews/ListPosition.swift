public import Interface
public import Lists

/// Reads and sets the scroll position of a list.
///
///     let position = ListPosition()
///     …
///     LazyList("Numbers", 0..<100_000, position: position) { Text("\($0)") }
///     Button("To the end") { position.scroll(to: 99_999, at: .trailing) }
public final class ListPosition {
  /// The rows that are at least partly visible; views that read it are updated when it changes.
  @Observed public private(set) var visible = 0..<0
  private var latest = 0..<0
  /// The list, while it is on the page.
  var controller: ListController?
  private var target: (index: Int, alignment: ListAlignment)?

  /// Creates a position at the beginning, or at a row.
  public init(at index: Int? = nil, _ alignment: ListAlignment = .leading) {
    if let index { target = (index, alignment) }
  }

  /// Scrolls to a row, however far away it is; it is visible in the next frame.
  public func scroll(to index: Int, at alignment: ListAlignment = .leading) {
    guard let controller else {
      target = (index, alignment)
      return
    }
    controller.scroll(to: index, at: alignment)
  }

  /// Scrolls as little as is needed to show a row.
  public func reveal(_ index: Int) { controller?.reveal(index) }

  /// Returns the initial position of a list that was not on the page yet.
  func takeTarget() -> (index: Int, alignment: ListAlignment)? {
    defer { target = nil }
    return target
  }

  func note(_ visible: Range<Int>) {
    guard visible != latest else { return }
    latest = visible
    self.visible = visible
  }
}
