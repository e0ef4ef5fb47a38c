import Catalogue
internal import Components
import Interface
internal import PageModel
internal import Wire

/// The period, the buttons for the previous and next one, and the choice of another kind.
struct PeriodBar: View {
  let model: PeriodModel
  /// Whether the figures are compared with another period.
  var isCompared = true
  /// The review of a week of the period.
  var review: Screen?

  var body: some View {
    Element(.div, [.look(.periodBar)]) {
      Element(.div, [.look(.stepper)]) {
        step("‹", model.texts[.earlierPeriod], isLater: false)
        Text(model.title(of: model.choice)).heading(.section).announcesChanges()
        step("›", model.texts[.laterPeriod], isLater: true)
      }
      Picker(
        model.texts[.period], name: "period", selection: selection,
        options: model.kinds, id: { $0 }, title: { model.name(of: $0) })
      if isCompared, model.choice.kind != .always { ComparisonChoice(model: model) }
      if let review {
        Spacer()
        Link(model.texts.review[.weekInReview], path: review.path).font(.caption)
      }
    }
    if model.choice.kind == .days {
      DayFields(texts: model.texts, typed: model.typed) { model.type(from: $0, to: $1) }
        .enterTransition()
    }
  }

  /// Returns a button that stays in place and keeps the focus even when it leads nowhere.
  private func step(_ sign: String, _ label: String, isLater: Bool) -> Button {
    Button(sign) { model.step(isLater: isLater) }
      .buttonStyle(.plain).accessibilityLabel(label).help(label)
      .disabled(model.neighbour(isLater: isLater) == nil, keepsFocus: true)
      .pageKey(isLater ? .later : .earlier, in: model.browser)
  }

  private var selection: Binding<PeriodChoice.Kind> {
    Binding {
      model.choice.kind
    } set: {
      model.choose($0)
    }
  }
}
