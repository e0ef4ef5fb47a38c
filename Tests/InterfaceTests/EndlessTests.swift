import Interface
import InterfaceTestSupport
import Testing

/// Views that change what they read: the page survives them, and a test fails with their name.
@Suite(.timeLimit(.minutes(1))) struct `A view that is evaluated for ever` {
  final class Model {
    @Observed var count = 0
    @Observed var other = 0
    var isCalm = false
  }

  struct Writing: View {
    let model: Model
    var body: some View {
      let _ = model.isCalm ? () : (model.count += 1)
      Text("\(model.count)")
      Button("Rest") { model.isCalm = true }
      Button("More") { model.count += 1 }
    }
  }

  struct First: View {
    let model: Model
    var body: some View {
      let _ = model.other += 1
      Text("\(model.count)")
    }
  }

  struct Second: View {
    let model: Model
    var body: some View {
      let _ = model.count += 1
      Text("\(model.other)")
    }
  }

  /// Makes a model that reads and writes itself, as those of charts do when they are shown first.
  struct Making: View {
    private let model = Model()
    init() {
      model.count = model.count + 1
    }
    var body: some View { Text("\(model.count)") }
  }

  struct Around: View {
    var body: some View { Making() }
  }

  struct Calling: View {
    let model: Model
    var body: some View {
      Text("\(model.count)").onChange(of: model.count) { _, _ in model.count += 1 }
      Button("Begin") { model.count += 1 }
    }
  }

  @Test func `is shown as it is, and named`() throws {
    let model = Model()
    var page: TestPage?
    let said = issues { page = TestPage(Writing(model: model)) }
    #expect(said.count == 1 && said[0].hasPrefix("Writing changes a value that it reads itself"))
    #expect(said[0].contains("100 passes"), "\(said)")
    let shown = try #require(page)
    #expect(shown.all("text").count > 0 || shown.html.contains("10"))
    // The page works on once the mistake is over.
    shown.click("button", "Rest")
    let before = model.count
    shown.click("button", "More")
    #expect(shown.html.contains(">\(before + 1)<"), "\(shown.html)")
  }

  @Test func `is found among two that change each other`() {
    let model = Model()
    let said = issues {
      _ = TestPage(
        VStack {
          First(model: model)
          Second(model: model)
        })
    }
    #expect(said.count == 1 && (said[0].hasPrefix("First") || said[0].hasPrefix("Second")))
  }

  @Test func `is found where it makes its model anew each time`() {
    let said = issues { _ = TestPage(Around()) }
    #expect(said.count == 1 && said[0].hasPrefix("Around"), "\(said)")
  }

  @Test func `is found where a callback of a change makes the change`() {
    let model = Model()
    let page = TestPage(Calling(model: model))
    let said = issues { page.click("button", "Begin") }
    #expect(said.count == 1 && said[0].contains("changes a value"), "\(said)")
    #expect(page.html.contains("Begin"))
  }

  @Test func `is reported to the browser on a page`() {
    let browser = TestBrowser()
    var isAsked = false
    let renderer = Renderer(schedule: { _ in isAsked = true }, commit: { _ in })
    renderer.browser = browser.browser
    renderer.mount(Writing(model: Model()))
    #expect(browser.reports.count == 1 && browser.reports[0].contains("Writing"))
    #expect(isAsked)
  }

  /// Ninety-nine changes in a row are no mistake.
  @Test func `is not one that comes to rest`() {
    struct Counting: View {
      let model: Model
      var body: some View {
        let _ = model.count < 90 ? (model.count += 1) : ()
        Text("\(model.count)")
      }
    }
    let page = TestPage(Counting(model: Model()))
    #expect(page.html.contains("90"))
  }
}
