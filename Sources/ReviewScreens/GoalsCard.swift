import Catalogue
import Interface
import PageModel
import Reviews
import Sampling
import TextBytes
import Tracking
internal import Wire

/// The hours of the week against the goals of its tags.
struct GoalsCard: View {
  let model: ReviewModel
  let goals: WeekGoals
  /// Whether the week lacks answers.
  let lacksAnswers: Bool

  var body: some View {
    let texts = model.texts
    CardHeading(sentence: texts.review[.goalsOfWeek])
    Element(.ul, [.attribute(.dataStyle, "changes")]) {
      ForEach(goals.entries, id: { $0.tag.name }) { entry in
        Element(.li, []) {
          HStack(spacing: .small) {
            model.label(of: entry.tag)
            Spacer()
            Text(
              model.sentences.goal(
                isAbove: entry.isAbove, isCertain: entry.isCertain, hours(of: entry.goalOfWeek))
            )
            .font(.caption).styleName("change")
          }
          GoalBar(entry.tag.hours, goal: entry.goalOfWeek.hours, color: entry.tag.shown)
          Text(figures(of: entry)).font(.caption).foregroundStyle(.secondary)
        }
      }
    }
    if goals.unlisted > 0 {
      Text(
        texts.review[.moreGoals, count: goals.unlisted, as: model.figures.count(goals.unlisted)]
      )
      .font(.caption).foregroundStyle(.secondary)
    }
    Spacer()
    CardFooter(
      model: model, note: texts.review[lacksAnswers ? .rangesAreBounds : .intervalsNote],
      details: texts.review[.goalsNote],
      link: goals.entries.first.map { ($0.tag.name, model.page(of: $0.tag.name)) })
  }

  private func figures(of entry: WeekGoals.Entry) -> String {
    let spent = entry.tag.hours
    return model.sentences.figures(
      model.hours(spent.value) + " (" + model.figures.interval(spent) + ")",
      goal: GoalSentences(
        model.texts, isLimit: entry.goal.direction == .atMost, hours: hours(of: entry.goalOfWeek),
        days: 7 - entry.daysOff, of: hours(of: entry.goal)),
      answers: model.figures.count(entry.answers),
      ofGoal: model.figures.count(entry.answersOfGoal))
  }

  /// Returns the hours of a goal, with their unit.
  private func hours(of goal: TagGoal) -> String {
    model.texts[
      .hoursValue, model.browser.format(goal.hours, .number(fractionDigits: goal.decimals))]
  }
}
