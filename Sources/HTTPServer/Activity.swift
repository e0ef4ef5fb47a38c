import Glibc
import HostSystem

/// What goes on in a server: requests that a stop waits for, streams that must be kept alive, and
/// connections that owe a request.
final class Activity: Sendable {
  private struct State {
    /// Handlers that run or will.
    var running = 0
    /// Requests that run or whose response is not sent yet.
    var unsent = 0
    var isStopping = false
    var isOver = false
    var streams: [ObjectIdentifier: EventStream] = [:]
    /// When a connection is given up, by its socket.
    var deadlines: [Int32: Nanoseconds] = [:]
  }

  private let requestTime: Nanoseconds
  private let state = Monitor(State())

  init(requestTime: Nanoseconds) { self.requestTime = requestTime }

  var isStopping: Bool { state.withLock { $0.isStopping } }

  /// Counts a request in; false when the server stops.
  func admit() -> Bool {
    state.withLock { state in
      guard !state.isStopping else { return false }
      state.running += 1
      state.unsent += 1
      return true
    }
  }

  /// The handler of a request has returned.
  func finishHandler() {
    state.withLock { $0.running -= 1 }
    state.wakeAll()
  }

  /// The response of a request was sent or given up.
  func finishSending() {
    state.withLock { $0.unsent -= 1 }
    state.wakeAll()
  }

  /// Adds a stream; it ends at once when the server stops.
  func add(_ stream: EventStream) {
    let isStopping = state.withLock { state in
      state.streams[ObjectIdentifier(stream)] = stream
      return state.isStopping
    }
    state.wakeAll()
    if isStopping { stream.end() }
  }

  func remove(_ stream: EventStream) {
    state.withLock { _ = $0.streams.removeValue(forKey: ObjectIdentifier(stream)) }
  }

  /// From now on the connection has its time to send a request.
  func expectRequest(on descriptor: Int32, at now: Nanoseconds = monotonicTime()) {
    let isFirst = state.withLock { state in
      state.deadlines[descriptor] = now + requestTime
      return state.deadlines.count == 1
    }
    if isFirst { state.wakeAll() }
  }

  /// The connection owes nothing, or is closed.
  func forget(_ descriptor: Int32) {
    state.withLock { _ = $0.deadlines.removeValue(forKey: descriptor) }
  }

  /// Lets no request in, ends the streams, and waits.
  ///
  /// For handlers it waits as long as they take; for their responses to be sent, at most as long as
  /// a request may take to arrive.
  func drain() {
    let streams = state.withLock { state in
      state.isStopping = true
      return state.streams
    }
    for stream in streams.values { stream.end() }
    state.wait(for: { $0.running == 0 }, then: { _ in })
    state.wait(until: monotonicTime() + requestTime, for: { $0.unsent == 0 }, then: { _ in })
  }

  /// Ends the housekeeping.
  func finish() {
    state.withLock { $0.isOver = true }
    state.wakeAll()
  }

  /// Keeps streams alive and gives late connections up, until the end; sleeps while there are none.
  ///
  /// The library's own timeout starts anew with every byte, so that a client which sends one byte
  /// now and then would hold its connection for ever.
  func keepHouse(heartbeat: Nanoseconds) {
    var nextBeat = monotonicTime() + heartbeat
    while true {
      state.wait(for: { $0.isOver || !$0.deadlines.isEmpty || !$0.streams.isEmpty }, then: { _ in })
      let pause = min(1_000_000_000, heartbeat, requestTime)
      state.wait(until: monotonicTime() + pause, for: { $0.isOver }, then: { _ in })
      let now = monotonicTime()
      let (isOver, streams) = state.withLock { state in
        // Under the lock a socket in the table is open: it is taken out before it is closed.
        for (descriptor, deadline) in state.deadlines where deadline <= now {
          shutdown(descriptor, Int32(SHUT_RDWR))
          state.deadlines[descriptor] = nil
        }
        return (state.isOver, state.streams)
      }
      if isOver { return }
      if now >= nextBeat {
        for stream in streams.values { _ = stream.append(Array(": alive\n\n".utf8)) }
        nextBeat = now + heartbeat
      }
    }
  }
}
