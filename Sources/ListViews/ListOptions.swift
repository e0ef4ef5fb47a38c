import Interface
import Lists

/// What is said of a list besides what it shows.
struct ListOptions {
  let label: String
  let axis: Axis
  /// The extent of rows that were not measured.
  let estimate: Double
  let spacing: Double
  let snapping: ListSnapping
  let position: ListPosition?

  /// How many rows are written before the length of the window is known.
  var firstRows: Int { 16 }
}

/// A list of either axis: an element that scrolls, and in it the rows.
struct LazyScroller: View {
  let source: RowSource
  let options: ListOptions
  let traits: [Trait]
  @State private var controller = ListController()

  var body: some View {
    let controller = controller
    controller.show(source, options)
    let isRow = options.axis == .horizontal
    var scroller = Box { LazyRows(controller: controller) }
    scroller.apply(.look(isRow ? .lazyRow : .lazyList))
    scroller.apply(.attribute(.tabindex, "0"))
    scroller.apply(.attribute(.role, Role.group.rawValue))
    scroller.apply(.attribute(.ariaLabel, options.label))
    scroller.apply(.on(.keydown) { controller.use($0) })
    for trait in traits { scroller.apply(trait) }
    return scroller.attachment(
      .list, ListAttachment(controller, isDraggable: isRow))
  }
}
