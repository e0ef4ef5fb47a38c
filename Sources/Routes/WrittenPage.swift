internal import Catalogue
private import CatalogueFormatting
internal import CivilTime
internal import HTTPServer
private import Interface
internal import Preferences
private import Screens
internal import Tracking
internal import Wire

/// The page with the initial content of the program already rendered into it, in the person's language, so
/// that it can be read before the program has loaded.
struct WrittenPage: Sendable {
  /// The text around the variable parts: the language, the title and styles, and the visible content.
  private let pieces: [String]
  /// The files that each page needs: its style sheets, its scripts, and the first part of the program.
  private let files: [Preload]
  /// The style sheet of all chunks.
  private static let laterStyles = "/later.css"

  /// Finds the variable parts in the file at the root; nil if one is missing.
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
    let scripts = Self.values(after: "<script type=\"module\" src=", in: pieces[2])
    let imported = scripts.flatMap { script in
      let code = files.contents(of: String(script.dropFirst())) ?? []
      return Self.values(after: "import ", in: String(decoding: code, as: UTF8.self))
    }
    self.files =
      Self.values(after: "<link rel=\"stylesheet\" href=", in: pieces[2])
      .map { Preload(path: $0, use: .styleSheet) }
      + scripts.map { Preload(path: $0, use: .script) }
      // They refer to each other relative to their common folder.
      + imported.filter { $0.hasPrefix("./") }.map {
        Preload(path: String($0.dropFirst()), use: .script)
      }
      + Self.values(after: " data-module=", in: pieces[3]).map { Preload(path: $0, use: .program) }
  }

  /// Returns the page at an address, rendered from the current state and the initial figures, or without
  /// those that are nil.
  func response(
    to request: Request, settings: PersonalSettings, overview: Overview?, statistics: Statistics?,
    changes: Comparison?, convert: (String, Language) -> ConvertedText,
    revision: Revision, clock: @escaping (Moment) -> UTCOffset, skin: String?, status: Status
  ) -> HTTPServer.Response {
    let language = request.language(settings)
    let conversion = FirstPage.phrase(at: request.target.text).map { convert($0, language) }
    let first = FirstPage(
      at: request.target.text, in: language, settings: settings, defaults: request.defaultSettings,
      overview: overview, statistics: statistics, changes: changes, conversion: conversion,
      revision: revision,
      formatting: .catalogue(language, hourCycle: hourCycle(settings, request), offset: clock))
    let nonce = Nonce()
    let gaps = [
      language.tag + (settings.contrast == .more ? "\" class=\"contrast" : ""),
      RenderedPage.escaped(first.title),
      // After all style sheets, since the styles of a view itself take precedence.
      (first.chunks.isEmpty ? "" : "<link rel=\"stylesheet\" href=\"\(Self.laterStyles)\">\n  ")
        + (skin.map { "<link rel=\"stylesheet\" id=\"skin\" href=\"\($0)\">\n  " } ?? "")
        + "<style nonce=\"\(nonce.text)\">" + first.page.styles + Self.styles(of: settings.theme)
        + "</style>\n</head>",
      " aria-busy=\"true\"" + Self.attribute(naming: first.chunks) + ">" + first.page.markup
        + "</div>\n  " + first.givenElements, "",
    ]
    let text = zip(pieces, gaps).map { $0 + $1 }.joined()
    let preloads =
      files + [Preload(path: "/\(language.tag).txt", use: .texts)]
      + (first.chunks.isEmpty ? [] : [Preload(path: Self.laterStyles, use: .styleSheet)])
      + first.chunks.flatMap(Self.files(of:))
    return .content(
      status, type: "text/html; charset=utf-8", Array(text.utf8),
      headers: [
        "Cache-Control": "no-store", "Content-Security-Policy": .policy(styles: nonce),
        "Link": preloads.map(\.link).joined(separator: ", "),
      ])
  }
}

extension Request {
  /// Returns the person's language: the chosen one, or else that of the browser.
  func language(_ settings: PersonalSettings) -> Language {
    .ofPage(settings.language, Cookies(headers["Cookie"] ?? ""), preferences: languages)
  }

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

  /// Returns styles that make the page light or dark before its program runs, regardless of the device.
  private static func styles(of theme: ColorTheme) -> String {
    theme == .system ? "" : ":root{color-scheme:\(theme.word)}"
  }

  /// Returns the files of a chunk of the program, which the page's scripts request later.
  private static func files(of chunk: String) -> [Preload] {
    [
      Preload(path: "/\(chunk).wasm", use: .program),
      Preload(path: "/\(chunk).js", use: .script),
    ]
  }

  /// Returns the quoted values that follow a passage of a text.
  private static func values(after passage: String, in text: String) -> [String] {
    var rest = text[...]
    var values: [String] = []
    while let place = rest.place(of: passage + "\"") {
      rest = rest[place.upperBound...]
      values.append(String(rest.prefix { $0 != "\"" }))
    }
    return values
  }

  /// Returns the attribute that names the chunks with which the page's program begins.
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
