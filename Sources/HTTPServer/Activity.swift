import HostSystem

/// The running work of a server: requests that a stop waits for, handlers with a deadline, streams that
/// must be kept alive, and connections that have not sent a request yet.
final class Activity: Sendable {
  /// A handler that runs or will run, and its substitute answer.
  private struct Job {
    let deadline: Nanoseconds
    let giveUp: @Sendable (Response) -> Void
  }

  private struct State {
    /// The number of requests whose handlers run or will run, until they are answered.
    var running = 0
    /// The requests that the handler may still answer.
    ///
    /// Code that removes a request must answer it.
    var jobs: [UInt64: Job] = [:]
    var lastJob: UInt64 = 0
    /// The number of requests that run or whose response is not sent yet.
    var unsent = 0
    var isStopping = false
    /// Whether a stop has waited for handlers as long as it may.
    var isGivingUp = false
    var isOver = false
    var streams: [ObjectIdentifier: EventStream] = [:]
    /// Whether a stream was refused because the limit was reached; some of the open ones may belong to
    /// clients that have left.
    var hasRefusedStream = false
    /// The number of open connections.
    var connections = 0
    /// The number of connections that were closed so far.
    var closed = 0
    /// Whether the thread that accepts connections waits until one is closed.
    var isFull = false
    /// The deadline of each connection, by its socket.
    var deadlines: [Int32: Nanoseconds] = [:]
    /// The connection that has waited longest for a request, or for the rest of one.
    var longestWaiting: Int32? { deadlines.min(by: { $0.value < $1.value })?.key }

    /// Whether the housekeeper sleeps until there is something to look after.
    var isResting = false

    /// Records that there is something to look after; returns whether the housekeeper must be woken.
    mutating func endRest() -> Bool {
      defer { isResting = false }
      return isResting
    }
  }

  private let requestTime: Nanoseconds
  private let handlerTime: Nanoseconds
  private let stopTime: Nanoseconds
  private let mostConnections: Int
  private let mostStreams: Int
  private let state = Monitor(State())

  init(_ limits: Server.Limits) {
    requestTime = Nanoseconds(max(limits.requestSeconds, 1)) * 1_000_000_000
    handlerTime = Nanoseconds(max(limits.handlerSeconds, 1)) * 1_000_000_000
    stopTime = Nanoseconds(max(limits.stopSeconds, 0)) * 1_000_000_000
    mostConnections = limits.connections
    mostStreams = min(limits.eventStreams, limits.connections / 2)
  }

  var isStopping: Bool { state.withLock { $0.isStopping } }

  /// Counts a request in and gives it a number; nil when the server stops.
  func admit() -> UInt64? {
    state.withLock { state in
      guard !state.isStopping else { return nil }
      state.running += 1
      state.unsent += 1
      state.lastJob += 1
      return state.lastJob
    }
  }

  /// Begins to watch the handler of an admitted request; returns false if it must not begin any more.
  ///
  /// - Parameter giveUp: called at most once, when the handler does not return in time, with the
  ///   answer in its place.
  func watch(_ number: UInt64, giveUp: @escaping @Sendable (Response) -> Void) -> Bool {
    let deadline = monotonicTime() + handlerTime
    let (isWatched, isRestOver) = state.withLock { state in
      guard !state.isGivingUp else { return (false, false) }
      state.jobs[number] = Job(deadline: deadline, giveUp: giveUp)
      return (true, state.endRest())
    }
    if isRestOver { state.wakeAll() }
    return isWatched
  }

  /// Returns whether the handler that has returned may answer: false if it was given up.
  func claim(_ number: UInt64) -> Bool {
    state.withLock { $0.jobs.removeValue(forKey: number) != nil }
  }

  /// Records that an admitted request is answered.
  func finishHandler() {
    let isStopping = state.withLock { state in
      state.running -= 1
      return state.isStopping
    }
    // No other thread waits for it, and waking is most of the cost of a small request.
    if isStopping { state.wakeAll() }
  }

  /// Records that the response of a request was sent or given up.
  func finishSending() {
    let isStopping = state.withLock { state in
      state.unsent -= 1
      return state.isStopping
    }
    if isStopping { state.wakeAll() }
  }

  /// Adds a stream, which ends at once when the server stops; returns false if the limit is reached.
  func add(_ stream: EventStream) -> Bool {
    let (isAdded, isStopping, isRestOver) = state.withLock { state in
      guard state.streams.count < mostStreams else {
        state.hasRefusedStream = true
        return (false, state.isStopping, false)
      }
      state.streams[ObjectIdentifier(stream)] = stream
      return (true, state.isStopping, state.endRest())
    }
    if isRestOver { state.wakeAll() }
    if isAdded, isStopping { stream.end() }
    return isAdded
  }

  /// Ends all streams, so that their listeners ask to be let in again.
  func endStreams() {
    let streams = state.withLock { $0.streams }
    for stream in streams.values { stream.end() }
  }

  func remove(_ stream: EventStream) {
    state.withLock { _ = $0.streams.removeValue(forKey: ObjectIdentifier(stream)) }
  }

  /// Records a new connection.
  ///
  /// If no further one would have room, the one that has waited longest for a request, or for the
  /// rest of one, is given up.
  func open(_ descriptor: Int32) {
    state.withLock { state in
      state.connections += 1
      guard state.connections >= mostConnections, let longest = state.longestWaiting else {
        return
      }
      Self.giveUp(longest, &state)
    }
    expectRequest(on: descriptor)
  }

  /// Records that a connection is about to be closed.
  func close(_ descriptor: Int32) {
    let isFull = state.withLock { state in
      state.connections -= 1
      state.closed += 1
      state.deadlines[descriptor] = nil
      return state.isFull
    }
    if isFull { state.wakeAll() }
  }

  /// Waits until there is room for a connection; returns false when the server stops.
  func waitForRoom() -> Bool {
    state.withLock { $0.isFull = $0.connections >= mostConnections }
    return state.wait(
      for: { $0.connections < mostConnections || $0.isStopping },
      then: { state in
        state.isFull = false
        return !state.isStopping
      })
  }

  /// Gives up the connection that has waited longest for a request, and waits until some connection is closed.
  ///
  /// - Parameter deadline: the time at which the waiting ends in any case.
  func makeRoom(until deadline: Nanoseconds) {
    let closed = state.withLock { state in
      state.isFull = true
      if let longest = state.longestWaiting { Self.giveUp(longest, &state) }
      return state.closed
    }
    state.wait(
      until: deadline, for: { $0.closed > closed || $0.isStopping }, then: { $0.isFull = false })
  }

  /// Starts the time in which the connection must send a request.
  func expectRequest(on descriptor: Int32, at now: Nanoseconds = monotonicTime()) {
    let isRestOver = state.withLock { state in
      state.deadlines[descriptor] = now + requestTime
      return state.endRest()
    }
    if isRestOver { state.wakeAll() }
  }

  /// Removes the deadline of a connection.
  func forget(_ descriptor: Int32) {
    state.withLock { _ = $0.deadlines.removeValue(forKey: descriptor) }
  }

  /// Ends a connection in the table of deadlines: it is taken out there before its socket is closed,
  /// so that under the lock the number is still that of the socket.
  private static func giveUp(_ descriptor: Int32, _ state: inout State) {
    shutDownSocket(descriptor)
    state.deadlines[descriptor] = nil
  }

  /// Lets no connection and no request in from now on.
  func beginStop() {
    state.withLock { $0.isStopping = true }
    state.wakeAll()
  }

  /// Ends the streams, and waits for handlers and for their responses to be
  /// sent, but not much longer than a stop may take.
  func drain() {
    let deadline = monotonicTime() + stopTime
    let streams = state.withLock { $0.streams }
    for stream in streams.values { stream.end() }
    state.wait(until: deadline, for: { $0.running == 0 }, then: { _ in })
    let late = state.withLock { state in
      state.isGivingUp = true
      defer { state.jobs = [:] }
      return state.jobs
    }
    for job in late.values { job.giveUp(.stopping) }
    // Handlers that still run have been answered, and the program starts no other.
    state.wait(for: { $0.running == 0 }, then: { _ in })
    let end = max(deadline, monotonicTime() + 1_000_000_000)
    state.wait(until: end, for: { $0.unsent == 0 }, then: { _ in })
  }

  /// Ends the housekeeping.
  func finish() {
    state.withLock { state in
      state.isOver = true
      state.isResting = false
    }
    state.wakeAll()
  }

  /// Keeps streams alive, and gives up late handlers and connections, until the end; sleeps while
  /// there are none.
  ///
  /// The library's own timeout restarts with every byte, so that a client which sends one byte
  /// now and then would hold its connection for ever.
  func keepHouse(heartbeat: Nanoseconds) {
    var nextBeat = monotonicTime() + heartbeat
    while true {
      state.withLock { state in
        state.isResting =
          !state.isOver && state.deadlines.isEmpty && state.streams.isEmpty && state.jobs.isEmpty
      }
      state.wait(for: { !$0.isResting }, then: { _ in })
      let pause = min(1_000_000_000, heartbeat, requestTime)
      state.wait(until: monotonicTime() + pause, for: { $0.isOver }, then: { _ in })
      let now = monotonicTime()
      let (isOver, streams, late) = state.withLock { state in
        for (descriptor, deadline) in state.deadlines where deadline <= now {
          Self.giveUp(descriptor, &state)
        }
        // The library sees that a listener has left only when something is sent.
        if state.hasRefusedStream { nextBeat = now }
        state.hasRefusedStream = false
        let late = state.jobs.filter { $0.value.deadline <= now }
        for number in late.keys { state.jobs[number] = nil }
        return (state.isOver, state.streams, late)
      }
      for job in late.values { job.giveUp(.late) }
      if isOver { return }
      if now >= nextBeat {
        for stream in streams.values { _ = stream.append(Array(": alive\n\n".utf8)) }
        nextBeat = now + heartbeat
      }
    }
  }
}
