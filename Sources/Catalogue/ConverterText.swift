/// A text of the converter, with placeholders like those of ``PageText``.
public enum ConverterText: Int, Sendable, CaseIterable {
  /// The label of the field.
  case field
  /// The placeholder of the empty field.
  case prompt
  /// The heading of the examples.
  case examples
  /// The examples: a length, a temperature, a measure of the kitchen, a time, a place, a size of data.
  case exampleLength, exampleTemperature, exampleKitchen, exampleTime, examplePlace, exampleData
  /// The label of the other readings of a text.
  case otherReadings
  /// The note about the day of the exchange rates, {1}.
  case ratesOf
  /// The phrase with the time that a text gives; {1} is the time with its day and zone.
  case givenTime
  /// The button that copies the answer.
  case copy
  /// The same button once the answer is copied.
  case copied
  /// The message when the browser did not allow copying.
  case notCopied
  /// The button that converts in the other direction.
  case swap
  /// The heading of recent conversions.
  case recent
  /// The button that removes them.
  case clearRecent
  /// The hint about the keys.
  case keys
  /// The button that starts dictation, on devices that understand speech.
  case dictate
  /// The same button during dictation, which stops it.
  case stopDictating
}
