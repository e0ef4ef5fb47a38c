import Glibc
import HostSystem
import Testing

@Suite struct `Waiting for a stop signal` {
  @Test func `lasts for the whole timeout despite other signals`() async {
    await #expect(processExitsWith: .success) {
      var stop = StopSignal()
      signal(SIGUSR1) { _ in }
      let waiting = pthread_self()
      Task.detached {
        usleep(50_000)
        pthread_kill(waiting, SIGUSR1)
      }
      let start = SystemClock.elapsed()
      let stopped = try stop.wait(seconds: 0.3)
      exit(!stopped && SystemClock.elapsed() - start >= 0.3 ? 0 : 1)
    }
  }
}
