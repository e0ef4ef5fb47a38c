public import Tracking

/// A request to change what a person has stated about a tag.
public struct NewTagProfile: Sendable, Hashable {
  /// The tag, in any spelling.
  public let tag: String
  /// The change.
  public let change: TagChange

  /// Makes a request from its parts.
  public init(tag: String, _ change: TagChange) {
    self.tag = tag
    self.change = change
  }
}

extension NewTagProfile: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "NewTagProfile" }
  /// Always true: other programs write such objects, too.
  public static var allowsOtherMembers: Bool { true }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<NewTagProfile>
  ) throws(SchemaError) -> NewTagProfile {
    NewTagProfile(
      tag: try fields.field(
        "tag", .text("The tag, in any case."), otherwise: "the body lacks \"tag\", its name"
      ) { $0.tag },
      TagChange(
        note: try fields.sparseField("note", .text("The note; unchanged unless given.")) {
          $0.change.note
        },
        emoji: try fields.sparseField(
          "emoji", .text("One emoji, or empty for none; unchanged unless given.")
        ) { $0.change.emoji },
        level: try fields.sparseField(
          "level", .nestingLevel("The degree to which it contains others; unchanged unless given.")
        ) { $0.change.level },
        isHidden: try fields.sparseField(
          "hidden", .flag("Whether the tag is not offered; unchanged unless given.")
        ) { $0.change.isHidden },
        goal: try fields.sparseField("goal", .optional(.object(TagGoal.self))) {
          $0.change.goal.map { if case .set(let goal) = $0 { goal } else { nil } }
        }.map { goal in goal.map { .set($0) } ?? .removed },
        addedAliases: try fields.sparseField(
          "addAliases", .list(.text("An alias: one word."), "The aliases to add to the tag.")
        ) { $0.change.addedAliases.isEmpty ? nil : $0.change.addedAliases } ?? [],
        removedAliases: try fields.sparseField(
          "removeAliases", .list(.text("An alias: one word."), "The aliases to remove.")
        ) { $0.change.removedAliases.isEmpty ? nil : $0.change.removedAliases } ?? []))
  }
}
