/// A view for each element, which keeps its state, focus and place in the document by its key.
///
/// Keys must differ; of rows with equal keys, the later ones are written anew at each change.
public struct ForEach<Element, Key: IdentityKey>: View {
  /// The rows are written by the loop itself.
  public typealias Body = Never

  private let identities: [Identity]
  private let row: (Int) -> Part

  /// Creates a view for each element, told apart by `id`.
  public init<Elements: Sequence<Element>>(
    _ elements: Elements, id: @escaping (Element) -> Key,
    @ViewBuilder content: @escaping (Element) -> Part
  ) {
    let elements = Array(elements)
    identities = elements.map { id($0).identity }
    row = { content(elements[$0]) }
  }

  /// The rows, their types forgotten.
  public var part: Part { RowsPart(identities, row: row) }
}

extension ForEach where Element: Identifiable, Element.ID == Key {
  /// Creates a view for each element, told apart by its `id`.
  public init<Elements: Sequence<Element>>(
    _ elements: Elements, @ViewBuilder content: @escaping (Element) -> Part
  ) {
    self.init(elements, id: { $0.id }, content: content)
  }
}

extension ForEach where Element == Int, Key == Int {
  /// Creates a view for each number of a range.
  public init(_ range: Range<Int>, @ViewBuilder content: @escaping (Int) -> Part) {
    self.init(range, id: { $0 }, content: content)
  }
}
