public import CivilTime
public import Preferences
public import Reviews
public import Sampling
public import Tracking

/// The endpoints of the programming interface.
public enum API {
  /// An endpoint that replies with an object.
  public typealias Object<Parameters: Query, Value: WireObject> =
    Endpoint<Parameters, NoBody, JSONBody<ObjectSchema<Value>>>
  /// An endpoint that replies with a list.
  public typealias List<Parameters: Query, Element: Schema> =
    Endpoint<Parameters, NoBody, JSONBody<ListSchema<Element>>>

  /// An endpoint that changes several probes at once.
  public typealias Change<Value: WireObject> =
    Endpoint<NoQuery, JSONBody<ObjectSchema<Value>>, JSONBody<ObjectSchema<ChangedProbes>>>

  /// The current state, as an overview.
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

  /// The newest probes that satisfy a filter.
  public static var search: Object<SearchQuery, FoundProbes> {
    Endpoint(
      .get, "probes/search", "The newest probes with some tags or some text.",
      query: SearchQuery.self, body: NoBody(), reply: .ok(.object(FoundProbes.self))
    )
    .refusing(404, "One of the tags has never been used.")
    .refusing(422, "The text is not a valid condition on tags; `position` says where.")
  }

  /// Brief summaries of consecutive days.
  public static var days: Object<DaysQuery, DaySummaries> {
    Endpoint(
      .get, "days", "What was done on each of some days, in few words.",
      query: DaysQuery.self, body: NoBody(), reply: .ok(.object(DaySummaries.self)))
  }

  /// The endpoint that stores an answer.
  public static var answers:
    Endpoint<NoQuery, JSONBody<ObjectSchema<NewAnswer>>, JSONBody<ObjectSchema<SavedAnswer>>>
  {
    Endpoint(
      .post, "answers", "Stores an answer; the response follows once it is on the disk.",
      query: NoQuery.self, body: .object(NewAnswer.self),
      reply: .created(.object(SavedAnswer.self), "The probe with its answer.")
    )
    .refusing(404, "There was no probe at this moment.")
    .refusing(409, "There is another answer than the one seen.", with: Conflict.self)
    .refusing(422, "The text is not a valid answer; `position` is that of the mistake.")
  }

  /// The endpoint that takes an answer back.
  public static var withdrawal:
    Endpoint<NoQuery, JSONBody<ObjectSchema<Withdrawal>>, JSONBody<ObjectSchema<SavedAnswer>>>
  {
    Endpoint(
      .delete, "answers", "Takes an answer back, so that the probe is unfilled again.",
      query: NoQuery.self, body: .object(Withdrawal.self),
      reply: .ok(.object(SavedAnswer.self), "The probe without an answer.")
    )
    .refusing(404, "The probe has no answer, or there is none at this moment.")
    .refusing(409, "There is another answer than the one seen.", with: Conflict.self)
  }

  /// The endpoint that stores one answer for several probes.
  public static var batch: Change<NewAnswers> {
    Endpoint(
      .post, "answers/batch", "Stores one answer for several probes that have none.",
      query: NoQuery.self, body: .object(NewAnswers.self),
      reply: .ok(.object(ChangedProbes.self), "`kept` are those that had an answer already.")
    )
    .refusing(404, "There was no probe at one of the moments; nothing is stored.")
    .refusing(422, "The text is not a valid answer; `position` is that of the mistake.")
  }

  /// The endpoint that takes back one answer of several probes.
  public static var batchWithdrawal: Change<Withdrawals> {
    Endpoint(
      .delete, "answers/batch", "Takes back one answer of several probes.",
      query: NoQuery.self, body: .object(Withdrawals.self),
      reply: .ok(
        .object(ChangedProbes.self),
        "`kept` are those with another answer than the one seen, or none.")
    )
    .refusing(404, "There is no probe at one of the moments; nothing is taken back.")
  }

  /// The endpoint that dismisses probes, so that the person is not asked about them again, or undoes that.
  public static var dismissal: Change<Dismissal> {
    Endpoint(
      .post, "probes/dismiss",
      "Notes that probes without an answer are not to be filled in, or takes that back.",
      query: NoQuery.self, body: .object(Dismissal.self),
      reply: .ok(.object(ChangedProbes.self), "To undo it, send `changed` with the opposite.")
    )
    .refusing(404, "There is no probe at one of the moments; nothing is changed.")
  }

  /// The answers that are likely at a probe.
  public static var likely: Object<ProbeQuery, LikelyAnswers> {
    Endpoint(
      .get, "likely",
      "The answers that are likely at the probe of a moment, and tags to begin with.",
      query: ProbeQuery.self, body: NoBody(), reply: .ok(.object(LikelyAnswers.self)))
  }

  /// The answers that a probe had before.
  public static var earlierAnswers: List<ProbeQuery, ObjectSchema<EarlierAnswer>> {
    Endpoint(
      .get, "answers/earlier",
      "The answers that a probe had before the present one, as far as the last edits are kept.",
      query: ProbeQuery.self, body: NoBody(),
      reply: .ok(.json(.list(.object(EarlierAnswer.self), "The newest first, each once.")))
    )
    .refusing(404, "There is no probe at this moment.")
  }

  /// The interpretation of an answer before it is stored.
  public static var answerReading: Object<AnswerReadingQuery, Answer> {
    Endpoint(
      .get, "answers/reading",
      "How an answer would be read, with the amounts in it; nothing is stored.",
      query: AnswerReadingQuery.self, body: NoBody(), reply: .ok(.object(Answer.self)))
  }

  /// The endpoint that undoes the last edit.
  public static var undo:
    Endpoint<NoQuery, JSONBody<ObjectSchema<UndoRequest>>, JSONBody<ObjectSchema<StoreChange>>>
  {
    Endpoint(
      .post, "undo", "Undoes the last edit of answers or tags.",
      query: NoQuery.self, body: .object(UndoRequest.self),
      reply: .ok(.object(StoreChange.self), "All is as it was before the edit.")
    )
    .refusing(404, "No edit is kept.")
    .refusing(409, "Another edit has been made since; nothing is undone.")
  }

  /// The distribution of time over tags in a period.
  public static var statistics: Object<StatisticsQuery, Statistics> {
    ofCondition(
      "stats", "Where the time went: shares and hours with 95 % intervals, and the coverage.")
  }

  /// The differences between two periods.
  public static var changes: Object<ChangesQuery, Comparison> {
    ofCondition(
      "stats/changes",
      "How the tags of a period differ from those of another one, in hours with 95 % intervals.")
  }

  /// The shares of all tags in each of the last weeks.
  public static var weeks: Object<WeeksQuery, TagWeeks> {
    ofCondition(
      "stats/weeks", "The shares of all tags, or of a condition, in each of the weeks up to a day.")
  }

  /// The notable facts of a week.
  public static var review: Object<ReviewQuery, WeekReview> {
    Endpoint(
      .get, "review", "What is worth telling about a week, a card each.",
      query: ReviewQuery.self, body: NoBody(), reply: .ok(.object(WeekReview.self)))
  }

  /// A week as a picture.
  public static var reviewPicture: Endpoint<ReviewQuery, NoBody, FileBody> {
    Endpoint(
      .get, "review/picture", "How a week was spent, as a picture to keep or to show to others.",
      query: ReviewQuery.self, body: NoBody(),
      reply: .ok(FileBody(mediaType: "image/png"), "The picture.")
    )
    .refusing(404, "The week has no answers.")
    .refusing(503, "The machine lacks the libraries or fonts that draw pictures.")
  }

  /// The tags that occur together with a tag or a condition.
  public static var companions: Object<TagPeriodQuery, Companions> {
    ofCondition("stats/companions", "Which tags occur together with a tag or a condition.")
  }

  /// The hours of the week in which a tag occurs or a condition is satisfied.
  public static var weekMap: Object<TagPeriodQuery, WeekMap> {
    ofCondition(
      "stats/hour-weekday",
      "In which hours of the week a tag occurs, or a condition is satisfied.")
  }

  /// The nesting of tags in a period.
  public static var tagTree: Object<Period, TagTree> {
    Endpoint(
      .get, "stats/tree", "How tags are nested; each answer counts once.",
      query: Period.self, body: NoBody(), reply: .ok(.object(TagTree.self)))
  }

  /// The course of a tag through a period, or of the coverage if no tag is given.
  public static var trend: Object<TrendQuery, Trend> {
    ofCondition(
      "stats/trend",
      "How a tag or a condition, or with none the coverage alone, develops through a period.")
  }

  /// Figures whose query may name a tag or a condition on tags.
  private static func ofCondition<Parameters: Query, Value: WireObject>(
    _ path: String, _ summary: ServerText
  ) -> Object<Parameters, Value> {
    Endpoint(
      .get, path, summary, query: Parameters.self, body: NoBody(), reply: .ok(.object(Value.self))
    )
    .refusing(404, "One of the tags has never been used.")
    .refusing(422, "The text is not a valid condition on tags; `position` says where.")
  }

  /// The totals of the amounts of a tag or a condition.
  public static var tagAmounts: Object<AmountsQuery, TagAmounts> {
    ofCondition(
      "stats/amounts",
      "What the amounts of a tag, or of the tags that a condition does not exclude, add up to.")
  }

  /// The conversion of a quantity to another unit, or of a time to another place.
  public static var conversion: Object<ConversionQuery, ConvertedText> {
    Endpoint(
      .get, "conversion",
      "A quantity in another unit, or a time in another place, as a person asks for it.",
      query: ConversionQuery.self, body: NoBody(), reply: .ok(.object(ConvertedText.self)))
  }

  /// The settings.
  public static var settings: Object<NoQuery, PersonalSettings> {
    Endpoint(
      .get, "settings", "The settings of the person.",
      query: NoQuery.self, body: NoBody(), reply: .ok(.object(PersonalSettings.self)))
  }

  /// The endpoint that changes settings.
  public static var newSettings:
    Endpoint<NoQuery, JSONBody<ObjectSchema<PersonalSettings>>, JSONBody<ObjectSchema<StoreChange>>>
  {
    Endpoint(
      .put, "settings", "Replaces the settings; open pages apply them at once.",
      query: NoQuery.self, body: .object(PersonalSettings.self),
      reply: .ok(.object(StoreChange.self), "They are kept."))
  }

  /// The probes of a period as a TagTime log.
  public static var log: Endpoint<Period, NoBody, TextFileBody> {
    Endpoint(
      .get, "log", "The probes of a period as a log in TagTime's form, a line each.",
      query: Period.self, body: NoBody(), reply: .ok(TextFileBody(), "The log."))
  }

  /// The endpoint that imports the lines of a log.
  public static var newLogLines:
    Endpoint<NoQuery, JSONBody<ObjectSchema<NewLogLines>>, JSONBody<ObjectSchema<SavedLogLines>>>
  {
    Endpoint(
      .post, "log",
      "Imports lines of a log in TagTime's form; what is there is never replaced.",
      query: NoQuery.self, body: .object(NewLogLines.self),
      reply: .ok(.object(SavedLogLines.self), "What became of them."))
  }

  /// All data, as a file.
  public static var backup: Endpoint<NoQuery, NoBody, FileBody> {
    Endpoint(
      .get, "backup", "A copy of everything, as a file of SQLite that Proba opens.",
      query: NoQuery.self, body: NoBody(),
      reply: .ok(FileBody(mediaType: "application/vnd.sqlite3"), "The file."))
  }

  /// The endpoint that erases everything but the settings.
  public static var erasure:
    Endpoint<NoQuery, JSONBody<ObjectSchema<Erasure>>, JSONBody<ObjectSchema<StoreChange>>>
  {
    Endpoint(
      .post, "erase", "Erases all probes, answers and tags for good; settings stay.",
      query: NoQuery.self, body: .object(Erasure.self),
      reply: .ok(.object(StoreChange.self), "All of it is gone."))
  }

  /// The schedule by which the person is asked.
  public static var schedule: Object<NoQuery, Schedule> {
    Endpoint(
      .get, "schedule", "The schedule by which the person is asked.",
      query: NoQuery.self, body: NoBody(), reply: .ok(.object(Schedule.self)))
  }

  /// The endpoint that changes the mean gap or the seed of the schedule.
  public static var scheduleChange:
    Endpoint<NoQuery, JSONBody<ObjectSchema<ScheduleChange>>, JSONBody<ObjectSchema<StoreChange>>>
  {
    Endpoint(
      .put, "schedule", "Asks by another gap or seed from now on; earlier probes keep their gap.",
      query: NoQuery.self, body: .object(ScheduleChange.self),
      reply: .ok(.object(StoreChange.self), "The schedule is followed."))
  }

  /// The rules for the times at which the person is not asked.
  public static var quietRules: List<NoQuery, ObjectSchema<QuietRule>> {
    Endpoint(
      .get, "quiet", "The rules by which the person is not asked, also those that are over.",
      query: NoQuery.self, body: NoBody(),
      reply: .ok(.json(.list(.object(QuietRule.self), "In the order in which they were made."))))
  }

  /// The endpoint that adds a quiet rule.
  public static var newQuietRule:
    Endpoint<NoQuery, JSONBody<ObjectSchema<NewQuietRule>>, JSONBody<ObjectSchema<SavedQuietRule>>>
  {
    Endpoint(
      .post, "quiet", "Makes a rule by which the person is not asked, from now at the earliest.",
      query: NoQuery.self, body: .object(NewQuietRule.self),
      reply: .created(.object(SavedQuietRule.self), "The rule.")
    )
    .refusing(422, "The rule would never apply.")
  }

  /// The endpoint that ends a quiet rule.
  public static var quietRuleEnd:
    Endpoint<
      NoQuery, JSONBody<ObjectSchema<EndedQuietRule>>, JSONBody<ObjectSchema<SavedQuietRule>>
    >
  {
    Endpoint(
      .delete, "quiet", "Ends a rule now; what was quiet before stays so.",
      query: NoQuery.self, body: .object(EndedQuietRule.self),
      reply: .ok(.object(SavedQuietRule.self), "The rule as it is from now on.")
    )
    .refusing(404, "No rule of this number applies.")
  }

  /// The stream of changes.
  public static var events: Endpoint<NoQuery, NoBody, EventStreamBody> {
    Endpoint(
      .get, "events",
      "What changes, as it changes: server-sent events `current`, `changed`, `settings`, `probe`.",
      query: NoQuery.self, body: NoBody(),
      reply: .ok(EventStreamBody(), "A stream that does not end."))
  }

  /// The description of this interface.
  public static var description: Endpoint<NoQuery, NoBody, ObjectBody> {
    Endpoint(
      .get, "openapi.json", "This description.",
      query: NoQuery.self, body: NoBody(), reply: .ok(ObjectBody()))
  }
}
