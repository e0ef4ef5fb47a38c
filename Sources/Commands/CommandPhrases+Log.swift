internal import Catalogue
internal import Logging
private import Persistence
internal import TrackerStore

extension CommandPhrases {
  /// Returns the log message of an error: its sentence, without the person's own words.
  func report(of error: TrackerError) -> Logger.Message {
    switch error {
    case .answeredMeanwhile, .unknownTag, .notATagName, .tagExists, .aliasTaken, .notAnEmoji,
      .noZone:
      // Those messages quote the person.
      return Logger.Message(sentence(for: error))
    case .store(.decode(let table, let column, _, let problem)):
      // The key of a row may be a word of the person, such as an alias.
      let masked = StoreError.decode(
        table: table, column: column, key: Logger.Privacy.mask, problem: problem)
      return Logger.Message(sentence(for: TrackerError.store(masked)), privacy: .public)
    default:
      return Logger.Message(sentence(for: error), privacy: .public)
    }
  }
}
