import Interface
import InterfaceTestSupport
import Testing

/// Views rendered as HTML, for a page that a server sends.
@Suite struct RenderedPageTests {
  struct Page: View {
    @State private var count = 0

    var body: some View {
      Region(.main) {
        Text("1 < 2 & \"3\"").heading(.page)
        if count > 0 { Text("more") }
        TextField("Name", text: .constant("a\"b"))
        TextEditor("Letter", text: .constant("\none\n<two>"))
        Toggle("On", isOn: .constant(true)).padding(.horizontal, .small)
        Box { Words("one") }.padding(.horizontal, .small)
        Button("Go \(count)") { count += 1 }.padding()
        Words("tail\r")
        Divider().styleName("end")
      }
      .onAppear { count = 7 }
    }
  }

  @Test func `is the markup of the view's initial state`() {
    let page = RenderedPage(Page())
    #expect(
      page.markup == """
        <main class="region" id="main" tabindex="-1">\
        <h1 class="text heading" id="page-heading" tabindex="-1">1 &lt; 2 &amp; &quot;3&quot;</h1>\
        <label class="field"><span class="field-label">Name</span>\
        <input class="control" type="text" autocomplete="off" value="a&quot;b"></label>\
        <label class="field"><span class="field-label">Letter</span>\
        <textarea class="control" rows="3">

        one
        &lt;two&gt;</textarea></label>\
        <label class="field toggle s0"><span class="field-label">On</span>\
        <input class="control" type="checkbox" checked></label>\
        <div class="box s0">one</div>\
        <button class="button s1">Go 0</button>tail&#13;<hr class="divider style-end"></main>
        """)
    let rules = page.styles.split(separator: "}").map(String.init)
    #expect(
      rules == [
        ".s0{padding-inline:var(--space-small);",
        ".s1{padding-block:var(--space-medium);padding-inline:var(--space-medium);",
      ])
  }

  struct Place: View {
    let browser: Browser

    var body: some View {
      Text(browser.path)
      Text(browser.languages.joined(separator: " ") + " " + browser.language)
      Text("\(browser.now)")
      Text(browser.format(3, .number()))
      Text(browser.fold("1\nДІМ"))
      Text("\(browser.value(for: StorageKey<String>("a", version: 1)) == nil)")
    }
  }

  @Test func `uses the given environment in place of a browser`() {
    let browser = Browser.elsewhere(
      path: "/a?b=c", languages: ["uk", "en"], now: 12,
      formatting: Formatting { number, _, _ in "<\(number)>" })
    let markup = RenderedPage(Place(browser: browser)).markup
    let texts = markup.split(separator: "</span>").map { $0.split(separator: ">").last ?? "" }
    #expect(texts.prefix(3) == ["/a?b=c", "uk en uk", "12.0"])
    #expect(markup.contains("&lt;3.0&gt;"))
    #expect(texts.suffix(2) == ["1\nдім", "true"])
    var answers = 0
    browser.fetch(.get, "/") { _ in answers += 1 }
    browser.copy("x") { _ in answers += 1 }
    #expect(answers == 0)
  }

  @Test func `leaves nothing behind`() {
    final class Model { @Observed var text = "a" }
    struct Reader: View {
      let model: Model
      var body: some View { Text(model.text) }
    }
    let model = Model()
    #expect(RenderedPage(Reader(model: model)).markup == "<span class=\"text\">a</span>")
    model.text = "b"
    #expect(RenderedPage(Reader(model: model)).markup == "<span class=\"text\">b</span>")
  }

  @Test func `retains neither the browser nor its listeners`() {
    final class Model {
      @Observed var heard = 0
      let browser: Browser
      let navigation: Navigation<NavigationTests.Spot>

      init(_ browser: Browser) {
        self.browser = browser
        navigation = Navigation(browser: browser)
        browser.onVisibilityChange { [self] _ in heard += 1 }
        browser.after(milliseconds: 1) { [self] in heard += 1 }
        _ = browser.events("/", named: ["a"]) { [self] _ in heard += 1 }
      }
    }
    struct Reader: View {
      let model: Model
      var body: some View { Button("\(model.heard)") { model.heard += 1 } }
    }
    weak var model: Model?
    weak var browser: Browser?
    do {
      let here = Browser.elsewhere(
        path: "/", languages: [], now: 0, formatting: Formatting { _, _, _ in "" })
      let shown = Model(here)
      (browser, model) = (here, shown)
      #expect(RenderedPage(Reader(model: shown)).markup.contains(">0<"))
    }
    #expect(browser == nil && model == nil)
  }
}
