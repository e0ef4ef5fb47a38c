internal import Catalogue
private import CatalogueFormatting
internal import CivilTime
internal import HTTPServer
private import Interface
internal import Preferences
private import Screens
internal import Tracking
internal import Wire

/// The page with what the program will show already written into it, in the person's language, so
/// that it is read before the program has come.
struct WrittenPage: Sendable {
  /// The text around what differs: the language, the title and styles, and what is seen.
  private let pieces: [String]

  /// Finds the places in the file at the root; nil where it lacks one.
  init?(files: StaticFiles) {
    guard let root = files.contents(of: "index.html") else { return nil }
    var rest = String(decoding: root, as: UTF8.self)[...]
    var pieces: [String] = []
    for (before, gap) in [
      ("<html lang=\"", "en"), ("<title>", "Proba"), ("", "</head>"),
      ("", " aria-busy=\"true\"></div>"),
    ] {
      guard let place = rest.place(of: before + gap) else { return nil }
      pieces.append(String(rest[..<place.lowerBound]) + before)
      rest = rest[place.upperBound...]
    }
    self.pieces = pieces + [String(rest)]
  }

  /// The page at an address, written from the state of things and the figures it shows at first, or
  /// without them where they are nil.
  func response(
    to request: Request, settings: PersonalSettings, overview: Overview?, statistics: Statistics?,
    changes: Comparison?,
    revision: Revision, status: Status
  ) -> HTTPServer.Response {
    let cookies = Cookies(request.headers["Cookie"] ?? "")
    let language = Language.ofPage(
      settings.language, cookies, preferences: request.languages)
    let offset = overview?.offset ?? .utc
    let first = FirstPage(
      at: request.target.text, in: language, settings: settings, defaults: request.defaultSettings,
      overview: overview, statistics: statistics, changes: changes, revision: revision,
      formatting: .catalogue(language, hourCycle: hourCycle(settings, request)) { _ in offset })
    let nonce = Nonce()
    let gaps = [
      language.rawValue,
      RenderedPage.escaped(first.title),
      // After all style sheets, for what a view states itself counts for more.
      Self.preload(textsIn: language) + first.chunks.map(Self.preload).joined()
        + "<style nonce=\"\(nonce.text)\">" + first.page.styles + Self.styles(of: settings.theme)
        + "</style>\n</head>",
      " aria-busy=\"true\"" + Self.attribute(naming: first.chunks) + ">" + first.page.markup
        + "</div>\n  " + first.givenElements, "",
    ]
    let text = zip(pieces, gaps).map { $0 + $1 }.joined()
    return .content(
      status, type: "text/html; charset=utf-8", Array(text.utf8),
      headers: ["Cache-Control": "no-store", "Content-Security-Policy": .policy(styles: nonce)])
  }
}

extension Request {
  /// The conventions of the person's territory.
  var defaultSettings: PersonalSettings {
    PersonalSettings(defaultsIn: .preferred(by: languages))
  }
}

extension WrittenPage {
  private func hourCycle(_ settings: PersonalSettings, _ request: Request) -> HourCycle {
    settings.resolved(by: request.defaultSettings).timeFormat == .twelveHours
      ? .twelveHours : .twentyFourHours
  }

  /// Makes the page light or dark before its program runs, regardless of the device.
  private static func styles(of theme: ColorTheme) -> String {
    theme == .system ? "" : ":root{color-scheme:\(theme.word)}"
  }

  /// Has a browser fetch what the page says.
  private static func preload(textsIn language: Language) -> String {
    "<link rel=\"preload\" href=\"/\(language.rawValue).txt\" as=\"fetch\" crossorigin>\n  "
  }

  /// Has a browser fetch a chunk of the program, and its style sheet, before the page's scripts ask for
  /// them.
  private static func preload(_ chunk: String) -> String {
    "<link rel=\"stylesheet\" href=\"/\(chunk).css\">\n  <link rel=\"preload\" href=\"/\(chunk).wasm\" as=\"fetch\" type=\"application/wasm\" crossorigin>\n"
      + "  <link rel=\"modulepreload\" href=\"/\(chunk).js\">\n  "
  }

  /// What tells the page's scripts which chunks its program begins with.
  private static func attribute(naming chunks: [String]) -> String {
    chunks.isEmpty ? "" : " data-chunks=\"\(chunks.joined(separator: " "))\""
  }
}

extension Substring {
  fileprivate func place(of passage: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(passage) {
        return start..<index(start, offsetBy: passage.count)
      }
      start = index(after: start)
    }
    return nil
  }
}
