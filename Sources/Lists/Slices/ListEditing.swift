/// A list, or a part of one, that can be read and edited by its own places, from 0 on.
///
/// No edit traps: what a place leads to may be gone by the time an answer from afar comes for it.
/// An edit whose place is not there does nothing and says so, and whoever shows the list never hears
/// of it.
public protocol ListEditing<Element>: AnyObject {
  /// What the list is of.
  associatedtype Element

  /// The elements, in order.
  var elements: [Element] { get }

  /// How many elements there are.
  var count: Int { get }

  /// The element at a place, or nil where there is none.
  subscript(index: Int) -> Element? { get }

  /// A part that can be edited by places of its own; what of the range is not there is left out.
  subscript(range: Range<Int>) -> ListSlice<Element> { get }

  /// Makes several edits in one step, or none of them where a place is not there or is named twice;
  /// returns whether they were made.
  @discardableResult
  func perform(_ batch: ListBatch<Element>) -> Bool
}

extension ListEditing {
  /// Whether there are no elements.
  public var isEmpty: Bool { count == 0 }

  /// Makes the edits that the closure writes down, in one step.
  @discardableResult
  public func performBatch(_ write: (inout ListBatch<Element>) -> Void) -> Bool {
    var batch = ListBatch<Element>()
    write(&batch)
    return perform(batch)
  }

  /// Puts an element before the one at a place, or at the end.
  @discardableResult
  public func insert(_ element: Element, at index: Int) -> Bool {
    performBatch { $0.insert(element, at: index) }
  }

  /// Puts elements before the one at a place, or at the end.
  @discardableResult
  public func insert(contentsOf elements: [Element], at index: Int) -> Bool {
    performBatch { $0.insert(elements, at: index) }
  }

  /// Puts an element at the end.
  public func append(_ element: Element) { insert(element, at: count) }

  /// Puts elements at the end.
  public func append(contentsOf elements: [Element]) { insert(contentsOf: elements, at: count) }

  /// Takes out the element at a place and returns it, or nil where there is none.
  @discardableResult
  public func remove(at index: Int) -> Element? {
    let element = self[index]
    return performBatch { $0.remove(at: index) } ? element : nil
  }

  /// Takes out the elements of a range; those that are not there are none.
  public func removeSubrange(_ range: Range<Int>) {
    performBatch { $0.remove(range.clamped(to: 0..<count)) }
  }

  /// Takes out all elements from a place on.
  public func removeSubrange(_ range: PartialRangeFrom<Int>) {
    replaceSubrange(range, with: [])
  }

  /// Takes out all elements.
  public func removeAll() { removeSubrange(0...) }

  /// Shows another element in place of the one at a place.
  @discardableResult
  public func update(_ element: Element, at index: Int) -> Bool {
    performBatch { $0.update(element, at: index) }
  }

  /// Takes an element to the place that it has afterwards.
  @discardableResult
  public func move(from source: Int, to target: Int) -> Bool {
    performBatch { $0.move(from: source, to: target) }
  }

  /// Shows other elements in place of a range, or nothing happens where it is not there.
  ///
  /// As many as there were are updated and keep their rows; the rest comes or goes after them.
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

  /// Shows other elements in place of all from a place on; from the end on, they are added to it.
  @discardableResult
  public func replaceSubrange(_ range: PartialRangeFrom<Int>, with new: [Element]) -> Bool {
    guard range.lowerBound <= count else { return false }
    return replaceSubrange(range.lowerBound..<count, with: new)
  }
}
