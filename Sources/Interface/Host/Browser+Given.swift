extension Browser {
  /// Returns the text that the server has written into the page for the program, or nil if there is none.
  ///
  /// The page's first content needs no request: a server that renders the page from an answer
  /// writes that answer beside it, with ``RenderedPage/element(giving:as:)``.
  ///
  /// - Parameter name: letters, figures and hyphens.
  public func given(_ name: String) -> String? { read("given-" + name + ".textContent") }

  /// Returns the value of a cookie of the page's origin, or nil if there is none.
  public func cookie(_ name: String) -> String? {
    read("document.cookie").flatMap { Cookies($0)[name] }
  }

  /// Stores a value for a year in a cookie, which the server reads with each request for a page.
  ///
  /// Use it for values that the server must know to render a page, such as a language; values that
  /// only the page needs belong under a ``StorageKey``.
  ///
  /// - Parameters:
  ///   - value: letters, figures and hyphens.
  ///   - name: letters, figures and hyphens.
  public func setCookie(_ value: String, for name: String) {
    use("document.cookie", name + "=" + value + "; path=/; max-age=31536000; samesite=strict")
  }

  /// Reloads the page from the server.
  public func reload() { use("location.reload") }
}
