import Interface
import Lists

/// Has the rows of one list on the page that are seen or soon will be.
///
/// The page does the scrolling and tells how far it has come; the controller says which rows are to
/// be there and keeps what one looks at where it is when the page has measured them.
final class ListController: ListBackend {
  private(set) var source = RowSource(
    count: 0, identity: { Identity($0) }, row: { _ in EmptyView().part })
  private(set) var axis = Axis.vertical
  private(set) var layout = ListLayout(estimate: 0)
  /// What the page is to show; it is read by ``LazyRows`` only.
  @Observed private(set) var rows = MountedRows()
  /// The same, to be compared without being noted as read, and what it was made from.
  private var shown = MountedRows()
  private var shownSource: RowSource?
  private var position: ListPosition?
  private var scroller = ListScroller()
  private var isStarted = false
  /// The row that has the focus: it stays, wherever the list is scrolled.
  private var focused: Int?
  /// Rows that have come into the list since it was scrolled.
  private var newcomers: [Identity] = []
  /// Where the page is scrolled to, as far as is known.
  private var scrolled = 0.0
  private var link: ListLink?

  // MARK: Data

  /// Takes what the list is to show from now on.
  func show(_ source: RowSource, _ options: ListOptions) {
    scroller.snapping = options.snapping
    if position !== options.position {
      position = options.position
      position?.controller = self
    }
    guard isStarted else { return start(source, options) }
    if let origin = source.origin, origin.object === self.source.origin?.object {
      // Its changes were told already.
      self.source = source
    } else {
      let changes = ListChanges(from: self.source.keys, to: source.keys)
      move(to: source.origin)
      take(source, changes)
    }
    refresh()
  }

  private func start(_ source: RowSource, _ options: ListOptions) {
    isStarted = true
    self.source = source
    axis = options.axis
    layout = ListLayout(
      count: source.count, estimate: options.estimate, spacing: options.spacing,
      // Until the page tells: what a server writes, too.
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

  /// Shows what has changed in a list that tells so.
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

  /// Has the rows on the page that the layout wants, and the page where the layout is.
  private func refresh() {
    var wanted = Array(layout.wanted)
    if let focused, focused < layout.count, !layout.wanted.contains(focused) {
      let isBefore = focused < layout.wanted.lowerBound
      wanted.insert(focused, at: isBefore ? 0 : wanted.count)
    }
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

  /// Cut off: rounding would need a mathematical library.
  private func hundredths(_ pixels: Double) -> Int64 {
    Int64(pixels * 100 + (pixels < 0 ? -0.5 : 0.5))
  }

  /// Scrolls the page where the layout is, if the two differ by a pixel or more.
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

  /// Scrolls no farther than is needed to see a row.
  func reveal(_ index: Int) {
    scroller.stop()
    layout.reveal(index)
    refresh()
  }

  // MARK: Keyboard

  /// Uses the keys that browsers leave alone in some lists or bring to the wrong end of long ones.
  func use(_ event: Event) -> Bool {
    guard event.modifiers.isEmpty, layout.count > 0 else { return false }
    switch event.key {
    case .home: scroll(to: 0, at: .leading)
    case .end: scroll(to: layout.count - 1, at: .trailing)
    case Key("PageUp") where axis == .horizontal: turn(by: -1)
    case Key("PageDown") where axis == .horizontal: turn(by: 1)
    default: return false
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
  /// Begins to follow the page.
  func attach(_ link: ListLink, window: Double) {
    self.link = link
    source.origin?.connect(self)
    layout.resize(window: window)
    refresh()
  }

  /// Ends following it.
  func detach() {
    source.origin?.disconnect(self)
    position?.controller = nil
    link = nil
  }

  /// Takes what the page tells, being scrolled so far.
  func receive(_ message: ListMessage, scrolledTo offset: Double) {
    switch message {
    case .scrolled:
      follow(offset)
      refresh()
    case .measured(let window, let extents):
      // A list that is hidden is scrolled nowhere, and remembers where it was.
      if window > 0 { follow(offset) } else { scrolled = offset }
      if window != layout.window { layout.resize(window: window) }
      measure(extents)
    case .focused(let index):
      focused = index
      refresh()
    case .dragged(let phase, let place, let moment): drag(phase, place, moment)
    case .frame(let moment): glide(moment)
    case .rested: rest()
    }
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
    // What the list itself has asked for keeps the row it was asked for.
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

  /// Shows the list at an offset where the hand or the throw has it, beyond the bounds too.
  private func show(_ offset: Double, _ link: ListLink) {
    layout.scroll(toOffset: offset)
    refresh()
    scrollPage(to: offset, link)
  }

  /// The page has been scrolled to rest by itself.
  private func rest() {
    guard let link, !scroller.isDragging, !scroller.isGliding else { return }
    let place = layout.resting(near: layout.offset, scroller.snapping)
    if (place - layout.offset).magnitude >= 1 { scrollPage(to: place, isSmooth: true, link) }
  }
}
