public import CivilTime

/// A state of the store, as one server counts them: each change makes the number larger.
///
/// Numbers of a server that was started later are larger than those of the one before, unless the
/// machine's clock went back by more than that.
public struct Revision: Sendable, Hashable, Comparable {
  /// The number, at least 0.
  public let number: Int64

  /// Makes a revision.
  public init(_ number: Int64) { self.number = number }

  /// The first revision of a server: larger than all of a server that was started earlier, as long as
  /// that made fewer than a million changes a second.
  ///
  /// - Parameter moment: when the server was started.
  public static func first(ofServerStartedAt moment: Moment) -> Revision {
    Revision(moment.secondsSince1970 << 20)
  }

  /// Whether one state is earlier than another.
  public static func < (one: Self, other: Self) -> Bool { one.number < other.number }

  /// Whether another state is the next one after this.
  public func isFollowed(by other: Revision) -> Bool { other.number &- number == 1 }
}

/// A change of the store: what it led to.
public struct StoreChange: Sendable, Hashable {
  /// The state after the change.
  public let revision: Revision

  /// Makes a change that led to a state.
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

/// The events on the stream of ``API/events``.
public enum EventName {
  /// The stream begins; the data are a ``StoreChange``, the latest one.
  public static var current: String { "current" }
  /// The store has changed; the data are a ``StoreChange``.
  public static var changed: String { "changed" }
  /// Settings have changed; the data are all settings.
  public static var settings: String { "settings" }
  /// The skin has changed; the data are the address of its style sheet.
  public static var skin: String { "skin" }
  /// A probe has come; the data are the probe.
  public static var probe: String { "probe" }
}
