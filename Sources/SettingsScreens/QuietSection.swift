import Answering
import Catalogue
import CivilTime
internal import Components
import Interface
import PageModel
import TextBytes
import Tracking
import Wire

/// The times at which the person is not asked, and their effect on the figures.
struct QuietSection: View {
  let model: QuietModel

  var body: some View {
    let settings = model.texts.settings
    VStack(spacing: .medium) {
      VStack(spacing: .tiny) {
        Text(settings[.quietTime]).heading(.section)
        Text(settings[.quietNote]).foregroundStyle(.secondary).font(.caption)
      }
      if let rules = model.rules {
        if rules.isEmpty {
          Text(settings[.noQuietTime]).foregroundStyle(.secondary)
        } else {
          List(spacing: .none) {
            ForEach(rules, id: { $0.id }) { rule in
              ListItem { QuietRow(model: model, rule: rule) }
            }
          }
        }
      }
      if let change = model.change {
        UndoLine(
          change.sentence, button: model.texts[.undo], isSaving: model.isSaving,
          in: model.home.browser, focus: model.$focusesUndo,
          undo: change.undo.map { _ in { model.undo() } })
      }
      if !model.problem.utf8.isEmpty {
        Text(model.problem).foregroundStyle(.danger).accessibilityRole(.alert)
      }
      if case nil = model.form {
        HStack { Button(settings[.addQuietTime]) { model.open() }.id(QuietModel.formID) }
      } else {
        QuietFormView(model: model)
      }
    }
    .card()
    .styleName("quiet")
    .onAppear { model.appear() }
  }
}

/// A rule with the button that ends it.
private struct QuietRow: View {
  let model: QuietModel
  let rule: QuietRule

  var body: some View {
    let settings = model.texts.settings
    let title = model.title(of: rule)
    HStack(spacing: .medium) {
      VStack(spacing: .none) {
        Text(title)
        Text(model.dates(of: rule)).foregroundStyle(.secondary).font(.caption)
      }
      Spacer()
      Button(settings[.endRule]) { model.end(rule) }
        .controlSize(.small).buttonStyle(.plain)
        .accessibilityLabel(settings[.endThisRule, title])
        .disabled(model.isSaving, keepsFocus: true)
    }
  }
}

/// The fields of a new rule, its description, and the button that makes it.
private struct QuietFormView: View {
  let model: QuietModel

  var body: some View {
    let texts = model.texts
    let settings = texts.settings
    let form = model.form ?? QuietForm(today: model.home.browser.today)
    VStack(spacing: .medium) {
      Picker(
        settings[.addQuietTime], name: "quiet-kind",
        selection: binding({ $0.kind.word }) { form, word in
          form.kind = word.isSame(as: QuietRule.Kind.vacation.word) ? .vacation : .quiet
        },
        options: QuietRule.Kind.allCases, id: { $0.word },
        title: { settings[$0 == .vacation ? .daysOff : .everyWeek] })
      if form.kind == .vacation {
        FlowStack(spacing: .medium) {
          DateField(texts[.from], day: binding({ $0.first }) { $0.first = $1 })
          DateField(texts[.to], day: binding({ $0.last }) { $0.last = $1 })
        }
      } else {
        QuietWeekdays(model: model, chosen: form.weekdays)
        Toggle(settings[.wholeDay], isOn: binding({ $0.isAllDay }) { $0.isAllDay = $1 })
        if !form.isAllDay {
          FlowStack(spacing: .medium) {
            TimeField(settings[.hoursStart], time: binding({ $0.start }) { $0.start = $1 })
            TimeField(settings[.hoursEnd], time: binding({ $0.end }) { $0.end = $1 })
          }
        }
      }
      Text(form.rule.map { model.title(of: $0) } ?? "").accessibilityRole(.status)
      HStack(spacing: .small) {
        Button(settings[.add]) { model.add() }
          .buttonStyle(.prominent)
          // The text of a date field counts once the field loses the focus, perhaps to this button.
          .disabled(model.isSaving || form.rule == nil, keepsFocus: true)
        Button(texts[.cancel]) { model.close() }
      }
    }
    .trait(.attribute(.tabindex, "-1")).id(QuietModel.fieldsID)
    .enterTransition()
  }

  private func binding<Value>(
    _ get: @escaping (QuietForm) -> Value, _ set: @escaping (inout QuietForm, Value) -> Void
  ) -> Binding<Value> {
    let empty = QuietForm(today: model.home.browser.today)
    return Binding {
      get(model.form ?? empty)
    } set: { value in
      guard var form = model.form else { return }
      set(&form, value)
      model.form = form
    }
  }
}

/// The days of the week as toggle buttons.
private struct QuietWeekdays: View {
  let model: QuietModel
  let chosen: Weekdays

  var body: some View {
    let calendar = model.texts.calendar
    FlowStack(spacing: .tiny) {
      ForEach(Weekday.week(from: model.home.browser.weekStart), id: { $0.rawValue }) { day in
        Button(calendar.shortWeekdays[day.rawValue]) {
          if chosen.contains(day) {
            model.form?.weekdays.remove(day)
          } else {
            model.form?.weekdays.insert(day)
          }
        }
        .controlSize(.small).pressed(chosen.contains(day))
        .accessibilityLabel(calendar.name(of: day))
      }
    }
    .accessibilityRole(.group)
    .accessibilityLabel(model.texts[.days])
  }
}
