/// How much an answer says of a tag: the 5 km of "run 5 km".
public struct Amount: Sendable, Hashable {
  /// The tag of the answer that it belongs to.
  public let tag: TagName
  /// As it was written: `5 km`, `3x80 kg`.
  public let text: String
  /// The number of units; what is stored is exact.
  public let value: Double
  /// The unit by its identifier of CLDR, the code of a currency, or what is counted, such as `page`.
  public let unit: String

  /// Joins an amount with its tag.
  public init(tag: TagName, text: String, value: Double, unit: String) {
    self.tag = tag
    self.text = text
    self.value = value
    self.unit = unit
  }
}
