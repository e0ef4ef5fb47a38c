import TextBytes

/// What a person has set for all programs on the device, kept up to date.
public final class SystemSettings {
  /// Whether things should not move.
  @Observed public private(set) var reducesMotion: Bool
  /// Whether surroundings are dark.
  @Observed public private(set) var isDark: Bool
  /// Whether differences of colour should be strong.
  @Observed public private(set) var increasesContrast: Bool

  /// Reads the settings, and follows them for as long as the page is open.
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
  /// Tells whether a condition on the screen, as a style sheet writes it, holds, and each change.
  package func watch(_ condition: String, receive: @escaping (Bool) -> Void) -> Bool {
    ask(.matches, 0, condition.bytes, isKept: true) { number, _ in receive(number == 1) }
      .answer.number == 1
  }
}

/// Whether views should come and go without moving.
public enum ReducesMotion: EnvironmentKey {
  /// Things move unless the person objects.
  public static var defaultValue: Bool { false }
}

/// Whether views stand in dark surroundings.
public enum IsDark: EnvironmentKey {
  /// Surroundings are light unless the person says otherwise.
  public static var defaultValue: Bool { false }
}

/// Whether views should set themselves off strongly.
public enum IncreasesContrast: EnvironmentKey {
  /// The theme's contrast is enough for most.
  public static var defaultValue: Bool { false }
}

/// Hands what the person has set for all programs down to views.
public struct SystemEnvironment: View {
  private let settings: SystemSettings
  private let content: () -> Part

  /// Creates surroundings that follow the settings.
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
