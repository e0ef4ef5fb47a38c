import TextBytes

/// The person's system settings, kept up to date.
public final class SystemSettings {
  /// Whether reduced motion is preferred.
  @Observed public private(set) var reducesMotion: Bool
  /// Whether the system appearance is dark.
  @Observed public private(set) var isDark: Bool
  /// Whether increased contrast is preferred.
  @Observed public private(set) var increasesContrast: Bool

  /// Reads the settings, and observes them for as long as the page is open.
  public init(browser: Browser) {
    reducesMotion = false
    isDark = false
    increasesContrast = false
    reducesMotion = browser.watch("(prefers-reduced-motion: reduce)") { [self] in reducesMotion = $0
    }
    isDark = browser.watch("(prefers-color-scheme: dark)") { [self] in isDark = $0 }
    increasesContrast = browser.watch("(prefers-contrast: more)") { [self] in
      increasesContrast = $0
    }
  }
}

extension Browser {
  /// Returns whether a media query matches, and reports each change.
  package func watch(_ condition: String, receive: @escaping (Bool) -> Void) -> Bool {
    ask(.matches, 0, condition.bytes, isKept: true) { number, _ in receive(number == 1) }
      .answer.number == 1
  }
}

/// Whether views should appear and disappear without motion.
public enum ReducesMotion: EnvironmentKey {
  /// Motion is shown unless the person prefers less.
  public static var defaultValue: Bool { false }
}

/// Whether the appearance is dark.
public enum IsDark: EnvironmentKey {
  /// The appearance is light unless the person chose otherwise.
  public static var defaultValue: Bool { false }
}

/// Whether views should use stronger contrast.
public enum IncreasesContrast: EnvironmentKey {
  /// The theme's contrast is sufficient for most people.
  public static var defaultValue: Bool { false }
}

/// Passes the system settings down to views.
public struct SystemEnvironment: View {
  private let settings: SystemSettings
  private let content: () -> Part

  /// Creates an environment that follows the settings.
  public init(_ settings: SystemSettings, @ViewBuilder content: @escaping () -> Part) {
    self.settings = settings
    self.content = content
  }

  /// The content, with the settings in its environment.
  public var body: some View {
    content()
      .environment(ReducesMotion.self, settings.reducesMotion)
      .environment(IsDark.self, settings.isDark)
      .environment(IncreasesContrast.self, settings.increasesContrast)
  }
}
