/// The change to undo, identified by the state of the store that followed it.
public struct UndoRequest: Sendable, Hashable {
  /// The revision in the reply to the change.
  public let revision: Revision

  /// Asks to undo the change that led to a revision.
  public init(revision: Revision) { self.revision = revision }
}

extension UndoRequest: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "UndoRequest" }
  /// Yes: other programs write it, too.
  public static var allowsOtherMembers: Bool { true }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<UndoRequest>
  ) throws(SchemaError) -> UndoRequest {
    UndoRequest(
      revision: try fields.field(
        "revision", .revision("The revision in the reply to the change."),
        otherwise: "the body lacks \"revision\", a number from the reply to the change"
      ) { $0.revision })
  }
}
