import Catalogue
import Interface
import PageModel
import Reviews
import Sampling
import TextBytes
internal import Wire

/// The coverage of the week, and the cards that the review still waits for.
struct AnsweringCard: View {
  let model: ReviewModel
  let review: WeekReview

  var body: some View {
    let (texts, habits) = (model.texts, review.answering)
    CardHeading(sentence: model.sentence(habits))
    Element(.div, [.attribute(.dataStyle, "states"), .attribute(.ariaHidden, "true")]) {
      ForEach(states.indices) { place in
        Element(
          .span,
          [
            .style(.inlineSize, percent(habits.share(of: states[place].count))),
            .style(.backgroundColor, states[place].color.css),
          ])
      }
    }
    Element(.table, [.attribute(.dataStyle, "card-table")]) {
      Element(.caption, [.look(.visuallyHidden)]) { Words(texts[.coverage]) }
      Element(.tbody, []) {
        ForEach(states.indices) { place in
          Element(.tr, []) {
            Element(.th, [.attribute(.scope, "row")]) {
              TagLabel(name: states[place].name, color: states[place].color)
            }
            Element(.td, []) { Text(model.figures.count(states[place].count)).font(.headline) }
          }
        }
      }
    }
    if let hours = habits.silentHours {
      Text(
        texts.review[
          .silentHoursNote, model.time(hour: hours.lowerBound), model.time(hour: hours.upperBound)])
      HStack { Link(texts.review[.setQuietHours], path: SettingsPlace(.quiet).screen.path) }
    }
    if review.summary.answered < WeekReview.fewestAnswers {
      let needed = WeekReview.fewestAnswers
      Text(
        texts.review[
          .answersNeeded, count: needed, as: model.figures.count(needed),
          model.figures.count(review.summary.answered)]
      )
      .foregroundStyle(.secondary)
    }
    ForEach(waiting.indices) { place in
      Text(
        texts.review[
          waiting[place].text, count: waiting[place].weeks,
          as: model.figures.count(waiting[place].weeks)]
      )
      .foregroundStyle(.secondary)
    }
    Spacer()
    CardFooter(
      model: model, note: texts.review[.boundsFollow],
      link: (texts.review[.openWeek], model.insights))
  }

  /// The cards that cannot be made yet, each with its sentence and its number of weeks.
  private var waiting: [(text: ReviewText, weeks: Int)] {
    review.waiting.compactMap { waiting in
      let text: ReviewText? =
        switch waiting.topic {
        case .changes: .changesWait
        case .rhythm: .rhythmWaits
        case .novelty: .noveltyWaits
        case .summary, .goals, .succession, .anniversary, .answering: nil
        }
      return text.map { ($0, waiting.weeks) }
    }
  }

  private var states: [(name: String, count: Int, color: Color)] {
    let (texts, habits) = (model.texts, review.answering)
    let all: [(name: String, count: Int, color: Color)] = [
      (texts[.stateAnswered], habits.onTime, .success),
      (texts[.stateAnsweredLate], habits.late, .accent),
      (texts[.stateAutoTagged], habits.automatic, .secondary),
      (texts[.stateMissed], habits.missed, .warning),
    ]
    return all.filter { $0.count > 0 }
  }
}
