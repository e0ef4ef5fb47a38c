/// What the browser can be asked for; the order is that of the table in the host script.
package enum Service: UInt32, CaseIterable, Sendable {
  case fetch, openEvents, after
  /// Reads a file, or lets go of it.
  case file
  case cancel
  /// Calls, sets or reads what a path of names such as `history.pushState` leads to.
  case use
  /// Tells each event of this kind on what a path of names leads to.
  case listen
  /// Tells whether a condition on the screen holds, and each time that changes.
  case matches
  case format, fold, notify, focus
}

/// How the browser is reached: by imports on the page, by a table of answers in a test.
package struct Port {
  /// What came back at once.
  package struct Answer {
    package var number: Double
    package var bytes: [UInt8]

    package init(number: Double = 0, bytes: [UInt8] = []) {
      self.number = number
      self.bytes = bytes
    }
  }

  package let call: (Service, _ ticket: UInt32, _ number: Double, _ bytes: [UInt8]) -> Answer

  package init(
    call:
      @escaping (
        Service, _ ticket: UInt32, _ number: Double, _ bytes: [UInt8]
      ) -> Answer
  ) {
    self.call = call
  }
}
