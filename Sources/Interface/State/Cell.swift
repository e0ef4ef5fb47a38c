/// One changing value.
final class Cell<Value>: Location<Value> {
  private var stored: Value

  init(_ value: Value) { stored = value }

  override var value: Value {
    get { unsafe unsafeDowncast(read(), to: Cell<Value>.self).stored }
    set {
      let cell = unsafe unsafeDowncast(original, to: Cell<Value>.self)
      cell.stored = newValue
      cell.noteChange()
    }
  }
}
