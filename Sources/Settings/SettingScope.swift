/// The extent to which the value of a setting applies.
public enum SettingScope: Sendable, Hashable, CaseIterable {
  /// On all devices of the person.
  case person
  /// On one device.
  case device
}
