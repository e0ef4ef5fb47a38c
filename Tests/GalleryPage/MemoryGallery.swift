import Interface

/// The model of the memory gallery.
final class MemoryGalleryModel {
  @Observed var log = ""
  @Observed var hasFirst = false
  @Observed var hasSecond = false
  @Observed var hasThird = false
  /// Bytes that make the page's memory grow when the first field loses the focus.
  private var burden: [UInt8] = []

  func tryBlocks() {
    var trial = MemoryTrial(seed: 20_261_122)
    trial.run(60_000)
    log = "\(trial.faults) faults"
  }

  /// Moves the focus thrice in one flush.
  func moveOn() { (hasFirst, hasSecond, hasThird) = (true, true, true) }

  /// Whether the first field has the focus; losing it makes the page's memory grow.
  var first: Binding<Bool> {
    Binding {
      self.hasFirst
    } set: { isThere in
      self.hasFirst = isThere
      if !isThere { self.burden += Array(repeating: 1, count: 20_000_000) }
    }
  }
}

/// Controls with which the tests exercise the memory of a page.
struct MemoryGallery: View {
  let model: MemoryGalleryModel

  var body: some View {
    Region(.main) {
      Text("Memory").heading(.page)
      Text(model.log).id("log")
      Button("Try blocks") { model.tryBlocks() }
      Button("Move on") { model.moveOn() }
      TextField("First", text: .constant("")).focused(model.first)
      TextField("Second", text: .constant("")).focused(model.$hasSecond)
      TextField("Third", text: .constant("")).focused(model.$hasThird)
    }
  }
}

/// Allocates and frees blocks of random sizes, and checks that each keeps its content.
struct MemoryTrial {
  /// The number of blocks that were overwritten.
  private(set) var faults = 0
  private var blocks: [(bytes: [UInt8], mark: UInt8, count: Int)] = []
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// Takes `steps` steps, first with a growing and then with a shrinking number of blocks, and frees all.
  mutating func run(_ steps: Int) {
    for step in 0..<steps {
      let isGrowing = step < steps / 2
      if blocks.isEmpty || roll(5) < (isGrowing ? 3 : 2) {
        let (mark, count) = (UInt8(step & 0xFF), size())
        blocks.append((Array(repeating: mark, count: count), mark, count))
      } else {
        giveBack()
      }
    }
    while !blocks.isEmpty { giveBack() }
  }

  private mutating func giveBack() {
    blocks.swapAt(roll(blocks.count), blocks.count - 1)
    let block = blocks.removeLast()
    let isWhole = block.bytes.count == block.count && block.bytes.allSatisfy { $0 == block.mark }
    if !isWhole { faults += 1 }
  }

  /// Most blocks are small; some are slightly smaller or larger than a chunk of memory.
  private mutating func size() -> Int {
    switch roll(100) {
    case 0..<80: 1 + roll(128)
    case 80..<95: 1 + roll(4_096)
    case 95..<99: (1 << (9 + roll(8))) - 60 + roll(80)
    default: 1 + roll(200_000)
    }
  }

  /// A linear congruential generator, with Knuth's numbers.
  private mutating func roll(_ sides: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % sides
  }
}
