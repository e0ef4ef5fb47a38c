public import Interface
public import Lists

/// A horizontal row of any length, of which only the visible items and some around them are on the
/// page.
///
///     LazyRow("Cards", cards, snapping: .items(.leading)) { CardView(card: $0) }
///
/// The row scrolls by touch, wheel and keys, and by dragging and flicking with a mouse.
public struct LazyRow: View, Styleable {
  /// Modifiers apply to the viewport.
  public typealias Styled = LazyRow

  private let source: RowSource
  private let options: ListOptions
  private var traits: [Trait] = []

  private init(_ source: RowSource, _ options: ListOptions) {
    self.source = source
    self.options = options
  }

  /// The row itself.
  public var styled: LazyRow { self }

  /// Adds a trait to the viewport.
  public mutating func apply(_ trait: Trait) { traits.append(trait) }

  /// The viewport with the items.
  public var body: some View { LazyScroller(source: source, options: options, traits: traits) }
}

extension LazyRow {
  /// Creates a row with an item for each element, identified by `id`.
  ///
  /// - Parameters:
  ///   - label: the row's name for screen readers.
  ///   - data: the elements, in order.
  ///   - id: identifies an element.
  ///   - estimatedWidth: the approximate width of an item, in CSS pixels.
  ///   - spacing: the space between two items, in CSS pixels.
  ///   - snapping: the positions at which the row comes to rest.
  ///   - position: reads and sets the scroll position.
  ///   - item: the view of an element, created when it is needed on the page.
  public init<Data: RandomAccessCollection, Key: IdentityKey>(
    _ label: String, _ data: Data, id: @escaping (Data.Element) -> Key,
    estimatedWidth: Double = 160, spacing: Double = 16, snapping: ListSnapping = .none,
    position: ListPosition? = nil, @ViewBuilder item: @escaping (Data.Element) -> Part
  ) {
    self.init(
      RowSource(data, id: id, content: item),
      ListOptions(
        label: label, axis: .horizontal, estimate: estimatedWidth, spacing: spacing,
        snapping: snapping, position: position))
  }

  /// Creates a row with an item for each element, identified by its `id`.
  public init<Data: RandomAccessCollection>(
    _ label: String, _ data: Data, estimatedWidth: Double = 160, spacing: Double = 16,
    snapping: ListSnapping = .none, position: ListPosition? = nil,
    @ViewBuilder item: @escaping (Data.Element) -> Part
  ) where Data.Element: Identifiable, Data.Element.ID: IdentityKey {
    self.init(
      label, data, id: { $0.id }, estimatedWidth: estimatedWidth, spacing: spacing,
      snapping: snapping, position: position, item: item)
  }

  /// Creates a row with an item for each number.
  public init<Data: RandomAccessCollection>(
    _ label: String, _ data: Data, estimatedWidth: Double = 160, spacing: Double = 16,
    snapping: ListSnapping = .none, position: ListPosition? = nil,
    @ViewBuilder item: @escaping (Int) -> Part
  ) where Data.Element == Int {
    self.init(
      label, data, id: { $0 }, estimatedWidth: estimatedWidth, spacing: spacing,
      snapping: snapping, position: position, item: item)
  }

  /// Creates a row that follows each edit of an adapter and of its slices.
  public init<Element, Key: IdentityKey>(
    _ label: String, _ list: ListAdapter<Element>, id: @escaping (Element) -> Key,
    estimatedWidth: Double = 160, spacing: Double = 16, snapping: ListSnapping = .none,
    position: ListPosition? = nil, @ViewBuilder item: @escaping (Element) -> Part
  ) {
    self.init(
      .following(list, id: id, content: item),
      ListOptions(
        label: label, axis: .horizontal, estimate: estimatedWidth, spacing: spacing,
        snapping: snapping, position: position))
  }
}
