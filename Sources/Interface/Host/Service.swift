/// What the browser can be asked for, by its number in the tables of the host's scripts.
///
/// `Documentation/host-script.md` says what each takes and answers.
package enum Service: UInt32, CaseIterable {
  // MARK: host.js

  case fetch = 0, after
  /// Reads a file, or lets go of it.
  case file
  /// Ends what was asked for under the ticket.
  case cancel
  /// Calls, sets or reads what a path of names such as `history.pushState` leads to.
  case use
  /// Tells each event of this kind on what a path of names leads to.
  case listen
  /// Tells whether a condition on the screen holds, and each time that changes.
  case matches
  case format, fold, focus

  // MARK: drawing.js

  /// Draws; with a ticket, tells the time of each picture the browser shows.
  case drawing = 16
  /// Measures a text; with a ticket, tells the size of an element.
  case measuring

  // MARK: motion.js

  /// Tells what pointers do on the elements that want to know.
  case gestures
  /// Plays and follows the movements of elements.
  case movements
  /// Measures where elements are.
  case geometry

  // MARK: lists.js

  /// Follows a list: how far it is scrolled, how long its rows are, which one has the focus.
  case watchList
  /// Scrolls a list, or has its rows glide.
  case scrollList
  /// Tells of each picture that is about to be drawn.
  case frames

  // MARK: components.js

  /// Shows an element as a modal dialogue.
  case modal
  /// Shows an element above the page, beside the one before it.
  case float
  /// Brings an element to sight within what scrolls around it.
  case reveal
  /// Shows an element as the explanation of the one before it.
  case tip
  /// Plays, halts and follows a video.
  case media
  /// Has the device shake.
  case vibrate
  /// Tells how wide an element is.
  case width

  // MARK: leaving.js, chunks.js and live.js

  /// Shows how an element leaves.
  case leave
  /// Loads a part of the program.
  case chunk
  /// Listens to the server.
  case openEvents
  case notify

  // MARK: texts.js

  /// Gives what the page says in its language.
  case texts
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
