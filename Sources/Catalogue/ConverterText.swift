/// A text of the converter, with gaps as those of ``PageText``.
public enum ConverterText: Int, Sendable, CaseIterable {
  /// The label of the field.
  case field
  /// What can be written there, in the empty field.
  case prompt
  /// The heading of what can be tried.
  case examples
  /// What can be tried: a length, a temperature, a measure of the kitchen, a time, a place, a size of data.
  case exampleLength, exampleTemperature, exampleKitchen, exampleTime, examplePlace, exampleData
  /// The label of the other readings of a text.
  case otherReadings
  /// The day of the exchange rates, {1}.
  case ratesOf
  /// Before the time that a text gives; {1} is the time with its day and zone.
  case givenTime
  /// The button that copies the answer.
  case copy
  /// In its place once the answer is copied.
  case copied
  /// When the browser did not let the page copy.
  case notCopied
  /// The button that converts in the other direction.
  case swap
  /// The heading of the conversions that were kept.
  case recent
  /// The button that removes them.
  case clearRecent
  /// What the keys do.
  case keys
  /// The button that has the device listen, where it understands speech.
  case dictate
  /// In its place while it listens.
  case stopDictating
}
