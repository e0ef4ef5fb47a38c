import TextBytes

extension Browser {
  /// The path and query of the page's address.
  public var path: String { (read("location.pathname") ?? "/") + (read("location.search") ?? "") }

  /// Goes to another place of the page.
  ///
  /// - Parameters:
  ///   - path: the address of the place.
  ///   - replacing: whether the current history entry is replaced.
  ///   - scrolls: whether a new entry is shown from its top, as another page is.
  public func navigate(to path: String, replacing: Bool = false, scrolls: Bool = true) {
    if replacing {
      use("history.replaceState", "\(depth)", "", path)
    } else {
      use("history.pushState", "\(depth + 1)", "", path)
      if scrolls { use("scrollTo", "0", "0") }
    }
    for listener in pathListeners { listener(path) }
  }

  /// Opens an address as a click on a link does: a place of this page, or what the server shows itself.
  func follow(_ path: String) {
    if isOfServer(path) { use("location.assign", path) } else { navigate(to: path) }
  }

  /// Whether a path begins with one of those in the page's `data-server`, which are not places of the page.
  private func isOfServer(_ path: String) -> Bool {
    guard let list = read("app.dataset.server") else { return false }
    for prefix in list.utf8.split(separator: UInt8(ascii: " "))
    where path.begins(with: String(decoding: prefix, as: UTF8.self)) {
      return true
    }
    return false
  }

  /// Goes back to the previous place, like the browser's back button.
  public func goBack() { use("history.back") }

  /// The number of history entries of this page before the current one.
  var depth: Int {
    let answer = use("history.state")
    // The program writes it as text, the host script as a number.
    return answer.bytes.isEmpty ? Int(max(0, answer.number)) : Int(answer.bytes.decimal ?? 0)
  }

  /// Calls `receive` with each new path, whether a link, the program or the back button led there.
  public func onNavigate(_ receive: @escaping (String) -> Void) {
    guard hearsLater else { return }
    pathListeners.append(receive)
    guard pathListeners.count == 1 else { return }
    ask(.listen, 0, "window.popstate".bytes, isKept: true) { [self] _, _ in
      let path = self.path
      for listener in pathListeners { listener(path) }
    }
  }
}
