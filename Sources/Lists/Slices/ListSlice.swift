/// A part of a list that is edited by indexes of its own, from 0 on, wherever the part has moved.
///
/// Each edit is an edit of the whole list, and all its other slices follow: they move, grow when
/// elements are inserted between theirs, and shrink when elements are removed. A slice that has
/// lost all its elements keeps its position and can be filled again. See <doc:SharingAList>.
public final class ListSlice<Element>: ListEditing {
  private let adapter: ListAdapter<Element>
  /// The slices that contain this one, the outermost first; they live as long as this one does.
  private let owners: [ListSlice]
  private let span: ListSpan

  init(_ range: Range<Int>, of adapter: ListAdapter<Element>, in owners: [ListSlice]) {
    self.adapter = adapter
    self.owners = owners
    span = ListSpan(range)
    (owners.last?.span ?? adapter.span).adopt(span)
  }

  deinit { (owners.last?.span ?? adapter.span).forget(span) }

  /// The current range of the slice in the whole list.
  public var range: Range<Int> { span.range }

  /// The elements, in order.
  public var elements: [Element] { Array(adapter.elements[span.range]) }

  /// The number of elements.
  public var count: Int { span.range.count }

  /// The element at an index, or nil if there is none.
  public subscript(index: Int) -> Element? {
    index >= 0 && index < count ? adapter.elements[range.lowerBound + index] : nil
  }

  /// A slice of this slice; the range is clamped to it.
  public subscript(range: Range<Int>) -> ListSlice<Element> {
    let own = range.clamped(to: 0..<count)
    let start = span.range.lowerBound
    return ListSlice(
      (start + own.lowerBound)..<(start + own.upperBound), of: adapter, in: owners + [self])
  }

  /// Makes several edits in one step, or none of them if an index is out of range or used twice;
  /// returns whether they were made.
  @discardableResult
  public func perform(_ batch: ListBatch<Element>) -> Bool {
    adapter.perform(batch, through: owners.map { $0.span } + [span])
  }
}
