internal import JSON
internal import TextBytes

extension SettingCodec where Value: FixedWidthInteger {
  /// Whole numbers of a range.
  public static func whole(in range: ClosedRange<Value>) -> Self {
    // A bound beyond 64 signed bits only widens the description.
    let bounds = Int64(clamping: range.lowerBound)...Int64(clamping: range.upperBound)
    let domain = SettingDomain.whole(bounds)
    return SettingCodec(domain, encode: { "\($0)" }) { text throws(SettingFault) in
      guard let number = Value(text) else {
        throw isWhole(text) ? .outOfRange(domain) : .notAValue(domain)
      }
      guard range.contains(number) else { throw .outOfRange(domain) }
      return number
    }
  }
}

/// Returns whether a text is a whole number of any size.
private func isWhole(_ text: String) -> Bool {
  var digits = text.bytes[...]
  if let sign = digits.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
    digits.removeFirst()
  }
  return !digits.isEmpty
    && digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
}

extension SettingCodec<Double> {
  /// Numbers of a range, written with the fewest digits that identify them.
  public static func decimal(in range: ClosedRange<Double>) -> Self {
    let domain = SettingDomain.decimal(range)
    return SettingCodec(domain, encode: { "\($0)" }) { text throws(SettingFault) in
      guard let number = parsed(text), number.isFinite else { throw .notAValue(domain) }
      guard range.contains(number) else { throw .outOfRange(domain) }
      return number
    }
  }

  private static func parsed(_ text: String) -> Double? {
    #if hasFeature(Embedded)
      // The standard library's parser is not available. JSON's may miss the last digits of a long
      // number, and of the numbers near the result the right one is the one that is written like
      // this.
      guard let near = (try? JSONValue(parsing: text.bytes))?.number else { return nil }
      var (above, below) = (near, near)
      for _ in 0..<8 {
        if "\(above)".isSame(as: text) { return above }
        if "\(below)".isSame(as: text) { return below }
        (above, below) = (above.nextUp, below.nextDown)
      }
      return near
    #else
      return Double(text)
    #endif
  }
}

extension SettingCodec<Bool> {
  /// On and off.
  ///
  /// - Parameters:
  ///   - on: the word for true.
  ///   - off: the word for false.
  public static func flag(on: String = "on", off: String = "off") -> Self {
    .words([(on, true), (off, false)])
  }
}

extension SettingCodec<String> {
  /// Text.
  ///
  /// - Parameter longest: the maximum number of bytes of UTF-8.
  public static func text(longest: Int = 1_024) -> Self {
    let domain = SettingDomain.text(longest: longest)
    return SettingCodec(domain, encode: { $0 }) { text throws(SettingFault) in
      guard text.utf8.count <= longest else { throw .tooLong(domain) }
      return text
    }
  }
}

extension SettingCodec {
  /// Values that are written as words.
  ///
  /// - Parameter values: each value with its word, which never changes, in the order in which they are
  ///   offered.
  public static func words(_ values: [(word: String, value: Value)]) -> Self
  where Value: Equatable {
    precondition(!values.isEmpty, "a setting needs a word")
    let domain = SettingDomain.words(values.map { $0.word })
    return SettingCodec(
      domain,
      encode: { value in
        // The codec of a part of a type's values writes the others as a text that it does not read.
        values.first { $0.value == value }.map { $0.word } ?? ""
      },
      decode: { text throws(SettingFault) in
        guard let found = values.first(where: { $0.word.isSame(as: text) }) else {
          throw .notAValue(domain)
        }
        return found.value
      })
  }
}

extension SettingCodec
where Value: CaseIterable & RawRepresentable & Equatable, Value.RawValue == String {
  /// The cases of an enumeration, by their raw values.
  public static var cases: Self { words(Value.allCases.map { ($0.rawValue, $0) }) }
}
