/// Holds where both hold.
public func && <Model>(left: Condition<Model>, right: Condition<Model>) -> Condition<Model> {
  Condition(.join(.and, [left.node, right.node]))
}

/// Holds where one of them holds, or both.
public func || <Model>(left: Condition<Model>, right: Condition<Model>) -> Condition<Model> {
  Condition(.join(.or, [left.node, right.node]))
}

/// Holds where the condition does not.
public prefix func ! <Model>(condition: Condition<Model>) -> Condition<Model> {
  Condition(.negation(of: condition.node))
}

/// Holds where the value is `value`; a missing value equals nil.
public func == <Model, Value: StoredValue>(
  path: KeyPath<Model, Value>, value: Value
) -> Condition<Model> {
  Condition(path) { .compare($0, .equal, value.primitive.datum) }
}

/// Holds where the value is not `value`, a missing value included.
public func != <Model, Value: StoredValue>(
  path: KeyPath<Model, Value>, value: Value
) -> Condition<Model> {
  Condition(path) { .not(.compare($0, .equal, value.primitive.datum)) }
}

/// Holds where the value is below `value`.
public func < <Model, Value: StoredValue & Comparable>(
  path: KeyPath<Model, Value>, value: Value
) -> Condition<Model> {
  Condition(path) { .compare($0, .less, value.primitive.datum) }
}

/// Holds where the value is `value` or below.
public func <= <Model, Value: StoredValue & Comparable>(
  path: KeyPath<Model, Value>, value: Value
) -> Condition<Model> {
  Condition(path) { .compare($0, .lessOrEqual, value.primitive.datum) }
}

/// Holds where the value is above `value`.
public func > <Model, Value: StoredValue & Comparable>(
  path: KeyPath<Model, Value>, value: Value
) -> Condition<Model> {
  Condition(path) { .compare($0, .greater, value.primitive.datum) }
}

/// Holds where the value is `value` or above.
public func >= <Model, Value: StoredValue & Comparable>(
  path: KeyPath<Model, Value>, value: Value
) -> Condition<Model> {
  Condition(path) { .compare($0, .greaterOrEqual, value.primitive.datum) }
}

/// Holds where there is a value and it is below `value`.
public func < <Model, Value: StoredValue & Comparable>(
  path: KeyPath<Model, Value?>, value: Value
) -> Condition<Model> {
  Condition(path) { .compare($0, .less, value.primitive.datum) }
}

/// Holds where there is a value and it is `value` or below.
public func <= <Model, Value: StoredValue & Comparable>(
  path: KeyPath<Model, Value?>, value: Value
) -> Condition<Model> {
  Condition(path) { .compare($0, .lessOrEqual, value.primitive.datum) }
}

/// Holds where there is a value and it is above `value`.
public func > <Model, Value: StoredValue & Comparable>(
  path: KeyPath<Model, Value?>, value: Value
) -> Condition<Model> {
  Condition(path) { .compare($0, .greater, value.primitive.datum) }
}

/// Holds where there is a value and it is `value` or above.
public func >= <Model, Value: StoredValue & Comparable>(
  path: KeyPath<Model, Value?>, value: Value
) -> Condition<Model> {
  Condition(path) { .compare($0, .greaterOrEqual, value.primitive.datum) }
}
