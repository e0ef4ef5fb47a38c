public import Interface

/// The environment that the components of a page share: the browser and the language.
public final class ComponentContext {
  /// The browser, or nil if the page is rendered without one.
  public let browser: Browser?
  /// The components' own texts.
  public let phrases: ComponentPhrases
  private let settings: SystemSettings?

  /// Creates a context for components.
  public init(browser: Browser? = nil, phrases: ComponentPhrases = .english) {
    self.browser = browser
    self.phrases = phrases
    settings = browser.map { SystemSettings(browser: $0) }
  }

  /// Whether to avoid automatic motion.
  var reducesMotion: Bool { settings?.reducesMotion ?? false }

  /// Seconds since 1970 by the browser's clock.
  var now: Double { browser?.now ?? 0 }

  /// Formats a number or moment in the page's language.
  func write(_ number: Double, _ format: Format) -> String {
    browser?.format(number, format, zone: .universal) ?? ""
  }
}

/// Names the context that components read.
enum ComponentKey: EnvironmentKey {
  typealias Value = ComponentContext

  /// Components outside of any context speak English and have no browser.
  static var defaultValue: ComponentContext { ComponentContext() }
}

extension View {
  /// Shares a context with all components inside the view.
  public func components(_ context: ComponentContext) -> Part { context.handed(to: part) }
}

extension ComponentContext {
  // Not generic, because the compiler must specialise the key's environment level in this module:
  // looking it up from another one makes Swift 6.3 run out of memory.
  fileprivate func handed(to part: Part) -> Part { part.environment(ComponentKey.self, self) }
}
