import HostSystem
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The handler of the library's callbacks: it moves exchanges from stage to stage.
final class Engine: Sendable {
  let service: Service
  let limits: Server.Limits
  let log: (@Sendable (AccessEntry) -> Void)?
  let workers: Workers
  let activity: Activity
  private let executor: HandlerExecutor

  init(
    service: Service, limits: Server.Limits, log: (@Sendable (AccessEntry) -> Void)?,
    workers: Workers
  ) {
    self.service = service
    self.limits = limits
    self.log = log
    self.workers = workers
    executor = HandlerExecutor(workers)
    activity = Activity(limits)
  }

  /// Takes the next step with an exchange; called when the head, a piece of the body, its end or an
  /// answer is available.
  ///
  /// Returning false closes the connection.
  func proceed(
    _ exchange: Exchange, on connection: Connection, line: RequestLine,
    piece: UnsafeRawBufferPointer
  ) -> Bool {
    let hasPiece = unsafe !piece.isEmpty
    switch exchange.state.withLock({ $0.stage }) {
    case .begun:
      return begin(exchange, on: connection, line: line)
    case .receiving where hasPiece, .discarding where hasPiece:
      return unsafe receive(piece, of: exchange)
    case .receiving(let head):
      return submit(head, of: exchange, on: connection)
    case .discarding(let response), .answered(let response):
      return send(response, of: exchange, on: connection)
    case .working, .sent:
      return false
    }
  }

  /// Ends an exchange, whatever its outcome.
  func complete(_ exchange: Exchange, on connection: Connection) {
    let now = monotonicTime()
    activity.expectRequest(on: connection.descriptor, at: now)
    log?(exchange.entry(at: now))
    if exchange.state.withLock({ $0.isAdmitted }) { activity.finishSending() }
  }

  /// Judges the head of a request, before its body is read.
  private func begin(
    _ exchange: Exchange, on connection: Connection, line: RequestLine
  ) -> Bool {
    let headers = connection.headers
    let remote = connection.remote
    let method = line.method
    let hasChunks = headers["Transfer-Encoding"] != nil
    exchange.state.withLock {
      $0.method = method
      $0.remote = remote.address
      // The library reads chunks loosely, so that others may see their end elsewhere.
      $0.isLast = hasChunks
    }
    // The beginning of the next request is unknown, so this answer is the last one.
    guard isToken(method), isVisible(exchange.target), headers.fields.allSatisfy(\.isSound),
      connection.hasPlainHead(line, targetSize: exchange.target.utf8.count)
    else { return send(.malformedHead, of: exchange, on: connection) }
    guard headers.hasClearLength, !(hasChunks && line.isOld) else {
      return send(.unclearLength, of: exchange, on: connection)
    }
    let stage = judge(method, exchange.target, headers, remote: remote.address, remote.port)
    // A short body is read to its end, because a connection that is closed over unread bytes may
    // lose the answer; a long one, or one that waits to be requested, is not.
    let announced = headers.announcedBytes
    if case .discarding(let refusal) = stage,
      announced > limits.bodyBytes || headers["Expect"] != nil
    {
      return send(refusal, of: exchange, on: connection)
    }
    exchange.state.withLock { $0.stage = stage }
    return true
  }

  /// Decides whether to keep the body that follows a head or to throw it away.
  private func judge(
    _ method: String, _ target: String, _ headers: Headers, remote: String, _ remotePort: UInt16
  ) -> Exchange.Stage {
    guard let method = Method(rawValue: method) else { return .discarding(.unknownMethod) }
    guard let target = Target(target) else { return .discarding(.invalidTarget) }
    let request = Request(
      method: method, target: target, headers: headers, body: [], remote: remote,
      remotePort: remotePort)
    return service.refusal(of: request).map { .discarding($0) } ?? .receiving(request)
  }

  /// Takes a piece of the body; one in chunks, longer than allowed, is read on but not kept, because
  /// the library takes an answer only before a body or after it.
  private func receive(_ piece: UnsafeRawBufferPointer, of exchange: Exchange) -> Bool {
    let limit = limits.bodyBytes
    let mostDiscarded = max(limit * 16, 16 << 20)
    return exchange.state.withLock { state in
      state.received += piece.count
      guard case .receiving = state.stage else { return state.received <= mostDiscarded }
      if state.received > limit {
        state.body = []
        state.stage = .discarding(Response.tooLarge(limit).secured)
      } else {
        unsafe state.body.append(contentsOf: piece)
      }
      return true
    }
  }

  /// Gives a complete request to a worker; the connection sleeps meanwhile.
  private func submit(
    _ head: Request, of exchange: Exchange, on connection: Connection
  ) -> Bool {
    guard let number = activity.admit() else {
      return send(.stopping, of: exchange, on: connection)
    }
    var request = head
    request.body = exchange.state.withLock { state in
      state.isAdmitted = true
      state.stage = .working
      defer { state.body = [] }
      return state.body
    }
    activity.forget(connection.descriptor)
    let answer: @Sendable (Response) -> Void = { [activity] response in
      exchange.state.withLock { $0.stage = .answered(response) }
      connection.resume()
      activity.finishHandler()
    }
    connection.suspend()
    let work = service.work(for: request)
    let task = RunningTask()
    let isWatched = activity.watch(number) { [workers] response in
      switch work {
      case .blocking: workers.abandon(number)
      case .asynchronous: task.cancel()
      }
      answer(response)
    }
    guard isWatched else {
      answer(.stopping)
      return true
    }
    switch work {
    case .blocking(let body):
      workers.perform(number) { [activity] in
        let response = body().withoutLongBody
        if activity.claim(number) { answer(response) }
      }
    case .asynchronous(let body):
      task.begin(on: executor) { [activity] in
        let response = await body().withoutLongBody
        if activity.claim(number) { answer(response) }
      }
    }
    return true
  }

  /// Gives a response to the library.
  private func send(_ response: Response, of exchange: Exchange, on connection: Connection) -> Bool
  {
    var response = response
    let (method, isLast) = exchange.state.withLock { ($0.method, $0.isLast) }
    if isLast || activity.isStopping { response.headers["Connection"] = "close" }
    let isHead = method == Method.head.rawValue
    let isQueued: Bool
    switch response.body {
    case .bytes(let bytes):
      exchange.state.withLock { $0.produced = isHead ? 0 : bytes.count }
      isQueued = connection.send(response.status, response.headers, bytes)
    case .file(let file):
      exchange.state.withLock { $0.produced = isHead ? 0 : file.file.size }
      isQueued = connection.send(response.status, response.headers, file)
    case .events where isHead:
      isQueued = connection.send(response.status, response.headers, [])
    case .events(let channel):
      let stream = EventStream(limit: limits.eventBytes)
      guard activity.add(stream) else {
        return send(.tooManyStreams, of: exchange, on: connection)
      }
      exchange.state.withLock { $0.stream = stream }
      channel.add(stream)
      isQueued = connection.send(response.status, response.headers, stream) { [activity] in
        channel.remove(stream)
        activity.remove(stream)
      }
    }
    guard isQueued else { return sendFailure(of: exchange, on: connection) }
    exchange.state.withLock { $0.stage = .sent(response.status) }
    return true
  }

  /// Sends an error in place of a response that could not be sent, most likely because of a header
  /// with a line break.
  private func sendFailure(of exchange: Exchange, on connection: Connection) -> Bool {
    let response = Response.unsendable
    exchange.state.withLock {
      $0.produced = 0
      $0.stage = .sent(response.status)
    }
    guard case .bytes(let bytes) = response.body else { return false }
    return connection.send(response.status, response.headers, bytes)
  }
}
