import Settings
import SettingsFiles
import Synchronization
import TestSupport
import Testing

@Suite struct `A store of settings` {
  @Test func `has the defaults until others are chosen`() throws {
    let memory = SettingsMemory(threading: .locked)
    let store = Sample.store(memory)
    #expect(store[Sample.gap] == 45 && store[Sample.voice] == .middle && store[Sample.speed] == 1)
    #expect(store[Sample.greeting] == nil && store[Sample.books] == ["Iliad"])
    store[Sample.gap] = 30
    store[Sample.greeting] = "none"
    try store.set(Sample.books, to: [])
    try store.set("voice", to: "high")
    #expect(store[Sample.gap] == 30 && store[Sample.greeting] == "none")
    #expect(store[Sample.books] == [] && store[Sample.voice] == .high)
    #expect(
      memory.contents.byName == ["gap": "30", "greeting": #"none\"#, "books": "", "voice": "high"])
    try store.reset(Sample.greeting)
    store[Sample.gap] = 45
    #expect(memory.contents.byName == ["books": "", "voice": "high"])
    #expect(store.table.origin(of: "gap") == .defaultValue)
    #expect(store.table.origin(of: "voice") == .stored)
  }

  @Test func `refuses what is out of range, and stays as it is`() {
    let problems = Mutex<[SettingProblem]>([])
    let memory = SettingsMemory(threading: .locked)
    let store = Sample.store(memory) { problem in problems.withLock { $0.append(problem) } }
    let fault = SettingFault.outOfRange(.whole(5...1_440))
    #expect(throws: SettingsError.value(name: "gap", fault)) { try store.set(Sample.gap, to: 4) }
    #expect(throws: SettingsError.value(name: "gap", fault)) { try store.set("gap", to: "4") }
    #expect(throws: SettingsError.notListed(name: "gaps")) { try store.set("gaps", to: "4") }
    let other = SettingDefinition("other", default: 1, .whole(in: 0...2))
    #expect(throws: SettingsError.notListed(name: "other")) { try store.set(other, to: 2) }
    #expect(store[other] == 1 && problems.withLock { $0.isEmpty })
    store[Sample.gap] = 4
    #expect(store[Sample.gap] == 45 && memory.contents == SettingsContents())
    #expect(
      problems.withLock { $0.map(\.description) } == [
        "The value of gap is out of range: it must be a whole number from 5 to 1440. "
          + "The setting is unchanged."
      ])
  }

  @Test func `reports a wrong text once, and uses the default`() throws {
    let problems = Mutex<[String]>([])
    let memory = SettingsMemory(
      [StoredText("gap", "2"), StoredText("voice", "loud"), StoredText("new", "?")],
      threading: .locked)
    let store = Sample.store(memory) { problem in
      problems.withLock { $0.append(problem.description) }
    }
    let sentences = [
      #"memory: gap = "2" is out of range: it must be a whole number from 5 to 1440; 45 is used."#,
      #"memory: voice = "loud" must be one of low, middle, high; middle is used."#,
    ]
    #expect(store[Sample.gap] == 45 && store[Sample.voice] == .middle)
    #expect(problems.withLock { $0 } == sentences)
    store[Sample.greeting] = "a"
    #expect(problems.withLock { $0 } == sentences)
    memory.change(SettingChange("gap", "3"))
    #expect(problems.withLock { $0.count } == 3)
    store[Sample.gap] = 10
    try store.reset(Sample.voice)
    #expect(store.problems.isEmpty)
    // It is wrong again, and therefore reported again.
    memory.change(SettingChange("voice", "loud"))
    #expect(problems.withLock { $0.count } == 4)
  }

  @Test(arguments: [
    ([:], [:], "45", SettingOrigin.defaultValue),
    (["gap": "30"], [:], "30", .stored),
    (["gap": "30"], ["READER_GAP": "20"], "20", .variable("READER_GAP")),
    (["gap": "x"], ["READER_GAP": "20"], "20", .variable("READER_GAP")),
    (["gap": "30"], ["READER_GAP": "2"], "30", .stored),
    (["gap": "x"], ["READER_GAP": "2"], "45", .defaultValue),
    (["gap-hours": "2"], [:], "120", .stored),
    (["gap-seconds": "600"], [:], "10", .stored),
    (["gap-hours": "2", "gap-seconds": "600"], [:], "120", .stored),
    (["gap": "30", "gap-hours": "2"], [:], "30", .stored),
    (["gap-seconds": "601"], [:], "45", .defaultValue),
    (["gap-seconds": "60"], [:], "45", .defaultValue),
  ])
  func `takes the variable first, then what is stored, now or formerly`(
    texts: [String: String], variables: [String: String], text: String, origin: SettingOrigin
  ) {
    let store = Sample.store(texts, variables: variables)
    #expect(store.table.text(of: "gap") == text && "\(store[Sample.gap])" == text)
    #expect(store.table.origin(of: "gap") == origin)
  }

  @Test func `moves what is stored under former names, and leaves what has no equivalent`() throws {
    let memory = SettingsMemory(
      [
        StoredText("gap-seconds", "600"), StoredText("gap-hours", "2"),
        StoredText("speaker", "shrill"), StoredText("foreign", "1"),
      ], threading: .locked)
    let store = Sample.store(memory)
    #expect(memory.contents.byName == ["gap": "120", "speaker": "shrill", "foreign": "1"])
    #expect(store.problems.count == 1)
    // Otherwise the former value would return with the default.
    memory.change(SettingChange("gap-hours", "3"))
    try store.reset(Sample.gap)
    #expect(store[Sample.gap] == 45)
    try store.set(Sample.voice, to: .low)
    #expect(memory.contents.byName == ["voice": "low", "foreign": "1"])
  }

  @Test func `changes several settings together, or none`() throws {
    let memory = SettingsMemory(threading: .locked)
    let device = SettingsMemory(threading: .locked)
    let store = Sample.store(memory, device: device)
    #expect(throws: SettingsError.self) {
      try store.change { changes throws(SettingsError) in
        try changes.set(Sample.voice, to: .low)
        try changes.set(Sample.gap, to: 1)
      }
    }
    #expect(throws: SettingsError.otherScope(name: "speed")) {
      try store.change { changes throws(SettingsError) in
        try changes.set(Sample.voice, to: .low)
        try changes.set(Sample.speed, to: 2)
      }
    }
    #expect(memory.contents == SettingsContents() && device.contents == SettingsContents())
    let seen = Mutex<[String]>([])
    let subscription = store.observe(Sample.gap) { gap in
      seen.withLock { $0.append("\(gap) \(store[Sample.voice])") }
    }
    try store.change { changes throws(SettingsError) in
      try changes.set(Sample.gap, to: changes.table[Sample.gap] + 1)
      try changes.set(Sample.voice, to: .low)
    }
    #expect(seen.withLock { $0 } == ["45 middle", "46 low"])
    try store.change(.device) { changes throws(SettingsError) in
      try changes.set("loud", to: "on")
      try changes.set(Sample.speed, to: 2)
    }
    #expect(device.contents.byName == ["loud": "on", "speed": "2.0"])
    #expect(memory.contents.byName == ["gap": "46", "voice": "low"])
    withExtendedLifetime(subscription) {}
  }

  @Test func `bases changes on what is stored, whatever a variable replaces`() throws {
    let memory = SettingsMemory([StoredText("gap", "10")], threading: .locked)
    let store = Sample.store(memory, variable: { $0 == "READER_GAP" ? "30" : nil })
    try store.change { changes throws(SettingsError) in
      try changes.set(Sample.gap, to: changes.table[Sample.gap] + 1)
    }
    #expect(memory.contents.byName == ["gap": "11"])
    #expect(store[Sample.gap] == 30 && store.table.origin(of: "gap") == .variable("READER_GAP"))
  }

  @Test func `keeps the values it has read while the place cannot be read`() throws {
    let isBroken = Mutex(false)
    let memory = SettingsMemory([StoredText("gap", "30")], threading: .locked)
    let error = SettingsError.backend(place: "disk", reason: "it is broken")
    let inner = memory.backend
    let backend = SettingsBackend(
      place: "disk",
      load: { () throws(SettingsError) in
        if isBroken.withLock({ $0 }) { throw error }
        return try inner.load()
      },
      transact: { body throws(SettingsError) in
        if isBroken.withLock({ $0 }) { throw error }
        return try inner.transact(body)
      }, watch: inner.watch)
    let store = SettingsStore(Sample.schema, person: backend, threading: .locked)
    isBroken.withLock { $0 = true }
    #expect(throws: error) { try store.set(Sample.gap, to: 20) }
    store.reload()
    #expect(store[Sample.gap] == 30)
    #expect(store.problems.map(\.kind) == [.unreadable(error)])
    let other = SettingsStore(Sample.schema, person: backend, threading: .locked)
    #expect(other[Sample.gap] == 45 && other.problems.count == 1)
    isBroken.withLock { $0 = false }
    memory.change(SettingChange("gap", "25"))
    #expect(store[Sample.gap] == 25 && other[Sample.gap] == 25 && store.problems.isEmpty)
  }

  @Test func `hears of changes that are made while it stores one`() throws {
    let memory = SettingsMemory(threading: .locked)
    let inner = memory.backend
    let other = Mutex<String?>(nil)
    let backend = SettingsBackend(
      place: "memory", load: inner.load,
      transact: { body throws(SettingsError) in
        let contents = try inner.transact(body)
        // Another process writes before the store reads its own change.
        if let text = other.withLock({ $0 }) { memory.change(SettingChange("gap", text)) }
        return contents
      }, watch: inner.watch)
    let store = SettingsStore(Sample.schema, person: backend, threading: .locked)
    other.withLock { $0 = "60" }
    try store.set(Sample.gap, to: 30)
    #expect(store[Sample.gap] == 60 && memory.contents["gap"] == "60")
  }
}

@Suite struct `The refusal of a backend` {
  @Test(arguments: ["the disk is full", "The file x is not a database."])
  func `is one sentence, whether its reason is one or not`(reason: String) {
    let text = SettingsError.backend(place: "x", reason: reason).description
    #expect(text.hasPrefix("The settings in x cannot be used: \(reason)"))
    #expect(text.hasSuffix(".") && !text.hasSuffix(".."))
  }
}
