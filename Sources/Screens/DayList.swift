import Catalogue
internal import Components
import Interface
import TextBytes
import Tracking
internal import Wire

/// What was answered today, each with a button that changes it; or all that was asked on an earlier
/// day.
struct DayList: View {
  let model: HomeModel

  var body: some View {
    let days = model.days
    let timeLength = model.timeLength
    ProbeSection(
      title: days.title, probes: model.dayRows,
      nothing: days.shown == nil ? model.texts[.nothingToday] : model.texts[.nothingAskedThatDay],
      model: model,
      tools: DayPicker(model: model).part
    ) { probe in
      Text(model.time(of: probe)).fixedSize().frame(minWidth: .characters(timeLength))
      if let answer = probe.answer { AnswerLine(answer: answer) }
      Spacer()
      let moment = model.moment(of: probe)
      if case nil = probe.answer {
        Button(model.texts[.fillInShort]) { model.choose(probe, from: .fillInDay) }
          .accessibilityLabel(model.texts[.fillIn, moment])
          .id(FormButton.fillInDay.id(of: probe))
      } else {
        Button(model.texts[.change]) { model.choose(probe, from: .changeInRow) }
          .buttonStyle(.plain)
          .accessibilityLabel(model.texts[.changeAnswer, moment])
          .id(FormButton.changeInRow.id(of: probe))
      }
    }
  }
}

/// The way to other days.
struct DayPicker: View {
  let model: HomeModel

  var body: some View {
    let days = model.days
    let today = model.today
    if !days.problem.utf8.isEmpty {
      Text(days.problem).foregroundStyle(.danger).accessibilityRole(.alert)
      HStack { Button(model.texts[.tryAgain]) { days.load() } }
    }
    FlowStack(spacing: .small) {
      Button("‹") { days.move(by: -1, today: today) }
        .accessibilityLabel(model.texts[.dayBefore])
        .id(DayModel.earlierID)
      DateField(model.texts[.day], day: day).labelHidden()
      if days.isEarlier {
        Button("›") { days.move(by: 1, today: today) }
          .accessibilityLabel(model.texts[.dayAfter])
        Button(model.texts[.today]) { days.move(to: today, today: today) }
      }
    }
  }

  private var day: Binding<String> {
    Binding {
      model.days.text(today: model.today)
    } set: {
      model.days.choose($0, today: model.today)
    }
  }
}
