import Settings

enum Color: Sendable { case red, green }

let gap = SettingDefinition("gap", default: 45, .whole(in: 5...1_440))
let volume = SettingDefinition<Int>.Former.renamed("volume", .whole(in: 0...9))

/// Code that would use a wrong value when a program runs.
enum Wrong {
  static func declare() {
    // error: cannot convert value of type 'String' to expected argument type 'Int'
    _ = SettingDefinition("gap", default: "45", .whole(in: 5...1_440))
    // error: cannot convert value of type 'Double' to expected argument type 'Int'
    _ = SettingDefinition<Int>("gap", default: 45, .whole(in: 0.5...2.5))
    // error: contextual member reference to static property 'cases' requires 'Self' constraint in the protocol extension
    _ = SettingDefinition<Color>("color", default: .red, .cases)
    // error: cannot convert parent type 'SettingDefinition<Int>' to expected type 'SettingDefinition<Bool>'
    _ = SettingDefinition("loud", default: false, .flag(), former: [volume])
    // error: cannot convert value of type 'String' to closure result type 'Bool?'
    _ = SettingDefinition("loud", default: false, .flag(), former: [.init("a", .text()) { $0 }])
    // error: cannot convert value of type 'String' to expected argument type 'SettingsSchema'
    _ = SettingsSchema { "gap" }
  }

  static func use(_ store: SettingsStore, _ memory: SettingsMemory) {
    // error: cannot assign value of type 'String' to subscript of type 'Int'
    store[gap] = "thirty"
    // error: cannot convert value of type 'Int' to specified type 'String'
    let text: String = store[gap]
    // error: 'nil' is not compatible with expected argument type 'Int'
    try? store.set(gap, to: nil)
    // error: cannot convert value of type '@Sendable (String) -> ()' to expected argument type '@Sendable (Int) -> Void'
    _ = store.observe(gap) { (gap: String) in }
    // error: missing argument for parameter 'threading' in call
    _ = SettingsStore(SettingsSchema { gap }, person: memory.backend)
  }

  struct Model {
    @Setting var name: String

    init(_ store: SettingsStore) {
      // error: cannot assign value of type 'Setting<Int>' to type 'Setting<String>'
      _name = Setting(gap, in: store)
    }
  }
}
