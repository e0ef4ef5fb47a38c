#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#endif

#if os(Linux)
  /// Waits until something changes in folders.
  package final class FolderWatch: Sendable {
    private let events: Int32
    private let wake: (reading: Int32, writing: Int32)

    /// Begins to watch, without folders at first.
    package init() throws(SystemError) {
      events = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
      guard events >= 0 else { throw SystemError(.startThread) }
      var ends: [Int32] = [-1, -1]
      guard unsafe pipe(&ends) == 0 else {
        let error = SystemError(.startThread)
        close(events)
        throw error
      }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      wake = (ends[0], ends[1])
    }

    deinit {
      close(events)
      close(wake.reading)
      close(wake.writing)
    }

    /// Watches a folder as well; one that is watched already stays so.
    ///
    /// - Parameters:
    ///   - folder: the path.
    ///   - whileWritten: whether to wake while a file is being written, when it usually holds a part of what
    ///     it will; a database never does.
    package func add(_ folder: String, whileWritten: Bool = false) {
      var changes = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE)
      if whileWritten { changes |= UInt32(IN_MODIFY) }
      unsafe inotify_add_watch(events, folder, changes)
    }

    /// Waits for a change, and for the few milliseconds in which others belong to it; false when it is
    /// to end.
    package func wait() -> Bool {
      var waiting = [
        pollfd(fd: events, events: Int16(POLLIN), revents: 0),
        pollfd(fd: wake.reading, events: Int16(POLLIN), revents: 0),
      ]
      while unsafe poll(&waiting, 2, -1) < 0, errno == EINTR {}
      if waiting[1].revents != 0 { return false }
      SystemClock.pause(milliseconds: 5)
      var buffer = [UInt8](repeating: 0, count: 4_096)
      while unsafe read(events, &buffer, buffer.count) > 0 {}
      return true
    }

    /// Lets ``wait()`` return false from now on.
    package func end() {
      var byte: UInt8 = 0
      _ = unsafe write(wake.writing, &byte, 1)
    }
  }
#endif
