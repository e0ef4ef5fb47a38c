import Answering
import Catalogue
internal import Components
import DayScreens
import Interface
internal import PageModel
internal import SettingsScreens
import TextBytes
internal import Wire

/// The whole page: the navigation, and the current screen.
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
        // It floats, so that nothing moves.
        if let asked = model.home.asked, model.home.later != nil {
          AskedLine(model: model.home, probe: asked)
        }
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

  /// The sheet of keys, loaded only on demand.
  private var keys: LazyView {
    model.afterDay(.settings) { [model] in
      model.madeSettings().keySheet(
        for: model.navigation.place?.section, isPresented: model.$showsKeys)
    }
  }

  /// The review of a week, loaded only on demand after the charts, on which it depends.
  private var review: LazyView {
    model.afterDay(.statistics) { [model] in
      model.lazy(.charts) { model.section(.review, from: .review).part }.part
    }
  }
}

extension AppModel {
  /// Returns the content of a section from a chunk that depends on that of the day.
  fileprivate func afterDay(_ section: Screen.Section, from chunk: Chunk) -> LazyView {
    dayPart { [self] _ in self.section(section, from: chunk).part }
  }

  /// Returns the content of a chunk that depends on that of the day.
  fileprivate func afterDay(_ chunk: Chunk, _ content: @escaping () -> Part) -> LazyView {
    dayPart { [self] _ in lazy(chunk, content).part }
  }

  /// Returns the content of a section from its chunk.
  fileprivate func section(_ section: Screen.Section, from chunk: Chunk) -> LazyView {
    lazy(chunk) { [self] in madeModel(of: section).content }
  }

  /// Returns the content of a chunk, empty until the chunk is loaded.
  fileprivate func lazy(_ chunk: Chunk, _ content: @escaping () -> Part) -> LazyView {
    LazyView(chunk, in: browser, words: dayWords, content: content) { EmptyView() }
  }
}

/// The name of the program, and the links to its screens.
///
/// On a phone, the four links used daily are along the lower edge.
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

  /// Returns the link to a section; the style of its name draws its icon.
  @inline(never)
  private func tab(
    _ section: Screen.Section, _ key: PageKey? = nil, icon style: String
  ) -> Link {
    let isCurrent = section == model.navigation.place?.section.tabSection
    var link = Link(path: model.entrance(of: section).path) {
      Text(model.name(of: section)).styleName(style)
    }
    .current(isCurrent)
    if section == .now, !isCurrent, model.home.later != nil, model.home.waiting > 0 {
      link.apply(.attribute(.dataState, "waiting"))
      link.apply(.attribute(.title, model.texts.day[.questionWaits]))
    }
    return if let key { link.pageKey(key, in: model.browser) } else { link }
  }

  @inline(never)
  private func link(to section: Screen.Section) -> Link {
    Link(model.name(of: section), path: model.entrance(of: section).path)
      .current(model.navigation.place?.section == section)
  }
}

extension Screen.Section {
  /// The section whose tab represents this one.
  fileprivate var tabSection: Self { self == .review ? .insights : self }
}

/// The screen for an unknown address.
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

/// The statistics, loaded only on demand.
struct LazyStatistics: View {
  let model: AppModel

  private var words: LoadingWords {
    LoadingWords(
      loading: model.texts[.loading], failed: model.texts[.statisticsFailed],
      tryAgain: model.texts[.tryAgain])
  }

  var body: some View {
    VStack(spacing: .large) {
      // The heading is outside the chunk because it gets the focus at once.
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

/// The converter, loaded only on demand.
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

/// The placeholder shown until the statistics are loaded.
private struct AwaitedStatistics: View {
  var body: some View { VStack { ForEach(0..<3) { _ in Placeholder() } } }
}
