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
  /// The tip that is shown; nil for none.
  @Observed private(set) var tip: Tip?

  let home: HomeModel
  private var history: TipHistory
  /// The day of the tip.
  private var day: CivilDate?

  init(home: HomeModel) {
    self.home = home
    history = home.browser.value(for: .tips) ?? TipHistory()
  }

  /// Chooses the tip of today from what the page knows: a tip is worth no request.
  func choose() {
    guard let overview = home.overview, tip == nil || day != home.today else { return }
    day = home.today
    tip = nil
    let facts = TipFacts(
      answers: overview.answeredToday, tags: home.tagCount,
      hasPrevious: overview.likely.previous != nil,
      hasKeys: home.browser.hasPageKeys && hasKeyboard)
    guard let new = history.tip(on: home.today, facts) else { return }
    history.show(new, on: home.today)
    keep()
    tip = new
  }

  /// Closes a tip for good: it was read, or its advice was followed.
  package func finish(_ tip: Tip) {
    history.finish(tip)
    keep()
    if self.tip == tip { self.tip = nil }
  }

  /// Whether there is likely a keyboard: where there is a mouse.
  private var hasKeyboard: Bool { home.browser.ask(.matches, 0, "(hover: hover)").number == 1 }

  private func keep() { home.browser.store(history, for: .tips) }
}

extension StorageKey<TipHistory> {
  /// Which tips were shown.
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
          if tip == .merging {
            HStack { Link(texts[.allTags], path: Screen(.tags).path) }
          }
        }
        Spacer()
        Button(.close, label: texts.settings[.closeTip]) { model.finish(tip) }
          .buttonStyle(.plain)
      }
      .card()
      .enterTransition()
      .seenOff()
      .styleName("tip")
    }
  }

  private func words(of tip: Tip) -> String {
    let settings = model.home.texts.settings
    return switch tip {
    case .sameAnswer: settings[.tipSameAnswer]
    case .keys: settings[.tipKeys]
    case .merging: settings[.tipMerging]
    }
  }
}
