/// The name in the store of a device on which answers are given.
public struct DeviceName: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The page.
  public static let web: DeviceName = "web"
  /// A notification of the desktop.
  public static let desktop: DeviceName = "desktop"
  /// A command.
  public static let commandLine: DeviceName = "command line"
  /// A log that was imported.
  public static let tagTime: DeviceName = "tagtime"

  /// The name in the store.
  let text: String

  /// Names a device.
  public init(stringLiteral text: String) { self.text = text }
}
