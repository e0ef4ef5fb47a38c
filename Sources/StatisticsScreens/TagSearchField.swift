import Catalogue
internal import Components
import Interface
internal import PageModel
import TextBytes
internal import Wire

/// The field that searches the table for tags and combines them into a condition.
struct TagSearchField: View {
  let model: StatisticsModel

  var body: some View {
    let condition = condition
    HStack(spacing: .small) {
      TextField(
        model.texts[.searchTags],
        text: Binding {
          model.table.search
        } set: {
          model.table.search = $0
        },
        prompt: model.figures.hasPatterns
          ? model.texts.tags[.searchOrCombine] : model.texts[.searchTags]
      )
      .labelHidden()
      .onSubmit { model.openSearched() }
      .problem(model.condition.problem?.sentence(model.texts) ?? "", id: "condition-problem")
      .pageKey(.field, in: model.browser)
      if let condition {
        Button(model.texts.tags[.showCondition]) { model.openSearched() }
          .accessibilityLabel(model.texts.tags[.showConditionOf, condition])
      }
    }
    .styleName("tag-search")
  }

  /// The condition that the button opens, unless it is already open.
  private var condition: String? {
    guard model.figures.hasPatterns,
      let written = model.table.condition(beside: model.figures.lines)
    else {
      return nil
    }
    let isShown = written.isSame(as: model.place.tag ?? "") && model.condition.problem == nil
    return isShown ? nil : written
  }
}
