/// A property of a model that notifies its readers when it changes.
///
/// A model is any class; each observed property is tracked separately, so a view is evaluated again
/// only when a property that it has read changes.
///
///     final class Day {
///       @Observed var answers: [Answer] = []
///     }
///
/// `day.$answers` is a ``Binding``.
@propertyWrapper
public struct Observed<Value> {
  private let cell: Cell<Value>

  /// Creates a property that starts with this value.
  public init(wrappedValue: Value) { cell = Cell(wrappedValue) }

  /// The value; setting it evaluates the views that read it again.
  public var wrappedValue: Value {
    get { cell.value }
    nonmutating set { cell.value = newValue }
  }

  /// A binding through which views can change the value.
  public var projectedValue: Binding<Value> { Binding(cell) }
}
