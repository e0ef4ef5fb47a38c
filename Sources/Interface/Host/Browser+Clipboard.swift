extension Browser {
  /// Puts text on the clipboard; call it in answer to a click or a key.
  ///
  /// - Parameters:
  ///   - text: what is put there.
  ///   - receive: is told whether it is there, which the browser may refuse.
  public func copy(_ text: String, receive: @escaping (Bool) -> Void = { _ in }) {
    useLater("navigator.clipboard.writeText", text) { answer in
      if case nil = answer { receive(false) } else { receive(true) }
    }
  }

  /// Reads the clipboard's text, for which the browser may ask the person; nil where it may not.
  public func paste(receive: @escaping (String?) -> Void) {
    useLater("navigator.clipboard.readText", receive: receive)
  }
}
