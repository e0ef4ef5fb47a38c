import Interface
import Lists

/// Keeps the visible rows of one list, and those around them, on the page.
///
/// The page does the scrolling and reports its offset; the controller decides which rows are on the
/// page, and keeps the content in view in place when the page has measured them.
final class ListController: ListBackend {
  private(set) var source = RowSource(
    count: 0, identity: { Identity($0) }, row: { _ in EmptyView().part })
  private(set) var axis = Axis.vertical
  private(set) var layout = ListLayout(estimate: 0)
  /// The rows for the page; read by ``LazyRows`` only.
  @Observed private(set) var rows = MountedRows()
  /// The same rows, for comparison without registering a read, and their source.
  private var shown = MountedRows()
  private var shownSource: RowSource?
  private var position: ListPosition?
  private var scroller = ListScroller()
  private var isStarted = false
  /// The row with the focus: it stays on the page, wherever the list is scrolled.
  private var focused: Int?
  /// Rows that were inserted since the list was last scrolled.
  private var newcomers: [Identity] = []
  /// The page's scroll offset, as far as is known.
  private var scrolled = 0.0
  private var link: ListLink?
  private(set) var features: [ListFeature] = []

  // MARK: Data

  /// Sets the content of the list.
  func show(_ source: RowSource, _ options: ListOptions) {
    scroller.snapping = options.snapping
    options.features.inherit(from: features)
    features = options.features
    if position !== options.position {
      position = options.position
      position?.controller = self
    }
    guard isStarted else { return start(source, options) }
    if let origin = source.origin, origin.object === self.source.origin?.object {
      // Its changes were already applied.
      self.source = source
    } else {
      let changes = ListChanges(from: self.source.keys, to: source.keys)
      move(to: source.origin)
      take(source, changes)
    }
    refresh()
    if !features.isEmpty { link?.soon { [self] in noteDisplay() } }
  }

  private func start(_ source: RowSource, _ options: ListOptions) {
    isStarted = true
    self.source = source
    axis = options.axis
    layout = ListLayout(
      count: source.count, estimate: options.estimate, spacing: options.spacing,
      // Until the page reports it, and when a server renders the page.
      window: (options.estimate + options.spacing) * Double(options.firstRows) / 2)
    if let target = options.position?.takeTarget() {
      layout.scroll(to: target.index, at: target.alignment)
    }
    refresh()
  }

  /// Follows another list, once on the page.
  private func move(to origin: RowOrigin?) {
    guard case .some = link, origin?.object !== source.origin?.object else { return }
    source.origin?.disconnect(self)
    origin?.connect(self)
  }

  /// Shows the changes that an observable list reports.
  func apply(_ changes: ListChanges) {
    guard let origin = source.origin else { return }
    take(origin.source(), changes)
    refresh()
  }

  private func take(_ source: RowSource, _ changes: ListChanges) {
    self.source = source
    guard !changes.isEmpty else { return }
    link?.glideRows(leaving: changes.removals.flatMap { Array($0.clamped(to: layout.wanted)) })
    layout.apply(changes)
    focused = focused.flatMap { changes.place(of: $0) }
    newcomers = []
    let seen = layout.visible
    for range in changes.insertions {
      for index in range.clamped(to: seen) { newcomers.append(source.identity(index)) }
    }
  }

  // MARK: Rows

  /// Updates the rows on the page and the page's scroll position to match the layout.
  private func refresh() {
    var wanted = Array(layout.wanted)
    pin(focused, among: &wanted)
    for feature in features { pin(feature.pinned, among: &wanted) }
    var end = 0.0
    var new = MountedRows()
    for index in wanted {
      let start = layout.extents.offset(of: index)
      let isNew = !newcomers.isEmpty && newcomers.contains(source.identity(index))
      new.slots.append(RowSlot(index: index, gap: hundredths(start - end), isNew: isNew))
      end = start + layout.extents[index]
    }
    new.length = hundredths(layout.length)
    if new != shown || shownSource !== source {
      shown = new
      shownSource = source
      rows = new
    }
    position?.note(layout.visible)
    correct()
  }

  /// Adds a row that stays on the page to the wanted ones, which are in order.
  private func pin(_ row: Int?, among wanted: inout [Int]) {
    guard let row, row < layout.count, !wanted.contains(row) else { return }
    wanted.insert(row, at: wanted.firstIndex { $0 > row } ?? wanted.count)
  }

  /// Reports the visible rows to the features.
  private func noteDisplay() {
    guard case .some = link else { return }
    for feature in features { feature.displays(layout.visible, of: source) }
  }

  /// Makes a screen reader announce a change of the list.
  func announce(_ message: String) { link?.announce(message) }

  /// Truncated: rounding would need a mathematical library.
  private func hundredths(_ pixels: Double) -> Int64 {
    Int64(pixels * 100 + (pixels < 0 ? -0.5 : 0.5))
  }

  /// Scrolls the page to the layout's offset, if the two differ by a pixel or more.
  private func correct() {
    guard let link, !scroller.isDragging, !scroller.isGliding else { return }
    if (layout.offset - scrolled).magnitude >= 1 { scrollPage(to: layout.offset, link) }
  }

  private func scrollPage(to offset: Double, isSmooth: Bool = false, _ link: ListLink) {
    let bounded = min(max(offset, layout.bounds.lowerBound), layout.bounds.upperBound)
    if !isSmooth { scrolled = bounded }
    link.scroll(to: bounded, beyond: offset - bounded, isSmooth: isSmooth)
  }

  /// Scrolls to a row.
  func scroll(to index: Int, at alignment: ListAlignment) {
    scroller.stop()
    layout.scroll(to: index, at: alignment)
    refresh()
  }

  /// Scrolls as little as is needed to show a row.
  func reveal(_ index: Int) {
    scroller.stop()
    layout.reveal(index)
    refresh()
  }

  // MARK: Keyboard

  /// Handles keys that browsers ignore in some lists or that scroll to the wrong end of long ones.
  func use(_ event: Event) -> Bool {
    guard event.modifiers.isEmpty, layout.count > 0,
      let key = ListKey.allCases.first(where: { $0.key == event.key })
    else { return false }
    switch key {
    case .first: scroll(to: 0, at: .leading)
    case .last: scroll(to: layout.count - 1, at: .trailing)
    // The browser itself turns the pages of a vertical list.
    case .pageBack, .pageForward:
      guard axis == .horizontal else { return false }
      turn(by: key == .pageBack ? -1 : 1)
    }
    return true
  }

  private func turn(by pages: Double) {
    layout.scroll(
      toOffset: layout.resting(near: layout.offset + pages * layout.window, scroller.snapping))
    refresh()
  }
}

// MARK: - The page

extension ListController {
  /// Starts following the page.
  func attach(_ link: ListLink, window: Double) {
    self.link = link
    source.origin?.connect(self)
    layout.resize(window: window)
    refresh()
    if !features.isEmpty { link.soon { [self] in noteDisplay() } }
  }

  /// Stops following the page.
  func detach() {
    for feature in features { feature.displays(0..<0, of: source) }
    source.origin?.disconnect(self)
    position?.controller = nil
    link = nil
  }

  /// Handles a message from the page, which is scrolled to this offset.
  func receive(_ message: ListMessage, scrolledTo offset: Double) {
    switch message {
    case .scrolled:
      follow(offset)
      refresh()
    case .measured(let window, let extents):
      // A hidden list reports no scroll position, and remembers the previous one.
      if window > 0 { follow(offset) } else { scrolled = offset }
      if window != layout.window { layout.resize(window: window) }
      measure(extents)
    case .focused(let index):
      focused = index
      refresh()
    case .dragged(let phase, let place, let moment): drag(phase, place, moment)
    case .frame(let moment): glide(moment)
    case .rested: rest()
    case .pulled(let distance, let isReleased):
      for feature in features { feature.pull(distance, isReleased: isReleased) }
    }
    noteDisplay()
  }

  private func measure(_ extents: [(index: Int, extent: Double)]) {
    let before = layout.offset
    for (index, extent) in extents where extent > 0 { layout.measure(extent, at: index) }
    layout.learnEstimate()
    scroller.shift(by: layout.offset - before)
    refresh()
  }

  private func follow(_ offset: Double) {
    scrolled = offset
    // An offset that the list itself requested keeps its anchor.
    guard (offset - layout.offset).magnitude >= 1 else { return }
    if scroller.isGliding {
      scroller.stop()
      link?.stopFrames()
    }
    layout.scroll(toOffset: offset)
    newcomers = []
  }

  private func drag(_ phase: ListMessage.DragPhase, _ place: Double, _ moment: Double) {
    guard let link else { return }
    switch phase {
    case .began: scroller.grip(place, of: layout, at: moment)
    case .moved: show(scroller.pull(to: place, of: layout, at: moment), link)
    case .ended:
      scroller.release(layout, at: moment)
      if scroller.isGliding { link.startFrames() }
    case .endedStill:
      scroller.release(layout, at: moment)
      if let end = scroller.advance(layout, to: .infinity) { show(end, link) }
    }
  }

  private func glide(_ moment: Double) {
    guard let link else { return }
    if let offset = scroller.advance(layout, to: moment) { show(offset, link) }
    if !scroller.isGliding { link.stopFrames() }
  }

  /// Shows the list at the offset of a drag or throw, which may be out of bounds.
  private func show(_ offset: Double, _ link: ListLink) {
    layout.scroll(toOffset: offset)
    refresh()
    scrollPage(to: offset, link)
  }

  /// Called when the page's own scrolling has come to rest.
  private func rest() {
    guard let link, !scroller.isDragging, !scroller.isGliding else { return }
    let place = layout.resting(near: layout.offset, scroller.snapping)
    if (place - layout.offset).magnitude >= 1 { scrollPage(to: place, isSmooth: true, link) }
  }
}
