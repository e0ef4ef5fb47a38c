/// A part of a list that is edited by places of its own, from 0 on, wherever the part has come to.
///
/// Each edit is one of the whole list, and all its other slices follow: they move, grow where
/// something comes between their elements, and shrink where something goes. A slice that has lost
/// all its elements stays where it was and can be filled again. See <doc:SharingAList>.
public final class ListSlice<Element>: ListEditing {
  private let adapter: ListAdapter<Element>
  /// The slices this one lies in, the outermost first; they stay as long as this one does.
  private let owners: [ListSlice]
  private let span: ListSpan

  init(_ range: Range<Int>, of adapter: ListAdapter<Element>, in owners: [ListSlice]) {
    self.adapter = adapter
    self.owners = owners
    span = ListSpan(range)
    (owners.last?.span ?? adapter.span).adopt(span)
  }

  deinit { (owners.last?.span ?? adapter.span).forget(span) }

  /// Where the slice lies in the whole list now.
  public var range: Range<Int> { span.range }

  /// The elements, in order.
  public var elements: [Element] { Array(adapter.elements[span.range]) }

  /// How many elements there are.
  public var count: Int { span.range.count }

  /// The element at a place, or nil where there is none.
  public subscript(index: Int) -> Element? {
    index >= 0 && index < count ? adapter.elements[range.lowerBound + index] : nil
  }

  /// A part of this part; what of the range is not there is left out.
  public subscript(range: Range<Int>) -> ListSlice<Element> {
    let own = range.clamped(to: 0..<count)
    let start = span.range.lowerBound
    return ListSlice(
      (start + own.lowerBound)..<(start + own.upperBound), of: adapter, in: owners + [self])
  }

  /// Makes several edits in one step, or none of them where a place is not there or is named twice;
  /// returns whether they were made.
  @discardableResult
  public func perform(_ batch: ListBatch<Element>) -> Bool {
    adapter.perform(batch, through: owners.map { $0.span } + [span])
  }
}
