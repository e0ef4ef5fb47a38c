import Foundation
import HostSystem
import Logging
import Synchronization
import TestSupport
import Testing

@testable import LogSinks

@Suite struct `The journal` {
  private let folder: TemporaryFolder
  private let journal: FakeJournal

  init() throws {
    folder = try TemporaryFolder()
    journal = try FakeJournal(path: folder.path + "/socket")
  }

  private func logger(revealing: Bool = false) throws -> (Logger, JournalLog) {
    let log = try JournalLog(identifier: "app", revealsPrivate: revealing, path: journal.path)
    return (Logger(label: "test", sink: log.sink), log)
  }

  @Test func `gets each event with its fields`() throws {
    let (logger, log) = try logger()
    logger.error(
      "of \("ann"): two\nlines", metadata: ["user-id": 7, "message": "x", "_a": "b", "9": "c"])
    let fields = try #require(journal.next())
    #expect(fields["MESSAGE"] == ["of <private>: two\nlines"])
    #expect(fields["PRIORITY"] == ["3"] && fields["SYSLOG_IDENTIFIER"] == ["app"])
    #expect(fields["LABEL"] == ["test"])
    #expect(fields["CODE_FILE"] == ["LogSinksTests/JournalLogTests.swift"])
    #expect(fields["CODE_LINE"] == ["\(#line - 7)"])
    #expect(fields["USER_ID"] == ["7"] && fields["FIELD_MESSAGE"] == ["x"] && fields["A"] == ["b"])
    #expect(fields.count == 10)
    #expect(log.droppedCount == 0)
  }

  @Test func `has a stream if systemd says so, and nothing else was put in its place`() throws {
    let path = folder.path + "/stream"
    _ = FileManager.default.createFile(atPath: path, contents: nil)
    let file = try FileHandle(forWritingTo: URL(filePath: path))
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    let device = try #require(attributes[.systemNumber] as? Int)
    let inode = try #require(attributes[.systemFileNumber] as? Int)
    func isConnected(_ value: String?) -> Bool {
      JournalLog.isConnected(file.fileDescriptor, value)
    }
    #expect(isConnected("\(device):\(inode)"))
    for value in [
      nil, "", ":", "\(device)", "\(device):", ":\(inode)", "\(device):\(inode + 1)",
      "\(device + 1):\(inode)", "\(device):\(inode):", " \(device):\(inode)", "a:b",
    ] {
      #expect(!isConnected(value), "\(value ?? "nil")")
    }
    #expect(!JournalLog.isConnected(-1, "\(device):\(inode)"))
  }

  @Test func `may get private values`() throws {
    let (logger, _) = try logger(revealing: true)
    logger.info("of \("ann")", metadata: ["a": .private("b")])
    let fields = try #require(journal.next())
    #expect(fields["MESSAGE"] == ["of ann"] && fields["A"] == ["b"])
  }

  @Test func `gets in a file what is too large for a datagram`() throws {
    let (logger, log) = try logger()
    let long = String(repeating: "дім ", count: 200_000)
    logger.info("\(long, privacy: .public)")
    #expect(try #require(journal.next())["MESSAGE"] == [long])
    #expect(log.droppedCount == 0)
  }

  @Test func `never blocks the program when it reads nothing`() throws {
    let (logger, log) = try logger()
    for _ in 0..<5_000 { logger.info("x") }
    #expect(log.droppedCount > 0)
    while journal.next() != nil {}
    let dropped = log.droppedCount
    logger.info("last")
    let notice = try #require(journal.next())
    #expect(notice["MESSAGE"] == ["\(dropped) lines of the log dropped"])
    #expect(notice["PRIORITY"] == ["4"])
    #expect(try #require(journal.next())["MESSAGE"] == ["last"])
    #expect(log.droppedCount == dropped)
  }

  @Test func `may go and come back, and misses what happens meanwhile`() throws {
    let path = folder.path + "/restarted"
    var journal: FakeJournal? = try FakeJournal(path: path)
    let log = try JournalLog(identifier: "app", path: path)
    let logger = Logger(label: "test", sink: log.sink)
    logger.info("before")
    #expect(journal?.next()?["MESSAGE"] == ["before"])
    // At first its socket still exists, without a listener.
    journal = nil
    for _ in 0..<1_000 { logger.info("lost") }
    try FileManager.default.removeItem(atPath: path)
    let long = String(repeating: "x", count: 1 << 20)
    for _ in 0..<10 { logger.info("\(long, privacy: .public)") }
    #expect(log.droppedCount == 1_010)
    let next = try FakeJournal(path: path)
    logger.info("after", metadata: ["number": 7])
    #expect(next.next()?["MESSAGE"] == ["1010 lines of the log dropped"])
    let event = try #require(next.next())
    #expect(event["MESSAGE"] == ["after"] && event["NUMBER"] == ["7"])
    #expect(log.droppedCount == 1_010)
  }

  @Test func `is not everywhere`() {
    let error = #expect(throws: SystemError.self) {
      try JournalLog(identifier: "app", path: folder.path + "/nowhere")
    }
    #expect(error?.cause == .notThere)
    #expect(throws: SystemError.self) {
      try JournalLog(identifier: "app", path: String(repeating: "/long", count: 100))
    }
  }

  @Test func `leaves other descriptors alone when there is no journal`() async {
    await #expect(processExitsWith: .success) {
      let isOver = Atomic(false)
      let thread = try SystemThread {
        while !isOver.load(ordering: .relaxed) {
          let descriptor = unsafe open("/dev/null", O_RDONLY)
          // Another owner has closed it.
          guard close(descriptor) == 0 else { exit(1) }
        }
      }
      for _ in 0..<20_000 { _ = try? JournalLog(identifier: "app", path: "/dev/nowhere") }
      isOver.store(true, ordering: .relaxed)
      thread.join()
    }
  }
}

/// Reads the native protocol as the journal does: https://systemd.io/JOURNAL_NATIVE_PROTOCOL.
private final class FakeJournal {
  let path: String
  private let descriptor: Int32

  init(path: String) throws {
    self.path = path
    let descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
    self.descriptor = descriptor
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: path.utf8) }
    let isBound = unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
    try #require(isBound)
  }

  deinit { close(descriptor) }

  /// The fields of the next event, or nil if there is none.
  func next() -> [String: [String]]? {
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    var control = [Int32](repeating: 0, count: 16)
    let count = unsafe bytes.withUnsafeMutableBytes { bytes in
      unsafe control.withUnsafeMutableBytes { control in
        var part = unsafe iovec(iov_base: bytes.baseAddress, iov_len: bytes.count)
        return unsafe withUnsafeMutablePointer(to: &part) { part in
          var message = unsafe msghdr()
          unsafe message.msg_iov = part
          unsafe message.msg_iovlen = 1
          unsafe message.msg_control = control.baseAddress
          unsafe message.msg_controllen = control.count
          return unsafe recvmsg(descriptor, &message, Int32(MSG_DONTWAIT))
        }
      }
    }
    guard count >= 0 else { return nil }
    if count > 0 { return fields(bytes[..<count]) }
    // The descriptor is after the header of the control message.
    let file = FileHandle(fileDescriptor: control[4], closeOnDealloc: true)
    try? file.seek(toOffset: 0)
    return fields([UInt8](file.readDataToEndOfFile())[...])
  }

  private func fields(_ bytes: ArraySlice<UInt8>) -> [String: [String]] {
    var rest = bytes
    var fields: [String: [String]] = [:]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let line = rest[..<end]
      rest = rest[(end + 1)...]
      if let equals = line.firstIndex(of: UInt8(ascii: "=")) {
        let name = String(decoding: line[..<equals], as: UTF8.self)
        fields[name, default: []].append(String(decoding: line[(equals + 1)...], as: UTF8.self))
      } else {
        let length = rest.prefix(8).reversed().reduce(0) { $0 << 8 + Int($1) }
        let value = rest.dropFirst(8).prefix(length)
        fields[String(decoding: line, as: UTF8.self), default: []].append(
          String(decoding: value, as: UTF8.self))
        rest = rest.dropFirst(8 + length + 1)
      }
    }
    return fields
  }
}
