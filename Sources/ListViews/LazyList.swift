public import Interface
public import Lists

/// A vertical list of any length, of which only the visible rows and some around them are on the
/// page.
///
///     LazyList("Messages", messages) { message in
///       Text(message.title)
///     }
///
/// The list scrolls in a viewport of its own, seven tenths of the screen high unless it has a
/// frame. Rows may have any height and may change it; the content in view keeps its position. See
/// <doc:LongLists> for the guarantees about keyboards, screen readers and searches.
public struct LazyList: View, Styleable {
  /// Modifiers apply to the viewport.
  public typealias Styled = LazyList

  private let source: RowSource
  private var options: ListOptions
  private var traits: [Trait] = []

  private init(_ source: RowSource, _ options: ListOptions) {
    self.source = source
    self.options = options
  }

  /// The list itself.
  public var styled: LazyList { self }

  /// Adds a trait to the viewport.
  public mutating func apply(_ trait: Trait) { traits.append(trait) }

  /// The viewport with the rows.
  public var body: some View {
    if let refresh = options.refresh { RefreshBar(refresh: refresh) }
    LazyScroller(source: source, options: options, traits: traits)
  }

  func adding(_ feature: ListFeature) -> LazyList {
    var copy = self
    copy.options.features.append(feature)
    copy.options.refresh = feature as? ListRefresh ?? options.refresh
    return copy
  }
}

extension LazyList {
  /// Creates a list with a row for each element, identified by `id`.
  ///
  /// - Parameters:
  ///   - label: the list's name for screen readers.
  ///   - data: the elements, in order.
  ///   - id: identifies an element.
  ///   - estimatedHeight: the approximate height of a row, in CSS pixels; a good estimate keeps the
  ///     scroll bar steady.
  ///   - spacing: the space between two rows, in CSS pixels.
  ///   - position: reads and sets the scroll position.
  ///   - row: the view of an element, created when it is needed on the page.
  public init<Data: RandomAccessCollection, Key: IdentityKey>(
    _ label: String, _ data: Data, id: @escaping (Data.Element) -> Key,
    estimatedHeight: Double = 44, spacing: Double = 0, position: ListPosition? = nil,
    @ViewBuilder row: @escaping (Data.Element) -> Part
  ) {
    self.init(
      RowSource(data, id: id, content: row),
      ListOptions(
        label: label, axis: .vertical, estimate: estimatedHeight, spacing: spacing,
        snapping: .none, position: position))
  }

  /// Creates a list with a row for each element, identified by its `id`.
  public init<Data: RandomAccessCollection>(
    _ label: String, _ data: Data, estimatedHeight: Double = 44, spacing: Double = 0,
    position: ListPosition? = nil, @ViewBuilder row: @escaping (Data.Element) -> Part
  ) where Data.Element: Identifiable, Data.Element.ID: IdentityKey {
    self.init(
      label, data, id: { $0.id }, estimatedHeight: estimatedHeight, spacing: spacing,
      position: position, row: row)
  }

  /// Creates a list with a row for each number.
  public init<Data: RandomAccessCollection>(
    _ label: String, _ data: Data, estimatedHeight: Double = 44, spacing: Double = 0,
    position: ListPosition? = nil, @ViewBuilder row: @escaping (Int) -> Part
  ) where Data.Element == Int {
    self.init(
      label, data, id: { $0 }, estimatedHeight: estimatedHeight, spacing: spacing,
      position: position, row: row)
  }

  /// Creates a list that follows each edit of an adapter and of its slices.
  public init<Element, Key: IdentityKey>(
    _ label: String, _ list: ListAdapter<Element>, id: @escaping (Element) -> Key,
    estimatedHeight: Double = 44, spacing: Double = 0, position: ListPosition? = nil,
    @ViewBuilder row: @escaping (Element) -> Part
  ) {
    self.init(
      .following(list, id: id, content: row),
      ListOptions(
        label: label, axis: .vertical, estimate: estimatedHeight, spacing: spacing,
        snapping: .none, position: position))
  }
}
