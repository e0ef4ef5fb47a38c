/// Knows which view is being evaluated, so that what it reads can be noted.
enum Tracking {
  #if hasFeature(Embedded)
    /// Safe because a page has one thread, and who calls `with` keeps the reader meanwhile.
    private nonisolated(unsafe) static var current: Unmanaged<Reader>?

    static var reader: Reader? { unsafe current?.takeUnretainedValue() }

    static func with(_ reader: Reader?, _ work: () -> Void) {
      let outer = unsafe current
      unsafe current = reader.map { unsafe Unmanaged.passUnretained($0) }
      work()
      unsafe current = outer
    }
  #else
    /// Carried by the task, so that pages rendered side by side do not mix.
    ///
    /// Sendable by promise: tasks that are started meanwhile inherit it, but only the task that set it
    /// is given the reader, and that task has left `with` before it runs anywhere else.
    private struct Current: @unchecked Sendable {
      let reader: Reader?
      let task = Tracking.task
    }

    @TaskLocal private static var current = Current(reader: nil)

    static var reader: Reader? {
      let current = current
      return current.task == task ? current.reader : nil
    }

    static func with(_ reader: Reader?, _ work: () -> Void) {
      $current.withValue(Current(reader: reader), operation: work)
    }

    /// Which task this is, while it runs; nothing outside of tasks.
    private static var task: Int? { unsafe withUnsafeCurrentTask { unsafe $0?.hashValue } }
  #endif
}
