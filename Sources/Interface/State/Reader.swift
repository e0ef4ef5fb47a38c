/// An observer of changing values: typically a mounted view with a body.
public class Reader {
  let renderer: Renderer
  private let parent: Reader?
  let depth: Int
  let scope: EnvironmentScope?
  final var isStale = false
  /// Whether it has left the page.
  private(set) final var isRetired = false
  /// Whether anything inside must be notified at once when it leaves the page.
  private(set) final var hasDuties = false
  /// A source that had no other reader when this read it; that connection needs no object of its
  /// own.
  fileprivate final var only: Source?
  /// The first of the other connections to the sources this has read.
  fileprivate final var links: Reading?
  #if DEVELOPMENT
    /// The place of the view in the source code, and the reader around it.
    var place: SourcePlace?
    var around: Reader?
  #endif

  init(renderer: Renderer, parent: Reader?, scope: EnvironmentScope? = nil) {
    self.renderer = renderer
    self.parent = parent
    depth = (parent?.depth ?? 0) + 1
    self.scope = scope ?? parent?.scope
    #if DEVELOPMENT
      around = parent
    #endif
  }

  deinit {
    if let only { unsafe only.only = nil }
  }

  /// Connects a source that has been read under this reader with the reader to be evaluated again
  /// when it changes.
  func reads(_ source: Source) {
    if !isRetired { source.connect(self) }
  }

  /// Reads everything again.
  func evaluate() {}

  /// Schedules an evaluation in the next flush.
  final func invalidate() {
    guard !isRetired else { return }
    renderer.choreographer?.invalidates(self)
    guard !isStale else { return }
    isStale = true
    renderer.enqueue(self)
  }

  /// Whether it and all readers around it are on the page.
  final var isOnPage: Bool {
    var reader: Reader? = self
    while let current = reader {
      if current.isRetired { return false }
      reader = current.parent
    }
    return true
  }

  /// The name of the innermost view around it, and in a development build its places in the source code.
  final var nameOfView: String {
    var name = "A view"
    var reader: Reader? = self
    while let current = reader {
      if let own = current.ownName {
        name = own
        break
      }
      reader = current.parent
    }
    #if DEVELOPMENT
      let trail = self.trail
      if !trail.utf8.isEmpty { name += " at " + trail }
    #endif
    return name
  }

  /// The name of the view whose body it evaluates, where types have names.
  var ownName: String? { nil }

  /// Records that something inside must be notified at once when it leaves the page.
  @inline(never)
  final func noteDuty() {
    var reader: Reader? = self
    while let current = reader, !current.hasDuties {
      current.hasDuties = true
      reader = current.parent
    }
  }

  /// Disconnects from everything read so far.
  @inline(never)
  final func forgetSources() {
    if let source = only.take() { unsafe source.only = nil }
    while let link = links {
      link.source.disconnect(link)
      links = link.following
      link.following = nil
    }
  }

  /// Leaves the page: no change reaches it any more.
  @inline(never)
  final func retire() {
    forgetSources()
    isRetired = true
  }
}

/// A value that can be read while a view is evaluated and that notifies its readers of changes.
public class Source {
  /// The reader of the one connection that needs no object; each reader has at most one of these.
  ///
  /// Most readers read one source, and most sources have one reader.
  fileprivate final unowned(unsafe) var only: Reader?
  /// The first of the other connections to readers, in order.
  private unowned(unsafe) var first: Reading?
  /// The source that this is an alias of.
  private final var alias: Source?

  init() {}

  /// Records that the view being evaluated has read this.
  @inline(never)
  final func noteRead() { Tracking.reader?.reads(self) }

  /// Connects the reader, so that it is notified of changes.
  fileprivate final func connect(_ reader: Reader) {
    if let only = unsafe only {
      if only === reader { return }
    } else if case nil = reader.only {
      unsafe only = reader
      reader.only = self
      return
    }
    let first = unsafe self.first
    let last = unsafe first?.previous
    if let last, last.reader === reader { return }
    let link = Reading(reader, self)
    if let first, let last {
      unsafe link.previous = last
      unsafe last.next = link
      unsafe first.previous = link
    } else {
      unsafe link.previous = link
      unsafe self.first = link
    }
  }

  /// Invalidates every reader.
  @inline(never)
  final func noteChange() {
    unsafe only?.invalidate()
    var link = unsafe first
    while let current = link {
      current.reader.invalidate()
      link = unsafe current.next
    }
  }

  fileprivate final func disconnect(_ link: Reading) {
    let previous = unsafe link.previous
    let next = unsafe link.next
    if unsafe first === link {
      unsafe first = next
    } else {
      unsafe previous?.next = next
    }
    unsafe (next ?? first)?.previous = previous
  }

  /// Makes this an alias of a source of the same type that is already on the page.
  ///
  /// The caller has checked the type: both were found at the same offset in two values of one view type.
  final func inherit(_ other: Source) {
    let source = other.original
    // A view that its parent keeps is passed again as the same value.
    if source !== self { alias = source }
  }

  /// The source whose value counts: this one, unless it is an alias.
  @inline(never)
  final var original: Source {
    var source = self
    while let other = source.alias { source = other }
    return source
  }

  /// Records that the view being evaluated has read the original, and returns that.
  @inline(never)
  final func read() -> Source {
    let source = original
    source.noteRead()
    return source
  }
}

/// The connection between a reader and a source: one object in the lists of both, so that either
/// end is removed in constant time.
///
/// The reader owns it and takes it out of the source's list before releasing it; so the source's
/// unsafe references stay valid.
private final class Reading {
  let reader: Reader
  let source: Source
  /// The reader's next connection.
  var following: Reading?
  /// The source's previous connection; for its first one, the last.
  unowned(unsafe) var previous: Reading?
  unowned(unsafe) var next: Reading?

  init(_ reader: Reader, _ source: Source) {
    self.reader = reader
    self.source = source
    following = reader.links
    reader.links = self
  }
}
