import Catalogue
internal import Components
import Interface
internal import PageModel
internal import SettingsScreens
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
          switch screen?.section {
          case .now: HomeScreen(app: model)
          case .days: model.afterDay(.days, from: .calendar)
          case .insights: LazyStatistics(model: model)
          case .review: review
          case .tags: model.afterDay(.tags, from: .tags)
          case .convert: LazyConverter(model: model)
          case .settings: model.afterDay(.settings, from: .settings)
          case nil: UnknownScreen(model: model)
          }
        }
      }
      if model.showsKeys { keys }
    }
    .styleName("page")
    .onAppear { model.start() }
  }

  /// The sheet of the keys, which is not sent before it is wanted.
  private var keys: LazyView {
    model.afterDay(.settings) { [model] in
      model.madeSettings().keySheet(
        for: model.navigation.place?.section, isPresented: model.$showsKeys)
    }
  }

  /// The review of a week, which is not sent before it is wanted; it stands on the charts.
  private var review: LazyView {
    model.afterDay(.statistics) { [model] in
      model.lazy(.charts) { model.section(.review, from: .review).part }.part
    }
  }
}

extension AppModel {
  /// What a section shows, from a chunk that stands on the strip of the day.
  fileprivate func afterDay(_ section: Screen.Section, from chunk: Chunk) -> LazyView {
    dayPart { [self] _ in self.section(section, from: chunk).part }
  }

  /// What a chunk shows that stands on the strip of the day.
  fileprivate func afterDay(_ chunk: Chunk, _ content: @escaping () -> Part) -> LazyView {
    dayPart { [self] _ in lazy(chunk, content).part }
  }

  /// What a section shows, from its chunk.
  fileprivate func section(_ section: Screen.Section, from chunk: Chunk) -> LazyView {
    lazy(chunk) { [self] in madeModel(of: section).content }
  }

  /// The content of a chunk, empty until the chunk is loaded.
  fileprivate func lazy(_ chunk: Chunk, _ content: @escaping () -> Part) -> LazyView {
    LazyView(chunk, in: browser, words: dayWords, content: content) { EmptyView() }
  }
}

/// The name of the program, and the ways between its screens.
///
/// On a phone the four that are used daily are along the lower edge.
struct PageHeader: View {
  let model: AppModel

  var body: some View {
    Region(.header) {
      HStack {
        Text("Proba").font(.headline).styleName("brand")
        Region(.navigation, label: model.texts[.navigation]) {
          HStack(spacing: .tiny) {
            tab(.now, .now, icon: "now-tab")
            tab(.days, .days, icon: "days-tab")
            tab(.insights, .insights, icon: "insights-tab")
            tab(.tags, .tags, icon: "tags-tab")
          }
        }
        HStack(spacing: .tiny) {
          link(to: .convert)
          link(to: .settings)
          Button("?") { model.showsKeys = true }
            .buttonStyle(.plain)
            .accessibilityLabel(model.texts[.keys]).help(model.texts[.keys])
            .pageKey(.help, in: model.browser)
            .styleName("keys-button")
        }
        .styleName("extras")
      }
    }
    .styleName("header")
  }

  /// The way to a section; the style of its name draws its icon.
  @inline(never)
  private func tab(
    _ section: Screen.Section, _ key: PageKey? = nil, icon style: String
  ) -> Link {
    let link = Link(path: model.entrance(of: section).path) {
      Text(model.name(of: section)).styleName(style)
    }
    .current(section == model.navigation.place?.section.tabSection)
    return if let key { link.pageKey(key, in: model.browser) } else { link }
  }

  @inline(never)
  private func link(to section: Screen.Section) -> Link {
    Link(model.name(of: section), path: model.entrance(of: section).path)
      .current(model.navigation.place?.section == section)
  }
}

extension Screen.Section {
  /// The section under whose tab it is.
  fileprivate var tabSection: Self { self == .review ? .insights : self }
}

/// What is seen at an address that leads nowhere.
struct UnknownScreen: View {
  let model: AppModel

  var body: some View {
    VStack {
      Text(model.texts[.noSuchPage]).heading(.page)
      Text(model.texts[.noSuchPageNote]).foregroundStyle(.secondary)
      Link(model.texts[.home], path: Screen(.now).path)
    }
    .card()
  }
}

/// The statistics, which are not sent before they are wanted.
struct LazyStatistics: View {
  let model: AppModel

  private var words: LoadingWords {
    LoadingWords(
      loading: model.texts[.loading], failed: model.texts[.statisticsFailed],
      tryAgain: model.texts[.tryAgain])
  }

  var body: some View {
    VStack(spacing: .large) {
      // Here, because the keyboard is led to it at once.
      Text(model.texts[.statistics]).heading(.page).visuallyHidden()
      LazyView(.dayAtFirst, in: model.browser, words: words) {
        LazyView(.statistics, in: model.browser, words: words) {
          model.madeModel(of: .insights).content
        } placeholder: {
          AwaitedStatistics()
        }
      } placeholder: {
        AwaitedStatistics()
      }
    }
  }
}

/// The converter, which is not sent before it is wanted.
struct LazyConverter: View {
  let model: AppModel

  var body: some View {
    LazyView(.dayAtFirst, in: model.browser, words: model.dayWords) {
      LazyView(.converter, in: model.browser, words: model.dayWords) {
        model.madeModel(of: .convert).content
      } placeholder: {
        Placeholder()
      }
    } placeholder: {
      Placeholder()
    }
  }
}

/// What is seen until the statistics are there.
private struct AwaitedStatistics: View {
  var body: some View { VStack { ForEach(0..<3) { _ in Placeholder() } } }
}
