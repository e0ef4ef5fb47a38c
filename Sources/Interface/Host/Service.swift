/// What the browser can be asked for; the order is that of the table in the host script.
package enum Service: UInt32, CaseIterable, Sendable {
  case fetch, openEvents, after, cancel, now, format, fold, languages, read, store, path, navigate
  case watchPath, setTitle, setLanguage, permission, requestPermission, notify, focus
  case watchVisibility, report, announce, adoptStyle
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
