private import Arguments
internal import Catalogue
private import CivilTime
internal import Composition
private import JSON
private import Preferences
private import Routes
private import Sampling
private import Settings
internal import TrackerStore
private import Wire

/// `proba config`: shows and changes the settings.
struct ConfigCommand: EditingCommand {
  /// The names of all settings.
  static let names = ProbaSettings.all.entries.map(\.name)

  /// The words that settings take, by the names of these.
  static let words = Dictionary(
    uniqueKeysWithValues: ProbaSettings.all.entries.compactMap { entry in
      entry.domain.words.map { (entry.name, $0) }
    })

  let call: Call
  let output: Output
  let reading: Lazy<ReadingTracker>
  let writing: Lazy<WritingTracker>

  func run() throws(Failure) -> Outcome {
    guard let entry = try entry() else { return try list() }
    let isPartOfSchedule = ProbaSettings.schedule.entry(entry.name) != nil
    if let text = call.string(\.settingWord) {
      let value = try normalized(text, of: entry)
      return isPartOfSchedule
        ? try setSchedule(entry, to: value) : try set(entry, to: value)
    }
    let tracker = try reading()
    if isPartOfSchedule {
      output.print(tracker.schedule.number(of: entry), isJSON: output.isJSON)
    } else {
      let word = try stored(tracker).table.text(of: entry.name) ?? entry.defaultText
      if output.isJSON { output.print(.string(word)) } else { output.print(word + "\n") }
    }
    return .done
  }

  // MARK: Showing

  private func list() throws(Failure) -> Outcome {
    let tracker = try reading()
    let stored = try stored(tracker)
    guard !output.isJSON else {
      output.print(json(stored, tracker.schedule))
      return .done
    }
    let rows = ProbaSettings.all.entries.map { entry in
      (entry, stored.table.text(of: entry.name) ?? "\(tracker.schedule.number(of: entry))")
    }
    if call.has(\.csv) {
      output.print(CSVTable(["setting", "value"], rows.map { [$0.name, $1] }).text)
      return .done
    }
    let names = rows.map { $0.0.name.cells }.max() ?? 0
    let words = rows.map { $0.1.cells }.max() ?? 0
    for (entry, word) in rows {
      let chosen = "\(padded(entry.name, names))  \(padded(word, words))  "
      let variable = stored.variable(of: entry).map { ", " + call.words.setByVariable($0) } ?? ""
      let allowed = "(\(entry.domain.allowed))\(variable)"
      output.print(labelled(chosen, allowed, columns: output.knownColumns) + "\n")
    }
    output.print("\n")
    output.printSentence(precision(tracker.schedule))
    return .done
  }

  /// Returns the settings, and remarks on each that is invalid.
  private func stored(_ tracker: Tracker) throws(Failure) -> StoredSettings {
    let stored: StoredSettings
    do { stored = try tracker.storedSettings() } catch { throw .tracker(error) }
    for fault in stored.faults { output.remark("proba: \(call.words.sentence(for: fault))\n") }
    return stored
  }

  /// Returns the settings as the API has them, and the schedule.
  private func json(_ stored: StoredSettings, _ schedule: Schedule) -> JSONValue {
    guard case .object(let members) = stored.settings.json else { return stored.settings.json }
    return .object(
      members
        + ProbaSettings.schedule.entries.map {
          JSONValue.Member($0.name, .integer(schedule.number(of: $0)))
        })
  }

  /// Describes the precision that the mean gap implies.
  private func precision(_ schedule: Schedule) -> String {
    let precision = GapPrecision(meanGap: schedule.meanGap)
    return call.words.gapPrecision(
      call.words.minutes(Int(schedule.meanGap.seconds / 60)),
      call.words.probes(Int(precision.probesPerWeek.rounded())),
      call.words.decimal(precision.hours, 1))
  }

  // MARK: Changing

  private func set(
    _ entry: SettingsSchema.Entry, to word: String
  ) throws(Failure) -> Outcome {
    let tracker = try writing()
    let stored: StoredSettings
    do throws(TrackerError) {
      try tracker.set(entry, to: word)
      stored = try tracker.storedSettings()
    } catch {
      throw .tracker(error)
    }
    if let variable = stored.variable(of: entry), let value = stored.table.text(of: entry.name) {
      output.remark("proba: \(call.words.replacedSetting(entry.name, value, variable))\n")
    }
    if output.isJSON {
      output.print(json(stored, tracker.schedule))
    } else if entry.name == ProbaSettings.zone.name {
      output.printZone(of: tracker, call.words)
    }
    return .done
  }

  /// Returns the tracker; if it cannot be opened because of a damaged gap or seed, the usual one takes its place
  /// first.
  private func writingTracker() throws(Failure) -> Tracker {
    do { return try writing() } catch {
      guard case .tracker(.schedule) = error else { throw error }
      let path = try call.databasePath()
      do { try Tracker.repairSchedule(of: path) } catch { throw .tracker(error) }
      return try writing()
    }
  }

  private func setSchedule(
    _ entry: SettingsSchema.Entry, to text: String
  ) throws(Failure) -> Outcome {
    let tracker = try writingTracker()
    var change = ScheduleChange()
    let isGap = entry.name == ProbaSettings.gap.name
    if isGap {
      change.meanGap = try? ProbaSettings.gap.codec.decode(text)
    } else {
      change.seed = try? ProbaSettings.seed.codec.decode(text)
    }
    do throws(TrackerError) { try tracker.change(change) } catch { throw .tracker(error) }
    if output.isJSON {
      output.print(tracker.schedule.number(of: entry), isJSON: true)
    } else if isGap {
      output.printSentence(precision(tracker.schedule))
    }
    return .done
  }

  // MARK: Arguments

  private func entry() throws(Failure) -> SettingsSchema.Entry? {
    guard let name = call.string(\.settingKey) else { return nil }
    guard let entry = ProbaSettings.all.entry(name) else {
      throw .usage(
        .invalidArgument(
          name: call.name(of: \.settingKey), value: name, mustBe: .oneOf(Self.names)))
    }
    return entry
  }

  private func normalized(
    _ text: String, of entry: SettingsSchema.Entry
  ) throws(Failure) -> String {
    if entry.name == ProbaSettings.zone.name {
      do { return try PersonalZone.choice(text).word } catch { throw .tracker(error) }
    }
    do throws(SettingFault) { return try entry.normalize(text) } catch {
      throw .usage(
        .invalidArgument(
          name: call.name(of: \.settingWord), value: text, mustBe: entry.domain.requirement))
    }
  }
}

extension SettingDomain {
  /// The values, as the list of all settings shows them.
  fileprivate var allowed: String {
    if let words { return words.joined(separator: " ") }
    if case .optional(let none, _) = self { return "\(none) Europe/Kyiv America/New_York …" }
    guard let wholeRange else { return description }
    return "\(wholeRange.lowerBound)–\(wholeRange.upperBound)"
  }

  fileprivate var requirement: Requirement {
    if let words { return .oneOf(words) }
    guard let wholeRange else { return .described(description) }
    return .between(Int(clamping: wholeRange.lowerBound), Int(clamping: wholeRange.upperBound))
  }
}

extension Schedule {
  /// Returns the part of the schedule that a setting controls, as a whole number.
  fileprivate func number(of entry: SettingsSchema.Entry) -> Int64 {
    entry.name == ProbaSettings.gap.name ? meanGap.seconds / 60 : seed
  }
}

extension Output {
  fileprivate func print(_ number: Int64, isJSON: Bool) {
    if isJSON { print(.integer(number)) } else { print("\(number)\n") }
  }
}

extension CommandPhrases {
  /// Describes a setting whose word is invalid.
  func sentence(for fault: StoredSettings.Fault) -> String {
    unreadableSetting(fault.name, fault.word, fault.replacement)
  }
}
