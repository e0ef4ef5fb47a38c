public import Catalogue
public import CivilTime
public import Interface
internal import JSON
internal import PageModel
public import Preferences
internal import TextBytes
public import Tracking
public import Wire

/// Returns the view of the whole page, in the language of the texts sent with it.
public func app(in browser: Browser) -> some View {
  guard let texts = Texts(reading: browser.texts) else {
    preconditionFailure("the page was sent with the texts of another version, or with none")
  }
  return RootScreen(model: AppModel(browser: browser, texts: texts))
}

/// A page before its program has arrived, as the server sends it and the program takes it over.
public struct FirstPage: Sendable {
  /// The title of the window.
  public let title: String
  /// The visible content.
  public let page: RenderedPage
  /// The elements with the data of the visible content, which the program reads.
  public let givenElements: String
  /// The names of the chunks that the program needs to take the page over.
  public let chunks: [String]

  /// Renders the page at an address.
  ///
  /// - Parameters:
  ///   - path: the path and query of the address; an unknown one gets a page that says so.
  ///   - language: the language of the page.
  ///   - settings: the settings that the person has chosen.
  ///   - defaults: the conventions of the person's territory.
  ///   - overview: the overview, or nil if it could not be read.
  ///   - statistics: the figures of ``period(at:overview:weekStart:dayStart:)``, or nil if they could not be
  ///     read.
  ///   - changes: their differences from those of the compared period, or nil if these are not known.
  ///   - conversion: the answer to ``phrase(at:)``, or nil if the address has none.
  ///   - revision: the revision of the store at which they were read, or an earlier one.
  ///   - formatting: the format of numbers and moments that the browser will use.
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

  /// Returns the period whose figures the page at an address shows at first, if any.
  public static func period(
    at path: String, overview: Overview, weekStart: Weekday, dayStart: DayStart = .midnight
  ) -> Period? {
    let today = LocalTime(overview.now, offset: overview.offset).day(from: dayStart)
    return place(at: path)?.choice.period(on: today, weekStart: weekStart)
  }

  /// Returns the period with which the one at an address is compared, if any.
  public static func comparedPeriod(
    at path: String, overview: Overview, weekStart: Weekday, dayStart: DayStart = .midnight
  ) -> Period? {
    let today = LocalTime(overview.now, offset: overview.offset).day(from: dayStart)
    return place(at: path).flatMap { place in
      place.compared.choice(besides: place.choice, on: today, weekStart: weekStart)?
        .period(on: today, weekStart: weekStart)
    }
  }

  /// Returns the phrase that the page at an address converts, if any.
  public static func phrase(at path: String) -> String? {
    let place = Screen(path: path).flatMap { ConvertPlace($0) }
    return place.flatMap { $0.phrase.utf8.isEmpty ? nil : $0.phrase }
  }

  private static func place(at path: String) -> StatisticsPlace? {
    Screen(path: path).flatMap { StatisticsPlace($0) }
  }
}

/// The names of the chunks that a page shows, one for each request.
private final class ShownChunks {
  var names: [String] = []
}

extension Language {
  /// Returns the language of the page for a person: the chosen one, else the best match for the browser's.
  ///
  /// - Parameters:
  ///   - choice: the choice in the settings.
  ///   - cookies: the cookies, which may hold a choice of the device from before there were settings.
  ///   - preferences: the languages of the browser, the most preferred first.
  public static func ofPage(
    _ choice: LanguageChoice, _ cookies: Cookies, preferences: [String]
  ) -> Language {
    if case .fixed(let language) = choice { return language }
    return .preferred([cookies[Language.cookie] ?? ""] + preferences)
  }

  /// The name of the cookie that stores the chosen language.
  static var cookie: String { "language" }
}
