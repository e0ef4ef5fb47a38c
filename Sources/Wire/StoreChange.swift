public import CivilTime

/// A state of the store, numbered by one server: each change increases the number.
///
/// A server that is started later uses larger numbers than the one before, unless the machine's clock was set
/// back by more than the time between the two starts.
public struct Revision: Sendable, Hashable, Comparable {
  /// The number, at least 0.
  public let number: Int64

  /// Makes a revision.
  public init(_ number: Int64) { self.number = number }

  /// Returns the first revision of a server: larger than any of a server started earlier, provided that the
  /// earlier one made fewer than a million changes a second.
  ///
  /// - Parameter moment: the time at which the server was started.
  public static func first(ofServerStartedAt moment: Moment) -> Revision {
    Revision(moment.secondsSince1970 << 20)
  }

  /// Whether one state is earlier than another.
  public static func < (one: Self, other: Self) -> Bool { one.number < other.number }

  /// Whether another state immediately follows this one.
  public func isFollowed(by other: Revision) -> Bool { other.number &- number == 1 }
}

/// A change of the store, identified by the resulting state.
public struct StoreChange: Sendable, Hashable {
  /// The state after the change.
  public let revision: Revision

  /// Makes a change with its resulting state.
  public init(_ revision: Revision) { self.revision = revision }
}

extension StoreChange: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "StoreChange" }

  /// Declares the field.
  public static func fields(
    _ fields: inout some Fields<StoreChange>
  ) throws(SchemaError) -> StoreChange {
    StoreChange(
      try fields.field("revision", .revision("The state of the store after the change.")) {
        $0.revision
      })
  }
}

/// The names of the events on the stream of ``API/events``.
public enum EventName {
  /// The stream begins; the data is the latest ``StoreChange``.
  public static var current: String { "current" }
  /// The store has changed; the data is a ``StoreChange``.
  public static var changed: String { "changed" }
  /// Settings have changed; the data is all settings.
  public static var settings: String { "settings" }
  /// The skin has changed; the data is the address of its style sheet.
  public static var skin: String { "skin" }
  /// A probe has come; the data is the probe.
  public static var probe: String { "probe" }
}
