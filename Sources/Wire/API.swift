public import CivilTime
public import Tracking

/// The endpoints of the programming interface.
public enum API {
  /// An endpoint that replies with an object.
  public typealias Object<Parameters: Query, Value: WireObject> =
    Endpoint<Parameters, NoBody, JSONBody<ObjectSchema<Value>>>
  /// An endpoint that replies with a list.
  public typealias List<Parameters: Query, Element: Schema> =
    Endpoint<Parameters, NoBody, JSONBody<ListSchema<Element>>>

  /// The state of things.
  public static var overview: Object<NoQuery, Overview> {
    Endpoint(
      .get, "overview", "The latest probe, what is unfilled, today's answers.",
      query: NoQuery.self, body: NoBody(), reply: .ok(.object(Overview.self)))
  }

  /// The probes of a period, page by page.
  public static var probes: List<ProbesQuery, ObjectSchema<Probe>> {
    Endpoint(
      .get, "probes", "The probes of a period, page by page.",
      query: ProbesQuery.self, body: NoBody(),
      reply: .ok(
        .json(.list(.object(Probe.self), "In the order of time.")), "The probes of one page."
      ).linking("The address of the next page, as rel=\"next\"; not with the last."))
  }

  /// Where an answer is posted.
  public static var answers:
    Endpoint<NoQuery, JSONBody<ObjectSchema<NewAnswer>>, JSONBody<ObjectSchema<SavedAnswer>>>
  {
    Endpoint(
      .post, "answers", "Stores an answer; the response follows once it is on the disk.",
      query: NoQuery.self, body: .object(NewAnswer.self),
      reply: .created(.object(SavedAnswer.self), "The probe with its answer.")
    )
    .refusing(404, "Nobody was asked at this moment.")
    .refusing(409, "There is another answer than the one seen.", with: Conflict.self)
    .refusing(422, "The text is no answer; `position` tells where.")
  }

  /// Tags that an answer to a probe is likely to have.
  public static var likely: List<LikelyQuery, TextSchema> {
    Endpoint(
      .get, "likely", "Tags that an answer to the probe of a moment is likely to have.",
      query: LikelyQuery.self, body: NoBody(),
      reply: .ok(.json(.list(.text("A tag."), "The likeliest first."))))
  }

  /// The names of all tags.
  public static var tags: List<NoQuery, TextSchema> {
    Endpoint(
      .get, "tags", "The names of all tags.",
      query: NoQuery.self, body: NoBody(),
      reply: .ok(.json(.list(.text("A tag."), "Most used first."))))
  }

  /// Where the hue of a tag's colour is chosen.
  public static var hue:
    Endpoint<NoQuery, JSONBody<ObjectSchema<NewHue>>, JSONBody<ObjectSchema<StoreChange>>>
  {
    Endpoint(
      .put, "tags/hue",
      "Chooses the hue of a tag's colour, or gives it back the one it has by itself.",
      query: NoQuery.self, body: .object(NewHue.self),
      reply: .ok(.object(StoreChange.self), "The tag has it.")
    )
    .refusing(404, "There is no such tag.")
  }

  /// Where the time of a period went.
  public static var statistics: Object<Period, Statistics> {
    Endpoint(
      .get, "stats",
      "Where the time went: shares and hours with 95 % intervals, and the coverage.",
      query: Period.self, body: NoBody(), reply: .ok(.object(Statistics.self)))
  }

  /// How a period differs from an earlier one.
  public static var changes: Object<ChangesQuery, Comparison> {
    Endpoint(
      .get, "stats/changes",
      "How the tags of a period differ from those of an earlier one, in hours with 95 % intervals.",
      query: ChangesQuery.self, body: NoBody(), reply: .ok(.object(Comparison.self)))
  }

  /// The shares of all tags in each of the last weeks.
  public static var weeks: Object<WeeksQuery, TagWeeks> {
    Endpoint(
      .get, "stats/weeks", "The shares of all tags in each of the weeks up to a day.",
      query: WeeksQuery.self, body: NoBody(), reply: .ok(.object(TagWeeks.self)))
  }

  /// Which tags a tag goes with.
  public static var companions: Object<WeekMapQuery, Companions> {
    Endpoint(
      .get, "stats/companions", "Which tags occur together with a tag.",
      query: WeekMapQuery.self, body: NoBody(), reply: .ok(.object(Companions.self)))
  }

  /// When in the week a tag is met.
  public static var weekMap: Object<WeekMapQuery, WeekMap> {
    Endpoint(
      .get, "stats/hour-weekday", "When in the week a tag is met.",
      query: WeekMapQuery.self, body: NoBody(), reply: .ok(.object(WeekMap.self)))
  }

  /// Which tags are met within which in a period.
  public static var tagTree: Object<Period, TagTree> {
    Endpoint(
      .get, "stats/tree", "Which tags are met within which; each answer counts once.",
      query: Period.self, body: NoBody(), reply: .ok(.object(TagTree.self)))
  }

  /// The course of a tag, or with none of the coverage, through a period.
  public static var trend: Object<TrendQuery, Trend> {
    Endpoint(
      .get, "stats/trend",
      "How a tag, or with none the coverage alone, goes on through a period.",
      query: TrendQuery.self, body: NoBody(), reply: .ok(.object(Trend.self)))
  }

  /// What changes, as it changes.
  public static var events: Endpoint<NoQuery, NoBody, EventStreamBody> {
    Endpoint(
      .get, "events",
      "What changes, as it changes: server-sent events `current`, `changed` and `probe`.",
      query: NoQuery.self, body: NoBody(),
      reply: .ok(EventStreamBody(), "A stream that does not end."))
  }

  /// Where the page reports its own failures.
  public static var pageErrors: Endpoint<NoQuery, RawBody, NoBody> {
    Endpoint(
      .post, "page-errors", "Notes in the server's log what a page could not cope with.",
      query: NoQuery.self, body: RawBody(), reply: .nothing("It is noted."))
  }

  /// The description of this interface.
  public static var description: Endpoint<NoQuery, NoBody, ObjectBody> {
    Endpoint(
      .get, "openapi.json", "This description.",
      query: NoQuery.self, body: NoBody(), reply: .ok(ObjectBody()))
  }
}
