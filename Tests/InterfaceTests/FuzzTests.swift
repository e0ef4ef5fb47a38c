import Interface
import InterfaceTestSupport
import Testing

/// Random trees of views, changed at random places: ten thousand rounds.
@Suite struct FuzzTests {
  typealias Dice = RandomTreeTests.Dice

  /// Counts the living closures by the tokens they hold, and records those that run.
  final class Ledger {
    var count = 0
    var heard = ""
  }

  final class Token {
    let ledger: Ledger

    init(_ ledger: Ledger) {
      self.ledger = ledger
      ledger.count += 1
    }

    deinit { ledger.count -= 1 }
  }

  /// A node of the tree, each of whose properties is observed separately.
  final class Branch: Identifiable {
    let id: Int
    @Observed var kind = 0
    @Observed var text = ""
    @Observed var isOn = false
    @Observed var branches: [Branch] = []

    init(id: Int) { self.id = id }
  }

  enum Mark: EnvironmentKey {
    static var defaultValue: String { "none" }
  }

  struct BranchView: View {
    let branch: Branch
    let ledger: Ledger
    @Environment(Mark.self) private var mark

    var body: some View {
      let token = Token(ledger)
      switch branch.kind {
      case 0: Text(branch.text).opacity(branch.isOn ? 1 : 0.5)
      case 1:
        let text = branch.text
        Button(branch.text) { token.ledger.heard = text }
          .pressed(branch.isOn).id("b\(branch.id)").disabled(branch.text.utf8.isEmpty)
      case 2: Words(mark)
      case 3:
        if branch.isOn {
          Toggle(branch.text, isOn: branch.$isOn)
        } else {
          EmptyView()
          TextField("Field", text: branch.$text, prompt: branch.text)
        }
      case 4:
        List {
          ForEach(branch.branches) { branch in
            ListItem { BranchView(branch: branch, ledger: ledger) }
          }
        }
      case 5:
        VStack {
          Text(branch.text).heading(branch.isOn ? .page : .detail)
          ForEach(branch.branches) { BranchView(branch: $0, ledger: ledger) }
          if branch.isOn { Divider() }
        }
      case 6:
        ForEach(branch.branches.indices.map { $0 }, id: { $0 }) { index in
          TableRow {
            TableCell { Words("\(index) \(branch.text)") }
            TableCell { if branch.isOn { Words(branch.$text) } }
          }
        }
      case 7:
        // Rows that capture values read by the body, and read others themselves.
        let caption = branch.text
        ForEach(branch.branches) { inner in
          let text = inner.text
          Button(caption + text) { token.ledger.heard = "\(caption) \(inner.id) \(text)" }
        }
      case 8:
        // Elements and keys that are read from other objects.
        let count = branch.branches.count
        ForEach(branch.branches.filter { $0.isOn }, id: { branch.isOn ? $0.id : -$0.id }) { inner in
          ListItem {
            BranchView(branch: inner, ledger: ledger)
            Button("of \(count)") { token.ledger.heard = "\(count) \(inner.id)" }
          }
        }
      case 9:
        ForEach(branch.branches.map { Sign(id: $0.id, text: $0.text) }) { sign in
          SignView(sign: sign, ledger: ledger)
        }
      case 10:
        // Words and states with and without a binding at one place.
        ForEach(branch.branches) { inner in
          let item = ListItem {
            Text(branch.isOn ? inner.$text : .constant(mark))
            if inner.isOn { Button(branch.$text) { token.ledger.heard = "\(inner.id)" } }
          }
          branch.isOn ? item.selected(inner.$isOn) : item.selected(inner.text.utf8.isEmpty)
        }
        Button("Open") {}.expanded(branch.isOn ? branch.$isOn : .constant(branch.text.utf8.isEmpty))
        branch.isOn ? Words(branch.$text) : Words("still")
      default:
        ForEach(branch.branches) { BranchView(branch: $0, ledger: ledger) }
          .environment(Mark.self, branch.text)
      }
    }
  }

  /// An element that is a value.
  struct Sign: Identifiable {
    let id: Int
    let text: String
  }

  struct SignView: View {
    let sign: Sign
    let ledger: Ledger

    var body: some View {
      let token = Token(ledger)
      Button(sign.text) { token.ledger.heard = "sign \(sign.id) \(sign.text)" }
    }
  }

  /// A tree and the random generator that changes it.
  struct World {
    var dice: Dice
    var nextID = 1
    let root = Branch(id: 0)
    var branches: [Branch] { all(root) }

    private func all(_ branch: Branch) -> [Branch] { [branch] + branch.branches.flatMap(all) }

    mutating func text() -> String {
      ["", "a", "&<\"é", "😀 text", "longer than most"][dice.roll(5)]
    }

    mutating func branch() -> Branch {
      let branch = Branch(id: nextID)
      nextID += 1
      branch.kind = dice.roll(12)
      branch.text = text()
      return branch
    }

    mutating func change() {
      let all = branches
      let branch = all[dice.roll(all.count)]
      let count = branch.branches.count
      switch dice.roll(8) {
      case 0: branch.text = text()
      case 1: branch.isOn.toggle()
      case 2: branch.kind = dice.roll(12)
      case 3 where count > 1: branch.branches.swapAt(dice.roll(count), dice.roll(count))
      case 4 where count > 0: branch.branches.remove(at: dice.roll(count))
      case 5 where count > 0 && all.count > 25: branch.branches = []
      case 6 where count > 0: branch.branches = branch.branches.reversed()
      default:
        guard all.count < 40 else { return branch.branches.removeAll() }
        for _ in 0...dice.roll(5) {
          branch.branches.insert(self.branch(), at: dice.roll(branch.branches.count + 1))
        }
      }
    }
  }

  /// The state of the page's fields and boxes, which its HTML does not contain.
  private func fields(_ page: TestPage) -> [String] {
    page.document.root.all.filter { $0.tag == "input" }.map { "\($0.value) \($0.isChecked)" }
  }

  @Test(arguments: 1...20)
  func `a patched page equals a newly rendered one, and nothing leaks`(seed: UInt64) {
    var world = World(dice: Dice(state: seed))
    world.root.kind = 5
    let (ledger, freshLedger) = (Ledger(), Ledger())
    let page = TestPage(BranchView(branch: world.root, ledger: ledger))
    let fresh = TestPage()
    for round in 0..<500 {
      for _ in 0...world.dice.roll(3) { world.change() }
      page.settle()
      fresh.mount(BranchView(branch: world.root, ledger: freshLedger))
      #expect(page.html == fresh.html, "seed \(seed), round \(round)")
      #expect(fields(page) == fields(fresh), "seed \(seed), round \(round)")
      #expect(page.nodeCount == fresh.nodeCount, "seed \(seed), round \(round)")
      #expect(page.document.nodeCount == page.nodeCount, "seed \(seed), round \(round)")
      #expect(page.document.faults == [], "seed \(seed), round \(round)")
      let buttons = page.all("button")
      if !buttons.isEmpty {
        // A click runs the same handlers as on a newly rendered page.
        let place = world.dice.roll(buttons.count)
        page.send(Event(.click), to: buttons[place])
        fresh.send(Event(.click), to: fresh.all("button")[place])
        #expect(ledger.heard == freshLedger.heard, "seed \(seed), round \(round)")
        (ledger.heard, freshLedger.heard) = ("", "")
      }
      fresh.unmount()
      #expect(fresh.document.nodeCount == 0, "seed \(seed), round \(round)")
      #expect(freshLedger.count == 0, "seed \(seed), round \(round)")
    }
    page.unmount()
    #expect(page.nodeCount == 0)
    #expect(page.document.nodeCount == 0)
    #expect(page.document.templateCount == 0)
    #expect(page.document.root.children.isEmpty)
    #expect(ledger.count == 0)
    #expect(fresh.document.faults == [])
  }
}
