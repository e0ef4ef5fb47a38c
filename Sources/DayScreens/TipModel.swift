import Answering
import Catalogue
import CivilTime
internal import Components
package import Interface
import PageModel
import TextBytes
import Tracking
import Wire

/// The tip of the day.
package final class TipModel {
  /// The tip chosen for the day; nil for none.
  @Observed private var chosen: Tip?
  /// The missed probe to which the tip refers.
  fileprivate private(set) var probe: Probe?

  let home: HomeModel
  private var history: TipHistory
  /// The day of the tip.
  private var day: CivilDate?
  /// The time at which the page was opened.
  private let opened: Moment

  init(home: HomeModel) {
    self.home = home
    opened = Moment(secondsSince1970: Int64(home.browser.now))
    history = home.browser.value(for: .tips) ?? TipHistory()
  }

  /// The tip shown; nil for none, or once the probe to which it refers is filled in.
  var tip: Tip? {
    guard let probe else { return chosen }
    return home.overview?.probe(at: probe.moment)?.isOpen ?? false ? chosen : nil
  }

  /// Chooses the tip of today from data that the page has: a tip is not worth a request.
  func choose() {
    guard let overview = home.overview, chosen == nil || day != home.today else { return }
    day = home.today
    chosen = nil
    let facts = facts(of: overview)
    history.begin(on: home.today, hasAnswered: facts.hasPrevious)
    keep()
    guard let new = history.tip(on: home.today, facts) else { return }
    history.show(new, on: home.today)
    keep()
    probe = new == .notices ? missed : nil
    chosen = new
  }

  private func facts(of overview: Overview) -> TipFacts {
    var facts = TipFacts(
      answers: overview.answeredToday, tags: home.tagCount,
      hasPrevious: overview.likely.previous != nil,
      hasKeys: home.browser.hasPageKeys && hasKeyboard)
    let notices = home.notices
    facts.canAllowNotices = notices.isWanted && notices.permission == .undecided
    facts.hasMissed = if case nil = missed { false } else { true }
    facts.hasQuietHours = overview.quiet.isQuiet || overview.quiet.until != nil
    for probe in overview.unfilled where probe.isOpen {
      let time = LocalTime(probe.moment, offset: probe.offset)
      let isAtNight = time.hour < Self.nightEnd || time.hour >= Self.nightBegin
      if isAtNight, overview.now < probe.moment + .days(1) { facts.missedAtNight += 1 }
      if home.date(of: probe) == home.today { facts.missedToday += 1 }
    }
    return facts
  }

  /// The hours between which most people sleep.
  private static let nightBegin = 23
  private static let nightEnd = 7

  /// The latest probe that came before the page was opened, and was missed.
  private var missed: Probe? {
    home.overview?.recentlyUnfilled.first { $0.state == .missed && $0.moment < opened }
  }

  /// Asks the person to allow notices, and closes the tip whatever the reply.
  func allowNotices() {
    home.notices.requestPermission { [self] in finish(.notices) }
  }

  /// Closes a tip for good: it was read, or its advice was followed.
  package func finish(_ tip: Tip) {
    history.finish(tip)
    keep()
    if chosen == tip { chosen = nil }
  }

  /// Whether a keyboard is likely: a device with a mouse usually has one.
  private var hasKeyboard: Bool { home.browser.ask(.matches, 0, "(hover: hover)").number == 1 }

  private func keep() { home.browser.store(history, for: .tips) }
}

extension StorageKey<TipHistory> {
  /// The history of tips.
  fileprivate static var tips: StorageKey {
    StorageKey("tips", version: 1, encode: { $0.lines }, decode: { TipHistory(lines: $0) })
  }
}

/// One tip, with the button that closes it.
package struct TipLine: View {
  private let model: TipModel

  /// Shows the tip of the day.
  package init(model: TipModel) { self.model = model }

  /// A card, or nothing.
  package var body: some View {
    let texts = model.home.texts
    EmptyView().onAppear { model.choose() }
    if let tip = model.tip {
      HStack(spacing: .medium) {
        VStack(spacing: .tiny) {
          Text(texts.settings[.tip]).font(.caption).foregroundStyle(.secondary)
          Text(words(of: tip))
          step(of: tip)
        }
        Spacer()
        Button(.close, label: texts.settings[.closeTip]) { model.finish(tip) }
          .buttonStyle(.plain)
      }
      .card()
      .enterTransition()
      .fadesOut()
      .styleName("tip")
    }
  }

  /// Returns the link or button to follow a tip, if any.
  @ViewBuilder private func step(of tip: Tip) -> some View {
    let texts = model.home.texts
    switch tip {
    case .notices:
      HStack { Button(texts[.notifyButton]) { model.allowNotices() }.controlSize(.small) }
    case .review: link(texts.review[.weekInReview], .review)
    case .quietHours: link(texts[.settings], .settings)
    case .merging: link(texts[.allTags], .tags)
    case .night, .sameAnswer, .strip, .keys: EmptyView()
    }
  }

  private func link(_ title: String, _ section: Screen.Section) -> some View {
    HStack { Link(title, path: Screen(section).path) }
  }

  private func words(of tip: Tip) -> String {
    let settings = model.home.texts.settings
    return switch tip {
    case .notices:
      settings[.tipNotices, model.probe.map { model.home.moment(of: $0) } ?? ""]
    case .night: settings[.tipNight]
    case .review: settings[.tipReview]
    case .sameAnswer: settings[.tipSameAnswer]
    case .strip: settings[.tipStrip]
    case .quietHours: settings[.tipQuietHours]
    case .keys: settings[.tipKeys]
    case .merging: settings[.tipMerging]
    }
  }
}
