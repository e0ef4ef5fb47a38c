public import HostSystem
public import Logging
private import Synchronization

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#endif

#if os(Linux)
  /// Sends events to the journal of systemd by its native protocol, with their fields.
  ///
  /// `journalctl -o verbose` shows the fields: `MESSAGE`, `PRIORITY`, `SYSLOG_IDENTIFIER`, the name
  /// of the program; `LABEL`; `CODE_FILE`, `CODE_LINE` and `CODE_FUNC`; and the metadata, whose
  /// names are in capitals. An event is one datagram, or, if it is too large for one, a file in
  /// memory. While the journal takes no more, events are dropped and counted; the thread that
  /// reports never waits.
  ///
  /// The protocol is described in https://systemd.io/JOURNAL_NATIVE_PROTOCOL.
  public final class JournalLog: Sendable {
    private let identifier: String
    private let revealsPrivate: Bool
    private let descriptor: Int32
    private let address: sockaddr_un
    private let lost = Mutex((all: 0, unreported: 0))

    /// Opens a socket to the journal.
    ///
    /// - Parameters:
    ///   - identifier: the name of the program.
    ///   - revealsPrivate: whether private values are written.
    ///   - path: the address on which the journal listens.
    /// - Throws: `SystemError` if nothing listens there, as on a system without systemd.
    public init(
      identifier: String, revealsPrivate: Bool = false,
      path: String = "/run/systemd/journal/socket"
    ) throws(SystemError) {
      self.identifier = identifier
      self.revealsPrivate = revealsPrivate
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      let fits = unsafe withUnsafeMutableBytes(of: &address.sun_path) { place in
        guard path.utf8.count < place.count else { return false }
        unsafe place.copyBytes(from: path.utf8)
        return true
      }
      self.address = address
      if !fits { errno = ENAMETOOLONG }
      guard unsafe fits && access(path, W_OK) == 0 else { throw SystemError(.open(path)) }
      // The last that can fail, since `deinit` closes it from here on.
      descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
      guard descriptor >= 0 else { throw SystemError(.open(path)) }
    }

    deinit { close(descriptor) }

    /// Returns whether systemd has connected a stream of the program to the journal.
    ///
    /// The environment variable `JOURNAL_STREAM` has the device and the inode of the stream, separated by a
    /// colon (systemd.exec(5)); a stream that was redirected since has others.
    public static func isConnected(to stream: StandardStreams.Stream) -> Bool {
      isConnected(stream.rawValue, Paths.environment("JOURNAL_STREAM"))
    }

    /// Returns whether a descriptor is the stream that a value of `JOURNAL_STREAM` names.
    static func isConnected(_ descriptor: Int32, _ value: String?) -> Bool {
      let parts = (value ?? "").split(separator: ":", omittingEmptySubsequences: false)
      var status = stat()
      guard parts.count == 2, let device = UInt64(parts[0]), let inode = UInt64(parts[1]),
        unsafe fstat(descriptor, &status) == 0
      else { return false }
      return UInt64(status.st_dev) == device && UInt64(status.st_ino) == inode
    }

    /// Takes events and sends each at once.
    public var sink: LogSink { LogSink { [self] in add($0) } }

    /// The number of events dropped since the start.
    public var droppedCount: Int { lost.withLock { $0.all } }

    private func add(_ event: LogEvent) {
      report()
      guard !deliver(fields(of: event)) else { return }
      lost.withLock { $0 = ($0.all + 1, $0.unreported + 1) }
    }

    /// Reports the number of missing events, as soon as the journal accepts events again.
    private func report() {
      let count = lost.withLock { lost in
        defer { lost.unreported = 0 }
        return lost.unreported
      }
      guard count > 0 else { return }
      let event = LogEvent(
        time: .now(), level: .warning, label: "log", message: LogWriter.defaultNotice(count),
        source: LogEvent.Source())
      if !deliver(fields(of: event)) { lost.withLock { $0.unreported += count } }
    }

    private func fields(of event: LogEvent) -> [UInt8] {
      var fields = JournalFields()
      fields.add("MESSAGE", event.message.text(revealing: revealsPrivate))
      fields.add("PRIORITY", String(event.level.syslogSeverity))
      fields.add("SYSLOG_IDENTIFIER", identifier)
      fields.add("LABEL", event.label)
      if event.source.isKnown {
        fields.add("CODE_FILE", event.source.file)
        fields.add("CODE_LINE", String(event.source.line))
        fields.add("CODE_FUNC", event.source.function)
      }
      for field in event.metadata.fields {
        fields.add(
          JournalFields.name(field.name), field.value.text(revealing: revealsPrivate))
      }
      return fields.bytes
    }

    // MARK: Sending

    private func deliver(_ bytes: [UInt8]) -> Bool {
      var bytes = bytes
      let code = unsafe bytes.withUnsafeMutableBytes { unsafe sendMessage($0, nil) }
      if code == 0 { return true }
      return code == EMSGSIZE && sendInFile(bytes)
    }

    /// Sends the fields in an unnamed file in memory; only its descriptor goes through the socket.
    private func sendInFile(_ bytes: [UInt8]) -> Bool {
      let name = "/dev/shm/log-\(String(UInt64.random(in: 0 ... .max), radix: 36))"
      let file = unsafe open(name, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      guard file >= 0 else { return false }
      unsafe unlink(name)
      defer { close(file) }
      var rest = bytes[...]
      while !rest.isEmpty {
        let written = unsafe rest.withUnsafeBytes { unsafe write(file, $0.baseAddress, $0.count) }
        guard written > 0 else { return false }
        rest = rest.dropFirst(written)
      }
      return unsafe sendMessage(nil, file) == 0
    }

    /// Sends one datagram, with a descriptor or without, and returns the number of the error or 0.
    private func sendMessage(_ bytes: UnsafeMutableRawBufferPointer?, _ file: Int32?) -> Int32 {
      var address = address
      var part = unsafe iovec(iov_base: bytes?.baseAddress, iov_len: bytes?.count ?? 0)
      // A header of 16 bytes and a descriptor, padded to the alignment of a header: CMSG_SPACE.
      var control = [UInt64](repeating: 0, count: 3)
      if let file {
        unsafe control.withUnsafeMutableBytes { place in
          // The header's length, level and type, and the descriptor.
          unsafe place.storeBytes(of: MemoryLayout<cmsghdr>.size + 4, as: Int.self)
          unsafe place.storeBytes(of: SOL_SOCKET, toByteOffset: 8, as: Int32.self)
          unsafe place.storeBytes(of: Int32(SCM_RIGHTS), toByteOffset: 12, as: Int32.self)
          unsafe place.storeBytes(of: file, toByteOffset: 16, as: Int32.self)
        }
      }
      let flags = Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL)
      return unsafe withUnsafeMutablePointer(to: &address) { address in
        unsafe withUnsafeMutablePointer(to: &part) { part in
          unsafe control.withUnsafeMutableBytes { control in
            var message = unsafe msghdr()
            unsafe message.msg_name = UnsafeMutableRawPointer(address)
            unsafe message.msg_namelen = socklen_t(MemoryLayout<sockaddr_un>.size)
            unsafe message.msg_iov = part
            unsafe message.msg_iovlen = 1
            if file != nil {
              unsafe message.msg_control = control.baseAddress
              unsafe message.msg_controllen = control.count
            }
            while unsafe sendmsg(descriptor, &message, flags) < 0 {
              if errno != EINTR { return errno }
            }
            return 0
          }
        }
      }
    }
  }
#endif
