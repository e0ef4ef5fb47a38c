import Answering
import Catalogue
import CivilTime
internal import Components
import Interface
import TextBytes
import Tracking
import Wire

/// The answers just before and after the probes being answered, each of which can be copied.
///
/// The previous answer, which the chip above repeats, is not offered a second time.
struct AnswersAround: View {
  let model: HomeModel

  var body: some View {
    let answers = model.answersAround
    if !answers.isEmpty {
      let title = model.texts.day[answers.caption]
      VStack(spacing: .small) {
        Text(title).foregroundStyle(.secondary).font(.caption)
        FlowStack(spacing: .small) {
          ForEach(answers.shown, id: { $0.time.secondsSince1970 }) { answer in
            Chip(answer.title, label: model.texts.day[.copyAnswer, answer.title]) {
              model.write(spaced(answer.tags) + " ")
              model.entry.hasFocus = true
            }
            .marks(answer.tags.map { model.mark(of: $0) })
          }
        }
      }
      .styleName("copies")
      .accessibilityRole(.group)
      .accessibilityLabel(title)
    }
  }
}

/// An answer just before or after the probe asked about.
struct AnswerAround {
  let time: Moment
  let tags: [String]
  /// The time of day followed by the tags.
  let title: String

  fileprivate func isSame(as tags: [String]) -> Bool { spaced(self.tags).isSame(as: spaced(tags)) }
}

/// The answers just before and after the probes being answered, as far as they are known.
struct SurroundingAnswers {
  fileprivate(set) var before, after: AnswerAround?

  /// The known answers, in chronological order.
  var shown: [AnswerAround] { [before, after].compactMap { $0 } }

  var isEmpty: Bool { shown.isEmpty }

  /// The text above the answers.
  var caption: DayText {
    switch (before, after) {
    case (.some, nil): .copyPrevious
    case (nil, .some): .copyNext
    default: .answersAround
    }
  }
}

extension HomeModel {
  /// The answers just before and after the missed probes that the open form fills in, or the answer that it
  /// changes, without repetitions of the previous answer or of that one.
  ///
  /// They are found among the data that the page has read: the neighbours of the listed missed probes, and
  /// the probes of the day shown.
  var answersAround: SurroundingAnswers {
    guard isChosen, let overview, let first = span.first ?? subject else {
      return SurroundingAnswers()
    }
    // While a word is being written, only tags like it are offered.
    if let word = entry.draft.word, !word.utf8.isEmpty { return SurroundingAnswers() }
    let last = span.last ?? first
    let day = later?.dayProbes() ?? []
    let isListed = overview.unfilled.contains { $0.moment == first.moment }
    guard isListed || day.contains(where: { $0.moment == first.moment }) else {
      return SurroundingAnswers()
    }
    var before: Probe?
    var after: Probe?
    // The neighbours of a probe that is not listed are known only within its own day.
    for probe in day + (isListed ? overview.neighbors : []) where probe.answer != nil {
      if probe.moment < first.moment {
        if before.map({ $0.moment < probe.moment }) ?? true { before = probe }
      } else if probe.moment > last.moment {
        if after.map({ probe.moment < $0.moment }) ?? true { after = probe }
      }
    }
    var answers = SurroundingAnswers(
      before: before.flatMap { around($0, first, last) },
      after: after.flatMap { around($0, first, last) })
    // Until the previous answer is read, the answer before is assumed to be it, so that nothing moves
    // later.
    let own = first.answer.map { $0.tags.map { $0.text } }
    for known in [previousTags ?? answers.before?.tags, own] {
      guard let known else { continue }
      if answers.before?.isSame(as: known) ?? false { answers.before = nil }
      if answers.after?.isSame(as: known) ?? false { answers.after = nil }
    }
    return answers
  }

  /// Returns an answer near missed probes, with its day only if that is neither the day of the first nor of
  /// the last.
  private func around(_ probe: Probe, _ first: Probe, _ last: Probe) -> AnswerAround? {
    guard let answer = probe.answer else { return nil }
    let tags = answer.tags.map { $0.text }
    let isNear = date(of: probe) == date(of: first) || date(of: probe) == date(of: last)
    let time = isNear ? time(of: probe) : moment(of: probe)
    return AnswerAround(time: probe.moment, tags: tags, title: time + " " + spaced(tags))
  }
}
