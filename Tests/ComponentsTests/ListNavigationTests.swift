import Components
import Interface
import Testing

/// The keys of the patterns *listbox* and *combobox* of the ARIA Authoring Practices.
@Suite struct ListNavigationTests {
  /// A sequence of keys and the expected result.
  struct Case: CustomTestStringConvertible, Sendable {
    let keys: [Key]
    let manner: ListNavigation.Manner
    let count: Int
    let chosen: Int?
    let isOpen: Bool
    let active: Int?
    let outcome: ListNavigation.Outcome

    init(
      _ keys: [Key], _ manner: ListNavigation.Manner, of count: Int = 3, chosen: Int? = nil,
      isOpen: Bool, at active: Int? = nil, _ outcome: ListNavigation.Outcome
    ) {
      (self.keys, self.manner, self.count) = (keys, manner, count)
      (self.chosen, self.isOpen, self.active, self.outcome) = (chosen, isOpen, active, outcome)
    }

    var testDescription: String { "\(manner) \(keys.map { $0.name })" }
  }

  @Test(arguments: [
    Case([.down], .choice, chosen: 1, isOpen: true, at: 1, .used),
    Case([.up], .choice, isOpen: true, at: 0, .used),
    Case([.space], .choice, chosen: 2, isOpen: true, at: 2, .used),
    Case([.return], .choice, isOpen: true, at: 0, .used),
    Case([.home], .choice, chosen: 2, isOpen: true, at: 0, .used),
    Case([.end], .choice, isOpen: true, at: 2, .used),
    Case([.tab], .choice, isOpen: false, .unused),
    Case([.escape], .choice, isOpen: false, .unused),
    Case([.down, .down], .choice, isOpen: true, at: 1, .used),
    Case([.down, .up], .choice, isOpen: true, at: 0, .used),
    Case([.end, .down], .choice, isOpen: true, at: 2, .used),
    Case([.down, .end], .choice, isOpen: true, at: 2, .used),
    Case([.down, .escape], .choice, isOpen: false, .used),
    Case([.down, .down, .return], .choice, isOpen: false, .chosen(1)),
    Case([.down, .down, .space], .choice, isOpen: false, .chosen(1)),
    Case([.down, .down, .tab], .choice, isOpen: false, .chosen(1)),
    Case([.down], .choice, of: 0, isOpen: true, .used),
    Case([.down, .down, .return], .choice, of: 0, isOpen: false, .used),
    Case([.down], .suggestions, isOpen: true, at: 0, .used),
    Case([.up], .suggestions, isOpen: true, at: 2, .used),
    Case([.down], .suggestions, of: 0, isOpen: false, .unused),
    Case([.space], .suggestions, isOpen: false, .unused),
    Case([.return], .suggestions, isOpen: false, .unused),
    Case([.down, .home], .suggestions, isOpen: true, at: 0, .unused),
    Case([.down, .space], .suggestions, isOpen: true, at: 0, .unused),
    Case([.up, .down], .suggestions, isOpen: true, .used),
    Case([.down, .up], .suggestions, isOpen: true, .used),
    Case([.down, .up, .return], .suggestions, isOpen: false, .unused),
    Case([.down, .down, .return], .suggestions, isOpen: false, .chosen(1)),
    Case([.down, .tab], .suggestions, isOpen: false, .chosen(0)),
    Case([.down, .escape], .suggestions, isOpen: false, .used),
  ])
  func `the keyboard follows the ARIA patterns`(_ expected: Case) {
    var navigation = ListNavigation()
    var outcome = ListNavigation.Outcome.unused
    for key in expected.keys {
      outcome = navigation.take(
        key, count: expected.count, chosen: expected.chosen, manner: expected.manner)
    }
    #expect(navigation.isOpen == expected.isOpen)
    #expect(navigation.active == expected.active)
    #expect(outcome == expected.outcome)
  }

  @Test func `an entry that was removed is not active`() {
    var navigation = ListNavigation()
    navigation.open(at: 4)
    let outcome = navigation.take(.return, count: 3, manner: .suggestions)
    #expect(outcome == .unused)
    #expect(!navigation.isOpen)
  }
}
