import Answering
import Catalogue
import CivilTime
import Components
import DayScreens
import Interface
import ListViews
import Lists
import PageModel
import Requests
import TextBytes
import Tracking
import Wire

/// All days, one of which is looked at.
final class DaysModel: SectionModel {
  /// How long the row of days rests before what it shows is read, in milliseconds: days that are flung
  /// past are not.
  private static let rest = 90.0

  /// The days before today that are in the row at least.
  private static let fewestDays = 59

  /// The day that is looked at.
  @Observed private(set) var day: CivilDate {
    didSet {
      guard day != oldValue else { return }
      chosen = day
      if day.month != oldValue.month { month = day.month }
      marks[oldValue]?.isChosen = false
      marks[day]?.isChosen = true
    }
  }
  /// The month of the day.
  @Observed private(set) var month: CivilMonth
  /// The same day, read without being notified of changes.
  private var chosen: CivilDate
  /// The days that are on the page, or were.
  private var marks: [CivilDate: DayMark] = [:]
  /// The first day with a probe, once that is known.
  @Observed private(set) var first: CivilDate?
  /// What is known of the days, by their month.
  private var months: [CivilMonth: MonthSummaries] = [:]

  /// The strip of the day, which is shown beside the question too.
  let rows: DayRowsModel
  /// The search for answers, in place of a day.
  let search: SearchModel
  /// What the components of the screen share.
  let components: ComponentContext
  /// Where the row of days is scrolled.
  let position: ListPosition

  private let cache: ResponseCache
  /// What is awaited before more months are read.
  private var pause: Subscription?
  /// Whether the row of days is on the page: when a search ends, it follows the day and the month, which respond
  /// sooner without it.
  @Observed private(set) var showsRow = true
  private var rowWait: Subscription?
  /// What the row waits for before it follows to a day out of view: a picture of the day and the month.
  private var followWait: Subscription?
  /// Where an answer of the day is written.
  private let form: () -> Part
  /// Whether the row is where its day is.
  private var isPlaced = false

  /// Makes a model for the day that the address asks for.
  init(rows: DayRowsModel, cache: ResponseCache, form: @escaping () -> Part) {
    self.rows = rows
    self.form = form
    self.cache = cache
    (day, chosen, month) = (rows.home.today, rows.home.today, rows.home.today.month)
    position = ListPosition()
    search = SearchModel(home: rows.home, cache: cache) { [openSearch = rows.openSearch] in
      openSearch($0)
    }
    // Of the components' words, the screen has one: what closes the sheet.
    var phrases = ComponentPhrases.english
    phrases.close = rows.home.texts[.cancel]
    components = ComponentContext(browser: rows.home.browser, phrases: phrases)
    super.init(.days)
  }

  override var content: Part { DaysScreen(model: self, form: form).part }

  var home: HomeModel { rows.home }
  var today: CivilDate { home.today }

  // MARK: The address

  override func follow(_ screen: Screen, hasArrived: Bool) {
    guard let place = DaysPlace(screen) else { return }
    let wasSearching = search.isActive
    rows.onChange = { [self] in read($0?.month ?? day.month) }
    search.show(place.search ?? "")
    rows.listing = search.isActive ? search.listing : nil
    // Where a search begins and ends, the same day is shown.
    if search.isActive, !hasArrived { return }
    day = min(place.day ?? today, today)
    rows.days.show(day, today: today, hasArrived: hasArrived)
    // The row of days is recreated after a search.
    if wasSearching {
      isPlaced = false
      showsRow = false
      rowWait = home.browser.afterPicture { [self] in
        showsRow = true
        self.place()
      }
    }
    guard !hasArrived || wasSearching else { return }
    followWait?.cancel()
    if showsRow, let place = index(of: day), !isInView(place) {
      followWait = home.browser.afterPicture { [self] in
        if let place = index(of: day) { position.scroll(to: place, at: .center) }
      }
    }
    read(day.month)
  }

  /// Whether a day's neighbours on both sides are seen too, as far as it has any.
  private func isInView(_ place: Int) -> Bool {
    let seen = position.visible
    return seen.contains(max(place - 1, 0)) && seen.contains(min(place + 1, count - 1))
  }

  override func leave() {
    rowWait?.cancel()
    followWait?.cancel()
    stopPause()
    // A late reply must not place the row, which is recreated for another day.
    for known in months.values { known.reading?.stop() }
    rows.onChange = { _ in }
    showsRow = true
    isPlaced = false
    rows.listing = nil
    rows.days.show(today, today: today)
  }

  override func name(of screen: Screen) -> String? {
    guard let place = DaysPlace(screen) else { return nil }
    return place.search ?? place.day.map { home.name(of: $0) }
  }

  override func focus(from old: Screen, to new: Screen) -> ArrivalFocus { .stays }

  /// Whether a day is the one that is looked at; readers are notified only when that changes for this day.
  func isChosen(_ day: CivilDate) -> Bool {
    if let mark = marks[day] { return mark.isChosen }
    let mark = DayMark(isChosen: day == chosen)
    marks[day] = mark
    return mark.isChosen
  }

  /// The address of a day; today has none of its own.
  func screen(of day: CivilDate) -> Screen { DaysPlace(day == today ? nil : day).screen }

  /// The day a number of months before or after the one that is shown; nil where there is none.
  func day(movedByMonths count: Int) -> CivilDate? {
    let month = day.month.advanced(by: count)
    guard month <= today.month, month >= (start ?? today).month else { return nil }
    let moved = CalendarMonth.day(day, movedByMonths: count)
    return min(max(moved, start ?? moved), today)
  }

  // MARK: The days

  /// The short names of the days of a week from Monday on, which a row that is flung shows by the thousand.
  private(set) lazy var weekdays: [String] = Weekday.allCases.map { weekday in
    let monday = CivilDate(dayNumber: 0).startOfWeek(from: .monday)
    return home.browser.format(
      Double(monday.dayNumber + weekday.rawValue) * 86_400, .weekday, zone: .universal)
  }

  /// What a screen reader says of a day.
  func label(of day: CivilDate) -> String {
    let name = home.name(of: day)
    let summary = summary(of: day)
    if isUnasked(summary) { return name + ": " + home.texts.charts[.unaskedDays] }
    guard let summary, summary.probes > 0 else { return name }
    return home.texts[
      .daySummary, name, home.count(summary.answered), home.count(summary.probes)]
  }

  /// The first day of the row, once that is known: it fills the width also where there are few days.
  private var start: CivilDate? { first.map { min($0, today.advanced(by: -Self.fewestDays)) } }

  /// How many days there are in the row, up to today.
  var count: Int { start.map { max(today.dayNumber - $0.dayNumber, 0) + 1 } ?? 0 }

  /// The day at a place in the row.
  func day(at index: Int) -> CivilDate { (start ?? today).advanced(by: index) }

  /// The place of a day in the row; nil where it is not there.
  func index(of day: CivilDate) -> Int? {
    guard let start, start <= day, day <= today else { return nil }
    return day.dayNumber - start.dayNumber
  }

  /// What is known of a day; nil where it has no probes, or is not read yet.
  func summary(of day: CivilDate) -> DaySummary? {
    summaries(of: day.month).days.first { $0.day == day }
  }

  private func summaries(of month: CivilMonth) -> MonthSummaries {
    if let known = months[month] { return known }
    let unknown = MonthSummaries()
    months[month] = unknown
    return unknown
  }

  /// Whether a day is over on which the person was not asked.
  func isUnasked(_ summary: DaySummary?) -> Bool {
    summary.map { $0.day < today && !$0.isAsked } ?? false
  }

  // MARK: Keys

  /// The name within the page of the column of a day.
  static func columnID(of day: CivilDate) -> String { "column-" + day.iso }

  /// Goes to the day beside the chosen one, and leads the keyboard there.
  func takeKey(_ event: Event) -> Bool {
    guard event.modifiers.isEmpty, event.key == .left || event.key == .right else { return false }
    let next = chosen.advanced(by: event.key == .left ? -1 : 1)
    guard let place = index(of: next) else { return true }
    // The column must be on the page to take the focus.
    position.reveal(place)
    rows.days.go(next)
    home.browser.focus(Self.columnID(of: next))
    return true
  }

  // MARK: Reading

  override func load() {
    search.load()
    rows.days.load()
    for (month, known) in months where month != day.month && known.reading != nil {
      if isSeen(month) { read(month) } else { known.reading = nil }
    }
    read(day.month)
  }

  /// Reads the days that are seen, once the row has come to rest.
  func settle(on visible: Range<Int>) {
    stopPause()
    guard !visible.isEmpty else { return }
    pause = home.browser.after(milliseconds: Self.rest) { [self] in readVisible() }
  }

  /// Reads the first month in view that is not read yet.
  private func readVisible() {
    pause = nil
    guard !position.visible.isEmpty else { return }
    let last = day(at: position.visible.upperBound - 1).month
    var month = day(at: position.visible.lowerBound).month
    while isRead(month), month < last { month = month.advanced(by: 1) }
    if !isRead(month) { read(month) }
  }

  /// Reads the next month in view after a picture of the one before, since no frame has to draw two; while the row
  /// moves, once it rests.
  private func readNext() {
    guard case nil = pause else { return }
    pause = home.browser.afterPicture { [self] in readVisible() }
  }

  private func stopPause() {
    pause?.cancel()
    pause = nil
  }

  /// Whether a month is read, or about to be.
  private func isRead(_ month: CivilMonth) -> Bool { months[month]?.reading != nil }

  private func isSeen(_ month: CivilMonth) -> Bool {
    guard !position.visible.isEmpty else { return false }
    return day(at: position.visible.lowerBound).month <= month
      && month <= day(at: position.visible.upperBound - 1).month
  }

  private func read(_ month: CivilMonth) {
    let summaries = summaries(of: month)
    let reading = summaries.reading ?? Reading(cache)
    summaries.reading = reading
    reading.read(API.days, DaysQuery(from: month.firstDay, count: month.length)) { [self] result in
      guard case .success(let days) = result else { return summaries.reading = nil }
      summaries.days = days.days
      if first != days.first { first = days.first }
      place()
      readNext()
    }
  }

  /// Scrolls the row to its day when it first appears.
  private func place() {
    guard !isPlaced, showsRow, let index = index(of: day) else { return }
    isPlaced = true
    position.scroll(to: index, at: .center)
  }
}

/// Whether a day is the one that is looked at.
private final class DayMark {
  @Observed var isChosen: Bool

  init(isChosen: Bool) { self.isChosen = isChosen }
}

/// What is known of the days of a month: readers are notified only when that changes for this month.
private final class MonthSummaries {
  @Observed var days: [DaySummary] = []
  /// What reads the days and keeps them up to date; nil while they are not in use.
  var reading: Reading?
}
