#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#endif

#if os(Linux)
  /// Waits until something changes in folders.
  package final class FolderWatch: Sendable {
    /// The pause in which other changes join the first.
    private static let settling: Int32 = 5
    /// The pause after changes of other files, so that a busy neighbor takes little time.
    private static let resting: Int32 = 50

    private let events: Int32
    private let wake: (reading: Int32, writing: Int32)
    private let folders = Monitor<[Int32: Folder]>([:])

    private struct Folder {
      var path: String
      /// The files that count; nil for all.
      var names: Set<String>?
    }

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
    ///   - names: the names in the folder that count; all if nil.
    ///   - whileWritten: whether to wake while a file is being written, when it usually holds only
    ///     a part of its contents; a database never does.
    package func add(_ folder: String, names: Set<String>? = nil, whileWritten: Bool = false) {
      add(folder, names, UInt32(IN_CLOSE_WRITE) | (whileWritten ? UInt32(IN_MODIFY) : 0))
    }

    private func add(_ folder: String, _ names: Set<String>?, _ changes: UInt32) {
      let always =
        IN_CREATE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_DELETE_SELF | IN_MOVE_SELF
      // Under the lock, so that no event is read before its folder is known.
      folders.withLock { folders in
        let mask = changes | UInt32(always) | UInt32(IN_MASK_ADD)
        let number = unsafe inotify_add_watch(events, folder, mask)
        guard number >= 0 else { return }
        if let known = folders[number], let names, let others = known.names {
          folders[number] = Folder(path: folder, names: others.union(names))
        } else {
          let isNew = folders[number] == nil
          folders[number] = Folder(path: folder, names: isNew ? names : nil)
        }
      }
    }

    /// Watches a file, and the folders and links that lead to it, which may be missing yet.
    ///
    /// A new or changed link or folder on the way leads elsewhere, so call this again after each
    /// ``wait()``.
    package func follow(_ path: String) {
      var rest = Array(Paths.absolute(path).split(separator: "/").reversed())
      var (folder, links) = ("/", 0)
      while let name = rest.popLast() {
        if name == "." { continue }
        if name == ".." {
          folder = Paths.folder(of: folder)
          continue
        }
        // Watched before it is looked at, so that no change is missed in between.
        add(folder, [String(name)], rest.isEmpty ? UInt32(IN_CLOSE_WRITE) : 0)
        let place = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
        guard let target = Paths.linkTarget(of: place) else {
          folder = place
          continue
        }
        links += 1
        guard links <= Paths.mostLinks else { return }
        if target.utf8.first == UInt8(ascii: "/") { folder = "/" }
        rest += target.split(separator: "/").reversed()
      }
    }

    /// Waits for a change, and for the few milliseconds in which others belong to it; returns false
    /// at the end.
    package func wait() -> Bool {
      var waiting = [
        pollfd(fd: events, events: Int16(POLLIN), revents: 0),
        pollfd(fd: wake.reading, events: Int16(POLLIN), revents: 0),
      ]
      while true {
        while unsafe poll(&waiting, 2, -1) < 0, errno == EINTR {}
        if waiting[1].revents != 0 || hasEnded(within: Self.settling) { return false }
        if takeEvents() { return true }
        if hasEnded(within: Self.resting) { return false }
      }
    }

    private func hasEnded(within milliseconds: Int32) -> Bool {
      var waiting = pollfd(fd: wake.reading, events: Int16(POLLIN), revents: 0)
      return unsafe poll(&waiting, 1, milliseconds) > 0
    }

    /// Reads all events; returns whether one of them counts.
    private func takeEvents() -> Bool {
      var counts = false
      var buffer = [UInt8](repeating: 0, count: 4_096)
      while true {
        let length = unsafe read(events, &buffer, buffer.count)
        guard length > 0 else { return counts }
        var start = 0
        while let event = Event(buffer[start..<length]) {
          // All of them are looked at, as some end the watch of a folder.
          if take(event) { counts = true }
          start += event.length
        }
      }
    }

    private func take(_ event: Event) -> Bool {
      folders.withLock { folders in
        if event.has(IN_IGNORED) {
          folders[event.folder] = nil
          return false
        }
        // Without a name it concerns the folder itself, or lost events.
        guard let folder = folders[event.folder], let name = event.name else { return true }
        guard folder.names?.contains(name) ?? true else { return false }
        // A new file is empty, and counts when it is closed; folders and links are complete.
        return !event.has(IN_CREATE) || event.has(IN_ISDIR)
          || Paths.linkTarget(of: "\(folder.path)/\(name)") != nil
      }
    }

    /// Makes ``wait()`` return false from now on.
    package func end() {
      var byte: UInt8 = 0
      _ = unsafe write(wake.writing, &byte, 1)
    }

    /// One `inotify_event`: four numbers, and a name filled up with zeros.
    private struct Event {
      let folder: Int32
      private let mask: UInt32
      let name: String?
      let length: Int

      /// The first event of some bytes; nil at their end.
      init?(_ bytes: ArraySlice<UInt8>) {
        let head = MemoryLayout<inotify_event>.size
        guard bytes.count >= head else { return nil }
        func number(_ place: Int) -> UInt32 {
          let start = bytes.startIndex + place * MemoryLayout<UInt32>.size
          let part = bytes[start..<start + MemoryLayout<UInt32>.size]
          #if _endian(little)
            return part.reversed().reduce(0) { $0 << UInt8.bitWidth | UInt32($1) }
          #else
            return part.reduce(0) { $0 << UInt8.bitWidth | UInt32($1) }
          #endif
        }
        folder = Int32(bitPattern: number(0))
        mask = number(1)
        length = head + Int(number(3))
        guard bytes.count >= length else { return nil }
        let text = bytes.dropFirst(head).prefix(length - head).prefix { $0 != 0 }
        name = text.isEmpty ? nil : String(decoding: text, as: UTF8.self)
      }

      func has(_ flag: some BinaryInteger) -> Bool { mask & UInt32(truncatingIfNeeded: flag) != 0 }
    }
  }
#endif
