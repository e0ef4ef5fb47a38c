public import Tracking

// MARK: - Tags

extension API {
  /// All tags.
  public static var tags: List<NoQuery, ObjectSchema<TagUse>> {
    Endpoint(
      .get, "tags", "Returns all tags, with their colours and numbers of answers.",
      query: NoQuery.self, body: NoBody(),
      reply: .ok(.json(.list(.object(TagUse.self), "The tags, the most used first."))))
  }

  /// A tag with everything that a person has stated about it.
  public static var tagProfile: Object<TagQuery, TagProfile> {
    Endpoint(
      .get, "tags/profile", "Returns a tag with its emoji, note, level, aliases and goal.",
      query: TagQuery.self, body: NoBody(), reply: .ok(.object(TagProfile.self))
    )
    .refusing(404, "There is no such tag.")
  }

  /// The endpoint that changes what a person has stated about a tag.
  public static var newTagProfile:
    Endpoint<NoQuery, JSONBody<ObjectSchema<NewTagProfile>>, JSONBody<ObjectSchema<ChangedTag>>>
  {
    Endpoint(
      .put, "tags/profile",
      "Changes the emoji, note, level, goal or aliases of a tag, or whether it is offered.",
      query: NoQuery.self, body: .object(NewTagProfile.self),
      reply: .ok(.object(ChangedTag.self), "The change is stored.")
    )
    .refusing(404, "There is no such tag.")
    .refusing(409, "An alias is the name or an alias of another tag; nothing is changed.")
    .refusing(422, "An alias is not one word, or the note is too long; nothing is changed.")
  }

  /// The endpoint that sets the colour of a tag.
  public static var tagColor:
    Endpoint<NoQuery, JSONBody<ObjectSchema<NewColor>>, JSONBody<ObjectSchema<ChangedTag>>>
  {
    Endpoint(
      .put, "tags/color",
      "Sets the colour of a tag, or has one assigned to it.",
      query: NoQuery.self, body: .object(NewColor.self),
      reply: .ok(.object(ChangedTag.self), "The change is stored.")
    )
    .refusing(404, "There is no such tag.")
  }

  /// The endpoint that renames a tag.
  public static var tagName:
    Endpoint<NoQuery, JSONBody<ObjectSchema<NewTagName>>, JSONBody<ObjectSchema<MergedTag>>>
  {
    Endpoint(
      .put, "tags/name", "Renames a tag in all answers.",
      query: NoQuery.self, body: .object(NewTagName.self),
      reply: .ok(.object(MergedTag.self), "The tag with its new name.")
    )
    .refusing(404, "There is no such tag.")
    .refusing(409, "Another tag has the name: the two can be merged.")
    .refusing(422, "The name is not one word that an answer could have as a tag.")
  }

  /// The endpoint that merges tags.
  public static var tagMerge:
    Endpoint<NoQuery, JSONBody<ObjectSchema<TagsToMerge>>, JSONBody<ObjectSchema<MergedTag>>>
  {
    Endpoint(
      .post, "tags/merge", "Merges several tags into one in all answers.",
      query: NoQuery.self, body: .object(TagsToMerge.self),
      reply: .ok(.object(MergedTag.self), "The remaining tag.")
    )
    .refusing(404, "One of the tags does not exist; nothing is changed.")
    .refusing(422, "The name in `into` is not one word that an answer could have as a tag.")
  }

  /// The endpoint that splits a tag.
  public static var tagSplit:
    Endpoint<NoQuery, JSONBody<ObjectSchema<TagToSplit>>, JSONBody<ObjectSchema<SplitTag>>>
  {
    Endpoint(
      .post, "tags/split", "Replaces a tag with another in some of its answers.",
      query: NoQuery.self, body: .object(TagToSplit.self),
      reply: .ok(.object(SplitTag.self), "The tag in its place, and the number of changed answers.")
    )
    .refusing(404, "One of the tags does not exist; nothing is changed.")
    .refusing(
      422, "The condition is not valid at `position`, or the new tag is not one word.")
  }
}
