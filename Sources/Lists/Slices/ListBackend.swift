/// Shows a list, and is notified of each step after it was made.
///
/// All indexes refer to the whole list and are valid: if items are removed from the end, and then
/// inserted from the beginning, no index is ever out of range.
public protocol ListBackend: AnyObject {
  /// Shows the changes of one step.
  func apply(_ changes: ListChanges)
}
