import Interface
import Lists

extension LazyList {
  /// Lets people select rows: by a press, or with the space bar or return on the row that the arrow keys have
  /// reached.
  ///
  ///     LazyList("Files", model.files) { Text($0.name) }
  ///       .selection(allowsSeveral: true) { model.chosen.contains(model.files[$0].id) } toggle: {
  ///         model.toggle(model.files[$0].id)
  ///       }
  ///
  /// The list is then a list box for screen readers, whose rows are options: they contain no controls.
  ///
  /// - Parameters:
  ///   - allowsSeveral: whether several rows may be selected at a time.
  ///   - isSelected: whether a row is selected; a change of a value that it reads updates the row.
  ///   - toggle: selects a row, or deselects it.
  public func selection(
    allowsSeveral: Bool = false, _ isSelected: @escaping (Int) -> Bool,
    toggle: @escaping (Int) -> Void
  ) -> LazyList {
    adding(RowSelection(allowsSeveral, isSelected, toggle))
  }
}

/// Lets rows be selected.
final class RowSelection: ListFeature {
  final class State {
    /// The row that the arrow keys have reached, and whether it takes the focus.
    @Observed var active = 0
    @Observed var hasFocus = false
  }

  let allowsSeveral: Bool
  private var state = State()
  private let isSelected: (Int) -> Bool
  private let toggle: (Int) -> Void

  init(
    _ allowsSeveral: Bool, _ isSelected: @escaping (Int) -> Bool, _ toggle: @escaping (Int) -> Void
  ) {
    (self.allowsSeveral, self.isSelected, self.toggle) = (allowsSeveral, isSelected, toggle)
  }

  override func inherit(from old: ListFeature) {
    if let old = old as? RowSelection { state = old.state }
  }

  override var pinned: Int? { state.hasFocus ? state.active : nil }

  override func dress(list: inout Box, _ label: String) {
    list.apply(.attribute(.role, "listbox"))
    list.apply(.attribute(.ariaLabel, label))
    if allowsSeveral { list = list.attribute("aria-multiselectable", "true") }
  }

  override func dress(_ item: inout Box, at index: Int, in controller: ListController) {
    let isActive = index == min(state.active, controller.layout.count - 1)
    item.apply(.attribute(.role, "option"))
    item.apply(.attribute(.ariaSelected, isSelected(index) ? "true" : "false"))
    item.apply(.attribute(.tabindex, isActive ? "0" : "-1"))
    item.apply(.focus(focus(of: index, isActive)))
    item.apply(
      .on(.click) { [self] _ in
        state.active = index
        toggle(index)
        return true
      })
    item.apply(.on(.keydown) { [self] event in use(event, at: index, controller) })
  }

  private func focus(of index: Int, _ isActive: Bool) -> Binding<Bool> {
    Binding { [state] in
      isActive && state.hasFocus
    } set: { [state] hasFocus in
      if hasFocus { state.active = index }
      if hasFocus || state.active == index { state.hasFocus = hasFocus }
    }
  }

  private func use(_ event: Event, at index: Int, _ controller: ListController) -> Bool {
    guard event.modifiers.isEmpty else { return false }
    let last = controller.layout.count - 1
    switch event.key {
    case .up: reach(max(index - 1, 0), controller)
    case .down: reach(min(index + 1, last), controller)
    case .home: reach(0, controller)
    case .end: reach(last, controller)
    case .space, .return: toggle(index)
    default: return false
    }
    return true
  }

  private func reach(_ index: Int, _ controller: ListController) {
    state.active = index
    state.hasFocus = true
    controller.reveal(index)
  }
}
