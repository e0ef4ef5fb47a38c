import CMicrohttpd
import HostSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A connection of the library.
///
/// It is valid inside the library's callbacks and while suspended.
@safe
struct Connection: @unchecked Sendable {
  // Sendable: `resume` may be called from any thread; all else is called inside callbacks, which
  // come from one thread.
  private let pointer: OpaquePointer

  init(_ pointer: OpaquePointer) { unsafe self.pointer = pointer }

  /// Takes the connection out of the loop until it is resumed.
  func suspend() { unsafe MHD_suspend_connection(pointer) }

  /// Puts the connection back into the loop.
  func resume() { unsafe MHD_resume_connection(pointer) }

  /// The socket.
  var descriptor: Int32 { unsafe mhd_socket(pointer) }

  /// The header fields of the request, in order.
  var headers: Headers {
    var headers: Headers = [:]
    unsafe withUnsafeMutablePointer(to: &headers) { context in
      _ = unsafe MHD_get_connection_values_n(
        pointer, .HEADER_KIND,
        { context, _, name, nameSize, value, valueSize in
          let headers = unsafe context?.assumingMemoryBound(to: Headers.self)
          unsafe headers?.pointee.add(text(name, nameSize), String(trimmed(text(value, valueSize))))
          return .YES
        }, context)
    }
    return headers
  }

  /// Returns whether the head of the request was read exactly as it was sent; to be called where it
  /// was just read.
  ///
  /// - Parameters:
  ///   - line: Its first line.
  ///   - targetSize: The size of the target before the library decoded it.
  func hasPlainHead(_ line: RequestLine, targetSize: Int) -> Bool {
    unsafe line.beginsPlainHead(of: pointer, targetSize: targetSize)
  }

  /// The numeric address of the client, and its port; an IPv4 one that came over IPv6 is shown as IPv4.
  var remote: (address: String, port: UInt16) {
    guard let address = unsafe mhd_remote(pointer) else { return ("", 0) }
    let (text, port): (String?, UInt16) =
      if unsafe Int32(address.pointee.sa_family) == AF_INET {
        unsafe address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { address in
          var number = unsafe address.pointee.sin_addr
          return unsafe (numericText(AF_INET, &number), UInt16(bigEndian: address.pointee.sin_port))
        }
      } else {
        unsafe address.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) { address in
          var number = unsafe address.pointee.sin6_addr
          return unsafe (
            numericText(AF_INET6, &number), UInt16(bigEndian: address.pointee.sin6_port)
          )
        }
      }
    guard let text else { return ("", 0) }
    return (text.hasPrefix("::ffff:") ? String(text.dropFirst(7)) : text, port)
  }

  /// Queues a complete body; returns false if the library refused.
  func send(_ status: Status, _ headers: Headers, _ bytes: [UInt8]) -> Bool {
    let response = unsafe bytes.withUnsafeBytes { bytes in
      // The library copies and only reads, though its parameter is not `const`.
      unsafe MHD_create_response_from_buffer(
        bytes.count, UnsafeMutableRawPointer(mutating: bytes.baseAddress), .RESPMEM_MUST_COPY)
    }
    return unsafe queue(response, status, headers)
  }

  /// Queues a file as the body; returns false if the library refused.
  func send(_ status: Status, _ headers: Headers, _ file: SentFile) -> Bool {
    let size = file.file.size
    let file = unsafe Unmanaged.passRetained(file)
    let response = unsafe MHD_create_response_from_callback(
      UInt64(size), 64 << 10, readFile, file.toOpaque(), freeFile)
    if unsafe response == nil { unsafe file.release() }
    return unsafe queue(response, status, headers)
  }

  /// Queues a body that continues; returns false if the library refused.
  ///
  /// - Parameter onClose: Called once, also when this fails, when the stream is no longer read.
  func send(
    _ status: Status, _ headers: Headers, _ stream: EventStream,
    onClose: @escaping @Sendable () -> Void
  ) -> Bool {
    let reader = unsafe Unmanaged.passRetained(
      Reader(connection: self, stream: stream, onClose: onClose))
    let response = unsafe MHD_create_response_from_callback(
      mhd_size_unknown, 4096, readEvents, reader.toOpaque(), freeReader)
    if unsafe response == nil { unsafe freeReader(reader.toOpaque()) }
    return unsafe queue(response, status, headers)
  }

  private func queue(_ response: OpaquePointer?, _ status: Status, _ headers: Headers) -> Bool {
    guard let response = unsafe response else { return false }
    // The connection holds its own reference from the queueing on.
    defer { unsafe MHD_destroy_response(response) }
    // A field that cannot be sent (a line break in its value) must not vanish silently.
    for field in headers.fields
    where unsafe MHD_add_response_header(response, field.name, field.value) != .YES {
      return false
    }
    return unsafe MHD_queue_response(pointer, UInt32(status.rawValue), response) == .YES
  }
}

/// Returns an address of the network in figures.
private func numericText(_ family: Int32, _ address: UnsafeRawPointer) -> String? {
  unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(INET6_ADDRSTRLEN)) { buffer in
    unsafe inet_ntop(family, address, buffer.baseAddress, socklen_t(buffer.count))
      .map { unsafe String(cString: $0) }
  }
}

/// Returns a text of the library, with any content.
private func text(_ bytes: UnsafePointer<CChar>?, _ size: Int) -> String {
  unsafe String(decoding: UnsafeRawBufferPointer(start: bytes, count: size), as: UTF8.self)
}

/// A stream with the connection that it goes to, as the library holds them.
private final class Reader: Sendable {
  let connection: Connection
  let stream: EventStream
  let onClose: @Sendable () -> Void

  init(connection: Connection, stream: EventStream, onClose: @escaping @Sendable () -> Void) {
    self.connection = connection
    self.stream = stream
    self.onClose = onClose
  }
}

private let readEvents:
  @convention(c) (
    UnsafeMutableRawPointer?, UInt64, UnsafeMutablePointer<CChar>?, Int
  ) -> Int = { context, _, buffer, size in
    guard let context = unsafe context else { return mhd_end_with_error }
    let reader = unsafe Unmanaged<Reader>.fromOpaque(context).takeUnretainedValue()
    let buffer = unsafe UnsafeMutableRawBufferPointer(start: buffer, count: size)
    switch unsafe reader.stream.read(into: buffer, of: reader.connection) {
    case .bytes(let count): return count
    case .nothingYet: return 0
    case .end: return mhd_end_of_stream
    case .overflow: return mhd_end_with_error
    }
  }

private let readFile:
  @convention(c) (
    UnsafeMutableRawPointer?, UInt64, UnsafeMutablePointer<CChar>?, Int
  ) -> Int = { context, offset, buffer, size in
    guard let context = unsafe context else { return mhd_end_with_error }
    let file = unsafe Unmanaged<SentFile>.fromOpaque(context).takeUnretainedValue().file
    let buffer = unsafe UnsafeMutableRawBufferPointer(start: buffer, count: size)
    // The length was announced, so that an early end is an error.
    guard let count = unsafe file.read(into: buffer, from: Int(offset)), count > 0 else {
      return mhd_end_with_error
    }
    return count
  }

private let freeFile: @convention(c) (UnsafeMutableRawPointer?) -> Void = { context in
  guard let context = unsafe context else { return }
  unsafe Unmanaged<SentFile>.fromOpaque(context).release()
}

private let freeReader: @convention(c) (UnsafeMutableRawPointer?) -> Void = { context in
  guard let context = unsafe context else { return }
  unsafe Unmanaged<Reader>.fromOpaque(context).takeRetainedValue().onClose()
}
