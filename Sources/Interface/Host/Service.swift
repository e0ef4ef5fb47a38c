/// What the browser can be asked for, by its number in the table of the host script.
///
/// Numbers from 16 on are for scripts beside it, each with the module that needs it.
package struct Service: RawRepresentable, Equatable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package static var fetch: Service { Service(rawValue: 0) }
  package static var after: Service { Service(rawValue: 1) }
  /// Reads a file, or lets go of it.
  package static var file: Service { Service(rawValue: 2) }
  /// Ends what was asked for under the ticket.
  package static var cancel: Service { Service(rawValue: 3) }
  /// Calls, sets or reads what a path of names such as `history.pushState` leads to.
  package static var use: Service { Service(rawValue: 4) }
  /// Tells each event of this kind on what a path of names leads to.
  package static var listen: Service { Service(rawValue: 5) }
  /// Tells whether a condition on the screen holds, and each time that changes.
  package static var matches: Service { Service(rawValue: 6) }
  package static var format: Service { Service(rawValue: 7) }
  package static var fold: Service { Service(rawValue: 8) }
  package static var focus: Service { Service(rawValue: 9) }

  /// Loads a part of the program; of the script `chunks.js`.
  package static var chunk: Service { Service(rawValue: 32) }
  /// Listens to the server; of the script `live.js`, as are notices.
  package static var openEvents: Service { Service(rawValue: 34) }
  package static var notify: Service { Service(rawValue: 35) }
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
