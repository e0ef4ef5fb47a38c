package import Answering
import Catalogue
internal import Components
package import Interface
internal import PageModel
import Wire

/// The purpose of the program, before the first answer, and the import of earlier ones.
package struct Welcome: View {
  private let model: HomeModel

  /// Greets a person who has not answered yet.
  package init(model: HomeModel) { self.model = model }

  /// A card with a sentence and a link.
  package var body: some View {
    let settings = model.texts.settings
    VStack(spacing: .medium) {
      Text(settings[.welcome])
      HStack { Link(settings[.bringLog], path: SettingsPlace(.data).screen.path) }
    }
    .card()
    .enterTransition()
    .fadesOut()
  }
}
