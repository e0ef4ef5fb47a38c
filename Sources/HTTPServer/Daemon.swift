import CMicrohttpd

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The library's daemon.
///
/// It is stopped once.
@safe
struct Daemon: @unchecked Sendable {
  // Sendable: the library allows these calls from any thread, and the owner makes them in turn.
  private let pointer: OpaquePointer
  private let engine: Unmanaged<Engine>

  init(_ engine: Engine) throws(ServerError) {
    let limits = engine.limits
    // Those that are given up for others need a moment to be closed.
    let leaving = 256
    let settings = mhd_settings(
      connections: UInt32(clamping: max(limits.connections, 1) + leaving),
      idle_seconds: UInt32(clamping: max(limits.requestSeconds, 1)),
      connection_memory: max(limits.headBytes, 4096))
    let retained = unsafe Unmanaged.passRetained(engine)
    guard
      let daemon = unsafe mhd_start(
        settings, retained.toOpaque(), handleAccess, rememberTarget, handleCompletion,
        handleConnection)
    else {
      let code = errno
      unsafe retained.release()
      throw .system(call: "MHD_start_daemon", code: code)
    }
    unsafe pointer = daemon
    unsafe self.engine = retained
  }

  /// Takes a connection, which belongs to the library from then on, or is closed.
  func add(_ descriptor: CInt, _ address: UnsafePointer<sockaddr>, _ size: socklen_t) {
    _ = unsafe MHD_add_connection(pointer, descriptor, address, size)
  }

  /// Ends the thread and closes all open sockets.
  ///
  /// No connection may be suspended.
  func stop() {
    unsafe MHD_stop_daemon(pointer)
    unsafe engine.release()
  }
}

/// Called when the request line was read: makes the exchange, which the library carries until completion.
private let rememberTarget:
  @convention(c) (
    UnsafeMutableRawPointer?, UnsafePointer<CChar>?, OpaquePointer?
  ) -> UnsafeMutableRawPointer? = { _, target, _ in
    let text = unsafe target.map { unsafe String(cString: $0) } ?? ""
    if let target = unsafe target { unsafe mhd_hide_query(target) }
    return unsafe Unmanaged.passRetained(Exchange(target: text)).toOpaque()
  }

private let handleAccess: MHD_AccessHandlerCallback = {
  context, connection, target, method, version, upload, uploadSize, request in
  guard let context = unsafe context, let exchange = unsafe request?.pointee,
    let connection = unsafe connection, let method = unsafe method, let target = unsafe target,
    let version = unsafe version
  else { return .NO }
  let count = unsafe uploadSize?.pointee ?? 0
  unsafe uploadSize?.pointee = 0
  let isFine = unsafe engine(context).proceed(
    Unmanaged<Exchange>.fromOpaque(exchange).takeUnretainedValue(), on: Connection(connection),
    line: RequestLine(method, target, version),
    piece: UnsafeRawBufferPointer(start: upload, count: count))
  return isFine ? .YES : .NO
}

private let handleCompletion: MHD_RequestCompletedCallback = { context, connection, request, _ in
  guard let context = unsafe context, let connection = unsafe connection,
    let exchange = unsafe request?.pointee
  else { return }
  unsafe request?.pointee = nil
  unsafe engine(context).complete(
    Unmanaged<Exchange>.fromOpaque(exchange).takeRetainedValue(), on: Connection(connection))
}

private let handleConnection: MHD_NotifyConnectionCallback = { context, connection, _, event in
  guard let context = unsafe context, let connection = unsafe connection else { return }
  let descriptor = unsafe Connection(connection).descriptor
  let activity = unsafe engine(context).activity
  if event == .CONNECTION_NOTIFY_STARTED {
    activity.open(descriptor)
  } else {
    activity.close(descriptor)
  }
}

private func engine(_ context: UnsafeMutableRawPointer) -> Engine {
  unsafe Unmanaged<Engine>.fromOpaque(context).takeUnretainedValue()
}
