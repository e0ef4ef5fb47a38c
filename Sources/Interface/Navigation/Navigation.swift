import TextBytes

/// The program's current place, kept in sync with the address of the page.
///
/// Links, the back button and the program itself move it; a view that reads ``place`` follows.
public final class Navigation<Destination: Place> {
  /// The current place; nil if no place has the address.
  @Observed public private(set) var place: Destination?

  private let browser: Browser
  private var shown: String
  /// The paths of the places visited, with the number of history entries before each.
  private var trail: [(depth: Int, path: String)] = []

  /// Starts at the page's address and follows it for as long as the page is open.
  public init(browser: Browser) {
    self.browser = browser
    let path = browser.path
    place = Destination(path: path)
    shown = path
    note(path)
    browser.onNavigate { [self] path in
      note(path)
      guard !path.isSame(as: shown) else { return }
      shown = path
      place = Destination(path: path)
    }
  }

  /// The current place and those above it, the topmost first; empty at an unknown address.
  public var stack: [Destination] { place?.stack ?? [] }

  /// The current address.
  var address: String { place?.path ?? shown }

  /// Goes to a place.
  ///
  /// - Parameters:
  ///   - place: the destination.
  ///   - replacing: whether the current history entry is replaced.
  ///   - scrolls: whether a new entry is shown from its top; false if the place is a part of the
  ///     same page that the person looks at.
  public func go(to place: Destination, replacing: Bool = false, scrolls: Bool = true) {
    guard !place.path.isSame(as: address) else { return }
    browser.navigate(to: place.path, replacing: replacing, scrolls: scrolls)
  }

  /// Goes up to the parent: back in history if it was the previous place, otherwise by replacing
  /// the current one.
  public func goUp() {
    guard let parent = place?.parent else { return }
    let depth = browser.depth
    if depth > 0,
      trail.contains(where: { $0.depth == depth - 1 && $0.path.isSame(as: parent.path) })
    {
      browser.goBack()
    } else {
      go(to: parent, replacing: true)
    }
  }

  private func note(_ path: String) {
    let depth = browser.depth
    trail.removeAll { $0.depth >= depth }
    trail.append((depth, path))
  }
}
