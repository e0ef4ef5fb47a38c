import Catalogue
internal import Components
import Interface
internal import PageModel
internal import Wire

/// The period compared with, and the control that chooses another one.
struct ComparisonChoice: View {
  let model: PeriodModel

  var body: some View {
    Button {
      model.choosesComparison.toggle()
    } label: {
      Words(model.texts[.comparedWith, title] + " ▾")
    }
    .buttonStyle(.plain).controlSize(.small).styleName("comparison")
    .popover(
      isPresented: Binding {
        model.choosesComparison
      } set: {
        model.choosesComparison = $0
      }, label: model.texts.tags[.comparison]
    ) {
      VStack(spacing: .small) {
        Picker(
          model.texts.tags[.comparison], name: "comparison",
          selection: Binding {
            model.compared.kind
          } set: {
            model.compare(with: $0)
          }, options: model.comparisons, id: { $0 }, title: { model.name(of: $0) })
        if model.comparesUpToThisTime {
          Text(model.texts.tags[.upToThisTime]).font(.caption).foregroundStyle(.secondary)
        }
        if model.compared.kind == .days {
          DayFields(texts: model.texts, typed: model.typedCompared) {
            model.typeCompared(from: $0, to: $1)
          }
          if !model.comparisonProblem.utf8.isEmpty {
            Text(model.comparisonProblem).foregroundStyle(.danger).accessibilityRole(.alert)
          }
        }
      }
      .styleName("comparison-choice")
    }
  }

  private var title: String {
    model.comparedChoice(model.compared).map { model.title(of: $0) } ?? "–"
  }
}
