extension Browser {
  /// The text that the server has written into the page for the program, or nil where there is none.
  ///
  /// What a page shows at first need not be asked for again: a server that writes the page from
  /// some answer writes the answer beside it, by ``RenderedPage/element(giving:as:)``.
  ///
  /// - Parameter name: letters, figures and hyphens.
  public func given(_ name: String) -> String? { read("given-" + name + ".textContent") }

  /// The value of a cookie of the page's origin, or nil where there is none.
  public func cookie(_ name: String) -> String? {
    read("document.cookie").flatMap { Cookies($0)[name] }
  }

  /// Keeps a value for a year where the server reads it with each request for a page.
  ///
  /// For what the server must know to write a page, such as a language; what is the page's own
  /// affair belongs under a ``StorageKey``.
  ///
  /// - Parameters:
  ///   - value: letters, figures and hyphens.
  ///   - name: letters, figures and hyphens.
  public func setCookie(_ value: String, for name: String) {
    use("document.cookie", name + "=" + value + "; path=/; max-age=31536000; samesite=strict")
  }

  /// Loads the page anew, from the server.
  public func reload() { use("location.reload") }
}
