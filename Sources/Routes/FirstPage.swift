internal import Catalogue
internal import HTTPServer
private import Interface
private import Screens

/// The page at its root with what the program shows at first already written, in each language, so
/// that people see it before the program has come.
struct FirstPage: Sendable {
  private let pages: [Language: StaticFiles]

  /// Writes the pages into the file at the root; nil where that has no place for them.
  init?(files: StaticFiles) {
    guard let root = files.contents(of: "index.html") else { return nil }
    let text = String(decoding: root, as: UTF8.self)
    var pages: [Language: StaticFiles] = [:]
    for language in Language.allCases {
      let code = language.rawValue
      let page = firstPage(in: code)
      guard
        let written = text.replacing(
          [
            ("<html lang=\"en\">", "<html lang=\"\(code)\">"),
            ("</title>", "</title>\n  <link rel=\"stylesheet\" href=\"/first-\(code).css\">"),
            ("aria-busy=\"true\"></div>", "aria-busy=\"true\">" + page.markup + "</div>"),
          ])
      else { return nil }
      pages[language] = StaticFiles(files: [
        "index.html": Array(written.utf8), "first-\(code).css": Array(page.styles.utf8),
      ])
    }
    self.pages = pages
  }

  /// The page in the language a person prefers, or the style sheet of one of the pages; nil when the
  /// path is neither's.
  func response(to request: Request) -> HTTPServer.Response? {
    let dearest = Language.preferred(request.languages)
    if var response = pages[dearest]?.response(to: request) {
      response.headers["Vary"] = "Accept-Encoding, Accept-Language"
      return response
    }
    for files in pages.values {
      if let response = files.response(to: request) { return response }
    }
    return nil
  }
}

extension String {
  /// The text with each of these passages replaced where it first stands; nil if one is missing.
  fileprivate func replacing(_ passages: [(old: String, new: String)]) -> String? {
    var text = self
    for passage in passages {
      guard let place = text.place(of: passage.old) else { return nil }
      text.replaceSubrange(place, with: passage.new)
    }
    return text
  }

  private func place(of passage: String) -> Range<Index>? {
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
