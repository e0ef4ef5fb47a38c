private import HostSystem

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#endif

/// The maximum number of values that may need one another; beyond it, a cycle is assumed.
private let deepest = 500

/// A key that is being made.
private struct PathEntry {
  let key: Any.Type
  let container: ObjectIdentifier
}

/// The keys that the running thread is making, each needed by the one before.
///
/// The memory belongs to its thread and is released with it. There are no references to count, as values for
/// each request are made within nanoseconds.
@usableFromInline
@unsafe
struct ResolutionPath {
  private var count = 0
  private let entries: UnsafeMutablePointer<PathEntry>

  private init() { unsafe entries = .allocate(capacity: deepest) }

  /// Records that a key is being made, and refuses a cycle.
  ///
  /// - Parameter mayRepeat: whether the key may need itself, with other arguments.
  /// - Returns: the path, to be left again.
  @usableFromInline
  static func enter<Home>(
    _ key: Any.Type, of container: Container<Home>, mayRepeat: Bool
  ) -> UnsafeMutablePointer<ResolutionPath> {
    let path = unsafe current()
    let count = unsafe path.pointee.count
    let entries = unsafe path.pointee.entries
    let entry = PathEntry(key: key, container: ObjectIdentifier(container))
    if count > 0, !mayRepeat || count == deepest {
      for place in 0..<count
      where unsafe entries[place].key == key && entries[place].container == entry.container {
        unsafe refuseCycle(Array(UnsafeBufferPointer(start: entries + place, count: count - place)))
      }
      if count == deepest {
        refuse("more than \(deepest) values need one another, the last \(name(of: key))")
      }
    }
    unsafe (entries + count).initialize(to: entry)
    unsafe path.pointee.count = count + 1
    return unsafe path
  }

  /// Records that the last key is made.
  @inlinable
  static func leave(_ path: UnsafeMutablePointer<ResolutionPath>) { unsafe path.pointee.leave() }

  @usableFromInline
  mutating func leave() { unsafe count -= 1 }

  /// Refuses a path whose first key is needed again by the last.
  private static func refuseCycle(_ cycle: [PathEntry]) -> Never {
    let key = cycle[0].key
    // The first round of a long path is enough.
    let round = cycle.dropFirst().firstIndex { $0.key == key } ?? cycle.endIndex
    let names = cycle[..<round].map { name(of: $0.key) } + [name(of: key)]
    refuse("\(name(of: key)) needs itself: \(names.joined(separator: " → "))")
  }

  private static func current() -> UnsafeMutablePointer<ResolutionPath> {
    if let found = unsafe pthread_getspecific(threadKey) {
      return unsafe found.assumingMemoryBound(to: ResolutionPath.self)
    }
    let path = UnsafeMutablePointer<ResolutionPath>.allocate(capacity: 1)
    unsafe path.initialize(to: ResolutionPath())
    unsafe pthread_setspecific(threadKey, path)
    return unsafe path
  }

  /// The place where each thread has its path.
  private static let threadKey: pthread_key_t = {
    var key = pthread_key_t()
    unsafe pthread_key_create(&key) { found in
      guard let path = unsafe found?.assumingMemoryBound(to: ResolutionPath.self) else { return }
      unsafe path.pointee.entries.deallocate()
      unsafe path.deallocate()
    }
    return key
  }()
}

/// Returns the name of a type as it is written in its module.
func name(of type: Any.Type) -> String { _typeName(type, qualified: false) }

/// Ends the program with a sentence on standard error, which optimized programs would leave out.
func refuse(_ sentence: String) -> Never {
  StandardStreams.Stream.error.write("Composition: \(sentence)\n")
  preconditionFailure(sentence)
}
