public import CivilTime
public import Preferences

extension LanguageChoice: WireWord {}
extension WeekStartChoice: WireWord {}
extension TimeFormat: WireWord {}
extension DayStart: WireWord {}
extension ColorTheme: WireWord {}
extension ContrastChoice: WireWord {}
extension SwitchChoice: WireWord {}
extension SoundChoice: WireWord {}
extension RateFetching: WireWord {}
extension SettingVariable: WireWord {}

extension PersonalSettings: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "Settings" }
  /// Always true: other programs write such objects, too.
  public static var allowsOtherMembers: Bool { true }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<PersonalSettings>
  ) throws(SchemaError) -> PersonalSettings {
    PersonalSettings(
      language: try fields.field("language", .word(LanguageChoice.self)) { $0.language },
      weekStart: try fields.field("weekStart", .word(WeekStartChoice.self)) { $0.weekStart },
      timeFormat: try fields.field("timeFormat", .word(TimeFormat.self)) { $0.timeFormat },
      zone: try fields.sparseField("zone", ZoneSchema()) { $0.zone } ?? .standard,
      dayStart: try fields.sparseField("dayStart", .word(DayStart.self)) { $0.dayStart }
        ?? .standard,
      theme: try fields.field("theme", .word(ColorTheme.self)) { $0.theme },
      contrast: try fields.sparseField("contrast", .word(ContrastChoice.self)) { $0.contrast }
        ?? .standard,
      notifications: try fields.field("notifications", .word(SwitchChoice.self)) {
        $0.notifications
      },
      sound: try fields.sparseField("sound", .word(SoundChoice.self)) { $0.sound } ?? .standard,
      shortcuts: try fields.field("shortcuts", .word(SwitchChoice.self)) { $0.shortcuts },
      rates: try fields.sparseField("rates", .word(RateFetching.self)) { $0.rates } ?? .standard,
      replacedBy: try fields.sparseField(
        "replacedBy",
        .list(
          .word(SettingVariable.self),
          "The environment variables of the server that override settings; absent if none do.")
      ) { $0.replacedBy.isEmpty ? nil : $0.replacedBy } ?? [])
  }
}
