import FaultWorkload
import FaultyDisk
import Glibc
import Persistence

/// Runs the same rounds repeatedly; each time another disk call fails.
struct Storm {
  let kind: String
  let folder: String

  /// A violation of the store's guarantees.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private var fault: faulty_disk {
    switch kind {
    case "once": FAULTY_DISK_FAILS_ONCE
    case "broken": FAULTY_DISK_IS_BROKEN
    default: FAULTY_DISK_IS_FULL
    }
  }

  /// Runs until every call has failed once, and returns the number of occurrences of each error.
  func run() throws -> String {
    var met: [String: Int] = [:]
    var number = 0
    var isOver = false
    while !isOver {
      number += 1
      let path = "\(folder)/\(kind)-\(number).db"
      let (errors, acknowledged) = rounds(path, failingAt: number, &isOver)
      for error in errors { met[name(of: error), default: 0] += 1 }
      try check(path, acknowledged, number)
    }
    let counts = met.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    return "\(number) calls: " + counts.joined(separator: ", ")
  }

  /// Opens the store and runs a few rounds, twice, since closing it writes too.
  private func rounds(
    _ path: String, failingAt number: Int, _ isOver: inout Bool
  ) -> (errors: [StoreError], acknowledged: Int64) {
    var errors: [StoreError] = []
    var acknowledged: Int64 = 0
    faulty_disk_arm(fault, number)
    for _ in 0..<2 {
      do throws(StoreError) {
        let store = try Workload.open(path)
        for _ in 0..<3 {
          // The store must remain usable after an error in a transaction.
          do throws(StoreError) {
            acknowledged = try Workload.run(store)
          } catch {
            errors.append(error)
          }
        }
      } catch {
        errors.append(error)
      }
    }
    isOver = faulty_disk_calls() < number
    faulty_disk_arm(FAULTY_DISK_SOUND, 0)
    return (errors, acknowledged)
  }

  /// Checks that the store opens on a working disk, has all acknowledged rounds, and accepts another.
  private func check(_ path: String, _ acknowledged: Int64, _ number: Int) throws {
    do {
      let store = try Workload.open(path)
      let found = try Workload.lastRound(store)
      guard found >= acknowledged, found <= 6 else {
        throw Failure(description: "\(found) rounds are left of \(acknowledged)")
      }
      guard try Workload.run(store) == found + 1, try Workload.lastRound(store) == found + 1 else {
        throw Failure(description: "it does not go on")
      }
    } catch {
      throw Failure(description: "\(kind) from call \(number): \(error)")
    }
  }

  /// The name of an error's case.
  private func name(of error: StoreError) -> String {
    switch error {
    case .diskFull: "diskFull"
    case .commitUnknown: "commitUnknown"
    case .inputOutput: "inputOutput"
    default: "\(error)"
    }
  }
}
