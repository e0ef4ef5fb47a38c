package import Answering
import Catalogue
package import Interface
import Wire

/// A sentence that the answers are those of a demonstration; nothing for a person's own.
package struct MadeUpLine: View {
  private let home: HomeModel

  /// Shows the sentence.
  package init(home: HomeModel) { self.home = home }

  /// A card, or nothing.
  package var body: some View {
    if home.overview?.isMadeUp ?? false {
      VStack(spacing: .small) { Text(home.texts.day[.madeUp]) }.card().styleName("zone")
    }
  }
}
