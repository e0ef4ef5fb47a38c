import TextBytes

extension Browser {
  /// The path and query of the page's address.
  public var path: String { (read("location.pathname") ?? "/") + (read("location.search") ?? "") }

  /// Goes to another place of the page; `replacing` leaves no way back to the present one.
  public func navigate(to path: String, replacing: Bool = false) {
    if replacing {
      use("history.replaceState", "\(depth)", "", path)
    } else {
      use("history.pushState", "\(depth + 1)", "", path)
      use("scrollTo", "0", "0")
    }
    for listener in pathListeners { listener(path) }
  }

  /// Goes back to the place before, as the browser's own button does.
  public func goBack() { use("history.back") }

  /// How many places were gone to within this page before the present one.
  var depth: Int {
    let answer = use("history.state")
    // The program writes it as text, the host script as a number.
    return answer.bytes.isEmpty ? Int(max(0, answer.number)) : Int(answer.bytes.decimal ?? 0)
  }

  /// Tells each new path, whether a link, the program or the back button led there.
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
