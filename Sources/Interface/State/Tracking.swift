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
    /// Sendable by promise: the reader is set and read only within one synchronous call.
    private struct Current: @unchecked Sendable { let reader: Reader? }

    @TaskLocal private static var current = Current(reader: nil)

    static var reader: Reader? { current.reader }

    static func with(_ reader: Reader?, _ work: () -> Void) {
      $current.withValue(Current(reader: reader), operation: work)
    }
  #endif
}
