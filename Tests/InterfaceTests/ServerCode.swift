import Interface

// The code of the article "A page that is there at once", identical except for its indentation.

/// The server's data, as in the article's example.
struct Overview {
  let json: String
}

final class OverviewModel {
  let overview: Overview?

  init(browser: Browser) {
    overview = browser.given("overview").flatMap { Overview(json: $0) }
  }
}

struct OverviewPage: View {
  let model: OverviewModel

  var body: some View { Text(model.overview?.json ?? "nothing was given") }
}

/// The page as sent by a server, and the data it was rendered from.
func written(from overview: Overview, now: Double, formatting: Formatting) -> String {
  let answer = overview.json
  let browser = Browser.elsewhere(
    path: "/", languages: ["uk"], now: now, given: [("overview", answer)], formatting: formatting)
  let page = RenderedPage(OverviewPage(model: OverviewModel(browser: browser)))
  let body = page.markup + RenderedPage.element(giving: answer, as: "overview")
  return body
}
