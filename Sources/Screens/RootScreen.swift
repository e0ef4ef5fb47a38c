import Catalogue
internal import Components
import Interface
internal import PageModel
internal import StatisticsScreens
import TextBytes
internal import Wire

/// The whole page: the way between the screens, and the screen.
struct RootScreen: View {
  let model: AppModel

  var body: some View {
    VStack(spacing: .large) {
      SkipLink(model.texts[.skip])
      PageHeader(model: model)
      if !model.isOnline {
        Text(model.texts[.offline]).foregroundStyle(.danger).accessibilityRole(.alert)
      }
      Region(.main) {
        NavigationStack(
          model.navigation, in: model.browser, title: model.title,
          focus: { model.focus(from: $0, to: $1) }
        ) { screen in
          switch screen {
          case .home: HomeScreen(model: model.home)
          case .statistics: LazyStatistics(model: model)
          case nil: UnknownScreen(model: model)
          }
        }
      }
      PageFooter(model: model)
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
    let place = model.navigation.place
    Region(.header) {
      HStack {
        Text("Proba").font(.headline)
        Spacer()
        Region(.navigation, label: model.texts[.navigation]) {
          HStack(spacing: .small) {
            Link(model.texts[.home], path: Screen.home.path)
              .current(place.map { !$0.isStatistics } ?? false)
            Link(model.texts[.statistics], path: model.statisticsPath)
              .current(place?.isStatistics ?? false)
          }
        }
      }
    }
  }
}

/// The languages, each by its own name.
struct PageFooter: View {
  let model: AppModel

  var body: some View {
    Region(.footer) {
      FlowStack(spacing: .small) {
        ForEach(model.texts.languages, id: { $0.tag }) { language in
          Button(language.name) { model.choose(language) }
            .buttonStyle(.plain).pressed(language.tag.isSame(as: model.texts.language))
            .font(.caption).language(language.tag)
        }
      }
      .centered()
    }
  }
}

/// What is seen at an address that leads nowhere.
struct UnknownScreen: View {
  let model: AppModel

  var body: some View {
    VStack {
      Text(model.texts[.noSuchPage]).heading(.page)
      Text(model.texts[.noSuchPageNote]).foregroundStyle(.secondary)
      Link(model.texts[.home], path: Screen.home.path)
    }
    .card()
  }
}

/// The statistics, which are not sent before they are wanted.
struct LazyStatistics: View {
  let model: AppModel

  var body: some View {
    VStack(spacing: .large) {
      // Here, because the keyboard is led to it at once.
      Text(model.texts[.statistics]).heading(.page).visuallyHidden()
      LazyView(
        .statistics, in: model.browser,
        words: LoadingWords(
          loading: model.texts[.loading], failed: model.texts[.statisticsFailed],
          tryAgain: model.texts[.tryAgain])
      ) {
        StatisticsScreen(model: model.madeStatistics())
      } placeholder: {
        VStack { ForEach(0..<3) { _ in Placeholder() } }
      }
    }
  }
}
