public import Tracking

// MARK: - Tags

extension API {
  /// All tags.
  public static var tags: List<NoQuery, ObjectSchema<TagUse>> {
    Endpoint(
      .get, "tags", "All tags with their colours and the number of their answers.",
      query: NoQuery.self, body: NoBody(),
      reply: .ok(.json(.list(.object(TagUse.self), "Most used first."))))
  }

  /// A tag with everything that a person has stated about it.
  public static var tagProfile: Object<TagQuery, TagProfile> {
    Endpoint(
      .get, "tags/profile", "A tag with its note, level and aliases, and its goal.",
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
      "Changes the note, the level, the goal or the aliases of a tag, or no longer offers it.",
      query: NoQuery.self, body: .object(NewTagProfile.self),
      reply: .ok(.object(ChangedTag.self), "The tag has it.")
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
      "Chooses the colour of a tag, or has one dealt to it again.",
      query: NoQuery.self, body: .object(NewColor.self),
      reply: .ok(.object(ChangedTag.self), "The tag has it.")
    )
    .refusing(404, "There is no such tag.")
  }

  /// The endpoint that renames a tag.
  public static var tagName:
    Endpoint<NoQuery, JSONBody<ObjectSchema<NewTagName>>, JSONBody<ObjectSchema<MergedTag>>>
  {
    Endpoint(
      .put, "tags/name", "Gives a tag another name in all answers.",
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
      .post, "tags/merge", "Makes one tag of several, in all answers.",
      query: NoQuery.self, body: .object(TagsToMerge.self),
      reply: .ok(.object(MergedTag.self), "The tag that is left.")
    )
    .refusing(404, "One of the tags does not exist; nothing is changed.")
    .refusing(422, "What they are to become is not one word that an answer could have as a tag.")
  }

  /// The endpoint that splits a tag.
  public static var tagSplit:
    Endpoint<NoQuery, JSONBody<ObjectSchema<TagToSplit>>, JSONBody<ObjectSchema<SplitTag>>>
  {
    Endpoint(
      .post, "tags/split", "Puts another tag in the place of a tag in some of its answers.",
      query: NoQuery.self, body: .object(TagToSplit.self),
      reply: .ok(.object(SplitTag.self), "The tag in its place, and in how many answers.")
    )
    .refusing(404, "One of the tags does not exist; nothing is changed.")
    .refusing(
      422, "The condition is not valid, where `position` says, or the new tag is not one word.")
  }
}
