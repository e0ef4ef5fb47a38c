import Settings
import TestSupport
import Testing

@Suite struct `The codec of a setting` {
  @Test(arguments: [
    ("5", "5"), ("1440", "1440"), ("+7", "7"), ("007", "7"), ("4", nil), ("1441", nil), ("-5", nil),
    ("99999999999999999999", nil), ("7 ", nil), ("", nil), ("pi", nil), ("7.0", nil),
  ])
  func `of whole numbers reads those of its range`(text: String, normalized: String?) {
    #expect((try? Sample.schema.entry("gap")?.normalize(text)) == normalized)
  }

  @Test func `says what is wrong`() {
    let domain = SettingDomain.whole(5...1_440)
    let codec = SettingCodec<Int>.whole(in: 5...1_440)
    for text in ["4", "-5", "99999999999999999999"] {
      #expect(throws: SettingFault.outOfRange(domain)) { try codec.decode(text) }
    }
    for text in ["", "-", "+", "7.0", "٧", "0x10"] {
      #expect(throws: SettingFault.notAValue(domain)) { try codec.decode(text) }
    }
    #expect(
      SettingFault.outOfRange(domain).description
        == "is out of range: it must be a whole number from 5 to 1440")
    #expect(
      SettingDomain.optional(none: "none", .words(["low", "high"])).description
        == "none, or one of low, high")
    #expect(throws: SettingFault.tooLong(.text(longest: 3))) {
      try SettingCodec<String>.text(longest: 3).decode("éé")
    }
    #expect(throws: SettingFault.notAValue(.words(["on", "off"]))) {
      try SettingCodec<Bool>.flag().decode("On")
    }
  }

  @Test func `of small numbers is bounded by their type`() throws {
    let codec = SettingCodec<UInt8>.whole(in: .min ... .max)
    #expect(try codec.decode("255") == 255)
    #expect(throws: SettingFault.outOfRange(.whole(0...255))) { try codec.decode("256") }
    #expect(throws: SettingFault.outOfRange(.whole(0...255))) { try codec.decode("-1") }
    let wide = SettingCodec<UInt64>.whole(in: 0 ... .max)
    #expect(try wide.decode("18446744073709551615") == .max)
  }

  @Test func `of numbers loses no digit, and excludes infinity and NaN`() throws {
    let codec = SettingCodec<Double>.decimal(
      in: -.greatestFiniteMagnitude ... .greatestFiniteMagnitude)
    let seed: UInt64 = 11
    var random = SplitMix(seed: seed)
    for _ in 0..<2_000 {
      let value = Double(bitPattern: random.next())
      guard value.isFinite else { continue }
      #expect(try codec.decode(codec.encode(value)) == value, "\(value), seed \(seed)")
    }
    for text in ["inf", "nan", "1e999", "", "1,5"] {
      #expect(throws: SettingFault.self, "\(text)") { try codec.decode(text) }
    }
    #expect(try SettingCodec.decimal(in: 0...1).decode("5e-1") == 0.5)
  }

  @Test func `of lists and of optional texts returns what it has written`() throws {
    let list = SettingCodec.list(.text())
    let optional = SettingCodec<String?>.optional(.text())
    let nested = SettingCodec<[[String]?]>.list(.optional(.list(.text()), none: ""))
    let seed: UInt64 = 12
    var random = SplitMix(seed: seed)
    for _ in 0..<3_000 {
      let texts = (0..<Int.random(in: 0..<4, using: &random)).map { _ in random.text() }
      #expect(try list.decode(list.encode(texts)) == texts, "\(texts), seed \(seed)")
      let text = Bool.random(using: &random) ? nil : random.text("none\\")
      #expect(try optional.decode(optional.encode(text)) == text, "\(text ?? "-"), seed \(seed)")
      let lists = (0..<Int.random(in: 0..<4, using: &random)).map { _ -> [String]? in
        Bool.random(using: &random) ? nil : [random.text("a,\\"), random.text("\\ ")]
      }
      #expect(try nested.decode(nested.encode(lists)) == lists, "\(lists), seed \(seed)")
    }
  }

  @Test(
    arguments: [
      ("", []), (",", [""]), ("a", ["a"]), ("a,", ["a"]), ("a,,", ["a", ""]), ("a, b", ["a", "b"]),
      (#"a\,b"#, ["a,b"]), (#"\ a"#, [" a"]), (#"a\"#, ["a"]), (#"a\\,b"#, [#"a\"#, "b"]),
    ] as [(String, [String])])
  func `of lists reads what people write`(text: String, values: [String]) throws {
    #expect(try SettingCodec.list(.text()).decode(text) == values)
  }

  @Test func `may be that of another type`() throws {
    let codec = SettingCodec.whole(in: 5...1_440).map {
      Duration.seconds($0 * 60)
    } back: {
      Int($0.components.seconds / 60)
    }
    #expect(codec.encode(.seconds(1_800)) == "30")
    #expect(try codec.decode("30") == .seconds(1_800))
    #expect(codec.domain.wholeRange == 5...1_440)
    #expect(throws: SettingFault.self) { try codec.text(of: .seconds(60)) }
  }
}
