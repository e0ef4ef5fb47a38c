private import Arguments
internal import Catalogue
private import CivilTime
private import JSON
private import Preferences
private import Sampling
internal import TrackerStore
private import Wire

/// `proba config`: what a person has chosen once for everything.
struct ConfigCommand {
  let call: Call

  init(_ call: Call) { self.call = call }

  func run(_ output: Output) throws(Failure) -> Outcome {
    let key = try key()
    if let key, let word = call.string(\.settingWord) {
      let settings = try set(key, to: word)
      if output.isJSON { output.print(settings.json) }
      return .done
    }
    let tracker = try call.tracker()
    let stored: StoredSettings
    do { stored = try tracker.storedSettings() } catch { throw .tracker(error) }
    for fault in stored.faults { output.remark("proba: \(call.words.sentence(for: fault))\n") }
    if let key {
      let word = stored.settings.word(of: key)
      if output.isJSON { output.print(.string(word)) } else { output.print(word + "\n") }
      return .done
    }
    guard !output.isJSON else {
      output.print(stored.settings.json)
      return .done
    }
    if call.has(\.csv) {
      let rows = SettingKey.allCases.map { [$0.rawValue, stored.settings.word(of: $0)] }
      output.print(CSVTable(["setting", "value"], rows).text)
      return .done
    }
    list(stored.settings, output)
    output.print("\n")
    output.printSentence(precision(tracker.schedule))
    return .done
  }

  private func list(_ settings: PersonalSettings, _ output: Output) {
    let rows = SettingKey.allCases.map {
      ($0.rawValue, settings.word(of: $0), $0.words.joined(separator: " "))
    }
    let names = rows.map { $0.0.cells }.max() ?? 0
    let words = rows.map { $0.1.cells }.max() ?? 0
    for (name, word, allowed) in rows {
      let chosen = "\(padded(name, names))  \(padded(word, words))  "
      output.print(labelled(chosen, "(\(allowed))", columns: output.knownColumns) + "\n")
    }
  }

  /// What the mean gap means, which is a matter of the schedule and not set here.
  private func precision(_ schedule: Schedule) -> String {
    let precision = GapPrecision(meanGap: schedule.meanGap)
    return call.words.gapPrecision(
      call.words.minutes(Int(schedule.meanGap.seconds / 60)),
      call.words.probes(Int(precision.probesPerWeek.rounded())),
      call.words.decimal(precision.hours, 1))
  }

  private func key() throws(Failure) -> SettingKey? {
    guard let name = call.string(\.settingKey) else { return nil }
    guard let key = SettingKey(rawValue: name) else {
      throw .usage(
        .invalidArgument(
          name: call.name(of: \.settingKey), value: name,
          mustBe: .oneOf(SettingKey.allCases.map(\.rawValue))))
    }
    return key
  }

  private func set(_ key: SettingKey, to word: String) throws(Failure) -> PersonalSettings {
    guard key.words.contains(word) else {
      throw .usage(
        .invalidArgument(
          name: call.name(of: \.settingWord), value: word, mustBe: .oneOf(key.words)))
    }
    let tracker = try call.tracker(mayMake: true)
    do throws(TrackerError) {
      try tracker.change { _ = $0.set(key, to: word) }
      return try tracker.storedSettings().settings
    } catch {
      throw .tracker(error)
    }
  }
}

extension CommandPhrases {
  /// Describes a stored setting that is invalid.
  func sentence(for fault: StoredSettings.Fault) -> String {
    unreadableSetting(fault.key.rawValue, fault.word, fault.replacement)
  }
}
