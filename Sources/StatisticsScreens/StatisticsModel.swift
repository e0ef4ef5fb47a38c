import Catalogue
import ChartScreens
import CivilTime
import Interface
import PageModel
import Requests
import Sampling
import TextBytes
import Tracking
import Wire

/// The use of time in a chosen period, and its difference from another period.
final class StatisticsModel: SectionModel {
  /// The place that the address describes.
  @Observed private(set) var place: StatisticsPlace
  /// The reason why nothing could be read.
  @Observed var problem = ""

  let texts: Texts
  let browser: Browser
  let figures: PeriodFiguresModel
  let periods: PeriodModel
  let table: TagTableModel
  let inspector: InspectorModel
  let condition: ConditionModel
  private let navigation: Navigation<Screen>
  /// The model of the charts, once they are on the page.
  private var charts: StatisticsCharts?
  /// The pending drawing of the charts.
  private var drawing: Subscription?
  /// Whether the table follows the address, which it does once its rows are known.
  private var tableFollows = false
  /// Whether the window has room beside the table.
  private var isWide = false
  private var watchesWidth = false
  /// Whether the focus moves to the tag once it is shown.
  private var leadsToTag = false
  private let cache: ResponseCache

  /// Makes a model for the period in the address.
  init(in page: SectionContext) {
    (browser, cache) = (page.browser, page.cache)
    (texts, navigation) = (page.texts, page.navigation)
    figures = PeriodFiguresModel(cache: cache)
    let place = navigation.place.flatMap { StatisticsPlace($0) } ?? StatisticsPlace()
    self.place = place
    periods = PeriodModel(
      place.choice, comparedWith: place.compared,
      offering: [.week, .month, .quarter, .year, .always, .days], browser: browser, texts: texts)
    table = TagTableModel(browser: browser)
    inspector = InspectorModel(browser: browser, cache: cache, texts: texts)
    condition = ConditionModel(cache: cache)
    super.init(.insights)
    guard let period else {
      problem = texts[.emptyPeriod]
      return
    }
    figures.take(from: browser, of: period, comparedWith: periods.comparedPeriod)
    guard case .some = figures.statistics else { return }
    followTable()
    if figures.hasPatterns { inspector.prepare(tag, in: period) }
  }

  override var content: Part { StatisticsScreen(model: self).part }

  // MARK: Choosing

  /// The chosen period.
  var choice: PeriodChoice { place.choice }

  /// The address of the figures of the chosen period.
  override var entrance: Screen {
    StatisticsPlace(choice, comparedWith: place.compared).screen
  }

  private func show(_ choice: PeriodChoice) {
    place = place.with(choice)
    load()
    // Of periods tried one after the other, only the last has an entry in the history of the browser.
    navigation.go(to: place.screen, replacing: true)
  }

  private func show(_ compared: ComparedPeriod) {
    place = place.compared(with: compared)
    forgetComparison()
    load()
    navigation.go(to: place.screen, replacing: true)
  }

  /// Discards the differences after another comparison is chosen.
  private func forgetComparison() {
    figures.forgetComparison(awaitsOthers: periods.comparedPeriod != nil)
    condition.clear()
  }

  // MARK: Reading

  /// Replies that arrive elsewhere must not lead back here.
  override func leave() {
    figures.stop()
    drawing?.cancel()
    condition.stop()
    inspector.stop()
    periods.choosesComparison = false
  }

  /// Reads the figures of the chosen period.
  override func load() {
    guard let period else {
      figures.clear()
      showNoTag()
      problem = texts[.emptyPeriod]
      return
    }
    figures.read(period, comparedWith: periods.comparedPeriod, until: lastDay) { [self] failure in
      if let failure {
        // If no reply came at all, the page says so above, and retries by itself.
        problem = failure.status == 0 ? "" : texts[.failed, "\(failure.status)"]
      } else {
        problem = ""
        followTable()
        showTag()
      }
    }
  }

  /// The last day of the weeks shown; nil for today, also if the period ends later.
  var lastDay: CivilDate? { period?.to.flatMap { $0 < today ? $0 : nil } }

  /// Makes the table follow the address, once its rows are known.
  private func followTable() {
    guard !tableFollows else { return }
    tableFollows = true
    table.follow(place.tag, from: nil, beside: figures.lines)
  }

  // MARK: Tags

  /// Opens a tag, or a condition on tags.
  func open(_ tag: String) {
    navigation.go(to: place.with(tag: tag).screen, replacing: place.tag != nil)
  }

  /// Opens the condition in the search field, or the first tag found.
  func openSearched() {
    if let condition = table.condition(beside: figures.lines), figures.hasPatterns {
      // A refused condition is tried once more.
      if condition.isSame(as: place.tag ?? "") { showTag() } else { open(condition) }
    } else if !table.search.utf8.isEmpty, let first = table.found(figures.lines).first {
      open(first.figure.name)
    }
  }

  /// Returns whether a text is a condition, and not the name of a tag.
  func isCondition(_ tag: String) -> Bool { TagExpression.isWritten(in: tag) && !hasRow(tag) }

  private func hasRow(_ tag: String) -> Bool {
    figures.lines.contains { $0.figure.name.isSame(as: tag) }
  }

  /// The selected tag: the chosen one, else the most frequent.
  var tag: String? { place.tag ?? figures.lines.first?.figure.name }

  /// Shows the selected tag, and the charts.
  private func showTag() {
    guard figures.hasPatterns, let period else { return showNoTag() }
    guard let tag = place.tag, !hasRow(tag) else {
      condition.clear()
      return inspect(self.tag, in: period)
    }
    if inspector.prepare(tag, in: period) { showCharts(of: nil) }
    condition.show(
      ConditionModel.Question(
        tag: tag, period: period, before: periods.comparedPeriod, lastDay: lastDay)
    ) { [self] outcome in
      switch outcome {
      case .named(let name) where name.isSame(as: tag): inspect(tag, in: period)
      case .named(let name):
        navigation.go(to: place.with(tag: name).screen, replacing: true)
      case .noTag: leaveTag()
      case .refused: inspector.show(nil, in: nil)
      }
    }
  }

  private func inspect(_ tag: String?, in period: Period) {
    inspector.show(tag, in: period) { [self] in leaveTag() }
    showCharts(of: tag)
    if leadsToTag, !isWide { browser.focus(InspectorModel.heading) }
    leadsToTag = false
  }

  /// Leaves an unknown tag, which is treated as none.
  private func leaveTag() {
    navigation.go(to: place.with(tag: nil).screen, replacing: true)
  }

  private func showNoTag() {
    drawing?.cancel()
    condition.clear()
    inspector.show(nil, in: nil)
  }

  /// Returns the figures of a tag or of the condition, if they are known.
  func line(of tag: String) -> TagLine? {
    figures.lines.first { $0.figure.name.isSame(as: tag) }
      ?? condition.line.flatMap { $0.figure.name.isSame(as: tag) ? $0 : nil }
  }

  /// Sets the colour of a tag; nil has the server choose one.
  func setColor(_ color: TagColor?, of tag: String) {
    cache.send(
      API.tagColor, NewColor(tag: tag, color: color), preserving: API.statistics.path + "/",
      revision: { $0.revision }
    ) { [self] result in
      // On another screen, everything is read when the person returns.
      guard navigation.place.flatMap({ StatisticsPlace($0) }) != nil else { return }
      guard case .failure(let failure) = result else { return load() }
      problem = failure.status == 0 ? texts[.notSaved] : texts[.failed, "\(failure.status)"]
    }
  }

  // MARK: Charts

  /// Returns the charts, which are made when they are first shown, as their code is in a chunk.
  func madeCharts() -> StatisticsCharts {
    if let charts { return charts }
    let made = StatisticsCharts(browser: browser, cache: cache, texts: texts)
    made.actions.onEnter = { [self] path in
      navigation.go(to: place.with(path: path).screen, scrolls: false)
    }
    made.actions.onChoose = { [self] first, last in
      periods.show(from: first, to: last)
    }
    charts = made
    showCharts(of: inspector.tag)
    return made
  }

  /// Updates the charts after the next drawing of the page; they read their figures by themselves.
  private func showCharts(of tag: String?) {
    drawing?.cancel()
    guard let charts, let period, let statistics = figures.statistics, figures.hasPatterns else {
      return
    }
    let request = ChartRequest(
      of: period, tag: tag, color: tag.flatMap { line(of: $0) }?.figure.color, beside: statistics,
      version: figures.version, path: place.path)
    drawing = browser.afterPicture { charts.show(request) }
  }

  // MARK: The address

  override func follow(_ screen: Screen, hasArrived: Bool) {
    guard let place = StatisticsPlace(screen) else { return }
    // Only now: on a page that a server writes, both models would keep each other.
    periods.onChoose = { [self] in show($0) }
    periods.onCompare = { [self] in show($0) }
    let old = self.place
    let isOtherTag = !(place.tag ?? "").isSame(as: old.tag ?? "")
    let isOtherPeriod = place.choice != choice
    let isOtherComparison = place.compared != old.compared
    self.place = place
    if isOtherPeriod { periods.follow(place.choice) }
    if isOtherComparison {
      periods.follow(place.compared)
      forgetComparison()
    }
    if isOtherTag, tableFollows { table.follow(place.tag, from: old.tag, beside: figures.lines) }
    guard !hasArrived else { return }
    if isOtherPeriod || isOtherComparison { return load() }
    // A tag shown below the table must be brought into view.
    if !watchesWidth {
      watchesWidth = true
      isWide = browser.watch("(min-width: 68rem)") { [self] in isWide = $0 }
    }
    leadsToTag = isOtherTag && place.tag != nil
    showTag()
  }

  override func name(of screen: Screen) -> String? { StatisticsPlace(screen)?.tag }

  override func focus(from old: Screen, to new: Screen) -> ArrivalFocus {
    // The focus stays on the control that chose a period or a tag, and returns to the tag that is closed.
    guard let tag = name(of: old), case nil = name(of: new) else { return .stays }
    return .view(id: "tag-" + tag)
  }

  // MARK: Days

  /// The person's date.
  var today: CivilDate { browser.today }

  /// The review of the week shown, or of the last complete week.
  var review: Screen {
    let start = choice.kind == .week && periods.neighbour(isLater: true) != nil ? period?.from : nil
    return ReviewPlace(start).screen
  }

  /// The days of the chosen period; nil if the last day precedes the first.
  var period: Period? { periods.period }
}
