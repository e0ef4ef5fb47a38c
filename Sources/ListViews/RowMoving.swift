import Interface
import Lists

extension LazyList {
  /// Lets people put the rows into another order: by dragging a grip at the end of each row, or with the arrow
  /// keys, Home and End while the grip has the focus.
  ///
  ///     LazyList("Tasks", model.tasks) { Text($0.title) }
  ///       .onMove(grip: { "Move \(model.tasks[$0].title)" }, moved: { "Now at \($0 + 1)" }) {
  ///         model.tasks.insert(model.tasks.remove(at: $0), at: $1)
  ///       }
  ///
  /// - Parameters:
  ///   - grip: the name of the grip of a row for screen readers.
  ///   - moved: an announcement of the new place of a row that was moved with a key.
  ///   - perform: moves a row from one index to another, which is that of the row afterwards.
  public func onMove(
    grip: @escaping (Int) -> String, moved: @escaping (Int) -> String,
    perform: @escaping (_ from: Int, _ to: Int) -> Void
  ) -> LazyList {
    adding(RowMoving(grip, moved, perform))
  }
}

/// Lets rows be moved.
final class RowMoving: ListFeature {
  /// A row that is being dragged.
  struct Drag {
    let index: Int
    /// The point of the grip at which it is held.
    let hold: Double
    /// The distance from its place, in pixels.
    var distance = 0.0
    /// The place to which it would be moved now.
    var target: Int
  }

  final class State {
    @Observed var drag: Drag?
  }

  private var state = State()
  private let grip: (Int) -> String
  private let moved: (Int) -> String
  private let perform: (_ from: Int, _ to: Int) -> Void

  init(
    _ grip: @escaping (Int) -> String, _ moved: @escaping (Int) -> String,
    _ perform: @escaping (_ from: Int, _ to: Int) -> Void
  ) {
    (self.grip, self.moved, self.perform) = (grip, moved, perform)
  }

  override var pinned: Int? { state.drag?.index }

  override func inherit(from old: ListFeature) {
    if let old = old as? RowMoving { state = old.state }
  }

  override func content(_ row: Box, at index: Int, in controller: ListController) -> Box {
    Box {
      HStack {
        row.style("flex", "1").style("min-inline-size", "0")
        handle(of: index, controller)
      }
    }
  }

  override func dress(_ item: inout Box, at index: Int, in controller: ListController) {
    guard let drag = state.drag else { return }
    if drag.index == index {
      item = item.style("translate", "0 " + pixels(drag.distance)).style("position", "relative")
        .style("z-index", "1")
    } else {
      let extent = controller.layout.extents[drag.index] + controller.layout.extents.spacing
      let isPassed =
        drag.target > drag.index
        ? (drag.index + 1...drag.target).contains(index)
        : (drag.target..<drag.index).contains(index)
      let shift = isPassed ? (drag.target > drag.index ? -extent : extent) : 0
      item = item.style("translate", "0 " + pixels(shift)).style("transition", "translate .2s")
    }
  }

  private func handle(of index: Int, _ controller: ListController) -> Element {
    var handle = Element(
      .button,
      [
        .look(.button), .look(.plain), .look(.fixed), .attribute(.ariaLabel, grip(index)),
        .on(.pointerdown) { [self] event in
          state.drag = Drag(index: index, hold: event.location.y, target: index)
          return true
        },
        .on(.pointermove) { [self] event in pull(to: event.location.y, controller) },
        .on(.pointerup) { [self] _ in drop(isKept: true) },
        .on(.pointercancel) { [self] _ in drop(isKept: false) },
        .on(.keydown) { [self] event in use(event, at: index, controller) },
        // A press of the return key does nothing.
        .on(.click) { _ in true },
      ]
    ) { Text("⠿") }
    handle = handle.style("touch-action", "none").style("cursor", "grab")
    return handle
  }

  /// Follows the pointer, whose place is relative to the grip.
  private func pull(to place: Double, _ controller: ListController) -> Bool {
    guard var drag = state.drag else { return false }
    let layout = controller.layout
    drag.distance += place - drag.hold
    let start = layout.extents.offset(of: drag.index)
    let middle = start + drag.distance + layout.extents[drag.index] / 2
    func center(of index: Int) -> Double {
      layout.extents.offset(of: index) + layout.extents[index] / 2
    }
    drag.target = drag.index
    while drag.target + 1 < layout.count, middle > center(of: drag.target + 1) { drag.target += 1 }
    while drag.target > 0, middle < center(of: drag.target - 1) { drag.target -= 1 }
    state.drag = drag
    controller.reveal(drag.target)
    return true
  }

  private func drop(isKept: Bool) -> Bool {
    guard let drag = state.drag else { return false }
    state.drag = nil
    if isKept, drag.target != drag.index { perform(drag.index, drag.target) }
    return true
  }

  private func use(_ event: Event, at index: Int, _ controller: ListController) -> Bool {
    guard event.modifiers.isEmpty else { return false }
    let last = controller.layout.count - 1
    let target: Int
    switch event.key {
    case .up: target = index - 1
    case .down: target = index + 1
    case .home: target = 0
    case .end: target = last
    case .escape: return drop(isKept: false)
    default: return false
    }
    guard target != index, target >= 0, target <= last else { return true }
    perform(index, target)
    controller.reveal(target)
    controller.announce(moved(target))
    return true
  }
}

/// A length in CSS; printing doubles would cost 8 kB.
func pixels(_ length: Double) -> String {
  pixels(Int64(length * 100 + (length < 0 ? -0.5 : 0.5)))
}
