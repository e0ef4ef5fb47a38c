import Answering
import Catalogue
import CivilTime
import Interface
import PageModel
import Requests
import TextBytes
import Tracking
import Wire

/// The times at which the person is not asked: the rules, and the form for a new one.
final class QuietModel {
  /// The `id` of the button that opens the form.
  static var formID: String { "quiet-add" }
  /// The `id` of the fields of a new rule.
  static var fieldsID: String { "quiet-fields" }

  /// The rules that apply now or later, once they have been read.
  @Observed private(set) var rules: [QuietRule]?
  /// The reason why the rules could not be read or the last change was not made.
  @Observed private(set) var problem = ""
  /// The last change.
  @Observed private(set) var change: Change?
  /// Whether a change is being saved.
  @Observed private(set) var isSaving = false
  /// Whether the button that undoes the last change has the focus.
  @Observed var focusesUndo = false
  /// The form of a new rule, while it is open.
  @Observed var form: QuietForm?

  /// Whether the address leads to the rules rather than to the top of the settings.
  var isWanted = false

  let home: HomeModel
  private let reading: Reading

  /// A change that has been made, and how to undo it.
  struct Change {
    /// A sentence about the change.
    let sentence: String
    /// The way to undo the change, if any.
    let undo: Undo?
  }

  /// The way to undo a change.
  enum Undo {
    /// Ends a rule that was made.
    case end(QuietRule)
    /// Makes a rule again that was ended.
    case make(NewQuietRule)
  }

  init(home: HomeModel) {
    self.home = home
    reading = Reading(home.cache)
  }

  var texts: Texts { home.texts }
  private var now: Moment { Moment(secondsSince1970: Int64(home.browser.now)) }

  /// Reads the rules.
  func load() {
    reading.read(API.quietRules) { [self] result in
      switch result {
      case .success(let rules):
        let now = now
        self.rules = rules.filter { rule in rule.until.map { now < $0 } ?? true }
      case .failure(let failure):
        if case nil = rules, failure.status != 0 { problem = home.sentence(for: failure) }
      }
    }
  }

  /// Moves the focus to the button that opens the form, if the address leads here.
  func appear() {
    if isWanted { home.browser.focus(Self.formID) }
  }

  // MARK: Changing

  /// Opens the form.
  func open() {
    problem = ""
    change = nil
    form = QuietForm(today: home.browser.today)
    // The button that had the focus is gone.
    home.browser.focus(Self.fieldsID)
  }

  /// Closes the form without making a rule.
  func close() {
    form = nil
    problem = ""
    home.browser.focus(Self.formID)
  }

  /// Makes the rule that the form describes.
  func add() {
    guard let rule = form?.rule else { return }
    make(rule) { [self] in
      form = nil
      note(texts.settings[.ruleAdded, title(of: $0)], .end($0))
    }
  }

  /// Ends a rule.
  func end(_ rule: QuietRule) {
    let again = NewQuietRule(
      rule.kind, on: rule.weekdays, hours: rule.hours,
      from: now < rule.since ? home.browser.day(of: rule.since) : nil,
      to: rule.until.map { home.browser.day(of: $0 - .seconds(1)) })
    end(rule) { [self] in note(texts.settings[.ruleEnded, title(of: rule)], .make(again)) }
  }

  /// Undoes the last change.
  func undo() {
    guard let undo = change?.undo else { return }
    let finish = { [self] in
      note(texts[.undone])
      home.browser.focus(Self.formID)
    }
    switch undo {
    case .end(let rule): end(rule, andThen: finish)
    case .make(let rule): make(rule) { _ in finish() }
    }
  }

  private func make(_ rule: NewQuietRule, andThen finish: @escaping (QuietRule) -> Void) {
    guard begin() else { return }
    home.cache.send(API.newQuietRule, rule, revision: { $0.revision }) { [self] result in
      take(result, finish)
    }
  }

  private func end(_ rule: QuietRule, andThen finish: @escaping () -> Void) {
    guard begin() else { return }
    home.cache.send(
      API.quietRuleEnd, EndedQuietRule(rule.id), revision: { $0.revision }
    ) { [self] result in
      take(result) { _ in finish() }
    }
  }

  private func begin() -> Bool {
    guard !isSaving else { return false }
    isSaving = true
    problem = ""
    return true
  }

  private func take(
    _ result: Result<SavedQuietRule, CallFailure>, _ finish: (QuietRule) -> Void
  ) {
    isSaving = false
    switch result {
    case .success(let saved):
      finish(saved.rule)
      load()
    case .failure(let failure) where failure.status == 422:
      problem = texts.settings[.ruleIsOver]
    case .failure(let failure):
      problem = home.sentence(for: failure)
      // A rule that another page has ended must disappear from the list.
      if failure.status == 404 { load() }
    }
  }

  private func note(_ sentence: String, _ undo: Undo? = nil) {
    home.browser.announce(sentence)
    change = Change(sentence: sentence, undo: undo)
    focusesUndo = undo != nil
  }

  // MARK: In words

  /// Returns the times at which a rule applies, such as “Every night, 23:00–07:00”.
  func title(of rule: QuietRule) -> String {
    title(rule.kind, rule.weekdays, rule.hours)
  }

  /// Returns the times at which a new rule will apply.
  ///
  /// Of days off it is their number.
  func title(of rule: NewQuietRule) -> String {
    guard rule.kind == .vacation, let first = rule.from, let last = rule.to else {
      return title(rule.kind, rule.weekdays, rule.hours)
    }
    let count = last.dayNumber - first.dayNumber + 1
    return texts.settings[.countOfDaysOff, count: count, as: home.count(count)]
  }

  private func title(
    _ kind: QuietRule.Kind, _ weekdays: Weekdays, _ hours: QuietHours
  ) -> String {
    let settings = texts.settings
    let days: String
    switch QuietDays(weekdays) {
    case .all where kind == .vacation: days = settings[.daysOff]
    case .all: days = settings[hours.isOvernight ? .everyNight : .everyDay]
    case .workdays: days = settings[.workdays]
    case .weekend: days = settings[.weekends]
    case .some(let list):
      var names = ""
      for day in list {
        names += (names.utf8.isEmpty ? "" : ", ") + texts.calendar.shortWeekdays[day.rawValue]
      }
      days = names
    }
    guard hours.isWholeDay else {
      return days + ", " + texts[.interval, clock(hours.start), clock(hours.end)]
    }
    // Other days mean whole days unless hours are stated.
    guard kind == .quiet, weekdays == .all else { return days }
    return days + ", " + settings[.allDay]
  }

  /// Returns the days from which and until which a rule applies.
  func dates(of rule: QuietRule) -> String {
    let first = date(home.browser.day(of: rule.since))
    guard let until = rule.until else { return texts.settings[.fromDay, first] }
    let last = date(home.browser.day(of: until - .seconds(1)))
    return first.isSame(as: last) ? first : texts[.interval, first, last]
  }

  private func clock(_ time: TimeOfDay) -> String {
    home.browser.format(Double(time.minute) * 60, .time, zone: .universal)
  }

  private func date(_ day: CivilDate) -> String {
    home.browser.format(Double(day.dayNumber) * 86_400, .date(.medium), zone: .universal)
  }
}
