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
  /// The names of all settings.
  static let names =
    SettingKey.allCases.map(\.rawValue) + ScheduleSetting.allCases.map(\.rawValue)

  let call: Call

  init(_ call: Call) { self.call = call }

  func run(_ output: Output) throws(Failure) -> Outcome {
    if let setting = call.string(\.settingKey).flatMap({ ScheduleSetting(rawValue: $0) }) {
      return try run(setting, call.string(\.settingWord), output)
    }
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
      let schedule = tracker.schedule
      let others = ScheduleSetting.allCases.map { [$0.rawValue, "\($0.number(of: schedule))"] }
      output.print(CSVTable(["setting", "value"], rows + others).text)
      return .done
    }
    list(stored.settings, tracker.schedule, output)
    output.print("\n")
    output.printSentence(precision(tracker.schedule))
    return .done
  }

  /// Shows or changes a part of the schedule, which is a number and no word.
  private func run(
    _ setting: ScheduleSetting, _ text: String?, _ output: Output
  ) throws(Failure) -> Outcome {
    let tracker = try call.tracker(mayMake: text != nil)
    if let text {
      guard let number = Int(text), setting.range.contains(number) else {
        throw .usage(
          .invalidArgument(
            name: call.name(of: \.settingWord), value: text,
            mustBe: .between(setting.range.lowerBound, setting.range.upperBound)))
      }
      do throws(TrackerError) {
        try tracker.change(setting.change(to: number))
      } catch {
        throw .tracker(error)
      }
    }
    let number = setting.number(of: tracker.schedule)
    switch (output.isJSON, text, setting) {
    case (true, _, _): output.print(.int(number))
    case (false, nil, _): output.print("\(number)\n")
    case (false, _, .gap): output.printSentence(precision(tracker.schedule))
    case (false, _, .seed): break
    }
    return .done
  }

  private func list(_ settings: PersonalSettings, _ schedule: Schedule, _ output: Output) {
    var rows = SettingKey.allCases.map {
      ($0.rawValue, settings.word(of: $0), $0.words.joined(separator: " "))
    }
    rows += ScheduleSetting.allCases.map {
      (
        $0.rawValue, "\($0.number(of: schedule))",
        "\($0.range.lowerBound)–\($0.range.upperBound)"
      )
    }
    let names = rows.map { $0.0.cells }.max() ?? 0
    let words = rows.map { $0.1.cells }.max() ?? 0
    for (name, word, allowed) in rows {
      let chosen = "\(padded(name, names))  \(padded(word, words))  "
      output.print(labelled(chosen, "(\(allowed))", columns: output.knownColumns) + "\n")
    }
  }

  /// What the mean gap means.
  private func precision(_ schedule: Schedule) -> String {
    let precision = GapPrecision(meanGap: schedule.meanGap)
    return call.words.gapPrecision(
      call.words.minutes(ScheduleSetting.gap.number(of: schedule)),
      call.words.probes(Int(precision.probesPerWeek.rounded())),
      call.words.decimal(precision.hours, 1))
  }

  private func key() throws(Failure) -> SettingKey? {
    guard let name = call.string(\.settingKey) else { return nil }
    guard let key = SettingKey(rawValue: name) else {
      throw .usage(
        .invalidArgument(
          name: call.name(of: \.settingKey), value: name,
          mustBe: .oneOf(Self.names)))
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

/// A part of the schedule that a person can change, as a whole number.
private enum ScheduleSetting: String, CaseIterable {
  /// The mean gap, in minutes.
  case gap
  /// The seed.
  case seed

  var range: ClosedRange<Int> {
    switch self {
    case .gap:
      let gaps = Schedule.personalMeanGaps
      return Int(gaps.lowerBound.seconds / 60)...Int(gaps.upperBound.seconds / 60)
    case .seed: return Int(Schedule.seeds.lowerBound)...Int(Schedule.seeds.upperBound)
    }
  }

  func number(of schedule: Schedule) -> Int {
    let number =
      switch self {
      case .gap: schedule.meanGap.seconds / 60
      case .seed: schedule.seed
      }
    return Int(number)
  }

  func change(to number: Int) -> ScheduleChange {
    switch self {
    case .gap: ScheduleChange(meanGap: .minutes(Int64(number)))
    case .seed: ScheduleChange(seed: Int64(number))
    }
  }
}

extension CommandPhrases {
  /// Describes a stored setting that is invalid.
  func sentence(for fault: StoredSettings.Fault) -> String {
    unreadableSetting(fault.key.rawValue, fault.word, fault.replacement)
  }
}
