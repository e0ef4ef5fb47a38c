/// A list, or a slice of one, that can be read and edited by its own indexes, from 0 on.
///
/// Edits never trap: by the time a remote answer arrives, the element at an index may be gone. An
/// edit with an invalid index does nothing and returns a failure, and no backend is notified.
public protocol ListEditing<Element>: AnyObject {
  /// The type of the elements.
  associatedtype Element

  /// The elements, in order.
  var elements: [Element] { get }

  /// The number of elements.
  var count: Int { get }

  /// The element at an index, or nil if there is none.
  subscript(index: Int) -> Element? { get }

  /// A slice that can be edited by indexes of its own; the range is clamped to the list.
  subscript(range: Range<Int>) -> ListSlice<Element> { get }

  /// Makes several edits in one step, or none of them if an index is out of range or used twice;
  /// returns whether they were made.
  @discardableResult
  func perform(_ batch: ListBatch<Element>) -> Bool
}

extension ListEditing {
  /// Whether there are no elements.
  public var isEmpty: Bool { count == 0 }

  /// Makes the edits that the closure adds, in one step.
  @discardableResult
  public func performBatch(_ write: (inout ListBatch<Element>) -> Void) -> Bool {
    var batch = ListBatch<Element>()
    write(&batch)
    return perform(batch)
  }

  /// Inserts an element before the one at an index, or at the end.
  @discardableResult
  public func insert(_ element: Element, at index: Int) -> Bool {
    performBatch { $0.insert(element, at: index) }
  }

  /// Inserts elements before the one at an index, or at the end.
  @discardableResult
  public func insert(contentsOf elements: [Element], at index: Int) -> Bool {
    performBatch { $0.insert(elements, at: index) }
  }

  /// Appends an element.
  public func append(_ element: Element) { insert(element, at: count) }

  /// Appends elements.
  public func append(contentsOf elements: [Element]) { insert(contentsOf: elements, at: count) }

  /// Removes and returns the element at an index, or returns nil if there is none.
  @discardableResult
  public func remove(at index: Int) -> Element? {
    let element = self[index]
    return performBatch { $0.remove(at: index) } ? element : nil
  }

  /// Removes the elements of a range, which is clamped to the list.
  public func removeSubrange(_ range: Range<Int>) {
    performBatch { $0.remove(range.clamped(to: 0..<count)) }
  }

  /// Removes all elements from an index on.
  public func removeSubrange(_ range: PartialRangeFrom<Int>) {
    replaceSubrange(range, with: [])
  }

  /// Removes all elements.
  public func removeAll() { removeSubrange(0...) }

  /// Replaces the element at an index.
  @discardableResult
  public func update(_ element: Element, at index: Int) -> Bool {
    performBatch { $0.update(element, at: index) }
  }

  /// Moves an element to the index that it has afterwards.
  @discardableResult
  public func move(from source: Int, to target: Int) -> Bool {
    performBatch { $0.move(from: source, to: target) }
  }

  /// Replaces the elements of a range; does nothing if the range is invalid.
  ///
  /// As many elements as there were are updated and keep their rows; any others are inserted or
  /// removed after them.
  @discardableResult
  public func replaceSubrange(_ range: Range<Int>, with new: [Element]) -> Bool {
    guard range.lowerBound >= 0, range.upperBound <= count else { return false }
    let kept = min(range.count, new.count)
    return performBatch { batch in
      for offset in 0..<kept { batch.update(new[offset], at: range.lowerBound + offset) }
      batch.remove((range.lowerBound + kept)..<range.upperBound)
      batch.insert(Array(new[kept...]), at: range.lowerBound + kept)
    }
  }

  /// Replaces all elements from an index on; from the end on, elements are appended.
  @discardableResult
  public func replaceSubrange(_ range: PartialRangeFrom<Int>, with new: [Element]) -> Bool {
    guard range.lowerBound <= count else { return false }
    return replaceSubrange(range.lowerBound..<count, with: new)
  }
}
