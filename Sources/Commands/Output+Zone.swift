internal import Catalogue
private import CivilTime
internal import TrackerStore

extension Output {
  /// Says by which clock times are written, if it is not that of the computer.
  func printZone(of tracker: Tracker, _ words: CommandPhrases) {
    guard let computer = tracker.computerZone, let zone = tracker.zone else { return }
    printSentence(words.otherZone(zone.text, computer))
  }
}
