import TextBytes

/// Where a program is, kept in step with the address of the page.
///
/// Links, the back button and the program itself move it; a view that reads ``place`` follows.
public final class Navigation<Destination: Place> {
  /// Where the program is; nil at an address that is no place's.
  @Observed public private(set) var place: Destination?

  private let browser: Browser
  private var shown: String
  /// The path of each place gone to, by how many places were gone to before it.
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

  /// The present place and those above it, the topmost first; empty at an unknown address.
  public var stack: [Destination] { place?.stack ?? [] }

  /// The present address.
  var address: String { place?.path ?? shown }

  /// Goes to a place; `replacing` leaves no way back to the present one.
  public func go(to place: Destination, replacing: Bool = false) {
    guard !place.path.isSame(as: address) else { return }
    browser.navigate(to: place.path, replacing: replacing)
  }

  /// Goes up to the parent: by going back if one has come from there, otherwise in the place of the
  /// present one.
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
