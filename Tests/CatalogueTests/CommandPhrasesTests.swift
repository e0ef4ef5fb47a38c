import Catalogue
import Testing

@Suite struct `The catalogue of the command line` {
  /// A text of the catalogue and its path of property names.
  struct Leaf {
    let path: String
    let text: String
    /// The numbers of its placeholders.
    var gaps: [Int] { (1...9).filter { text.contains("{\($0)}") } }
  }

  /// All texts of a language; the forms of a plural have one path.
  static func leaves(_ value: Any, _ path: String = "", isForm: Bool = false) -> [Leaf] {
    if let text = value as? String { return [Leaf(path: path, text: text)] }
    let isForm = isForm || value is PluralPhrase
    return Mirror(reflecting: value).children.enumerated().flatMap { index, child in
      let name = child.label ?? "\(index)"
      return leaves(child.value, isForm ? path : "\(path).\(name)", isForm: isForm)
    }
  }

  static let english = leaves(Language.english.commandPhrases)

  @Test(arguments: Language.allCases)
  func `has a text everywhere`(language: Language) {
    let leaves = Self.leaves(language.commandPhrases)
    #expect(Set(leaves.map(\.path)) == Set(Self.english.map(\.path)))
    #expect(leaves.count > 170)
    for leaf in leaves { #expect(!leaf.text.isEmpty, "\(leaf.path)") }
  }

  @Test(arguments: Language.allCases)
  func `has the same placeholders in every language and every plural form`(language: Language) {
    let expected = Dictionary(Self.english.map { ($0.path, $0.gaps) }) { one, _ in one }
    for leaf in Self.leaves(language.commandPhrases) {
      #expect(leaf.gaps == expected[leaf.path], "\(leaf.path)")
    }
  }

  @Test(arguments: [
    (Language.english, "а"..."я", "абвгдеєжзиіїйклмнопрстуфхцчшщьюяґёъыэ"),
    (.ukrainian, "a"..."z", "ёъыэ"), (.russian, "a"..."z", "єіїґ"),
  ])
  func `uses only the letters of its language`(
    language: Language, foreign: ClosedRange<Character>, forbidden: String
  ) {
    let same: Set = ["UNIX", "N", "{1}", "NaN"]
    for leaf in Self.leaves(language.commandPhrases) where !same.contains(leaf.text) {
      // The columns of tables have one name in every language.
      if leaf.path.hasPrefix(".help.exports.terms."), leaf.path.hasSuffix(".name") { continue }
      #expect(!leaf.text.lowercased().contains { forbidden.contains($0) }, "\(leaf.path)")
      let letters = leaf.text.filter { $0.isLetter }
      let isForeign = !letters.isEmpty && letters.lowercased().allSatisfy { foreign.contains($0) }
      #expect(!isForeign, "\(leaf.path)")
    }
  }

  @Test(arguments: [
    (0.999_52, 1, "99.9%"), (0.999_52, 0, "99.9%"), (1, 1, "100.0%"), (1, 0, "100%"),
    (0, 1, "0.0%"),
    (0.000_02, 1, "<0.1%"), (0.000_02, 0, "<0.1%"), (0.000_6, 1, "0.1%"), (0.421_9, 1, "42.2%"),
    (0.421_9, 0, "42%"),
  ])
  func `shows 0 and 100 % only where they are exact`(
    share: Double, decimals: Int, text: String
  ) {
    #expect(Language.english.commandPhrases.percent(share, decimals: decimals) == text)
  }

  @Test(arguments: [
    (30.75, 1, "30.8"), (30.749_999_999_999_996, 1, "30.8"), (30.74, 1, "30.7"), (0.15, 1, "0.2"),
    (1.005, 2, "1.01"), (-30.75, 1, "-30.8"), (99.95, 1, "100.0"), (0.04, 1, "0.0"),
    (1_005, 0, "1005"), (1e300, 0, "4611686018427387904"), (.nan, 1, "0.0"),
  ])
  func `rounds half away from zero, as the decimals read`(
    value: Double, decimals: Int, text: String
  ) {
    #expect(Language.english.commandPhrases.decimal(value, decimals) == text)
  }

  @Test(arguments: [
    (Language.english, "1,234,567.8", "-12,000", "999"),
    (.ukrainian, "1\u{A0}234\u{A0}567,8", "-12\u{A0}000", "999"),
    (.russian, "1\u{A0}234\u{A0}567,8", "-12\u{A0}000", "999"),
  ])
  func `groups thousands`(language: Language, long: String, negative: String, short: String) {
    let words = language.commandPhrases
    #expect(words.grouped(1_234_567.75, 1) == long && words.grouped(-12_000) == negative)
    #expect(words.grouped(999) == short)
  }

  @Test(arguments: Language.allCases)
  func `has a week of seven days, and columns that line up`(language: Language) {
    let weekdays = language.commandPhrases.weekdays
    #expect(weekdays.count == 7 && Set(weekdays).count == 7)
    #expect(Set(weekdays.map(\.count)).count == 1)
  }
}

@Suite struct `The language of messages` {
  @Test(arguments: [
    ([:], Language.english), (["LANG": "uk_UA.UTF-8"], .ukrainian), (["LANG": "uk"], .ukrainian),
    (["LANG": "ru_RU.UTF-8"], .russian), (["LANG": "ru.UTF-8"], .russian),
    (["LANG": "ru_UA"], .russian), (["LANG": "uk@latin"], .ukrainian),
    (["LANG": "C"], .english), (["LANG": "POSIX"], .english), (["LANG": "C.UTF-8"], .english),
    (["LANG": "en_GB.UTF-8"], .english), (["LANG": "de_DE.UTF-8"], .english),
    (["LANG": "ukr"], .english), (["LANG": "rus_RU"], .english), (["LANG": "."], .english),
    (["LC_MESSAGES": "uk_UA", "LANG": "ru_RU"], .ukrainian),
    (["LC_MESSAGES": "", "LANG": "ru_RU"], .russian),
    (["LC_ALL": "C", "LC_MESSAGES": "uk_UA", "LANG": "ru_RU"], .english),
    (["LC_ALL": "ru_RU", "LC_MESSAGES": "uk_UA"], .russian),
    (["LC_ALL": "", "LC_MESSAGES": "uk_UA", "LANG": "C"], .ukrainian),
    (["LC_TIME": "uk_UA", "LANGUAGE": "ru"], .english),
  ])
  func `is what the first variable set says`(environment: [String: String], language: Language) {
    #expect(Language.ofMessages { environment[$0] } == language)
  }
}
