public import Tracking

/// A request to undo or redo an edit.
public struct UndoRequest: Sendable, Hashable {
  /// The edit, which must be the last one, or the one undone last.
  public let edit: EditID

  /// Asks to undo or redo an edit.
  public init(_ edit: EditID) { self.edit = edit }
}

extension UndoRequest: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "UndoRequest" }
  /// Always true: other programs write such objects, too.
  public static var allowsOtherMembers: Bool { true }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<UndoRequest>
  ) throws(SchemaError) -> UndoRequest {
    UndoRequest(
      try fields.field(
        "edit", .edit("The edit to undo or redo. It must be the last one, or the one undone last."),
        otherwise: "the body lacks \"edit\", the number of the edit"
      ) { $0.edit })
  }
}
