import Interface
import Lists

/// The settings of a list, apart from its content.
struct ListOptions {
  let label: String
  let axis: Axis
  /// The extent of rows that have not been measured.
  let estimate: Double
  let spacing: Double
  let snapping: ListSnapping
  let position: ListPosition?
  /// What it does besides showing its rows.
  var features: [ListFeature] = []
  /// The one by which the list is read again, if there is one.
  var refresh: ListRefresh?

  /// The number of rows rendered before the length of the viewport is known.
  var firstRows: Int { 16 }
}

/// A list of either axis: an element that scrolls, with the rows inside.
struct LazyScroller: View {
  let source: RowSource
  let options: ListOptions
  let traits: [Trait]
  @State private var controller = ListController()

  var body: some View {
    let controller = controller
    controller.show(source, options)
    let isRow = options.axis == .horizontal
    var scroller = Box { LazyRows(controller: controller, label: options.label) }
    scroller.apply(.look(isRow ? .lazyRow : .lazyList))
    scroller.apply(.attribute(.tabindex, "0"))
    scroller.apply(.attribute(.role, Role.group.rawValue))
    scroller.apply(.attribute(.ariaLabel, options.label))
    scroller.apply(.on(.keydown) { controller.use($0) })
    for trait in traits { scroller.apply(trait) }
    var isRefreshed = false
    if case .some = options.refresh { isRefreshed = true }
    return scroller.attachment(
      .list, ListAttachment(controller, isDraggable: isRow, isPulled: isRefreshed))
  }
}
