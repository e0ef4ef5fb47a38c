/// A view for each element, whose state, focus and place in the document are kept by key.
///
/// The loop observes the elements itself: when they change, neither the view around it nor the rows
/// of unchanged elements are evaluated again.
///
/// Keys must be unique; of rows with equal keys, the later ones are rendered again at each change.
public struct ForEach<Element, Key: IdentityKey>: View {
  /// The rows are written by the loop itself.
  public typealias Body = Never

  private let list: () -> RowList

  /// Creates a view for each element, identified by `id`.
  public init<Elements: Sequence<Element>>(
    _ elements: @autoclosure @escaping () -> Elements, id: @escaping (Element) -> Key,
    @ViewBuilder content: @escaping (Element) -> Part
  ) {
    list = {
      ElementList(Array(elements()), id: { id($0).identity }, content).recordingKeys()
    }
  }

  /// The rows, type-erased.
  public var part: Part { RowsPart(list) }
}

extension ForEach where Element: Identifiable, Element.ID == Key {
  /// Creates a view for each element, identified by its `id`, which must not change during the
  /// element's lifetime.
  public init<Elements: Sequence<Element>>(
    _ elements: @autoclosure @escaping () -> Elements,
    @ViewBuilder content: @escaping (Element) -> Part
  ) {
    list = { ElementList(Array(elements()), id: { $0.id.identity }, content) }
  }
}

extension ForEach where Element == Int, Key == Int {
  /// Creates a view for each number of a range.
  public init(
    _ range: @autoclosure @escaping () -> Range<Int>,
    @ViewBuilder content: @escaping (Int) -> Part
  ) {
    list = { ElementList(Array(range()), id: { $0.identity }, content) }
  }
}
