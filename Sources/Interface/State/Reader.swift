/// Whoever reads changing values and wants to be told: a mounted view with a body.
public class Reader {
  let renderer: Renderer
  let depth: Int
  let scope: EnvironmentScope?
  var isStale = false
  var evaluation: (() -> Void)?
  fileprivate var sources: [Link] = []
  #if DEVELOPMENT
    /// Where in the sources the view is written, and who is around it.
    var place: SourcePlace?
    var around: Reader?
  #endif

  /// One end of the connection between a reader and a source, with the place of the other end.
  fileprivate struct Link {
    let source: Source
    var place: Int
  }

  init(renderer: Renderer, parent: Reader?, scope: EnvironmentScope? = nil) {
    self.renderer = renderer
    depth = (parent?.depth ?? 0) + 1
    self.scope = scope ?? parent?.scope
    #if DEVELOPMENT
      around = parent
    #endif
  }

  /// Who is evaluated again when what is read under this reader changes.
  var listener: Reader? { evaluation == nil ? nil : self }

  /// Asks to be evaluated in the next flush.
  func invalidate() {
    guard !isStale, evaluation != nil else { return }
    isStale = true
    renderer.enqueue(self)
  }

  /// Disconnects from everything read so far.
  @inline(never)
  func forgetSources() {
    for index in sources.indices {
      sources[index].source.disconnect(at: sources[index].place)
    }
    sources.removeAll(keepingCapacity: true)
  }

  /// Leaves the page: no change reaches it any more.
  @inline(never)
  func retire() {
    forgetSources()
    evaluation = nil
  }
}

/// Whatever can be read while a view is evaluated and tells its readers when it has changed.
public class Source {
  /// The readers, each with the place of this source among the reader's own links, so that either
  /// end is removed in constant time.
  private var readers: [(reader: Reader, place: Int)] = []

  init() {}

  /// Whether any view listens.
  var hasReaders: Bool { !readers.isEmpty }

  /// Notes that the view being evaluated has read this.
  @inline(never)
  func noteRead() {
    guard let reader = Tracking.reader?.listener else { return }
    if let last = readers.last, last.reader === reader { return }
    readers.append((reader, reader.sources.count))
    reader.sources.append(Reader.Link(source: self, place: readers.count - 1))
  }

  /// Asks every reader to be evaluated again.
  @inline(never)
  func noteChange() {
    for entry in readers { entry.reader.invalidate() }
  }

  fileprivate func disconnect(at place: Int) {
    let last = readers.removeLast()
    guard place < readers.count else { return }
    readers[place] = last
    last.reader.sources[last.place].place = place
  }

  /// Makes this a second name of a source that is already on the page.
  func inherit(_ other: Source) {}
}
