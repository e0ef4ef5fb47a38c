private import HostSystem
public import Settings

extension SettingsStore {
  /// Reads settings from files, and from environment variables.
  ///
  ///     let settings = SettingsStore(ReaderSettings.schema, file: path) { print($0) }
  ///
  /// Any thread may use the store, and other processes may change the files.
  ///
  /// - Parameters:
  ///   - schema: the settings.
  ///   - file: the file of the person's settings, such as `SettingsBackend.configurationFile(of:)`.
  ///   - device: the file of the settings of this device; the other one unless there is a second.
  ///   - report: receives each problem once, until it is fixed.
  public convenience init(
    _ schema: SettingsSchema, file: String, device: String? = nil,
    report: @escaping @Sendable (SettingProblem) -> Void = { _ in }
  ) {
    self.init(
      schema, person: .file(at: file), device: device.map { .file(at: $0) },
      variable: { Paths.environment($0) }, threading: .locked, report: report)
  }
}

extension SettingsBackend {
  /// Returns the path of a person's settings of a program: `settings` in its folder in `~/.config`.
  ///
  /// The XDG Base Directory Specification lets `XDG_CONFIG_HOME` name another folder than `~/.config`.
  ///
  /// - Parameter program: the program's name, that of its folder.
  /// - Returns: nil if the person has no home.
  public static func configurationFile(of program: String) -> String? {
    Paths.configHome.map { "\($0)/\(program)/settings" }
  }
}
