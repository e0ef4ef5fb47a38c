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
      .get, "overview", "Returns the latest probe, the probes to be filled in and today's answers.",
      query: NoQuery.self, body: NoBody(), reply: .ok(.object(Overview.self)))
  }

  /// The probes of a period, page by page.
  public static var probes: List<ProbesQuery, ObjectSchema<Probe>> {
    Endpoint(
      .get, "probes", "Returns the probes of a period, page by page.",
      query: ProbesQuery.self, body: NoBody(),
      reply: .ok(
        .json(.list(.object(Probe.self), "The probes, in chronological order.")),
        "The probes of one page."
      ).linking("The address of the next page, as rel=\"next\"; absent on the last page."))
  }

  /// The newest probes that satisfy a filter.
  public static var search: Object<SearchQuery, FoundProbes> {
    Endpoint(
      .get, "probes/search", "Returns the newest probes with the given tags or text.",
      query: SearchQuery.self, body: NoBody(), reply: .ok(.object(FoundProbes.self))
    )
    .refusing(404, "One of the tags has never been used.")
    .refusing(422, "The text is not a valid condition on tags; `position` says where.")
  }

  /// Brief summaries of consecutive days.
  public static var days: Object<DaysQuery, DaySummaries> {
    Endpoint(
      .get, "days", "Returns brief summaries of consecutive days.",
      query: DaysQuery.self, body: NoBody(), reply: .ok(.object(DaySummaries.self)))
  }

  /// The endpoint that stores an answer.
  public static var answers:
    Endpoint<NoQuery, JSONBody<ObjectSchema<NewAnswer>>, JSONBody<ObjectSchema<SavedAnswer>>>
  {
    Endpoint(
      .post, "answers", "Stores an answer; the response follows once it is on disk.",
      query: NoQuery.self, body: .object(NewAnswer.self),
      reply: .created(.object(SavedAnswer.self), "The probe with its answer.")
    )
    .refusing(404, "There was no probe at this moment.")
    .refusing(409, "The probe has another answer than the one seen.", with: Conflict.self)
    .refusing(422, "The text is not a valid answer; `position` says where.")
  }

  /// The endpoint that takes an answer back.
  public static var withdrawal:
    Endpoint<NoQuery, JSONBody<ObjectSchema<Withdrawal>>, JSONBody<ObjectSchema<SavedAnswer>>>
  {
    Endpoint(
      .delete, "answers", "Withdraws an answer, so that the probe is unfilled again.",
      query: NoQuery.self, body: .object(Withdrawal.self),
      reply: .ok(.object(SavedAnswer.self), "The probe without an answer.")
    )
    .refusing(404, "The probe has no answer, or there is none at this moment.")
    .refusing(409, "The probe has another answer than the one seen.", with: Conflict.self)
  }

  /// The endpoint that stores one answer for several probes.
  public static var batch: Change<NewAnswers> {
    Endpoint(
      .post, "answers/batch", "Stores one answer for several probes that have none.",
      query: NoQuery.self, body: .object(NewAnswers.self),
      reply: .ok(.object(ChangedProbes.self), "`kept` lists the probes that already had an answer.")
    )
    .refusing(404, "There was no probe at one of the moments; nothing is stored.")
    .refusing(422, "The text is not a valid answer; `position` says where.")
  }

  /// The endpoint that takes back one answer of several probes.
  public static var batchWithdrawal: Change<Withdrawals> {
    Endpoint(
      .delete, "answers/batch", "Withdraws one answer from several probes.",
      query: NoQuery.self, body: .object(Withdrawals.self),
      reply: .ok(
        .object(ChangedProbes.self),
        "`kept` lists the probes with another answer than the one seen, or with none.")
    )
    .refusing(404, "There is no probe at one of the moments; nothing is withdrawn.")
  }

  /// The endpoint that dismisses probes, so that the person is not asked about them again, or undoes that.
  public static var dismissal: Change<Dismissal> {
    Endpoint(
      .post, "probes/dismiss",
      "Dismisses unanswered probes, so that they need not be filled in, or undoes that.",
      query: NoQuery.self, body: .object(Dismissal.self),
      reply: .ok(
        .object(ChangedProbes.self),
        "To undo the change, send `changed` with the opposite `dismissed`.")
    )
    .refusing(404, "There is no probe at one of the moments; nothing is changed.")
  }

  /// The answers that are likely at a probe.
  public static var likely: Object<ProbeQuery, LikelyAnswers> {
    Endpoint(
      .get, "likely",
      "Returns the likely answers at a probe, and the tags to offer first.",
      query: ProbeQuery.self, body: NoBody(), reply: .ok(.object(LikelyAnswers.self)))
  }

  /// The answers that a probe had before.
  public static var earlierAnswers: List<ProbeQuery, ObjectSchema<EarlierAnswer>> {
    Endpoint(
      .get, "answers/earlier",
      "Returns the earlier answers of a probe, as far back as edits are kept.",
      query: ProbeQuery.self, body: NoBody(),
      reply: .ok(
        .json(.list(.object(EarlierAnswer.self), "The answers, the newest first, each once.")))
    )
    .refusing(404, "There is no probe at this moment.")
  }

  /// The interpretation of an answer before it is stored.
  public static var answerReading: Object<AnswerReadingQuery, Answer> {
    Endpoint(
      .get, "answers/reading",
      "Interprets an answer, with the amounts in it, without storing it.",
      query: AnswerReadingQuery.self, body: NoBody(), reply: .ok(.object(Answer.self)))
  }

  /// The endpoint that undoes the last edit.
  public static var undo:
    Endpoint<NoQuery, JSONBody<ObjectSchema<UndoRequest>>, JSONBody<ObjectSchema<StoreChange>>>
  {
    Endpoint(
      .post, "undo", "Undoes the last edit of answers, tags, settings or quiet times.",
      query: NoQuery.self, body: .object(UndoRequest.self),
      reply: .ok(.object(StoreChange.self), "Everything is as it was before the edit.")
    )
    .refusing(404, "No edit is kept.")
    .refusing(409, "Another edit has been made since; nothing is undone.")
  }

  /// The endpoint that makes the edit again that was undone last.
  public static var redo:
    Endpoint<NoQuery, JSONBody<ObjectSchema<UndoRequest>>, JSONBody<ObjectSchema<StoreChange>>>
  {
    Endpoint(
      .post, "redo", "Redoes the edit that was undone last.",
      query: NoQuery.self, body: .object(UndoRequest.self),
      reply: .ok(.object(StoreChange.self), "Everything is as it was after the edit.")
    )
    .refusing(404, "No edit has been undone since the last one was made.")
    .refusing(409, "Another edit was undone last; nothing is redone.")
  }

  /// The edits that can be undone or redone.
  public static var edits: List<NoQuery, ObjectSchema<PastEdit>> {
    Endpoint(
      .get, "edits", "Returns the edits that can be undone or redone, the newest first.",
      query: NoQuery.self, body: NoBody(),
      reply: .ok(.json(.list(.object(PastEdit.self), "The edits, the newest first."))))
  }

  /// The distribution of time over tags in a period.
  public static var statistics: Object<StatisticsQuery, Statistics> {
    ofCondition(
      "stats", "Returns the shares and hours of tags, with 95 % intervals, and the coverage.")
  }

  /// The differences between two periods.
  public static var changes: Object<ChangesQuery, Comparison> {
    ofCondition(
      "stats/changes",
      """
      Compares the tags of two periods, in hours with 95 % intervals. If the later one is not over and has as many \
      days so far as the other, the last day of that one counts up to the present time of day.
      """)
  }

  /// The shares of all tags in each of the last weeks.
  public static var weeks: Object<WeeksQuery, TagWeeks> {
    ofCondition(
      "stats/weeks", "Returns the shares of all tags, or of a condition, in each week up to a day.")
  }

  /// The notable facts of a week.
  public static var review: Object<ReviewQuery, WeekReview> {
    Endpoint(
      .get, "review", "Returns the notable findings of a week, one card each.",
      query: ReviewQuery.self, body: NoBody(), reply: .ok(.object(WeekReview.self)))
  }

  /// A week as a picture.
  public static var reviewPicture: Endpoint<ReviewQuery, NoBody, FileBody> {
    Endpoint(
      .get, "review/picture", "Returns a picture of how a week was spent, to keep or to share.",
      query: ReviewQuery.self, body: NoBody(),
      reply: .ok(FileBody(mediaType: "image/png"), "The picture.")
    )
    .refusing(404, "The week has no answers.")
    .refusing(503, "The machine lacks the libraries or fonts that draw pictures.")
  }

  /// The tags that occur together with a tag or a condition.
  public static var companions: Object<TagPeriodQuery, Companions> {
    ofCondition(
      "stats/companions", "Returns the tags that occur together with a tag or a condition.")
  }

  /// The hours of the week in which a tag occurs or a condition is satisfied.
  public static var weekMap: Object<TagPeriodQuery, WeekMap> {
    ofCondition(
      "stats/hour-weekday",
      "Returns the hours of the week in which a tag occurs or a condition is satisfied.")
  }

  /// The nesting of tags in a period.
  public static var tagTree: Object<Period, TagTree> {
    Endpoint(
      .get, "stats/tree", "Returns the nesting of the tags; each answer counts once.",
      query: Period.self, body: NoBody(), reply: .ok(.object(TagTree.self)))
  }

  /// The course of a tag through a period, or of the coverage if no tag is given.
  public static var trend: Object<TrendQuery, Trend> {
    ofCondition(
      "stats/trend",
      "Returns the course of a tag or condition through a period, or of the coverage alone.")
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
      "Returns the totals of the amounts of a tag, or of the tags that a condition allows.")
  }

  /// The conversion of a quantity to another unit, or of a time to another place.
  public static var conversion: Object<ConversionQuery, ConvertedText> {
    Endpoint(
      .get, "conversion",
      "Converts a quantity to another unit, or a time to another place, from a written request.",
      query: ConversionQuery.self, body: NoBody(), reply: .ok(.object(ConvertedText.self)))
  }

  /// The settings.
  public static var settings: Object<NoQuery, PersonalSettings> {
    Endpoint(
      .get, "settings", "Returns the settings of the person.",
      query: NoQuery.self, body: NoBody(), reply: .ok(.object(PersonalSettings.self)))
  }

  /// The endpoint that changes settings.
  public static var newSettings:
    Endpoint<NoQuery, JSONBody<ObjectSchema<PersonalSettings>>, JSONBody<ObjectSchema<StoreChange>>>
  {
    Endpoint(
      .put, "settings", "Replaces the settings; open pages apply them at once.",
      query: NoQuery.self, body: .object(PersonalSettings.self),
      reply: .ok(.object(StoreChange.self), "The settings are stored."))
  }

  /// The probes of a period as a TagTime log.
  public static var log: Endpoint<Period, NoBody, TextFileBody> {
    Endpoint(
      .get, "log", "Returns the probes of a period as a log in TagTime's format, one line each.",
      query: Period.self, body: NoBody(), reply: .ok(TextFileBody(), "The log."))
  }

  /// The endpoint that imports the lines of a log.
  public static var newLogLines:
    Endpoint<NoQuery, JSONBody<ObjectSchema<NewLogLines>>, JSONBody<ObjectSchema<SavedLogLines>>>
  {
    Endpoint(
      .post, "log",
      "Imports lines of a log in TagTime's format; existing answers are never replaced.",
      query: NoQuery.self, body: .object(NewLogLines.self),
      reply: .ok(.object(SavedLogLines.self), "The outcome of the import."))
  }

  /// All data, as a file.
  public static var backup: Endpoint<NoQuery, NoBody, FileBody> {
    Endpoint(
      .get, "backup", "Returns a copy of all data, as an SQLite file that Proba opens.",
      query: NoQuery.self, body: NoBody(),
      reply: .ok(FileBody(mediaType: "application/vnd.sqlite3"), "The file."))
  }

  /// The endpoint that erases everything but the settings.
  public static var erasure:
    Endpoint<NoQuery, JSONBody<ObjectSchema<Erasure>>, JSONBody<ObjectSchema<StoreChange>>>
  {
    Endpoint(
      .post, "erase", "Permanently erases all probes, answers and tags; the settings are kept.",
      query: NoQuery.self, body: .object(Erasure.self),
      reply: .ok(.object(StoreChange.self), "All probes, answers and tags are erased."))
  }

  /// The schedule by which the person is asked.
  public static var schedule: Object<NoQuery, Schedule> {
    Endpoint(
      .get, "schedule", "Returns the schedule by which the person is asked.",
      query: NoQuery.self, body: NoBody(), reply: .ok(.object(Schedule.self)))
  }

  /// The endpoint that changes the mean gap or the seed of the schedule.
  public static var scheduleChange:
    Endpoint<NoQuery, JSONBody<ObjectSchema<ScheduleChange>>, JSONBody<ObjectSchema<StoreChange>>>
  {
    Endpoint(
      .put, "schedule", "Changes the gap or the seed from now on; earlier probes keep their gap.",
      query: NoQuery.self, body: .object(ScheduleChange.self),
      reply: .ok(.object(StoreChange.self), "The schedule is in effect."))
  }

  /// The rules for the times at which the person is not asked.
  public static var quietRules: List<NoQuery, ObjectSchema<QuietRule>> {
    Endpoint(
      .get, "quiet",
      "Returns the rules by which the person is not asked, including those that have ended.",
      query: NoQuery.self, body: NoBody(),
      reply: .ok(
        .json(.list(.object(QuietRule.self), "The rules, in the order of their creation."))))
  }

  /// The endpoint that adds a quiet rule.
  public static var newQuietRule:
    Endpoint<NoQuery, JSONBody<ObjectSchema<NewQuietRule>>, JSONBody<ObjectSchema<SavedQuietRule>>>
  {
    Endpoint(
      .post, "quiet", "Adds a rule by which the person is not asked, from now at the earliest.",
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
      .delete, "quiet", "Ends a rule now; times that were quiet before remain so.",
      query: NoQuery.self, body: .object(EndedQuietRule.self),
      reply: .ok(.object(SavedQuietRule.self), "The rule as it is from now on.")
    )
    .refusing(404, "No rule of this number applies.")
  }

  /// The stream of changes.
  public static var events: Endpoint<NoQuery, NoBody, EventStreamBody> {
    Endpoint(
      .get, "events",
      "Streams changes as server-sent events: `current`, `changed`, `settings`, `probe`, `skin`.",
      query: NoQuery.self, body: NoBody(),
      reply: .ok(EventStreamBody(), "An endless stream of events."))
  }

  /// The description of this interface.
  public static var description: Endpoint<NoQuery, NoBody, ObjectBody> {
    Endpoint(
      .get, "openapi.json", "Returns this description.",
      query: NoQuery.self, body: NoBody(), reply: .ok(ObjectBody()))
  }
}
