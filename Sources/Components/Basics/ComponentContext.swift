public import Interface

/// What the components of a page share: the browser they ask, and the language they speak.
public final class ComponentContext {
  /// The browser, or nil where the page is written elsewhere.
  public let browser: Browser?
  /// The components' own words.
  public let phrases: ComponentPhrases
  private let settings: SystemSettings?

  /// Creates what components share.
  public init(browser: Browser? = nil, phrases: ComponentPhrases = .english) {
    self.browser = browser
    self.phrases = phrases
    settings = browser.map { SystemSettings(browser: $0) }
  }

  /// Whether things should not move by themselves.
  var reducesMotion: Bool { settings?.reducesMotion ?? false }

  /// Seconds since 1970 by the browser's clock.
  var now: Double { browser?.now ?? 0 }

  /// Writes a number or moment in the page's language.
  func write(_ number: Double, _ format: Format) -> String {
    browser?.format(number, format, zone: .universal) ?? ""
  }
}

/// Names the context that components read.
enum ComponentKey: EnvironmentKey {
  typealias Value = ComponentContext

  /// Components outside of any context speak English and ask no browser.
  static var defaultValue: ComponentContext { ComponentContext() }
}

extension View {
  /// Has all components inside the view share a context.
  public func components(_ context: ComponentContext) -> Part { context.handed(to: part) }
}

extension ComponentContext {
  // Not generic, for the compiler must meet the key's level of the environment in this module: one
  // that is only looked for has it run out of memory, with Swift 6.3.
  fileprivate func handed(to part: Part) -> Part { part.environment(ComponentKey.self, self) }
}
