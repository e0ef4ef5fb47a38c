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

/// All days, one of which is selected.
final class DaysModel: SectionModel {
  /// The time in milliseconds for which the row of days rests before its days are read, so that days flung
  /// past are not read.
  private static let rest = 90.0

  /// The minimum number of days before today in the row.
  private static let fewestDays = 59

  /// The selected day.
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
  /// The marks of the days that are or were on the page.
  private var marks: [CivilDate: DayMark] = [:]
  /// The first day with a probe, once it is known.
  @Observed private(set) var first: CivilDate?
  /// The known summaries of days, by month.
  private var months: [CivilMonth: MonthSummaries] = [:]

  /// The strip of the day, which is also shown beside the question.
  let rows: DayRowsModel
  /// The search for answers, in place of a day.
  let search: SearchModel
  /// State shared by the components of the screen.
  let components: ComponentContext
  /// The scroll position of the row of days.
  let position: ListPosition

  private let cache: ResponseCache
  /// The wait before more months are read.
  private var pause: Subscription?
  /// Whether the row of days is on the page: after a search, it appears after the day and the month, which
  /// respond sooner without it.
  @Observed private(set) var showsRow = true
  private var rowWait: Subscription?
  /// The wait for a picture of the day and the month, after which the row scrolls to a day out of view.
  private var followWait: Subscription?
  /// Returns the form for an answer of the day.
  private let form: () -> Part
  /// Whether the row has been scrolled to its day.
  private var isPlaced = false

  /// Makes a model that shows today until it follows the address.
  init(rows: DayRowsModel, cache: ResponseCache, form: @escaping () -> Part) {
    self.rows = rows
    self.form = form
    self.cache = cache
    (day, chosen, month) = (rows.home.today, rows.home.today, rows.home.today.month)
    position = ListPosition()
    search = SearchModel(
      home: rows.home, cache: cache, openSearch: rows.openSearch,
      openDay: { [days = rows.days] in days.go($0) })
    // The screen uses only one phrase of the components: the title of the button that closes the sheet.
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
    // A search keeps the day at which it begins.
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

  /// Returns whether the existing neighbours of a day are in view on both sides.
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

  /// Returns whether a day is selected; readers are notified only when that changes for this day.
  func isChosen(_ day: CivilDate) -> Bool {
    if let mark = marks[day] { return mark.isChosen }
    let mark = DayMark(isChosen: day == chosen)
    marks[day] = mark
    return mark.isChosen
  }

  /// Returns the screen of a day; today has no address of its own.
  func screen(of day: CivilDate) -> Screen { DaysPlace(day == today ? nil : day).screen }

  /// Returns the day a number of months before or after the selected one; nil if there is none.
  func day(movedByMonths count: Int) -> CivilDate? {
    let month = day.month.advanced(by: count)
    guard month <= today.month, month >= (start ?? today).month else { return nil }
    let moved = CalendarMonth.day(day, movedByMonths: count)
    return min(max(moved, start ?? moved), today)
  }

  // MARK: The days

  /// The short names of weekdays from Monday on, cached because a row being flung shows thousands of them.
  private(set) lazy var weekdays: [String] = Weekday.allCases.map { weekday in
    let monday = CivilDate(dayNumber: 0).startOfWeek(from: .monday)
    return home.browser.format(
      Double(monday.dayNumber + weekday.rawValue) * 86_400, .weekday, zone: .universal)
  }

  /// Returns the accessibility label of a day.
  func label(of day: CivilDate) -> String {
    let name = home.name(of: day)
    let summary = summary(of: day)
    if isUnasked(summary) { return name + ": " + home.texts.charts[.unaskedDays] }
    guard let summary, summary.probes > 0 else { return name }
    return home.texts[
      .daySummary, name, home.count(summary.answered), home.count(summary.probes)]
  }

  /// The first day of the row, once it is known: the row has enough days to fill the width.
  private var start: CivilDate? { first.map { min($0, today.advanced(by: -Self.fewestDays)) } }

  /// The number of days in the row, up to today.
  var count: Int { start.map { max(today.dayNumber - $0.dayNumber, 0) + 1 } ?? 0 }

  /// Returns the day at an index of the row.
  func day(at index: Int) -> CivilDate { (start ?? today).advanced(by: index) }

  /// Returns the index of a day in the row; nil if the row lacks it.
  func index(of day: CivilDate) -> Int? {
    guard let start, start <= day, day <= today else { return nil }
    return day.dayNumber - start.dayNumber
  }

  /// Returns the summary of a day; nil if it has no probes, or is not read yet.
  func summary(of day: CivilDate) -> DaySummary? {
    summaries(of: day.month).days.first { $0.day == day }
  }

  private func summaries(of month: CivilMonth) -> MonthSummaries {
    if let known = months[month] { return known }
    let unknown = MonthSummaries()
    months[month] = unknown
    return unknown
  }

  /// Returns whether a summary is of a past day on which the person was not asked.
  func isUnasked(_ summary: DaySummary?) -> Bool {
    summary.map { $0.day < today && !$0.isAsked } ?? false
  }

  // MARK: Keys

  /// Returns the `id` of the column of a day.
  static func columnID(of day: CivilDate) -> String { "column-" + day.iso }

  /// Moves the selection and the focus to the day beside the selected one.
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

  /// Returns the `id` of the cell of a day in the month.
  static func cellID(of day: CivilDate) -> String { "cell-" + day.iso }

  /// Moves the selection and the focus to the day beside the selected one, or to that a week away.
  func takeMonthKey(_ event: Event) -> Bool {
    guard event.modifiers.isEmpty else { return false }
    let days: Int
    switch event.key {
    case .left: days = home.browser.isRightToLeft ? 1 : -1
    case .right: days = home.browser.isRightToLeft ? -1 : 1
    case .up: days = -7
    case .down: days = 7
    default: return false
    }
    let next = chosen.advanced(by: days)
    guard let _ = index(of: next) else { return true }
    rows.days.go(next)
    home.browser.focus(Self.cellID(of: next))
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

  /// Reads the days in view, once the row has come to rest.
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

  /// Reads the next month in view after a picture of the one before, so that no frame has to draw two, or
  /// once a moving row rests.
  private func readNext() {
    guard case nil = pause else { return }
    pause = home.browser.afterPicture { [self] in readVisible() }
  }

  private func stopPause() {
    pause?.cancel()
    pause = nil
  }

  /// Returns whether a month has been or is being read.
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

/// The observable mark of whether a day is selected.
private final class DayMark {
  @Observed var isChosen: Bool

  init(isChosen: Bool) { self.isChosen = isChosen }
}

/// The known summaries of the days of a month: readers are notified only of changes in this month.
private final class MonthSummaries {
  @Observed var days: [DaySummary] = []
  /// The reading that keeps the days up to date; nil while they are not in use.
  var reading: Reading?
}
