/// The storage of settings: functions that read and change texts by name.
///
/// `SettingsFiles` keeps them in a file, and ``SettingsMemory`` in memory; a database takes three closures.
public struct SettingsBackend: Sendable {
  /// The name of the place in problems, such as the path of a file.
  public let place: String
  /// Reads everything.
  public let load: @Sendable () throws(SettingsError) -> SettingsContents
  /// Makes all changes that a closure requests, or none.
  ///
  /// The closure is called once, with contents that no other process changes meanwhile. The result
  /// is the contents stored afterwards.
  public let transact: @Sendable (_ body: Transaction) throws(SettingsError) -> SettingsContents
  /// Calls back whenever the contents may have changed, until the subscription ends.
  ///
  /// Nil if nothing but this program changes them, or if changes cannot be observed.
  public let watch: @Sendable (_ changed: @escaping @Sendable () -> Void) -> SettingsSubscription?

  /// Returns changes of the present contents.
  public typealias Transaction = (SettingsContents) throws(SettingsError) -> [SettingChange]

  /// Creates a backend.
  ///
  /// - Parameters:
  ///   - place: its name in problems.
  ///   - load: reads everything.
  ///   - transact: makes all changes that a closure requests, or none.
  ///   - watch: calls back whenever the contents may have changed.
  public init(
    place: String,
    load: @escaping @Sendable () throws(SettingsError) -> SettingsContents,
    transact: @escaping @Sendable (Transaction) throws(SettingsError) -> SettingsContents,
    watch: @escaping @Sendable (@escaping @Sendable () -> Void) -> SettingsSubscription? = { _ in
      nil
    }
  ) {
    self.place = place
    self.load = load
    self.transact = transact
    self.watch = watch
  }
}

/// A text stored under a name.
public struct StoredText: Sendable, Equatable {
  /// The name.
  public let name: String
  /// The text.
  public let text: String
  /// The line of a file, from 1; nil elsewhere.
  public let line: Int?

  /// Joins a text with its name.
  public init(_ name: String, _ text: String, line: Int? = nil) {
    self.name = name
    self.text = text
    self.line = line
  }
}

/// A change of the text stored under a name.
public struct SettingChange: Sendable, Equatable {
  /// The name.
  public let name: String
  /// The new text; nil removes the stored one.
  public let text: String?

  /// Joins a change with its name.
  public init(_ name: String, _ text: String?) {
    self.name = name
    self.text = text
  }
}

/// The reason why settings cannot be read or changed.
public enum SettingsError: Error, Sendable, Equatable {
  /// A value is not in the range of its setting.
  case value(name: String, SettingFault)
  /// The schema of the store does not list the setting.
  case notListed(name: String)
  /// The scope of the setting differs from that of the change.
  case otherScope(name: String)
  /// The backend refuses, for the reason in the sentence, with or without a full stop.
  case backend(place: String, reason: String)
}

extension SettingsError: CustomStringConvertible {
  /// One sentence that describes the problem.
  public var description: String {
    switch self {
    case .value(let name, let fault): "The value of \(name) \(fault.description)."
    case .notListed(let name): "There is no setting \(name)."
    case .otherScope(let name): "The setting \(name) is stored in another place."
    case .backend(let place, let reason):
      // Some reasons are whole sentences.
      "The settings in \(place) cannot be used: \(reason)"
        + (reason.utf8.last == UInt8(ascii: ".") ? "" : ".")
    }
  }
}

/// Ends a subscription when it is released.
public final class SettingsSubscription: Sendable {
  private let end: @Sendable () -> Void

  /// Creates a subscription.
  ///
  /// - Parameter end: called once, when the last reference is released.
  public init(_ end: @escaping @Sendable () -> Void) { self.end = end }

  deinit { end() }
}
