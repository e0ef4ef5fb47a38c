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
  static let names = SettingKey.allCases.map(\.rawValue) + [gapName]

  private static let gapName = "gap"
  /// The range of the mean gap in minutes.
  private static var gaps: ClosedRange<Int> {
    let gaps = Schedule.personalMeanGaps
    return Int(gaps.lowerBound.seconds / 60)...Int(gaps.upperBound.seconds / 60)
  }

  let call: Call

  init(_ call: Call) { self.call = call }

  func run(_ output: Output) throws(Failure) -> Outcome {
    if let name = call.string(\.settingKey), name == Self.gapName {
      return try runGap(call.string(\.settingWord), output)
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
      let gap = [Self.gapName, "\(minutes(of: tracker.schedule))"]
      output.print(CSVTable(["setting", "value"], rows + [gap]).text)
      return .done
    }
    list(stored.settings, tracker.schedule, output)
    output.print("\n")
    output.printSentence(precision(tracker.schedule))
    return .done
  }

  /// Shows or changes the mean gap, which is a number of minutes and no word.
  private func runGap(_ text: String?, _ output: Output) throws(Failure) -> Outcome {
    let tracker = try call.tracker(mayMake: text != nil)
    if let text {
      guard let minutes = Int(text), Self.gaps.contains(minutes) else {
        throw .usage(
          .invalidArgument(
            name: call.name(of: \.settingWord), value: text,
            mustBe: .between(Self.gaps.lowerBound, Self.gaps.upperBound)))
      }
      do throws(TrackerError) {
        try tracker.setMeanGap(.minutes(Int64(minutes)))
      } catch {
        throw .tracker(error)
      }
    }
    let minutes = minutes(of: tracker.schedule)
    switch (output.isJSON, text) {
    case (true, _): output.print(.int(minutes))
    case (false, nil): output.print("\(minutes)\n")
    default: output.printSentence(precision(tracker.schedule))
    }
    return .done
  }

  private func minutes(of schedule: Schedule) -> Int { Int(schedule.meanGap.seconds / 60) }

  private func list(_ settings: PersonalSettings, _ schedule: Schedule, _ output: Output) {
    var rows = SettingKey.allCases.map {
      ($0.rawValue, settings.word(of: $0), $0.words.joined(separator: " "))
    }
    rows.append(
      (
        Self.gapName, "\(minutes(of: schedule))",
        "\(Self.gaps.lowerBound)–\(Self.gaps.upperBound)"
      ))
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
      call.words.minutes(minutes(of: schedule)),
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

extension CommandPhrases {
  /// Describes a stored setting that is invalid.
  func sentence(for fault: StoredSettings.Fault) -> String {
    unreadableSetting(fault.key.rawValue, fault.word, fault.replacement)
  }
}
