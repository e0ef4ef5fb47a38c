/// A quantity that an answer states for a tag, such as the 5 km of "run 5 km".
public struct Amount: Sendable, Hashable {
  /// The tag to which it belongs in the answer.
  public let tag: TagName
  /// The amount as it was written: `5 km`, `3x80 kg`.
  public let text: String
  /// The number of units; the stored number is exact.
  public let value: Double
  /// The unit: its identifier in CLDR, the code of a currency, or the thing counted, such as `page`.
  public let unit: String

  /// Makes an amount of a tag.
  public init(tag: TagName, text: String, value: Double, unit: String) {
    self.tag = tag
    self.text = text
    self.value = value
    self.unit = unit
  }
}
