/// The rule for the forms of nouns after whole numbers in a language, by CLDR 44.
///
/// A number with digits after the point is `other` by each rule.
public enum PluralRule: String, Sendable, Hashable, CaseIterable {
  /// 1 and all others, as in English.
  case oneOther
  /// 1 and 21, 2 to 4 and 22 to 24, and most others, as in Ukrainian and Russian.
  case eastSlavic

  /// Returns the plural category of a whole number.
  func category(of count: Int) -> PluralCategory {
    let count = count.magnitude
    switch self {
    case .oneOther: return count == 1 ? .one : .other
    case .eastSlavic:
      let (tens, ones) = (count % 100, count % 10)
      if ones == 1 && tens != 11 { return .one }
      if (2...4).contains(ones) && !(12...14).contains(tens) { return .few }
      return .many
    }
  }
}

/// A plural category of CLDR; only those that the languages of Proba use.
enum PluralCategory: Int, Sendable, CaseIterable {
  case one, few, many, other
}
