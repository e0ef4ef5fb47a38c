public import Catalogue
public import CivilTime
public import Interface
internal import JSON
internal import PageModel
public import Preferences
internal import TextBytes
public import Tracking
public import Wire

/// The view of the whole page, in the language whose texts the page was sent with.
public func app(in browser: Browser) -> some View {
  guard let texts = Texts(reading: browser.texts) else {
    preconditionFailure("the page was sent with the texts of another version, or with none")
  }
  return RootScreen(model: AppModel(browser: browser, texts: texts))
}

/// A page as it is before its program has come: what a server sends, for the program to take over as
/// it is.
public struct FirstPage: Sendable {
  /// The window's name.
  public let title: String
  /// What is seen.
  public let page: RenderedPage
  /// The elements beside it, from which the program knows what is seen.
  public let givenElements: String
  /// The names of the chunks that the program needs to take the page over.
  public let chunks: [String]

  /// Writes the page at an address.
  ///
  /// - Parameters:
  ///   - path: the path and query of the address; one that leads nowhere gets a page that says so.
  ///   - language: what it is written in.
  ///   - settings: what the person has chosen.
  ///   - defaults: the conventions of the person's territory.
  ///   - overview: the state of things, or nil where it could not be read.
  ///   - statistics: the figures of ``period(at:overview:weekStart:)``, or nil where they could not be read.
  ///   - changes: how they differ from those of the compared period, or nil where that is not known.
  ///   - conversion: the answer to ``phrase(at:)``, or nil where none is asked for.
  ///   - revision: the state of the store in which they were read, or an earlier one.
  ///   - formatting: writes numbers and moments as the browser will.
  public init(
    at path: String, in language: Language, settings: PersonalSettings = PersonalSettings(),
    defaults: PersonalSettings = PersonalSettings(defaultsIn: .world), overview: Overview?,
    statistics: Statistics? = nil,
    changes: Comparison? = nil, conversion: ConvertedText? = nil, revision: Revision,
    formatting: Formatting
  ) {
    let weekStart = settings.resolved(by: defaults).firstWeekday
    var given: [(name: String, text: String)] = []
    given.append((StoreChange.given, String(bytes: StoreChange(revision).bytes)))
    given.append((PersonalSettings.given, String(bytes: settings.bytes)))
    given.append((PersonalSettings.givenDefaults, String(bytes: defaults.bytes)))
    if let overview { given.append((Overview.given, String(bytes: overview.bytes))) }
    if let statistics,
      let period = overview.flatMap({ Self.period(at: path, overview: $0, weekStart: weekStart) })
    {
      given.append((Statistics.given(of: period), String(bytes: statistics.bytes)))
      if let changes { given.append((Comparison.given(of: period), String(bytes: changes.bytes))) }
    }
    if let conversion { given.append((ConvertedText.given, String(bytes: conversion.bytes))) }
    let shown = ShownChunks()
    let browser = Browser.elsewhere(
      path: path, languages: [language.tag], now: Double(overview?.now.secondsSince1970 ?? 0),
      given: given,
      formatting: formatting
    ) { shown.names.append($0) }
    let model = AppModel(browser: browser, texts: language.texts)
    title = model.title(of: model.navigation.place)
    page = RenderedPage(RootScreen(model: model))
    chunks = shown.names.indices.filter { place in
      !shown.names[..<place].contains { $0.isSame(as: shown.names[place]) }
    }.map { shown.names[$0] }
    var elements = ""
    for item in given { elements += RenderedPage.element(giving: item.text, as: item.name) }
    givenElements = elements
  }

  /// The period whose figures the page at an address shows at first; nil where it shows none.
  public static func period(at path: String, overview: Overview, weekStart: Weekday) -> Period? {
    let today = LocalTime(overview.now, offset: overview.offset).date
    return place(at: path)?.choice.period(on: today, weekStart: weekStart)
  }

  /// The period that the one at an address is compared with; nil where there is none.
  public static func comparedPeriod(
    at path: String, overview: Overview, weekStart: Weekday
  ) -> Period? {
    let today = LocalTime(overview.now, offset: overview.offset).date
    return place(at: path).flatMap { place in
      place.compared.choice(besides: place.choice, on: today, weekStart: weekStart)?
        .period(on: today, weekStart: weekStart)
    }
  }

  /// What the page at an address converts; nil where it converts nothing.
  public static func phrase(at path: String) -> String? {
    let place = Screen(path: path).flatMap { ConvertPlace($0) }
    return place.flatMap { $0.phrase.utf8.isEmpty ? nil : $0.phrase }
  }

  private static func place(at path: String) -> StatisticsPlace? {
    Screen(path: path).flatMap { StatisticsPlace($0) }
  }
}

/// The chunks whose content a page shows, each as often as it was asked for.
private final class ShownChunks {
  var names: [String] = []
}

extension Language {
  /// The language of the page for a person: the one chosen, else the best for the browser's.
  ///
  /// - Parameters:
  ///   - choice: what was chosen.
  ///   - cookies: where the choice of a device was kept before there were settings.
  ///   - preferences: what the browser prefers, the dearest first.
  public static func ofPage(
    _ choice: LanguageChoice, _ cookies: Cookies, preferences: [String]
  ) -> Language {
    if case .fixed(let language) = choice { return language }
    return .preferred([cookies[Language.cookie] ?? ""] + preferences)
  }

  /// The name of the cookie that keeps the language chosen.
  static var cookie: String { "language" }
}
