/// Holds the view being evaluated, so that the values it reads can be recorded.
enum Tracking {
  #if hasFeature(Embedded)
    /// Safe because a page has one thread, and the caller of `with` keeps the reader alive
    /// meanwhile.
    private nonisolated(unsafe) static var current: Unmanaged<Reader>?

    static var reader: Reader? { unsafe current?.takeUnretainedValue() }

    static func with(_ reader: Reader?, _ work: () -> Void) {
      let outer = unsafe current
      unsafe current = reader.map { unsafe Unmanaged.passUnretained($0) }
      work()
      unsafe current = outer
    }
  #else
    /// Task-local, so that pages rendered concurrently do not mix.
    ///
    /// Unchecked, because child tasks inherit it, but only the task that set it is given the
    /// reader, and that task has left `with` before it runs anywhere else.
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

    /// Identifies the current task; nil outside of tasks.
    private static var task: Int? { unsafe withUnsafeCurrentTask { unsafe $0?.hashValue } }
  #endif
}
