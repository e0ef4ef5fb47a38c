public import Interface
public import Lists

/// Rows below one another, as many as one likes: only those that are seen, and some around them,
/// are on the page.
///
///     LazyList("Messages", messages) { message in
///       Text(message.title)
///     }
///
/// The list scrolls in a window of its own, as high as seven tenths of the screen unless its frame
/// says otherwise. Rows may be of any height and may change it; what one looks at stays where it
/// is. See <doc:LongLists> for what is promised to keyboards, screen readers and searches.
public struct LazyList: View, Styleable {
  /// Modifiers change the window.
  public typealias Styled = LazyList

  private let source: RowSource
  private let options: ListOptions
  private var traits: [Trait] = []

  private init(_ source: RowSource, _ options: ListOptions) {
    self.source = source
    self.options = options
  }

  /// The list itself.
  public var styled: LazyList { self }

  /// Says something of the window.
  public mutating func apply(_ trait: Trait) { traits.append(trait) }

  /// The window with the rows.
  public var body: some View { LazyScroller(source: source, options: options, traits: traits) }
}

extension LazyList {
  /// Creates a list with a row for each element, told apart by `id`.
  ///
  /// - Parameters:
  ///   - label: what the list is called by screen readers.
  ///   - data: the elements, in order.
  ///   - id: what tells an element from all others.
  ///   - estimatedHeight: how high a row is about, in CSS pixels; a good guess keeps the scroll bar
  ///     still.
  ///   - spacing: the room between two rows, in CSS pixels.
  ///   - position: where the list is scrolled, to be read and set.
  ///   - row: the view of an element, made when it is to be on the page.
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

  /// Creates a list with a row for each element, told apart by its `id`.
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
