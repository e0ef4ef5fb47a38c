import TextBytes

// Speech that the device itself turns to text. Browsers that would send it to a company offer none here.

extension Browser {
  /// Finds out whether a language can be dictated.
  ///
  /// - Parameters:
  ///   - language: a BCP 47 tag with a territory, such as `uk-UA`.
  ///   - receive: called with whether the device understands it without help from outside.
  public func findDictation(in language: String, receive: @escaping (Bool) -> Void) {
    ask(.dictation, 0, language.bytes, isKept: false) { number, _ in receive(number > 0) }
  }

  /// Listens until the person pauses, or the subscription is cancelled.
  ///
  /// Call it in response to a click or a key, if ``findDictation(in:receive:)`` found the language:
  /// the browser may ask for the microphone.
  ///
  /// - Parameters:
  ///   - language: a BCP 47 tag with a territory, such as `uk-UA`.
  ///   - receive: called with all words understood so far each time that there are more, and with
  ///     nil at the end.
  public func dictate(
    in language: String, receive: @escaping (String?) -> Void
  ) -> Subscription {
    ask(.dictation, 1, language.bytes, isKept: true) { number, bytes in
      receive(number > 0 ? String(bytes: bytes) : nil)
    }
    .subscription
  }
}
