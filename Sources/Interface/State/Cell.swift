/// One changing value.
final class Cell<Value>: Location<Value> {
  private var stored: Value
  private var original: Cell?

  init(_ value: Value) { stored = value }

  override var value: Value {
    get {
      if let original { return original.value }
      noteRead()
      return stored
    }
    set {
      if let original {
        original.value = newValue
      } else {
        stored = newValue
        noteChange()
      }
    }
  }

  /// The caller has checked that the other cell is of the same type: both were found at the same
  /// offset in two values of one view type.
  override func inherit(_ other: Source) {
    let cell = unsafe unsafeDowncast(other, to: Cell<Value>.self)
    let source = cell.original ?? cell
    // A view that its parent keeps is passed again as the same value.
    if source !== self { original = source }
  }
}
