import Answering
import Catalogue
import CivilTime
import Interface
import PageModel
import Requests
import Sampling
import TextBytes
import Tracking
import Wire

/// The frequency of probes, and the effect of another gap on the figures.
final class ScheduleModel {
  /// The reason why the last change was not made.
  @Observed private(set) var problem = ""
  /// A sentence about the last change; empty before the first.
  @Observed private(set) var done = ""
  /// The edit of the last change, once it is known, which can be undone.
  @Observed private(set) var edit: EditID?
  /// Whether a change is being saved.
  @Observed private(set) var isSaving = false
  /// The gap that is previewed and not applied yet.
  @Observed private var candidate: Seconds?
  /// The schedule in force, once it is read.
  @Observed private var schedule: Schedule?
  /// The seed while it is being written.
  @Observed private var writtenSeed: String?

  let home: HomeModel
  private let reading: Reading
  private let edits: Reading

  init(home: HomeModel) {
    self.home = home
    (reading, edits) = (Reading(home.cache), Reading(home.cache))
  }

  /// Reads the schedule, since the page knows only the gap.
  func load() {
    reading.read(API.schedule) { [self] result in
      switch result {
      case .success(let schedule): self.schedule = schedule
      case .failure(let failure):
        // The frame of the page reports that the server cannot be reached.
        if failure.status != 0 { problem = home.sentence(for: failure) }
      }
    }
  }

  /// The mean gap in force, once it is known.
  var current: Seconds? { home.overview?.gap }

  /// The gap whose effect is shown: the one in force unless another is previewed.
  var shown: Seconds? { candidate ?? current }

  /// Whether the seed in force is known, so that another can be written.
  var knowsSeed: Bool { schedule.map { _ in true } ?? false }

  /// The text of the field for the seed.
  var seed: Binding<String> {
    Binding { [self] in
      writtenSeed ?? schedule.map { "\($0.seed)" } ?? ""
    } set: { [self] text in
      writtenSeed = text
      problem = ""
    }
  }

  /// The change that is previewed and not applied yet; nil if the seed written is invalid.
  private var change: ScheduleChange? {
    var change = ScheduleChange(meanGap: candidate == current ? nil : candidate)
    if let writtenSeed {
      let digits = writtenSeed.withoutOuterSpaces
      guard let seed = digits.bytes.decimal, Schedule.seeds.contains(seed) else { return nil }
      if schedule?.seed != seed { change.seed = seed }
    }
    return change
  }

  /// Whether there is something to apply.
  var canApply: Bool { change != ScheduleChange() }

  /// The gaps to choose from, the shortest first, including the one in force.
  var choices: [Seconds] {
    var gaps = Schedule.usualMeanGaps
    if let current, !gaps.contains(current) {
      gaps.insert(current, at: gaps.firstIndex { current < $0 } ?? gaps.count)
    }
    return gaps
  }

  /// Shows the effect of a gap without applying it.
  func preview(_ gap: Seconds) {
    candidate = gap
    problem = ""
  }

  /// Applies the previewed gap and seed from now on.
  func apply() {
    guard canApply, !isSaving else { return }
    guard let change else {
      let seeds = Schedule.seeds
      problem = home.texts.settings[.seedRange, "\(seeds.lowerBound)", "\(seeds.upperBound)"]
      return
    }
    isSaving = true
    problem = ""
    home.cache.send(API.scheduleChange, change, revision: { $0.revision }) {
      [self] result in
      isSaving = false
      switch result {
      case .success:
        let sentence =
          if let gap = change.meanGap {
            home.texts.settings[.gapChanged, name(of: gap)]
          } else {
            home.texts.settings[.seedChanged]
          }
        note(sentence)
        writtenSeed = nil
        findEdit()
      case .failure(let failure):
        problem = home.sentence(for: failure)
      }
    }
  }

  /// Finds the edit of the change just made, by which it can be undone.
  private func findEdit() {
    edits.read(API.edits) { [self] result in
      guard case .success(let edits) = result, let newest = edits.first(where: { !$0.isUndone })
      else { return edit = nil }
      edit = newest.kind == .schedule ? newest.id : nil
    }
  }

  /// Undoes the last change.
  func undo() {
    guard let edit, !isSaving else { return }
    isSaving = true
    home.cache.send(API.undo, UndoRequest(edit), revision: { $0.revision }) { [self] result in
      isSaving = false
      self.edit = nil
      switch result {
      case .success:
        candidate = nil
        note(home.texts[.undone])
      case .failure(let failure) where failure.status == 409 || failure.status == 404:
        note(home.texts[.undoTooLate])
      case .failure(let failure): problem = home.sentence(for: failure)
      }
    }
  }

  /// Says what was changed, and shows the schedule in force.
  private func note(_ sentence: String) {
    done = sentence
    home.browser.announce(sentence)
    load()
    home.load()
  }

  /// Returns a gap in words.
  func name(of gap: Seconds) -> String { home.browser.format(Double(gap.seconds), .duration) }

  /// A note on the effect of the gap shown, once it is known.
  var note: String? {
    guard let gap = shown else { return nil }
    let precision = GapPrecision(meanGap: gap)
    let count = Int(precision.probesPerWeek.rounded())
    return home.texts.settings[
      .gapNote, count: count, as: home.browser.format(Double(count), .number()), name(of: gap),
      home.browser.format(precision.hours, .number(fractionDigits: 1))]
  }
}
