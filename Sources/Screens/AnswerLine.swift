import Answering
import Catalogue
internal import Components
import DayScreens
import Interface
import Tracking
internal import Wire

/// The state of a probe as a coloured dot; the name of the state stands beside it or is its label.
struct StateDot: View {
  let state: Probe.State

  var body: some View { Dot(color).accessibilityHidden() }

  private var color: Color {
    switch state {
    case .pending: .warning
    case .answered: .success
    case .answeredLate: .accent
    // Not a warning colour: missed moments are part of every day.
    case .missed, .autoTagged, .quiet, .unasked: .secondary
    }
  }
}

/// An answer: its tags, each with its colour, and its comment.
struct AnswerLine: View {
  let model: HomeModel
  let answer: Answer

  var body: some View {
    FlowStack(spacing: .tiny) {
      ForEach(answer.tags, id: { $0.text }) { tag in
        Chip(answer.text(of: tag)).marks([model.mark(of: tag.text)])
      }
      if let comment = answer.comment { Text(comment).foregroundStyle(.secondary) }
    }
  }
}
