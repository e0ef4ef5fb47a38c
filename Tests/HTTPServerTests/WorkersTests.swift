import HostSystem
import Testing

@testable import HTTPServer

#if canImport(Glibc)
  import Glibc
#endif

@Suite struct `Threads of a server` {
  /// Occupies all four threads, ends their jobs one after another, and returns whether the next job runs on
  /// the thread whose job ended last.
  private func isReused(by workers: Workers, from first: UInt64) -> Bool {
    let ran = Monitor<[UInt64: pthread_t]>([:])
    let ended = Monitor<UInt64>(first)
    for number in first..<(first + 4) {
      workers.perform(number) {
        ran.withLock { $0[number] = pthread_self() }
        ran.wakeAll()
        ended.wait(for: { $0 > number }, then: { _ in })
      }
    }
    ran.wait(for: { $0.count == 4 }, then: { _ in })
    for _ in 0..<4 {
      ended.withLock { $0 += 1 }
      ended.wakeAll()
      usleep(3_000)  // The thread becomes idle a moment after its job has ended.
    }
    workers.perform(first + 4) {
      ran.withLock { $0[first + 4] = pthread_self() }
      ran.wakeAll()
    }
    return ran.wait(for: { $0.count == 5 }, then: { $0[first + 3] == $0[first + 4] })
  }

  @Test func `take a job on the thread that was busy last`() throws {
    let workers = try Workers(count: 4, mostLost: 0)
    // On a busy machine, the next job can come before that thread is idle again.
    let reused = (0..<20).count { isReused(by: workers, from: $0 * 5) }
    #expect(reused > 8)
    workers.finish()
  }

  @Test func `run as many jobs at a time as there are threads`() throws {
    let workers = try Workers(count: 4, mostLost: 0)
    let running = Monitor(0)
    for number in 0..<4 {
      workers.perform(UInt64(number)) {
        running.withLock { $0 += 1 }
        running.wakeAll()
        running.wait(for: { $0 == 4 }, then: { _ in })
      }
    }
    running.wait(for: { $0 == 4 }, then: { _ in })
    workers.finish()
  }

  @Test func `take a job that waits behind a long one`() throws {
    let workers = try Workers(count: 4, mostLost: 0)
    for round in 0..<100 as Range<UInt64> {
      let isDone = Monitor(false)
      workers.perform(round * 3) { isDone.wait(for: { $0 }, then: { _ in }) }
      workers.perform(round * 3 + 1) {}
      workers.perform(round * 3 + 2) {
        isDone.withLock { $0 = true }
        isDone.wakeAll()
      }
      isDone.wait(for: { $0 }, then: { _ in })
    }
    workers.finish()
  }

  @Test func `run every job once, however they come`() throws {
    let workers = try Workers(count: 4, mostLost: 2)
    let runs = Monitor<[UInt64: Int]>([:])
    let seed = UInt64.random(in: 0...UInt64.max)
    var state = seed
    for number in 0..<5_000 as Range<UInt64> {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let (length, pause) = (state >> 40 & 0xFF, state >> 50 & 0x3FF)
      workers.perform(number) {
        if length == 0 { usleep(1_500) }
        runs.withLock { $0[number, default: 0] += 1 }
        runs.wakeAll()
      }
      if pause < 8 { usleep(UInt32(pause) * 200) }
    }
    runs.wait(for: { $0.count == 5_000 }, then: { _ in })
    workers.finish()
    #expect(runs.withLock { $0.values.allSatisfy { $0 == 1 } }, "seed \(seed)")
  }
}
