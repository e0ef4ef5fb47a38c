import Answering
import Catalogue
internal import Components
import Interface
internal import ListViews
import PageModel
import TextBytes
import Wire

/// The keys of one part of the page.
struct KeyGroup {
  /// The name of the part.
  let title: String
  /// The keys with their actions.
  var keys: [(key: Key, act: String)] = []
  /// A note on the keys.
  var note = ""

  /// Whether the group has neither keys nor a note.
  var isEmpty: Bool { keys.isEmpty && note.utf8.isEmpty }
}

extension SettingsModel {
  /// The keys that act everywhere.
  var keysOfAll: KeyGroup {
    group(texts.settings[.keysEverywhere], in: nil)
  }

  /// Returns the keys of a section, without those that act everywhere.
  func keys(of section: Screen.Section) -> [KeyGroup] {
    let settings = texts.settings
    switch section {
    case .now:
      return [group(settings[.keysInField], in: section)]
    case .days:
      let row = ListKey.allCases.map { (key: $0.key, act: act(of: $0)) }
      return [
        group(texts[.days], in: section),
        KeyGroup(title: settings[.keysInRow], keys: row),
      ]
    case .insights, .tags:
      return [
        group(texts[.period], in: section),
        KeyGroup(
          title: settings[.keysInCharts],
          note: texts.charts[.partHint] + " " + texts.charts[.lineHint]),
      ]
    case .review:
      var review = group(texts.review[.weekInReview], in: section)
      review.keys += StoryKey.allCases.map { (key: $0.key, act: act(of: $0)) }
      return [review]
    case .convert, .settings: return []
    }
  }

  /// Returns keys of the page, without those that the person has turned off.
  private func group(_ title: String, in section: Screen.Section?) -> KeyGroup {
    let hasPageKeys = home.browser.hasPageKeys
    var group = KeyGroup(title: title)
    for key in PageKey.allCases
    where key.isOf(section) && (hasPageKeys || !key.actsAnywhere) {
      group.keys.append((key: key.key, act: act(of: key, in: section)))
    }
    return group
  }

  /// Returns a description of the action of a key in a section.
  private func act(of key: PageKey, in section: Screen.Section?) -> String {
    switch key {
    case .help: texts[.keys]
    case .undo: texts[.undo]
    case .now: texts[.home]
    case .days: texts[.days]
    case .insights: texts[.statistics]
    case .tags: texts[.allTags]
    case .field: texts.settings[.toField]
    case .earlier:
      switch section {
      case .review: texts.review[.weekEarlier]
      case .insights, .tags: texts[.earlierPeriod]
      default: texts[.dayBefore]
      }
    case .later:
      switch section {
      case .review: texts.review[.weekLater]
      case .insights, .tags: texts[.laterPeriod]
      default: texts[.dayAfter]
      }
    case .today: texts[.today]
    case .complete: texts.settings[.takesFirst]
    case .save: texts[.save]
    case .repeatAnswer: texts[.sameAsBefore]
    case .reopen: texts.settings[.reopensTag]
    case .leave: texts.settings[.cancelsOrLeaves]
    }
  }

  private func act(of key: ListKey) -> String {
    let settings = texts.settings
    return switch key {
    case .first: settings[.oldestDays]
    case .last: settings[.newestDays]
    case .pageBack: settings[.daysBack]
    case .pageForward: settings[.daysForward]
    }
  }

  private func act(of key: StoryKey) -> String {
    switch key {
    case .previous: texts.review[.previousCard]
    case .next: texts.review[.nextCard]
    case .pause: texts.review[.pauseCards]
    case .finish: texts.settings[.figuresOfWeek]
    }
  }
}
