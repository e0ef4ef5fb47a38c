package import Answering
import Catalogue
internal import Components
package import Interface

/// The amounts in the text being written, and a button that keeps them as words.
package struct UnderstoodAmounts: View {
  private let model: HomeModel

  /// Shows the amounts of the text.
  package init(model: HomeModel) { self.model = model }

  /// A line of chips, or nothing.
  package var body: some View {
    let amounts = model.understoodAmounts
    if !amounts.isEmpty {
      FlowStack(spacing: .small) {
        Text(model.texts[.understood]).foregroundStyle(.secondary).font(.caption)
        ForEach(amounts, id: { $0 }) { amount in Chip(amount) }
        Button(model.texts[.keepWords]) { model.keepWords() }.buttonStyle(.plain)
      }
      .accessibilityRole(.status)
      .styleName("understood")
    }
  }
}
