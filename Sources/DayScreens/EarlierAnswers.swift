import Answering
import Catalogue
import CivilTime
internal import Components
import Interface
import PageModel
import Requests
import Tracking
import Wire

/// The answers that a probe had before it was edited, each of which can be written again.
struct EarlierAnswers: View {
  /// The maximum number of answers shown.
  private static let most = 5

  let model: HomeModel
  let probe: Probe
  @State private var history: (moment: Moment, answers: [EarlierAnswer])?

  var body: some View {
    let history = history
    let answers = history.flatMap { $0.moment == probe.moment ? $0.answers : nil } ?? []
    Box {
      if !answers.isEmpty {
        VStack(spacing: .small) {
          Text(model.texts.day[.earlierAnswers]).foregroundStyle(.secondary).font(.caption)
          ForEach(answers.prefix(Self.most).indices, id: { $0 }) { place in
            let (text, until) = (answers[place].answer.text, model.until(answers[place]))
            FlowStack(spacing: .small) {
              Chip(text, label: model.texts.day[.writeAgain, text, until]) {
                model.write(text + " ")
                model.entry.hasFocus = true
              }
              Text(until).foregroundStyle(.secondary).font(.caption).accessibilityHidden()
            }
          }
        }
        .styleName("copies")
        .accessibilityRole(.group)
        .accessibilityLabel(model.texts.day[.earlierAnswers])
      }
    }
    .task(id: probe.moment.secondsSince1970) { task in
      Reading(model.cache).read(API.earlierAnswers, ProbeQuery(at: probe.moment)) { result in
        guard !task.isCancelled, case .success(let answers) = result else { return }
        self.history = (probe.moment, answers)
      }
    }
  }
}

extension HomeModel {
  /// The probe of the open form whose earlier answers may help, if it was chosen by itself.
  var probeWithHistory: Probe? {
    guard case nil = deck, span.isEmpty else { return nil }
    return chosen
  }

  /// Returns the time until which an earlier answer was in place, by the person's clock, with the day
  /// unless it is today.
  fileprivate func until(_ earlier: EarlierAnswer) -> String {
    let offset = overview.map { $0.offset } ?? .utc
    let isToday = LocalTime(earlier.until, offset: offset).day(from: browser.dayStart) == today
    let moment = browser.format(
      Double(earlier.until.secondsSince1970) + Double(offset.seconds),
      isToday ? .time : .dateTime(.medium), zone: .universal)
    return texts.day[.untilThen, moment]
  }
}
