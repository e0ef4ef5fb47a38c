private import Catalogue
private import CivilTime
internal import Composition
private import Demonstration
private import HostSystem
internal import TrackerStore
private import Tracking

/// `proba demo`: serves a made-up year, with a question about every minute.
struct DemoCommand: Runnable {
  private let machine: HostEnvironment
  private let call: Call
  private let output: Output

  init(in run: Container<Running>) throws(Failure) {
    machine = run.resolve(Machine.self)
    call = try run.resolve(Call.self)
    output = try run.resolve(Output.self)
  }

  func run() throws(Failure) -> Outcome {
    let port = try call.number(\.freePort, in: 0...65_535) ?? 0
    let folder: String
    do throws(SystemError) { folder = try Paths.makeTemporaryFolder() } catch {
      throw .system(error)
    }
    defer { Paths.removeTemporaryFolder(folder) }
    let path = "\(folder)/proba.sqlite"
    do throws(TrackerError) { try makeUp(path) } catch { throw .tracker(error) }
    // A server of its own words: nothing of it can reach the person's data.
    let words = ["--database", path, "serve", "--port", "\(port)", "--no-notifications"]
    let serving = Container(Running.self, input: words)
    defer { serving.end() }
    output.printSentence(call.words.help.starting.demoServes)
    return try serving.make(ServeCommand.self).run()
  }

  private func makeUp(_ path: String) throws(TrackerError) {
    let tracker = try Tracker(path: path, host: machine)
    let life = MadeUpLife(until: tracker.today)
    let phrases = call.words.help.starting
    try tracker.makeUpYear { time in
      life.answers(at: time) ? phrases.answer(life.activity(at: time)) : ""
    }
    for activity in MadeUpLife.Activity.allCases {
      guard let tag = phrases.answer(activity).split(separator: " ").last else { continue }
      // In the first days of a life, not everything has happened.
      do { try tracker.changeTag(String(tag), by: activity.profile) } catch .unknownTag { continue }
    }
  }
}

extension MadeUpLife.Activity {
  /// What the person of the demonstration has stated about the last tag of an activity.
  fileprivate var profile: TagChange {
    switch self {
    case .sleeping: TagChange(emoji: "😴")
    case .eating: TagChange(emoji: "🍽️")
    case .commuting: TagChange(emoji: "🚌")
    case .coding: TagChange(emoji: "💻")
    case .meeting: TagChange(emoji: "💬")
    case .mail: TagChange(emoji: "✉️")
    case .cooking: TagChange(emoji: "🍳")
    case .shopping: TagChange(emoji: "🛒")
    case .chores: TagChange(emoji: "🧹")
    case .running: TagChange(emoji: "🏃", goal: goal(.atLeast, hours: 2))
    case .walking: TagChange(emoji: "🚶")
    case .family: TagChange(emoji: "🏡")
    case .friends: TagChange(emoji: "🎉")
    case .reading: TagChange(emoji: "📖", goal: goal(.atLeast, hours: 4))
    case .guitar: TagChange(emoji: "🎸")
    case .course: TagChange(emoji: "🗨️")
    case .series: TagChange(emoji: "📺")
    case .phone: TagChange(emoji: "📱", goal: goal(.atMost, hours: 5))
    }
  }

  private func goal(_ direction: TagGoal.Direction, hours: Double) -> TagChange.Goal? {
    TagGoal(direction, hours: hours).map { .set($0) }
  }
}
