import Glibc
import HostSystem
import Settings
import SettingsFiles
import Synchronization

/// Measures the cost of reading a setting, of changing one in a file, and of observing the change
/// of another process, each beside the least work that any program would do for it, and prints a
/// line of JSON for each figure.
///
///     bench-settings folder            the figures; the folder is written to
///     bench-settings folder answer 9   the other process, which repeats nine questions as its answers
enum Shared {
  static let question = SettingDefinition("question", default: 0, .whole(in: 0...1_000_000))
  static let answer = SettingDefinition("answer", default: 0, .whole(in: 0...1_000_000))
  static let schema = SettingsSchema {
    question
    answer
  }
}

let words = Array(CommandLine.arguments.dropFirst())
guard let folder = words.first else {
  print("bench-settings: say which folder is written to")
  exit(2)
}
let path = "\(folder)/settings"

/// Returns the median of some times, in seconds.
func median(_ times: [Double]) -> Double { times.sorted()[times.count / 2] }

func seconds(_ body: () throws -> Void) rethrows -> Double {
  let start = SystemClock.elapsed()
  try body()
  return SystemClock.elapsed() - start
}

func printFigure(_ name: String, _ value: Double, _ unit: String, floor: Double) {
  print(#"{"name":"\#(name)","value":\#(value),"unit":"\#(unit)","floor":\#(floor)}"#)
}

/// The latest number that a setting had, awaited by another thread.
final class Heard: Sendable {
  private let number = Atomic(0)

  func note(_ new: Int) { number.store(new, ordering: .releasing) }

  /// Waits for a number; returns false after five seconds without it.
  func waits(for wanted: Int) -> Bool {
    let latest = SystemClock.elapsed() + 5
    while number.load(ordering: .acquiring) != wanted {
      guard SystemClock.elapsed() < latest else { return false }
      // Short beside the figures, and leaves the processor to the threads that bring the change.
      usleep(20)
    }
    return true
  }
}

/// Repeats each question as its answer until it is the number that ends it.
func answer(_ last: Int) throws {
  let store = SettingsStore(Shared.schema, file: path)
  let heard = Heard()
  let subscription = store.observe(Shared.question) { heard.note($0) }
  try store.set(Shared.answer, to: 0)
  for number in 1...last where heard.waits(for: number) {
    try store.set(Shared.answer, to: number)
  }
  withExtendedLifetime(subscription) {}
}

/// Reading: a value from memory, beside a locked look into a dictionary.
func measureReading(_ store: SettingsStore) {
  let (rounds, count) = (31, 100_000)
  let plain = Mutex(["question": 7, "answer": 1])
  var times: (ours: [Double], floors: [Double]) = ([], [])
  var sum = 0
  for _ in 0..<rounds {
    times.ours.append(seconds { for _ in 0..<count { sum &+= store[Shared.question] } })
    times.floors.append(
      seconds { for _ in 0..<count { sum &+= plain.withLock { $0["question"] ?? 0 } } })
  }
  precondition(sum > 0)
  let scale = 1e9 / Double(count)
  printFigure(
    "settings-read", median(times.ours) * scale, "ns", floor: median(times.floors) * scale)
}

/// Changing: with all that keeps the file whole, beside a plain replacement of the same bytes,
/// flushed to the disk.
func measureChanging(_ store: SettingsStore) throws -> Double {
  let rounds = 101
  var times: (ours: [Double], floors: [Double]) = ([], [])
  for number in 1...rounds {
    times.ours.append(try seconds { try store.set(Shared.question, to: number) })
    let bytes = Array("question = \(number)\nanswer = 0\n".utf8)
    times.floors.append(try seconds { try Paths.write(bytes, to: path + ".plain") })
  }
  let floor = median(times.floors)
  printFigure("settings-change", median(times.ours) * 1_000, "ms", floor: floor * 1_000)
  return floor
}

/// Notification: half the time from a question to the answer of another process, each a change that
/// is kept, beside a plain replacement of the file.
func measureHearing(_ store: SettingsStore, floor: Double) throws {
  let rounds = 101
  let heard = Heard()
  let subscription = store.observe(Shared.answer) { heard.note($0) }
  try store.set(Shared.question, to: 0)
  try store.set(Shared.answer, to: rounds + 1)
  let program = CommandLine.arguments[0]
  let other = try SystemThread { _ = ChildProcess.run([program, folder, "answer", "\(rounds)"]) }
  precondition(heard.waits(for: 0), "the other process has not begun")
  var times: [Double] = []
  for number in 1...rounds {
    times.append(
      try seconds {
        try store.set(Shared.question, to: number)
        precondition(heard.waits(for: number), "change \(number) was not heard")
      } / 2)
  }
  other.join()
  withExtendedLifetime(subscription) {}
  printFigure("settings-heard", median(times) * 1_000, "ms", floor: floor * 1_000)
}

do {
  if words.count > 2 {
    try answer(Int(words[2]) ?? 0)
  } else {
    try Paths.remove(path)
    let store = SettingsStore(Shared.schema, file: path)
    try store.set(Shared.question, to: 7)
    measureReading(store)
    try measureHearing(store, floor: try measureChanging(store))
  }
} catch {
  print("bench-settings: \(error)")
  exit(2)
}
