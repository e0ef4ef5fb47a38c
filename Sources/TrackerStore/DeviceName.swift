/// The name of a device on which answers are given, as it is stored.
public struct DeviceName: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The page.
  public static let web: DeviceName = "web"
  /// A desktop notification.
  public static let desktop: DeviceName = "desktop"
  /// The command line.
  public static let commandLine: DeviceName = "command line"
  /// An imported log.
  public static let tagTime: DeviceName = "tagtime"

  /// The stored name.
  let text: String

  /// Makes the name of a device.
  public init(stringLiteral text: String) { self.text = text }
}
