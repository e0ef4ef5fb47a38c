package import Answering
import Catalogue
package import CivilTime
internal import Components
import Interface
import PageModel
import TextBytes
import Tracking
import Wire

/// The rows of the day and of the missed probes: runs and spans, made from the data that the page has read.
package final class DayRowsModel {
  /// The number of spans listed at first.
  private static let fewSpans = 4

  /// Whether all spans of the last days are listed.
  @Observed private var showsAllMissed = false
  /// Whether all missed probes on the page are listed, including older ones.
  @Observed private var showsOlder = false
  /// The moment of the first probe of the run that is shown probe by probe.
  @Observed private var dividedRun: Moment?
  /// The range that a pointer has selected on the strip so far, in parts of the day.
  @Observed private(set) var selected: ClosedRange<Double>?

  package let home: HomeModel
  /// The day whose probes are listed.
  package let days: DayModel
  /// The tip of the day.
  package let tips: TipModel
  /// The offer to count by the zone of the device.
  package let zone: ZoneModel
  /// Opens the question about the latest probe.
  package var goToQuestion: () -> Void = {}
  /// Opens the address of a search for answers; an empty text ends the search.
  package var openSearch: (String) -> Void = { _ in }
  /// Called when this page has changed answers, with the day of the probe, or nil for the day shown.
  package var onChange: (CivilDate?) -> Void = { _ in }
  /// The list of probes of several days that replaces that of one day; each probe has the button of an
  /// answer.
  package var listing: ProbeListing?

  /// Makes the rows of a model and provides it with the part of the program loaded after the form.
  package init(_ home: HomeModel, settings: SettingsKeeper) {
    self.home = home
    zone = ZoneModel(home: home, settings: settings)
    tips = TipModel(home: home)
    days = DayModel(browser: home.browser, cache: home.cache, texts: home.texts)
    let amounts = AmountPreview(home: home)
    let asker = PageAsker(home: home)
    let dealer = CardDealer(home: home)
    home.later = LaterPart(
      button: { [self] in id(of: $0, $1) }, next: { [self] in nextID(after: $0) },
      readDay: { [self] in
        days.load(andThen: $0)
        onChange(nil)
      },
      dayProbes: { [self] in dayProbes },
      show: { [self] in
        days.replace($0)
        listing?.replace($0)
        onChange(home.date(of: $0))
      },
      find: { [self] in find($0, $1) },
      saveAll: { [home, tips] in
        tips.finish(.night)
        home.saveAll($0)
      },
      goOn: { [home] in home.goOn(with: $0) }, deal: { dealer.deal($0) },
      refuse: { [home] in home.refuse($0, $1) },
      noteRepetition: { [tips] in tips.finish(.sameAnswer) }, readAmounts: { amounts.read() },
      highlight: { [home] in home.highlight(isNext: $0) }, ask: { asker.ask(about: $0) },
      follow: { asker.follow() })
    home.browser.setDropHint(home.texts.settings[.dropLog])
    // Handles a probe, a text or a refusal that preceded this chunk.
    if let probe = home.unannounced {
      home.unannounced = nil
      asker.ask(about: probe)
    } else {
      asker.follow()
    }
    amounts.read()
    if let (probe, failure) = home.entry.unexplained {
      home.entry.unexplained = nil
      home.refuse(probe, failure)
    }
  }

  /// Goes to the earlier day of a moment, by the person's current clock, and passes on its probe.
  private func find(_ moment: Moment, _ completion: @escaping (Probe?) -> Void) {
    let offset = home.overview.map { $0.offset } ?? .utc
    days.find(
      moment, on: LocalTime(moment, offset: offset).day(from: home.browser.dayStart),
      today: home.today, completion)
  }

  // MARK: The day

  /// The probes of the day shown, in chronological order.
  private var dayProbes: [Probe] {
    if let shown = days.shown { return shown.probes.reversed() }
    guard let overview = home.overview else { return [] }
    // Both lists have the newest first.
    var (answered, missed) = (overview.today[...], overview.unfilled[...])
    let today = home.today
    var probes: [Probe] = []
    while let next = missed.first ?? answered.first {
      if let other = answered.first, other.moment >= next.moment {
        probes.append(other)
        answered.removeFirst()
      } else {
        missed.removeFirst()
        if home.date(of: next) == today { probes.append(next) }
      }
    }
    return probes.reversed()
  }

  /// The runs of the day shown, in chronological order.
  var runs: [DayRun] { DayRun.runs(of: dayProbes) { $0.first.moment == dividedRun } }

  /// Opens a run: the form for its only probe, or for all probes without an answer; identical answers are
  /// listed one by one, so that each can be changed.
  func open(_ run: DayRun) {
    guard run.probes.count > 1 else {
      home.choose(run.first, from: button(of: run))
      // The latest probe has a question of its own.
      if !home.isChosen { goToQuestion() }
      return
    }
    guard run.isAnswered else { return home.choose(run.probes, from: .fillInDay) }
    dividedRun = run.first.moment
  }

  // MARK: Selecting on the strip

  /// A shorter drag, in parts of the day, is a click: a quarter of an hour.
  private static let shortestDrag = 1.0 / 96

  /// Follows a pointer on the strip: a click opens the run there, and a drag opens the form for the
  /// unanswered probes in it.
  func select(_ change: RangeDragger.Change) {
    switch change {
    case .selecting(let range): selected = isClick(range) ? nil : range
    case .cancelled: selected = nil
    case .selected(let range):
      selected = nil
      if isClick(range) { openRun(at: range.lowerBound) } else { fillIn(range) }
    }
  }

  private func isClick(_ range: ClosedRange<Double>) -> Bool {
    range.upperBound - range.lowerBound < Self.shortestDrag
  }

  private func openRun(at place: Double) {
    let runs = runs.map { run in (run: run, distance: run.distance(to: place, from: dayStart)) }
    guard let nearest = runs.min(by: { $0.distance < $1.distance }) else { return }
    if nearest.distance < 2 * Self.shortestDrag { open(nearest.run) }
  }

  private func fillIn(_ range: ClosedRange<Double>) {
    tips.finish(.strip)
    let probes = dayProbes.filter { $0.isOpen && range.contains($0.shareOfDay(from: dayStart)) }
    if let only = probes.first, probes.count == 1 { return open(DayRun(only)) }
    home.choose(probes, from: .fillInDay)
  }

  /// Returns the kind of button that a run has.
  func button(of run: DayRun) -> FormButton { run.isAnswered ? .changeInRow : .fillInDay }

  /// Returns the time of the only probe of a run, or the interval from its first to its last.
  func times(of run: DayRun) -> String {
    let first = home.time(of: run.first)
    return run.probes.count == 1 ? first : home.texts[.interval, first, home.time(of: run.last)]
  }

  /// Returns the accessibility label of a run: its visible text, and the action if an answer is missing.
  func label(of run: DayRun) -> String {
    let state = home.texts.name(of: run.first.state)
    let start = run.isAnswered ? times(of: run) : home.texts[.fillIn, home.moments(of: run.probes)]
    let count = run.probes.count == 1 ? "" : " ×\(run.probes.count)"
    return start + ": " + (run.first.answer.map { $0.text } ?? state) + count
  }

  /// Returns a sentence about the share of a day that was answered.
  func coverage(of day: DaySummary) -> String {
    // Pending probes may still be answered.
    var waiting = 0
    for probe in dayProbes where probe.state == .pending { waiting += 1 }
    let probes = max(day.probes - waiting, day.answered)
    guard probes > 0 else { return runs.isEmpty ? home.texts.day[.nothingAskedThatDay] : "" }
    let share = Double(day.answered) / Double(probes)
    return home.texts[
      .coverageText, count: probes, as: home.count(probes), home.count(day.answered),
      home.browser.format(share, .percent())]
  }

  /// The hour of the clock at which the strip begins.
  var dayStart: DayStart { home.browser.dayStart }

  /// The part of today that is over; nil if another day is shown.
  var nowInDay: Double? {
    guard let overview = home.overview, !days.isEarlier else { return nil }
    return LocalTime(overview.now, offset: overview.offset).shareOfDay(from: dayStart)
  }

  // MARK: The missed probes

  /// Returns missed probes in spans, without those that are being asked about.
  private func spans(of probes: [Probe]) -> [MissedSpan] {
    MissedSpan.spans(
      of: probes.filter { !isAsked($0) }, between: home.overview.map { $0.neighbors } ?? [])
  }

  /// The missed probes of the last days, in spans.
  private var recentSpans: [MissedSpan] { spans(of: recentlyMissed) }

  private var recentlyMissed: [Probe] { home.overview.map { $0.recentlyUnfilled } ?? [] }

  /// The spans of missed probes to list, the newest first.
  var spans: [MissedSpan] {
    if showsOlder { return spans(of: home.overview.map { $0.unfilled } ?? []) }
    let spans = recentSpans
    return showsAllMissed ? spans : Array(spans.prefix(Self.fewSpans))
  }

  /// Whether spans of the last days remain to be listed.
  var canShowMore: Bool { !showsOlder && !showsAllMissed && recentSpans.count > Self.fewSpans }

  /// Whether older spans remain to be listed; only the newest of very many are on the page.
  var canShowOlder: Bool {
    guard !showsOlder, let overview = home.overview else { return false }
    return overview.unfilled.count > recentlyMissed.count
  }

  /// The number of missed probes of the last days, without those that are being asked about.
  var missedCount: Int {
    var count = 0
    for probe in recentlyMissed where !isAsked(probe) { count += 1 }
    return count
  }

  /// The number of older missed probes.
  var olderCount: Int { home.overview.map { $0.olderUnfilledCount } ?? 0 }

  /// Whether every probe of the last days has an answer.
  var isCaughtUp: Bool { recentlyMissed.isEmpty }

  private func isAsked(_ probe: Probe) -> Bool {
    probe.moment == home.subject?.moment || home.span.contains { $0.moment == probe.moment }
  }

  /// Asks about each of the missed probes of the last days: those of the open form first, then those of the
  /// newest span.
  func goThrough() {
    var cards = askedMissed.map { [$0] }
    for span in recentSpans { cards += span.probes.map { [$0] } }
    tips.finish(.night)
    home.catchUp(cards, from: .goThrough)
  }

  /// The missed probes of the last days that the open form is for.
  private var askedMissed: [Probe] {
    guard home.isChosen else { return [] }
    return recentlyMissed.filter { probe in
      probe.moment == home.chosen?.moment || home.span.contains { $0.moment == probe.moment }
    }
  }

  /// Opens the form for a span, and then for all others of the last days, whether they are listed or not, those
  /// below it first.
  func open(_ span: MissedSpan) {
    let spans = showsOlder ? spans : recentSpans
    let place = spans.firstIndex { $0.first.moment == span.first.moment } ?? 0
    let inTurn = spans.indices.map { spans[(place + $0) % spans.count].probes }
    home.catchUp(inTurn, from: .fillIn)
  }

  /// Returns the answers just before and after a span, as far as they are known.
  func surroundings(of span: MissedSpan) -> String? {
    let texts = home.texts.day
    let before = span.before?.answer.map { texts[.afterAnswer, spaced($0.tags.map { $0.text })] }
    let after = span.after?.answer.map { texts[.beforeAnswer, spaced($0.tags.map { $0.text })] }
    guard let before, let after else { return before ?? after }
    return before + " · " + after
  }

  /// Returns the title of the button that gives a span the likely answer.
  func title(of tags: [String], for span: MissedSpan) -> String {
    let (answer, count) = (spaced(tags), span.probes.count)
    return count == 1 ? answer : home.texts.day[.answerForAll, answer, home.count(count)]
  }

  /// Gives all probes of a span the likely answer, and moves the focus to the next span.
  func fill(_ span: MissedSpan, with tags: [String]) {
    home.entry.hasFocus = false
    if span.probes.count > 1 { tips.finish(.night) }
    home.fill(span.probes, with: spaced(tags)) { [home] in
      // A person who has turned to the form meanwhile stays there.
      guard !home.isChosen, !home.entry.hasFocus else { return }
      home.leadOn(from: .fillIn, of: span.first)
    }
  }

  /// Lists all missed probes of the last days, and moves the focus to the first new one.
  func showMore() { list { showsAllMissed = true } }

  /// Lists older missed probes, too, and moves the focus to the first new one.
  func showOlder() { list { showsOlder = true } }

  private func list(_ more: () -> Void) {
    let count = spans.count
    more()
    if let next = spans.dropFirst(count).first { home.browser.focus(id(of: next)) }
  }

  /// Dismisses the probes missed before the last days, about which no program asks again.
  func dismissOlder() {
    let recent = recentlyMissed.last
    guard let probe = recent ?? home.overview?.unfilled.first else { return }
    let limit = if case nil = recent { probe.moment + .seconds(1) } else { probe.moment }
    let dismissal = Dismissal(before: limit, wantsOverview: true)
    home.dismiss(dismissal, home.texts[.before, home.moment(of: probe)], from: .fillIn) {
      [home] overview in
      home.takeChange(overview)
    }
  }

  // MARK: Focus

  /// The `id` of the line that nothing is missed.
  static let caughtUpID = "caught-up"

  /// Returns the `id` of the button of a span.
  func id(of span: MissedSpan) -> String { FormButton.fillIn.id(of: span.first) }

  /// Returns the `id` of the button of a run.
  func id(of run: DayRun) -> String { button(of: run).id(of: run.first) }

  private func id(of button: FormButton, _ probe: Probe) -> String {
    if button == .fillIn {
      // A probe older than those listed has no button of its own.
      let span = spans.first { $0.contains(probe) } ?? spans.last
      return span.map { id(of: $0) } ?? Self.caughtUpID
    }
    if button == .goThrough {
      if isCaughtUp { return Self.caughtUpID }
      return (missedCount > 0 ? button : .change).id(of: probe)
    }
    if let listing { return listing.contains(probe) ? button.id(of: probe) : listing.fallbackID }
    // The row may have another button by now, or another day may be shown.
    return runs.first { $0.contains(probe) }.map { id(of: $0) } ?? DayModel.earlierID
  }

  private func nextID(after probe: Probe) -> String? {
    // The newest spans are on top; after the lowest one, the focus can only move up.
    let spans = self.spans
    let next = spans.first { $0.first.moment < probe.moment } ?? spans.last
    return next.map { id(of: $0) } ?? (isCaughtUp ? Self.caughtUpID : nil)
  }
}
