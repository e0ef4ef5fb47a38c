import Answering
import Catalogue
internal import Components
import Interface
import Wire

/// A description of the program, its licence, and its recent problems.
struct AboutSection: View {
  let model: ProgramLogModel

  var body: some View {
    let settings = model.home.texts.settings
    VStack(spacing: .medium) {
      VStack(spacing: .tiny) {
        Text(settings[.about]).heading(.section)
        Text(settings[.welcome])
        Text(settings[.versionAndLicence, ProgramVersion.text])
          .foregroundStyle(.secondary).font(.caption)
      }
      HStack { Button(settings[.programLog]) { model.open() } }
    }
    .card()
    .sheet(isPresented: isOpen, title: settings[.programLog]) { ProgramLogList(model: model) }
  }

  private var isOpen: Binding<Bool> {
    Binding {
      model.isOpen
    } set: {
      if !$0 { model.close() }
    }
  }
}
