/// A property that is a setting: reading it reads the store, and setting it stores the value.
///
///     struct Reader {
///       @Setting var gapInMinutes: Int
///
///       init(_ settings: SettingsStore) { _gapInMinutes = Setting(ReaderSettings.gap, in: settings) }
///     }
///
/// `$gapInMinutes` is a stream of values: ``SettingValues``.
@propertyWrapper
public struct Setting<Value: Sendable>: Sendable {
  private let store: SettingsStore
  private let definition: SettingDefinition<Value>

  /// Creates a property.
  public init(_ definition: SettingDefinition<Value>, in store: SettingsStore) {
    (self.definition, self.store) = (definition, store)
  }

  /// The value.
  ///
  /// A new value that cannot be stored is reported to the store's `report`, and the old one stays.
  public var wrappedValue: Value {
    get { store[definition] }
    nonmutating set { store[definition] = newValue }
  }

  /// The values from now on.
  public var projectedValue: SettingValues<Value> { SettingValues(definition, in: store) }
}

/// The value of a setting now and after each change.
///
///     for await gap in reader.$gapInMinutes { schedule(gap) }
///
/// Each loop has all values to itself. A loop that is slower than the changes receives the latest value
/// only. In Embedded Swift, which has no asynchronous sequences, ``observe(_:)`` serves instead.
public struct SettingValues<Value: Sendable>: Sendable {
  private let store: SettingsStore
  private let definition: SettingDefinition<Value>

  init(_ definition: SettingDefinition<Value>, in store: SettingsStore) {
    (self.definition, self.store) = (definition, store)
  }

  /// Calls a closure with the present value, and with each later value.
  ///
  /// - Returns: a subscription, which ends the calls when it is released.
  public func observe(_ body: @escaping @Sendable (Value) -> Void) -> SettingsSubscription {
    store.observe(definition, body)
  }
}

#if !hasFeature(Embedded)
  extension SettingValues: AsyncSequence {
    /// The error of the sequence: none.
    public typealias Failure = Never

    /// Waits for the next value.
    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate var values: AsyncStream<Value>.Iterator

      /// Returns the next value; nil once the task is cancelled.
      public mutating func next(
        isolation actor: isolated (any Actor)?
      ) async throws(Never) -> Value? {
        await values.next(isolation: actor)
      }
    }

    /// Begins with the present value.
    public func makeAsyncIterator() -> AsyncIterator {
      let (stream, continuation) = AsyncStream.makeStream(
        of: Value.self, bufferingPolicy: .bufferingNewest(1))
      let subscription = observe { continuation.yield($0) }
      // Holds the subscription until the loop ends.
      continuation.onTermination = { _ in _ = subscription }
      return AsyncIterator(values: stream.makeAsyncIterator())
    }
  }
#endif
