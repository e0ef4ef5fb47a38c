extension Browser {
  /// Copies text to the clipboard; call it in response to a click or a key.
  ///
  /// - Parameters:
  ///   - text: the text to copy.
  ///   - receive: called with whether it was copied; the browser may refuse.
  public func copy(_ text: String, receive: @escaping (Bool) -> Void = { _ in }) {
    useLater("navigator.clipboard.writeText", text) { answer in
      if case nil = answer { receive(false) } else { receive(true) }
    }
  }

  /// Reads the clipboard's text, for which the browser may ask permission; nil if it is refused.
  public func paste(receive: @escaping (String?) -> Void) {
    useLater("navigator.clipboard.readText", receive: receive)
  }
}
