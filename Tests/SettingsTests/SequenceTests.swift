import Settings
import SettingsFiles
import Synchronization
import TestSupport
import Testing

/// A second, simpler implementation of the samples' stores.
struct NaiveSettings {
  var person: [String: String]
  var device: [String: String] = [:]

  static func gap(_ text: String) -> Int? {
    Int(text).flatMap { (5...1_440).contains($0) ? $0 : nil }
  }

  /// The value of the current text, otherwise of a former one; nil if neither is valid.
  var storedGap: Int? {
    if let text = person["gap"] { return Self.gap(text) }
    if let text = person["gap-hours"] {
      return Int(text).flatMap { (1...24).contains($0) ? $0 * 60 : nil }
    }
    return person["gap-seconds"].flatMap { text in
      Int(text).flatMap { $0.isMultiple(of: 60) ? Self.gap("\($0 / 60)") : nil }
    }
  }

  var storedVoice: Sample.Voice? {
    (person["voice"] ?? person["speaker"]).flatMap(Sample.Voice.init(rawValue:))
  }

  var gap: Int { storedGap ?? 45 }
  var voice: Sample.Voice { storedVoice ?? .middle }
  var speed: Double {
    device["speed"].flatMap(Double.init).flatMap { (0.25...4).contains($0) ? $0 : nil } ?? 1
  }

  mutating func set(gap: Int) {
    for name in ["gap-hours", "gap-seconds"] { person[name] = nil }
    person["gap"] = gap == 45 ? nil : "\(gap)"
  }

  mutating func set(voice: Sample.Voice) {
    person["speaker"] = nil
    person["voice"] = voice == .middle ? nil : voice.rawValue
  }

  mutating func set(speed: Double) { device["speed"] = speed == 1 ? nil : "\(speed)" }

  /// Performs the migration of opening a store.
  mutating func migrate() {
    let isOldGap = person["gap"] == nil && (person["gap-hours"] ?? person["gap-seconds"]) != nil
    if isOldGap, let storedGap { set(gap: storedGap) }
    if person["voice"] == nil, person["speaker"] != nil, let storedVoice { set(voice: storedVoice) }
  }
}

@Suite struct `Random sequences of changes, crashes and migrations` {
  /// One process: a store, and the last values that its observers received.
  private struct Process {
    let store: SettingsStore
    let seen = Seen()
    private let subscriptions: [SettingsSubscription]

    final class Seen: Sendable {
      let gap = Mutex(0)
      let speed = Mutex(0.0)
    }

    init(_ person: SettingsBackend, _ device: SettingsBackend) {
      store = SettingsStore(Sample.schema, person: person, device: device, threading: .locked)
      subscriptions = [
        store.observe(Sample.gap) { [seen] gap in seen.gap.withLock { $0 = gap } },
        store.observe(Sample.speed) { [seen] speed in seen.speed.withLock { $0 = speed } },
      ]
    }
  }

  /// Fails the next change before or after it is made, like a crash at that point.
  private final class Crash: Sendable {
    enum Point { case none, before, after }
    let point = Mutex(Point.none)
    private static let error = SettingsError.backend(place: "crash", reason: "crash")

    func backend(_ inner: SettingsBackend) -> SettingsBackend {
      SettingsBackend(
        place: inner.place, load: inner.load,
        transact: { [self] body throws(SettingsError) in
          let now = point.withLock { $0 }
          if now == .before { throw Self.error }
          let contents = try inner.transact(body)
          if now == .after { throw Self.error }
          return contents
        }, watch: inner.watch)
    }
  }

  @Test(arguments: [31, 32, 33, 34] as [UInt64])
  func `leave all processes with the values of a naive model`(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let person = SettingsMemory([StoredText("foreign", "x")], threading: .locked)
    let device = SettingsMemory(threading: .locked)
    let crash = Crash()
    let backends = (crash.backend(person.backend), crash.backend(device.backend))
    var processes = (0..<3).map { _ in Process(backends.0, backends.1) }
    var model = NaiveSettings(person: ["foreign": "x"])
    var kinds: Set<Int> = []
    for round in 0..<1_500 {
      let place = Int.random(in: 0..<3, using: &random)
      let store = processes[place].store
      let kind = Int.random(in: 0..<9, using: &random)
      kinds.insert(kind)
      switch kind {
      case 0:
        let gap = Int.random(in: 0...100, using: &random)
        store[Sample.gap] = gap
        if gap >= 5 { model.set(gap: gap) }
      case 1:
        let speed = Double(Int.random(in: 0...20, using: &random)) / 4
        try? store.set("speed", to: "\(speed)")
        if (0.25...4).contains(speed) { model.set(speed: speed) }
      case 2:
        let voice = Sample.Voice.allCases.randomElement(using: &random) ?? .low
        try store.set(Sample.voice, to: voice)
        model.set(voice: voice)
      case 3:
        try store.reset(Sample.gap)
        model.set(gap: 45)
      case 4, 5:
        // Another program, or an older version of this one, writes.
        let name = ["gap", "gap-hours", "gap-seconds", "voice", "speaker"].randomElement(
          using: &random)
        let text = ["7", "600", "x", "low", "high", nil].randomElement(using: &random) ?? nil
        person.change(SettingChange(name ?? "gap", text))
        model.person[name ?? "gap"] = text
      case 6:
        processes[place] = Process(backends.0, backends.1)
        model.migrate()
      case 7:
        // A crash before the write, or before its confirmation; then a restart.
        let isLost = Bool.random(using: &random)
        crash.point.withLock { $0 = isLost ? .before : .after }
        #expect(throws: SettingsError.self) { try store.set(Sample.gap, to: 99) }
        crash.point.withLock { $0 = .none }
        if !isLost { model.set(gap: 99) }
        processes[place] = Process(backends.0, backends.1)
        model.migrate()
      default:
        try store.change { changes throws(SettingsError) in
          try changes.set(Sample.voice, to: changes.table[Sample.gap] > 50 ? .high : .low)
          try changes.set("gap", to: "60")
        }
        model.set(voice: model.gap > 50 ? .high : .low)
        model.set(gap: 60)
      }
      #expect(person.contents.byName == model.person, "round \(round), seed \(seed)")
      #expect(device.contents.byName == model.device, "round \(round), seed \(seed)")
      for process in processes {
        let store = process.store
        #expect(store[Sample.gap] == model.gap, "round \(round), seed \(seed)")
        #expect(store[Sample.voice] == model.voice, "round \(round), seed \(seed)")
        #expect(store[Sample.speed] == model.speed, "round \(round), seed \(seed)")
        #expect(process.seen.gap.withLock { $0 } == model.gap, "round \(round), seed \(seed)")
        #expect(process.seen.speed.withLock { $0 } == model.speed, "round \(round), seed \(seed)")
      }
    }
    #expect(kinds.count == 9)
  }
}
