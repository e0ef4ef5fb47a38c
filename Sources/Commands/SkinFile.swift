private import Interface
internal import Logging
internal import Routes
private import StyleLoading
private import Styles

/// The file that `--styles` names: colours, fonts and metrics put over those of the page, also while it is
/// open.
final class SkinFile: Sendable {
  /// The rules as they are now.
  let skin: PageSkin
  private let styler: Styler
  private let subscription: Styler.Subscription

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - log: takes what is wrong with it later.
  ///   - feed: announces its changes.
  /// - Throws: ``Failure/styles(_:)`` when it is wrong from the beginning.
  init(_ path: String, _ log: Logger, announcing feed: ChangeFeed) throws(Failure) {
    do {
      styler = try Styler(
        path, expecting: Self.names,
        report: { problems in
          for problem in problems { log.warning("\(problem.description, privacy: .public)") }
        })
    } catch {
      throw .styles(error.description)
    }
    let skin = PageSkin(css: Self.css(of: styler.styles))
    self.skin = skin
    subscription = styler.subscribe { feed.show(Self.css(of: $0), in: skin) }
  }

  // MARK: Names

  /// The colours, which a file has for each appearance: `light.accentColor`.
  private static let colors: [(name: String, token: Theme.Token)] = [
    ("background", .background), ("surface", .surface), ("fill", .fill), ("primary", .primary),
    ("secondary", .secondary), ("accent", .accent), ("onAccent", .onAccent), ("border", .border),
    ("success", .success), ("warning", .warning), ("danger", .danger),
  ]

  /// The lengths, in the size of a letter of running text.
  private static let lengths: [(name: String, token: Theme.Token)] = [
    ("radiusSmall", .radiusSmall), ("radiusMedium", .radiusMedium), ("spaceTiny", .spaceTiny),
    ("spaceSmall", .spaceSmall), ("spaceMedium", .spaceMedium), ("spaceLarge", .spaceLarge),
    ("spaceHuge", .spaceHuge),
  ]

  /// All names that have an effect.
  private static var names: [String] {
    ["light", "dark"].flatMap { appearance in colors.map { "\(appearance).\($0.name)Color" } }
      + lengths.map { $0.name } + ["family"]
  }

  /// The rules that styles stand for.
  private static func css(of styles: StyleLookup) -> String {
    var theme = Theme.standard
    for (name, token) in colors {
      func color(_ appearance: String) -> String? {
        if case .color(let color) = styles["\(appearance).\(name)Color"] { color.hex } else { nil }
      }
      let (light, dark) = (color("light"), color("dark"))
      if light != nil || dark != nil { theme.set(token, light: light, dark: dark) }
    }
    for (name, token) in lengths {
      if case .number(let length) = styles[name] { theme.set(token, to: "\(length)rem") }
    }
    if case .text(let family) = styles["family"] { _ = theme.set(named: "family", to: family) }
    return ":root{" + theme.css + "}"
  }
}
