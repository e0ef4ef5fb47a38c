import Answering
import Catalogue
import CivilTime
import Interface
import PageModel
import Requests
import Sampling
import Wire

/// How often the person is asked, and what another gap would mean for the figures.
final class ScheduleModel {
  /// Why the last change was not made.
  @Observed private(set) var problem = ""
  /// Whether a change is on its way.
  @Observed private(set) var isSaving = false
  /// The gap that is looked at before it is applied.
  @Observed private var candidate: Seconds?

  let home: HomeModel

  init(home: HomeModel) { self.home = home }

  /// The mean gap in force, once it is known.
  var current: Seconds? { home.overview?.gap }

  /// The gap whose meaning is shown: the one in force unless another is looked at.
  var shown: Seconds? { candidate ?? current }

  /// Whether a gap is looked at that is not in force.
  var canApply: Bool { candidate.map { $0 != current } ?? false }

  /// The gaps to choose from, the shortest first, with the one in force among them.
  var choices: [Seconds] {
    var gaps: [Seconds] = [
      .minutes(15), .minutes(20), .minutes(30), .minutes(45), .hours(1), .hours(2),
    ]
    if let current, !gaps.contains(current) {
      gaps.insert(current, at: gaps.firstIndex { current < $0 } ?? gaps.count)
    }
    return gaps
  }

  /// Shows what a gap would mean, without applying it.
  func preview(_ gap: Seconds) {
    candidate = gap
    problem = ""
  }

  /// Asks by the gap that is looked at from now on.
  func apply() {
    guard let gap = candidate, canApply, !isSaving else { return }
    isSaving = true
    problem = ""
    home.cache.send(API.newMeanGap, NewMeanGap(gap), revision: { $0.revision }) {
      [self] result in
      isSaving = false
      switch result {
      case .success:
        home.browser.announce(home.texts.settings[.gapChanged, name(of: gap)])
        home.load()
      case .failure(let failure):
        problem = home.sentence(for: failure)
      }
    }
  }

  /// A gap in words.
  func name(of gap: Seconds) -> String { home.browser.format(Double(gap.seconds), .duration) }

  /// What the gap that is shown means, once it is known.
  var note: String? {
    guard let gap = shown else { return nil }
    let precision = GapPrecision(meanGap: gap)
    let count = Int(precision.probesPerWeek.rounded())
    return home.texts.settings[
      .gapNote, count: count, as: home.browser.format(Double(count), .number()), name(of: gap),
      home.browser.format(precision.hours, .number(fractionDigits: 1))]
  }
}
