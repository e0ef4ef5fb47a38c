/// A view for each element, which keeps its state, focus and place in the document by its key.
///
/// The loop follows the elements itself: when they change, the view around it is not evaluated
/// again, and neither are the rows of elements that are as they were.
///
/// Keys must differ; of rows with equal keys, the later ones are written anew at each change.
public struct ForEach<Element, Key: IdentityKey>: View {
  /// The rows are written by the loop itself.
  public typealias Body = Never

  private let list: () -> RowList

  /// Creates a view for each element, told apart by `id`.
  public init<Elements: Sequence<Element>>(
    _ elements: @autoclosure @escaping () -> Elements, id: @escaping (Element) -> Key,
    @ViewBuilder content: @escaping (Element) -> Part
  ) {
    list = { KeyedList(Array(elements()), id: { id($0).identity }, content) }
  }

  /// The rows, their types forgotten.
  public var part: Part { RowsPart(list) }
}

extension ForEach where Element: Identifiable, Element.ID == Key {
  /// Creates a view for each element, told apart by its `id`, which is the same for as long as the
  /// element is.
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
