/// The representation of a setting's values as text, and the set of those values.
///
/// Decoding an encoded value returns it again. Texts may have several spellings, such as `07` for
/// 7; the stored one is always the encoded one.
public struct SettingCodec<Value: Sendable>: Sendable {
  /// The values.
  public let domain: SettingDomain
  /// Writes a value as text.
  public let encode: @Sendable (Value) -> String
  /// Reads a text; refuses one that is no value.
  public let decode: @Sendable (String) throws(SettingFault) -> Value

  /// Creates a codec for values that the codecs of this module do not cover.
  ///
  /// - Parameters:
  ///   - domain: describes the values.
  ///   - encode: writes a value as text. A value outside the domain is written, too: decoding refuses it.
  ///   - decode: reads the text.
  public init(
    _ domain: SettingDomain, encode: @escaping @Sendable (Value) -> String,
    decode: @escaping @Sendable (String) throws(SettingFault) -> Value
  ) {
    self.domain = domain
    self.encode = encode
    self.decode = decode
  }

  /// Returns a codec of the same texts for values of another type.
  ///
  ///     SettingCodec.whole(in: 0...255).map { Level(UInt8($0)) } back: { Int($0.byte) }
  ///
  /// - Parameters:
  ///   - convert: makes a value of the other type.
  ///   - back: makes the value to write.
  public func map<Other: Sendable>(
    _ convert: @escaping @Sendable (Value) -> Other, back: @escaping @Sendable (Other) -> Value
  ) -> SettingCodec<Other> {
    SettingCodec<Other>(domain, encode: { [encode] in encode(back($0)) }) {
      [decode] text throws(SettingFault) in
      convert(try decode(text))
    }
  }

  /// Returns the text of a value.
  ///
  /// - Throws: ``SettingFault`` for a value outside the domain.
  public func text(of value: Value) throws(SettingFault) -> String {
    let text = encode(value)
    _ = try decode(text)
    return text
  }

  /// Returns the encoded spelling of a text.
  func normalized(_ text: String) throws(SettingFault) -> String { encode(try decode(text)) }
}
