import Catalogue
internal import Components
import Interface
import PageModel
import Sampling
import TextBytes
import Tracking

/// The progress of this week towards the goal of a tag, if it has one.
struct GoalCard: View {
  let model: TagProfileModel
  let tag: TagUse

  var body: some View {
    if let profile = model.profile {
      if let goal = profile.goal, let progress = profile.progress {
        GoalLine(model: model, goal: goal, progress: progress, color: .tag(tag.color))
          .card().styleName("goal-card")
      }
    } else if tag.hasGoal {
      Box { Placeholder() }.card().styleName("goal-card")
    }
  }
}

/// The controls for the direction and the hours of a goal.
struct GoalChoice: View {
  let model: TagProfileModel
  let texts: Texts
  let goal: TagGoal?

  /// The `id` of the button that saves.
  private static let saveID = "save-goal"

  var body: some View {
    let words = texts.tags
    VStack(spacing: .small) {
      Picker(
        words[.goal], name: "tag-goal",
        selection: Binding {
          model.direction.key
        } set: { key in
          let chosen = TagGoal.Direction.allCases.first { $0.key.isSame(as: key) }
          if let chosen { model.setDirection(chosen) }
        }, options: TagGoal.Direction.allCases, id: { $0.key },
        title: { words[$0 == .atMost ? .goalAtMost : .goalAtLeast] })
      HStack(spacing: .small) {
        TextField(
          words[.hoursAWeek], text: model.$writtenHours,
          prompt: goal.map { model.hours(of: $0) } ?? ""
        )
        .keyboardType(.decimal)
        .onSubmit { model.setWrittenGoal() }
        .problem(model.goalProblem, id: "goal-problem")
        // The keypad of a phone may have no key that submits.
        Button(texts[.save]) { model.setWrittenGoal() }
          .disabled(model.writtenHours.withoutOuterSpaces.utf8.isEmpty, keepsFocus: true)
          .id(Self.saveID)
        if case .some = goal {
          Button(words[.noGoal]) {
            model.setGoal(nil)
            // This button disappears with the goal, and focusing the field would open the keyboard of a
            // phone.
            model.browser.focus(Self.saveID)
          }
          .controlSize(.small).buttonStyle(.plain)
        }
      }
      .styleName("tag-goal")
    }
  }
}

/// The progress of this week towards a goal, and the probable outcome.
private struct GoalLine: View {
  let model: TagProfileModel
  let goal: TagGoal
  let progress: GoalProgress
  let color: Color

  var body: some View {
    let sentences = model.sentences(on: goal, daysOff: progress.daysOff)
    VStack(spacing: .tiny) {
      if let lowered = goal.withDaysOff(progress.daysOff) {
        HStack(spacing: .small) {
          Text(sentences.week(model.spent(progress))).font(.headline)
          Spacer()
          Text(model.interval(progress)).font(.caption).foregroundStyle(.secondary).fixedSize()
        }
        GoalBar(progress.hours, goal: lowered.hours, color: color)
        Text(
          sentences.outlook(
            progress.probability, isPast: progress.isPast(goal),
            answersLeft: progress.answersLeft)
        )
        .font(.caption).foregroundStyle(.secondary)
      } else {
        Text(sentences.weekOff)
      }
    }
  }
}

extension TagGoal.Direction {
  /// The key of the choice.
  fileprivate var key: String {
    switch self {
    case .atLeast: "least"
    case .atMost: "most"
    }
  }
}

// MARK: Wording

extension TagProfileModel {
  /// The wording of figures.
  private var figures: FigureWording { FigureWording(browser, texts) }

  /// Returns the hours of a goal, without their unit.
  func hours(of goal: TagGoal) -> String {
    browser.format(goal.hours, .number(fractionDigits: goal.decimals))
  }

  /// Returns the sentences about a goal.
  func sentences(on goal: TagGoal, daysOff: Int) -> GoalSentences {
    GoalSentences(
      texts, isLimit: goal.direction == .atMost,
      hours: texts[.hoursValue, hours(of: goal.withDaysOff(daysOff) ?? goal)], days: 7 - daysOff,
      of: texts[.hoursValue, hours(of: goal)])
  }

  /// Returns the hours of the week so far.
  func spent(_ progress: GoalProgress) -> String {
    texts[.hoursValue, figures.hours(progress.hours.value)]
  }

  /// Returns the interval of these hours.
  func interval(_ progress: GoalProgress) -> String {
    texts.tags[.intervalOfHours, figures.interval(progress.hours)]
  }
}
