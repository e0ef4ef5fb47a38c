public import Tracking

extension EditKind: WireWord {
  /// The word, which never changes.
  public var word: String {
    switch self {
    case .answer: "answer"
    case .withdrawal: "withdrawal"
    case .dismissal: "dismissal"
    case .rename: "rename"
    case .merge: "merge"
    case .split: "split"
    case .profile: "profile"
    case .logImport: "import"
    case .settings: "settings"
    case .schedule: "schedule"
    case .quietRule: "quiet"
    case .quietRuleEnd: "quietEnd"
    }
  }
}

extension PastEdit: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "PastEdit" }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<PastEdit>
  ) throws(SchemaError) -> PastEdit {
    PastEdit(
      id: try fields.field("edit", .edit("The edit, for requests to undo or redo it.")) { $0.id },
      time: try fields.field("time", .moment("The time of the edit.")) { $0.time },
      kind: try fields.field("kind", .word(EditKind.self)) { $0.kind },
      tag: try fields.sparseField(
        "tag", .text("The tag that was changed, under its new name; absent for other edits.")
      ) { $0.tag },
      names: try fields.field(
        "names",
        .list(.text("A name."), "The names of the replaced tags, or of the changed settings.")
      ) { $0.names },
      probes: try fields.field("probes", .whole("The number of changed probes.", from: 0)) {
        $0.probes
      },
      isUndone: try fields.field("undone", .flag("Whether it was undone and can be redone.")) {
        $0.isUndone
      })
  }
}
