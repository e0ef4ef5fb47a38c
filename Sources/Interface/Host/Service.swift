/// The browser's services, numbered as in the tables of the host's scripts.
///
/// `Documentation/host-script.md` documents the arguments and answers of each.
package enum Service: UInt32, CaseIterable {
  // MARK: host.js

  case fetch = 0, after
  /// Reads a file, or releases it.
  case file
  /// Cancels the request with the ticket.
  case cancel
  /// Calls, sets or reads the object at a path of names such as `history.pushState`.
  case use
  /// Reports each event of this kind on the object at a path of names.
  case listen
  /// Reports whether a media query matches, and each change.
  case matches
  case format, fold, focus
  /// Adds a record to the page's log.
  case log

  // MARK: drawing.js

  /// Draws; with a ticket, reports the time of each frame the browser shows.
  case drawing = 16
  /// Measures a text; with a ticket, reports the size of an element.
  case measuring

  // MARK: motion.js

  /// Reports pointer events on the elements that handle gestures.
  case gestures
  /// Plays and follows the animations of elements.
  case movements
  /// Measures the positions of elements.
  case geometry

  // MARK: lists.js

  /// Follows a list: its scroll position, the lengths of its rows, and the row that has the focus.
  case watchList
  /// Scrolls a list, or makes its rows glide.
  case scrollList
  /// Reports each frame that is about to be drawn.
  case frames

  // MARK: components.js

  /// Shows an element as a modal dialogue.
  case modal
  /// Shows an element above the page, beside the one before it.
  case float
  /// Scrolls an element into view within its scroll container.
  case reveal
  /// Shows an element as the tooltip of the one before it.
  case tip
  /// Plays, pauses and follows a video.
  case media
  /// Makes the device vibrate.
  case vibrate
  /// Reports the width or the height of an element.
  case extent

  // MARK: leaving.js, chunks.js, live.js and notices.js

  /// Animates an element's removal.
  case leave
  /// Loads a part of the program.
  case chunk
  /// Opens a stream of events from the server.
  case openEvents
  /// Shows a notification, and reports a click on it.
  case notify

  // MARK: texts.js

  /// Returns the page's texts in its language.
  case texts

  // MARK: components.js, too

  /// Offers a file to other programs of the device.
  case share

  // MARK: dictation.js

  /// Turns speech to text.
  case dictation

  // MARK: notices.js, too

  /// Plays a short sound, or prepares for that.
  case chime
  /// Shows a number on the icon of an installed page.
  case badge

  // MARK: channel.js

  /// Exchanges messages with a script of the page.
  case channel
}

/// The connection to the browser: imports on the page, a table of answers in a test.
package struct Port {
  /// An immediate answer.
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
