/// What shows a list, and is told each step after the list has taken it.
///
/// All places are places in the whole list and are there: taken out from the end, and then put in
/// from the beginning, no place is ever out of range.
public protocol ListBackend: AnyObject {
  /// Shows what has changed.
  func apply(_ changes: ListChanges)
}
