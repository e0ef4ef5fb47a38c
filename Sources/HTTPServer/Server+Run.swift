import HostSystem

extension Server {
  /// Serves until the process receives SIGTERM or SIGINT or the task is cancelled, then stops
  /// gracefully: see ``stop()``.
  ///
  /// A program that ends with this call ends with code 0. The first signal stops the server; a second
  /// one has its usual effect, and ends the process at once.
  ///
  /// - Parameter onRunning: Called as soon as signals are caught, for instance to print the address.
  /// - Throws: ``ServerError`` if the system does not let it wait for signals.
  public func run(onRunning: () -> Void = {}) async throws(ServerError) {
    let signals: SignalSource
    do { signals = try SignalSource() } catch { throw .waiting(error) }
    onRunning()
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let wait: @Sendable () -> Void = {
          signals.wait()
          self.stop()
          signals.finish()
          continuation.resume()
        }
        // On a thread of its own: waiting and stopping block.
        do { try SystemThread(wait).detach() } catch { wait() }
      }
    } onCancel: {
      signals.cancel()
    }
  }
}
