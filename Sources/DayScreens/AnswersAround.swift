import Answering
import Catalogue
import CivilTime
internal import Components
import Interface
import Tracking
import Wire

/// The answers just before and after what is filled in, each of which can be copied.
struct AnswersAround: View {
  let model: HomeModel

  var body: some View {
    let answers = model.answersAround
    if !answers.isEmpty {
      VStack(spacing: .small) {
        Text(model.texts.day[.answersAround]).foregroundStyle(.secondary).font(.caption)
        FlowStack(spacing: .small) {
          ForEach(answers, id: { $0.time.secondsSince1970 }) { answer in
            Chip(answer.title, label: model.texts.day[.copyAnswer, answer.title]) {
              model.write(spaced(answer.tags) + " ")
              model.entry.hasFocus = true
            }
            .marks(answer.tags.map { model.mark(of: $0) })
          }
        }
      }
      .styleName("likely")
      .accessibilityRole(.group)
      .accessibilityLabel(model.texts.day[.answersAround])
    }
  }
}

/// An answer beside a missed probe.
struct AnswerAround {
  let time: Moment
  let tags: [String]
  /// The tags after the time of day.
  let title: String
}

extension HomeModel {
  /// The answers just before and after the missed probes that the open form fills in, as far as both are known.
  var answersAround: [AnswerAround] {
    guard isChosen, let overview, let first = span.first ?? subject, case nil = first.answer,
      overview.unfilled.contains(where: { $0.moment == first.moment })
    else { return [] }
    let last = span.last ?? first
    let before = overview.neighbors.first { $0.moment < first.moment }
    let after = overview.neighbors.last { $0.moment > last.moment }
    return [before, after].compactMap { probe in
      guard let probe, let answer = probe.answer else { return nil }
      let tags = answer.tags.map { $0.text }
      return AnswerAround(
        time: probe.moment, tags: tags, title: moment(of: probe) + " " + spaced(tags))
    }
  }
}
