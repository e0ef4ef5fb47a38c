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
}
