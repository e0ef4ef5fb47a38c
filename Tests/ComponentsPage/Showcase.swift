import CivilTime
import Components
import Interface
import TextBytes

/// The model shared by the pages of components.
final class ShowcaseModel {
  let browser: Browser
  let context: ComponentContext
  let toaster: Toaster
  let words: Words3
  let language: String
  /// The name of the component that is shown alone, or nil for all.
  let only: String
  private(set) var player = VideoPlayer([])
  @Observed var log = ""

  init(browser: Browser) {
    self.browser = browser
    let path = Array(browser.path.utf8)
    let start = path.firstIndex(of: UInt8(ascii: "?")) ?? path.endIndex
    let query = path[start...].dropFirst()
    language = query.isEmpty ? "en" : String(decoding: query, as: UTF8.self)
    only = String(decoding: path[..<start].dropFirst(), as: UTF8.self)
    browser.setLanguage(language)
    browser.setTitle("Components")
    context = ComponentContext(browser: browser, phrases: .language(language))
    toaster = Toaster(browser: browser)
    words = Words3(language: language)
    let clip = Video(
      words("A clock", "Годинник", "Часы"),
      sources: [
        .init("/media/clip.mp4", type: "video/unknown"),
        .init("/media/clip.webm", type: "video/webm"),
      ], captions: ("/media/clip.vtt", "en", "English"))
    player = VideoPlayer([clip]) { [self] news in
      if case .finished = news { note("seen to the end") }
    }
  }

  /// Reports an event in a text that the tests read.
  func note(_ words: String) { log = words }

  /// A day that is the same on every picture.
  var today: CivilDate { CivilDate(dayNumber: 20_778) }
}

/// Picks one of three texts by the language of the page.
struct Words3 {
  private let index: Int

  init(language: String) {
    index = language.begins(with: "uk") ? 1 : language.begins(with: "ru") ? 2 : 0
  }

  func callAsFunction(_ english: String, _ ukrainian: String, _ russian: String) -> String {
    index == 1 ? ukrainian : index == 2 ? russian : english
  }
}

/// Every component in all its states.
struct Showcase: View {
  let model: ShowcaseModel

  var body: some View {
    VStack(spacing: .large) {
      Region(.main) {
        VStack(spacing: .large) {
          Text(model.words("Components", "Компоненти", "Компоненты")).heading(.page)
          Text(model.log).id("log").announcesChanges()
          Basics(model: model)
          Choosing(model: model)
          Layers(model: model)
          Moving(model: model)
        }
      }
      ToastPlace(model.toaster)
    }
    .padding()
    .frame(maxWidth: .wide)
    .centered()
    .components(model.context)
  }
}

/// One component: its name, and its states beside one another.
struct Piece: View {
  let model: ShowcaseModel
  let name: String
  let title: String
  let content: () -> Part

  init(
    _ model: ShowcaseModel, _ name: String, _ title: String,
    @ViewBuilder content: @escaping () -> Part
  ) {
    (self.model, self.name, self.title, self.content) = (model, name, title, content)
  }

  var body: some View {
    if model.only.utf8.isEmpty || model.only.isSame(as: name) {
      Region(.section, label: title) {
        VStack(spacing: .small) {
          Text(title).heading(.section)
          content()
        }
      }
      .id(name)
    }
  }
}
