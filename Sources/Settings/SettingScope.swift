/// Where the value of a setting applies.
public enum SettingScope: Sendable, Hashable, CaseIterable {
  /// Wherever the person uses the program.
  case person
  /// On one device.
  case device
}
