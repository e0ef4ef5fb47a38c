import Catalogue
import Interface
internal import Wire

/// The whole page: the way between the screens, and the screen.
struct RootScreen: View {
  let model: AppModel

  var body: some View {
    VStack(spacing: .large) {
      PageHeader(model: model)
      if !model.isOnline {
        Text(model.phrases.offline).foregroundStyle(.danger).accessibilityRole(.alert)
      }
      Region(.main) {
        switch model.screen {
        case .home: HomeScreen(model: model.home)
        case .statistics: StatisticsScreen(model: model.statistics)
        }
      }
    }
    .padding(.medium)
    .frame(maxWidth: .readable)
    .centered()
    .onAppear { model.start() }
  }
}

/// The name of the program and the way between its screens.
struct PageHeader: View {
  let model: AppModel

  var body: some View {
    Region(.header) {
      HStack {
        Text("Proba").font(.headline)
        Spacer()
        Region(.navigation, label: model.phrases.navigation) {
          HStack(spacing: .small) {
            Link(model.phrases.home, path: Screen.home.path)
              .current(model.screen == .home)
            Link(model.phrases.statistics, path: Screen.statistics.path)
              .current(model.screen == .statistics)
          }
        }
      }
    }
  }
}
