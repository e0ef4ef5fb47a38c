/// A request to erase everything.
public struct Erasure: Sendable, Hashable {
  /// A confirmation: a word that is not sent by mistake.
  public enum Confirmation: String, Sendable, CaseIterable {
    /// Everything is to be erased.
    case erase
  }

  /// The confirmation that the request is intended.
  public let confirmation: Confirmation

  /// Confirms that everything is to be erased.
  public init(_ confirmation: Confirmation = .erase) { self.confirmation = confirmation }
}

extension Erasure.Confirmation: WireWord {
  /// The word for programs.
  public var word: String { "erase" }
}

extension Erasure: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "Erasure" }
  /// Always true: other programs write such objects, too.
  public static var allowsOtherMembers: Bool { true }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<Erasure>
  ) throws(SchemaError) -> Erasure {
    Erasure(
      try fields.field(
        "confirm", .word(Confirmation.self), otherwise: "\"confirm\" must be \"erase\""
      ) { $0.confirmation })
  }
}
