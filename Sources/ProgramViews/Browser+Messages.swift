public import Interface

extension Browser {
  /// Fetches a program that will be wanted soon, so that it begins without a wait.
  ///
  /// A failure stays silent: the program is fetched again when it is shown.
  public func prepareProgram(_ name: String) { ask(.program, 0, bytes: Array(name.utf8)) }

  /// In a program that fills a part of a page: hears what the page tells.
  ///
  /// - Parameter receive: takes each later message.
  /// - Returns: the message that the program was started with; empty in a program that has a page of
  ///   its own.
  public func onMessage(_ receive: @escaping (String) -> Void) -> String {
    let answer = ask(.surroundings, 0, [], isKept: true) { _, bytes in
      receive(String(decoding: bytes, as: UTF8.self))
    }.answer
    return String(decoding: answer.bytes, as: UTF8.self)
  }

  /// In a program that fills a part of a page: tells the page something.
  public func tellPage(_ message: String) { ask(.surroundings, 0, bytes: Array(message.utf8)) }
}
