/// A value that belongs to a view on the page and outlives the view's evaluation.
///
///     struct Counter: View {
///       @State private var count = 0
///       var body: some View { Button("\(count)") { count += 1 } }
///     }
@propertyWrapper
public struct State<Value> {
  /// Lets the renderer recognise this structure within the bytes of a view, see ``Fields``.
  private let seal: UInt64
  private let cell: Cell<Value>

  /// Creates state that starts with this value when the view first appears.
  public init(wrappedValue: Value) {
    cell = Cell(wrappedValue)
    seal = Fields.seal(cell)
  }

  /// The value; setting it evaluates the views that read it again.
  public var wrappedValue: Value {
    get { cell.value }
    nonmutating set { cell.value = newValue }
  }

  /// A binding through which other views can change the value.
  public var projectedValue: Binding<Value> { Binding(cell) }
}
