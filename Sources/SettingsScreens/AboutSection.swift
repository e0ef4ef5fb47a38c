import Catalogue
internal import Components
import Interface
import Wire

/// What the program is, and under which terms it may be used.
struct AboutSection: View {
  let texts: Texts

  var body: some View {
    VStack(spacing: .tiny) {
      Text(texts.settings[.about]).heading(.section)
      Text(texts.settings[.welcome])
      Text(texts.settings[.versionAndLicence, ProgramVersion.text])
        .foregroundStyle(.secondary).font(.caption)
    }
    .card()
  }
}
