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

/// Where the time of a chosen period went, and how it differs from another period.
final class StatisticsModel: SectionModel {
  /// What the address asks for.
  @Observed private(set) var place: StatisticsPlace
  /// Why nothing could be read.
  @Observed var problem = ""

  let texts: Texts
  let browser: Browser
  let figures: PeriodFiguresModel
  let periods: PeriodModel
  let table: TagTableModel
  let inspector: InspectorModel
  let condition: ConditionModel
  private let navigation: Navigation<Screen>
  /// What the charts show, once they are on the page.
  private var charts: StatisticsCharts?
  /// The charts that are about to be drawn.
  private var drawing: Subscription?
  /// Whether the table follows the address: not before its rows are known.
  private var tableFollows = false
  /// Whether there is room beside the table.
  private var isWide = false
  private var watchesWidth = false
  /// Whether the keyboard is led to the tag once it is shown.
  private var leadsToTag = false
  private let cache: ResponseCache

  /// Makes a model for the period that the address asks for.
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

  /// The period that is chosen.
  var choice: PeriodChoice { place.choice }

  /// The address of the figures of the chosen period.
  override var entrance: Screen {
    StatisticsPlace(choice, comparedWith: place.compared).screen
  }

  private func show(_ choice: PeriodChoice) {
    place = place.with(choice)
    load()
    // Of periods that are tried one after the other, only the last is a place on the way back.
    navigation.go(to: place.screen, replacing: true)
  }

  private func show(_ compared: ComparedPeriod) {
    place = place.compared(with: compared)
    forgetComparison()
    load()
    navigation.go(to: place.screen, replacing: true)
  }

  /// Shows no differences, once another comparison is chosen.
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
        // Where no answer came at all, the page says so above, and reads again by itself.
        problem = failure.status == 0 ? "" : texts[.failed, "\(failure.status)"]
      } else {
        problem = ""
        followTable()
        showTag()
      }
    }
  }

  /// The last day of the weeks that are shown; nil for today, which a later day means, too.
  private var lastDay: CivilDate? { period?.to.flatMap { $0 < today ? $0 : nil } }

  /// Has the table follow the address, once its rows are known.
  private func followTable() {
    guard !tableFollows else { return }
    tableFollows = true
    table.follow(place.tag, from: nil, beside: figures.lines)
  }

  // MARK: Tags

  /// Goes to a tag, or to a condition on tags.
  func open(_ tag: String) {
    navigation.go(to: place.with(tag: tag).screen, replacing: place.tag != nil)
  }

  /// Goes to the condition that is written in the search field, or to the first tag that was found.
  func openSearched() {
    if let condition = table.condition(beside: figures.lines), figures.hasPatterns {
      // What was refused is asked for once more.
      if condition.isSame(as: place.tag ?? "") { showTag() } else { open(condition) }
    } else if !table.search.utf8.isEmpty, let first = table.found(figures.lines).first {
      open(first.figure.name)
    }
  }

  /// Whether a text that is looked at is a condition, and no tag with such a name.
  func isCondition(_ tag: String) -> Bool { TagExpression.isWritten(in: tag) && !hasRow(tag) }

  private func hasRow(_ tag: String) -> Bool {
    figures.lines.contains { $0.figure.name.isSame(as: tag) }
  }

  /// The tag that is looked at: the one that was chosen, else the most frequent.
  var tag: String? { place.tag ?? figures.lines.first?.figure.name }

  /// Shows the tag that is looked at, and the charts.
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

  /// An unknown tag is treated as none.
  private func leaveTag() {
    navigation.go(to: place.with(tag: nil).screen, replacing: true)
  }

  private func showNoTag() {
    drawing?.cancel()
    condition.clear()
    inspector.show(nil, in: nil)
  }

  /// The figures of a tag or of the condition, where they are known.
  func line(of tag: String) -> TagLine? {
    figures.lines.first { $0.figure.name.isSame(as: tag) }
      ?? condition.line.flatMap { $0.figure.name.isSame(as: tag) ? $0 : nil }
  }

  /// Gives a tag another colour, or with none has one dealt to it.
  func setColor(_ color: TagColor?, of tag: String) {
    cache.send(
      API.tagColor, NewColor(tag: tag, color: color), preserving: API.statistics.path + "/",
      revision: { $0.revision }
    ) { [self] result in
      // Elsewhere all is read when the person returns.
      guard navigation.place.flatMap({ StatisticsPlace($0) }) != nil else { return }
      guard case .failure(let failure) = result else { return load() }
      problem = failure.status == 0 ? texts[.notSaved] : texts[.failed, "\(failure.status)"]
    }
  }

  // MARK: Charts

  /// The charts, made when they are first shown: they are in a chunk of the program.
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

  /// Has the charts show what is shown beside them, once that is on the screen; they read their figures by themselves.
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
    // Where the tag lies below the table, it must be led to.
    if !watchesWidth {
      watchesWidth = true
      isWide = browser.watch("(min-width: 68rem)") { [self] in isWide = $0 }
    }
    leadsToTag = isOtherTag && place.tag != nil
    showTag()
  }

  override func name(of screen: Screen) -> String? { StatisticsPlace(screen)?.tag }

  override func focus(from old: Screen, to new: Screen) -> ArrivalFocus {
    // The keyboard stays where a period or a tag was chosen, and returns to the tag that is left.
    guard let tag = name(of: old), case nil = name(of: new) else { return .stays }
    return .view(id: "tag-" + tag)
  }

  // MARK: Days

  /// The person's date.
  var today: CivilDate { browser.today }

  /// The review of the week that is shown, or of the last one that is over.
  var review: Screen {
    let start = choice.kind == .week && periods.neighbour(isLater: true) != nil ? period?.from : nil
    return ReviewPlace(start).screen
  }

  /// The days that are chosen; nil where the last comes before the first.
  var period: Period? { periods.period }
}
